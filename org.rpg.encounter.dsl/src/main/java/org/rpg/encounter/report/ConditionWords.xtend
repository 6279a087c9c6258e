package org.rpg.encounter.report

import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.body.Condition

/** How conditions and states come and go, and what someone is who has one. */
package class ConditionWords extends Words {
    new(Language language) {
        super(language)
    }

    /** @param name who has it now */
    def gained(Condition it, String name) {
        switch it {
            case PRONE: say('''«name» goes down and lies prone.''', '''«name» vai ao chão.''')
            case EXPOSED: say('''«name» is left exposed.''', '''«name» fica com a guarda aberta.''')
            case SURPRISED: say('''«name» is taken by surprise.''', '''A surpresa pega «name».''')
            case UNAWARE: say('''«name» notices nothing.''', '''«name» não percebe nada.''')
            case GRAPPLED: say('''«name» is held fast.''', '''«name» não escapa da pegada.''')
            case GRAPPLING: say('''«name» has both hands full.''', '''«name» está com as mãos ocupadas.''')
            case SHAKEN: say('''«name» is shaken.''', '''«name» sente o abalo.''')
            case CONFUSED: say('''«name» no longer knows friend from foe.''', '''«name» já não distingue amigo de inimigo.''')
            case SLOW: say('''«name» becomes slow.''', '''O corpo de «name» fica lento.''')
            case PARALYSED: say('''«name» can no longer move.''', '''«name» já não consegue se mover.''')
            case PETRIFIED: say('''«name» turns to stone.''', '''«name» vira pedra.''')
            case RESTRAINED: say('''«name» is stuck.''', '''«name» não consegue sair do lugar.''')
            case OVERLOADED: say('''«name» can hardly move under the load.''', '''«name» mal se move com tanto peso.''')
            case UNCONSCIOUS: say('''«name» loses consciousness.''', '''«name» perde a consciência.''')
            case ASLEEP: say('''«name» falls asleep.''', '''«name» adormece.''')
            case BOUND: say('''«name» is tied up.''', '''Amarram «name».''')
            case HELPLESS: say('''«name» is helpless.''', '''«name» já não tem defesa.''')
            case HIDDEN: say('''«name» is out of sight.''', '''«name» some de vista.''')
            case HALLUCINATING: say('''«name» sees what is not there.''', '''«name» vê o que não existe.''')
        }
    }

    /** @param name who has it no longer */
    def lost(Condition it, String name) {
        switch it {
            case PRONE: say('''«name» is off the ground.''', '''«name» sai do chão.''')
            case EXPOSED: say('''«name» is no longer exposed.''', '''«name» fecha a guarda.''')
            case SURPRISED: say('''«name» shakes off the surprise.''', '''«name» se refaz da surpresa.''')
            case UNAWARE: say('''«name» is on guard.''', '''«name» está em guarda.''')
            case GRAPPLED: say('''«name» is free of the grip.''', '''«name» se livra da pegada.''')
            case GRAPPLING: say('''«name» lets go.''', '''«name» solta a presa.''')
            case SHAKEN: say('''«name» takes heart again.''', '''«name» recobra o ânimo.''')
            case CONFUSED: say('''«name» sees clearly again.''', '''A mente de «name» clareia.''')
            case SLOW: say('''«name» is no longer slow.''', '''«name» recobra a agilidade.''')
            case PARALYSED: say('''«name» can move again.''', '''«name» volta a se mover.''')
            case PETRIFIED: say('''«name» is flesh again.''', '''«name» volta a ser de carne.''')
            case RESTRAINED: say('''«name» gets loose.''', '''«name» se solta.''')
            case OVERLOADED: say('''«name» is rid of the load.''', '''«name» se livra do peso.''')
            case UNCONSCIOUS: say('''«name» comes round.''', '''«name» volta a si.''')
            case ASLEEP: say('''«name» wakes up.''', '''«name» acorda.''')
            case BOUND: say('''«name» is untied.''', '''Desamarram «name».''')
            case HELPLESS: say('''«name» can defend again.''', '''«name» pode se defender de novo.''')
            case HIDDEN: say('''«name» is seen.''', '''«name» se revela.''')
            case HALLUCINATING: say('''«name»'s visions fade.''', '''As visões de «name» se desfazem.''')
        }
    }

    /** What someone is: in a list after his name, so it fits any gender. */
    def state(Condition it) {
        switch it {
            case PRONE: say('prone', 'no chão')
            case EXPOSED: say('exposed', 'de guarda aberta')
            case SURPRISED: say('surprised', 'de surpresa')
            case UNAWARE: say('unaware', 'sem perceber nada')
            case GRAPPLED: say('grappled', 'sob uma pegada')
            case GRAPPLING: say('grappling', 'segurando alguém')
            case SHAKEN: say('shaken', 'sob abalo')
            case CONFUSED: say('confused', 'em confusão')
            case SLOW: say('slow', 'com lentidão')
            case PARALYSED: say('paralysed', 'em paralisia')
            case PETRIFIED: say('petrified', 'de pedra')
            case RESTRAINED: say('restrained', 'sem sair do lugar')
            case OVERLOADED: say('overloaded', 'sob carga demais')
            case UNCONSCIOUS: say('unconscious', 'sem consciência')
            case ASLEEP: say('asleep', 'dormindo')
            case BOUND: say('bound', 'com amarras')
            case HELPLESS: say('helpless', 'sem defesa')
            case HIDDEN: say('hidden', 'fora de vista')
            case HALLUCINATING: say('hallucinating', 'com alucinações')
        }
    }
}
