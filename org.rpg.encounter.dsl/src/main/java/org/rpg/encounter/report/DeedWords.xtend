package org.rpg.encounter.report

import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event.Acted
import org.rpg.encounter.rules.Event.Barred
import org.rpg.encounter.rules.Event.Confused
import org.rpg.encounter.rules.Rule
import org.rpg.encounter.rules.combat.ActionKind
import org.rpg.encounter.rules.combat.Combatant

/** What people do with the initiative, attacks and walks apart. */
package class DeedWords extends Words {
    val extension Cast cast
    val boolean portuguese

    new(Language language, Cast cast) {
        super(language)
        this.cast = cast
        portuguese = language === Language.PT
    }

    def sentence(Acted it) {
        val other = target == Combatant.NONE ? '' : target.name
        switch action {
            case STAND_UP: say('''«who.name» gets up.''', '''«who.name» se levanta.''')
            case SHOUT: say('''«who.name» shouts a command.''', '''«who.name» grita um comando.''')
            case EQUIP: say('''«who.name» draws «who.weapon(detail)».''', '''«who.name» saca «who.weapon(detail)».''')
            case STOW: say('''«who.name» puts «who.weapon(detail)» away.''', '''«who.name» guarda «who.weapon(detail)».''')
            case DROP: say('''«who.name» drops «who.weapon(detail)».''', '''«who.name» larga «who.weapon(detail)».''')
            case PICK_UP:
                say('''«who.name» picks «who.weapon(detail)» up from the ground.''',
                    '''«who.name» apanha «who.weapon(detail)» do chão.''')
            case WAIT: who.idle
            case DISARM: say('''«who.name» strikes at the weapon of «other».''', '''«who.name» tenta desarmar «other».''')
            case DASH: say('''«who.name» breaks into a run.''', '''«who.name» sai em disparada.''')
            case CHARGE: say('''«who.name» charges at «other».''', '''«who.name» investe contra «other».''')
            case DROP_ON: say('''«who.name» leaps down on «other».''', '''«who.name» se lança do alto sobre «other».''')
            case GRAPPLE: say('''«who.name» grapples «other».''', '''«who.name» agarra «other».''')
            case KNOCK_DOWN: say('''«who.name» knocks «other» down.''', '''«who.name» derruba «other».''')
            case PUSH: say('''«who.name» pushes «other» back.''', '''«who.name» empurra «other» para trás.''')
            case ESCAPE_GRAPPLE: say('''«who.name» struggles to get free.''', '''«who.name» luta para se soltar.''')
            case ESCAPE_RESTRAINT: say('''«who.name» tries to break free.''', '''«who.name» tenta se livrar.''')
            case RESIST_POISON: say('''«who.name» fights the poison.''', '''«who.name» luta contra o veneno.''')
            case RELEASE: say('''«who.name» lets go of «other».''', '''«who.name» solta «other».''')
            case BIND: say('''«who.name» ties «other» up.''', '''«who.name» amarra «other».''')
            case FREE_BOUND: say('''«who.name» unties «other».''', '''«who.name» desamarra «other».''')
            case WAKE: say('''«who.name» wakes «other».''', '''«who.name» acorda «other».''')
            case MOUNT_UP: say('''«who.name» mounts «other».''', '''«who.name» monta em «other».''')
            case DISMOUNT: say('''«who.name» dismounts.''', '''«who.name» desmonta.''')
            case MOUNT_ATTACK: say('''«who.name» urges the mount against «other».''', '''«who.name» lança a montaria contra «other».''')
            case CREATE_OPPORTUNITY:
                say('''«who.name» creates an opportunity.''', '''«who.name» cria uma oportunidade.''')
            case OVERCOME_OBSTACLE:
                say('''«who.name» tackles the obstacle.''', '''«who.name» enfrenta o obstáculo.''')
            case LEAVE_FIRE: say('''«who.name» gets away from the fire.''', '''«who.name» foge do fogo.''')
            case FLEE: say('''«who.name» runs for it.''', '''«who.name» trata de fugir.''')
            case YIELD: say('''«who.name» gives up.''', '''«who.name» desiste da luta.''')
            case DRAG: say('''«who.name» drags «other» along.''', '''«who.name» arrasta «other».''')
            default: who.name + ': ' + action.rule.title + '.'
        }
    }

    def idle(int who) {
        say('''«who.name» waits and watches.''', '''«who.name» espera e observa.''')
    }

    /** What a rule bars, and which. */
    def sentence(Barred it) {
        val reason = rules.head.title.toFirstLower
        say('''«who.name» cannot do that («action.inWords»): «reason».''',
            '''«who.name» não pode fazer isso («action.inWords»): «reason».''')
    }

    def sentence(Confused it) {
        val what = if (roll <= 3)
                say('wanders off at random', 'anda ao acaso')
            else if (roll <= 5)
                say('strikes at whoever is near', 'ataca quem estiver por perto')
            else
                say('does nothing', 'não faz nada')
        say('''«who.name» is confused (rolls «roll») and «what».''', '''«who.name» está em confusão (tira «roll») e «what».''')
    }

    /** An action in a few words. */
    def inWords(ActionKind it) {
        switch it {
            case APPROACH, case WITHDRAW, case MOVE_TO, case KEEP_DISTANCE: say('movement', 'movimento')
            case DASH: say('dash', 'disparada')
            case CHARGE: say('charge', 'investida')
            case STAND_UP: say('standing up', 'levantar-se')
            case FLEE: say('flight', 'fuga')
            case MOUNT_UP: say('mounting', 'montar')
            case DISMOUNT: say('dismounting', 'desmontar')
            default: rule.title.toFirstLower
        }
    }

    def private title(Rule it) { portuguese ? it.portuguese : it.english }
}
