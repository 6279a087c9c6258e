package org.rpg.encounter.report

import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event.Acted
import org.rpg.encounter.rules.Event.Attempted
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
            case EQUIP: say('''«who.name» draws «who.held(detail)».''', '''«who.name» saca «who.held(detail)».''')
            case STOW: say('''«who.name» puts «who.held(detail)» away.''', '''«who.name» guarda «who.held(detail)».''')
            case DROP: say('''«who.name» drops «who.held(detail)».''', '''«who.name» larga «who.held(detail)».''')
            case PICK_UP:
                say('''«who.name» picks «who.held(detail)» up from the ground.''',
                    '''«who.name» apanha «who.held(detail)» do chão.''')
            case WAIT: who.idle
            case DISARM: say('''«who.name» strikes at the weapon of «other».''', '''«who.name» tenta desarmar «other».''')
            case DASH: say('''«who.name» breaks into a run.''', '''«who.name» sai em disparada.''')
            case CHARGE: say('''«who.name» charges at «other».''', '''«who.name» investe contra «other».''')
            case DROP_ON: say('''«who.name» leaps down on «other».''', '''«who.name» se lança do alto sobre «other».''')
            case GRAPPLE: say('''«who.name» grapples «other».''', '''«who.name» agarra «other».''')
            case KNOCK_DOWN: say('''«who.name» knocks «other» down.''', '''«who.name» derruba «other».''')
            case PUSH: say('''«who.name» pushes «other» back.''', '''«who.name» empurra «other» para trás.''')
            case ESCAPE_GRAPPLE: say('''«who.name» wrenches free.''', '''«who.name» escapa à força.''')
            case ESCAPE_RESTRAINT: say('''«who.name» breaks free.''', '''«who.name» se livra do que prendia.''')
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
            case LEAVE_FIRE: say('''«who.name» runs from the fire.''', '''«who.name» foge do fogo.''')
            case FLEE: say('''«who.name» runs for it.''', '''«who.name» trata de fugir.''')
            case YIELD: say('''«who.name» gives up.''', '''«who.name» desiste da luta.''')
            case DRAG: say('''«who.name» drags «other» along.''', '''«who.name» arrasta «other».''')
            case ATTACK: say('''«who.name» attacks «other».''', '''«who.name» ataca «other».''')
            case CAST_SPELL: say('''«who.name» casts a spell.''', '''«who.name» lança um feitiço.''')
            case FETCH_FROM_BACKPACK: say('''«who.name» takes «who.held(detail)» from the backpack.''', '''«who.name» tira «who.held(detail)» da mochila.''')
            case ACTIVATE_MAGIC_RING: say('''«who.name» calls up the power of a magic ring.''', '''«who.name» desperta o poder de um anel mágico.''')
            case TAKE_FROM_POCKET: say('''«who.name» takes something from a pocket.''', '''«who.name» tira algo do bolso.''')
            case DRINK_POTION: say('''«who.name» drinks a potion.''', '''«who.name» bebe uma poção.''')
            case ACTIVATE_ITEM_OF_POWER: say('''«who.name» calls up the power of an Item of Power.''', '''«who.name» desperta o poder de um Item de Poder.''')
            case PERFORM_MIRACLE: say('''«who.name» works a miracle.''', '''«who.name» realiza um milagre.''')
            case GIVE: say('''«who.name» hands something to «other».''', '''«who.name» entrega algo a «other».''')
            case APPROACH: say('''«who.name» closes in.''', '''«who.name» chega mais perto.''')
            case WITHDRAW: say('''«who.name» draws back.''', '''«who.name» se afasta.''')
            case MOVE_TO: say('''«who.name» heads for another place.''', '''«who.name» vai para outro lugar.''')
            case KEEP_DISTANCE: say('''«who.name» keeps a safe distance.''', '''«who.name» mantém distância.''')
            case WITHDRAW_CAREFULLY: say('''«who.name» withdraws step by step, on guard.''', '''«who.name» recua com cautela.''')
            case FLANK: say('''«who.name» moves round to the flank.''', '''«who.name» dá a volta para flanquear.''')
            case PROTECT: say('''«who.name» moves to protect «other».''', '''«who.name» se põe à frente de «other».''')
            case TAKE_COVER: say('''«who.name» takes cover.''', '''«who.name» busca cobertura.''')
            case SEEK_HIGH_GROUND: say('''«who.name» makes for higher ground.''', '''«who.name» busca terreno elevado.''')
        }
    }

    /** The weapon of that number, if it is one. */
    def private held(int who, int weapon) {
        weapon >= 0 && weapon < who.combatant.weapons ? who.weapon(weapon) : say('a weapon', 'uma arma')
    }

    /** What someone sets about; a test says how it goes. */
    def sentence(Attempted it) {
        val other = target == Combatant.NONE ? '' : target.name
        switch action {
            case GRAPPLE: say('''«who.name» tries to grapple «other».''', '''«who.name» tenta agarrar «other».''')
            case KNOCK_DOWN: say('''«who.name» tries to knock «other» down.''', '''«who.name» tenta derrubar «other».''')
            case PUSH: say('''«who.name» tries to push «other» back.''', '''«who.name» tenta empurrar «other».''')
            case DISARM: say('''«who.name» tries to disarm «other».''', '''«who.name» tenta desarmar «other».''')
            case ESCAPE_GRAPPLE:
                if (other.empty)
                    say('''«who.name» struggles against the grip.''', '''«who.name» luta contra a pegada.''')
                else
                    say('''«who.name» struggles against the grip of «other».''', '''«who.name» luta contra a pegada de «other».''')
            case ESCAPE_RESTRAINT: say('''«who.name» tries to break free.''', '''«who.name» tenta se livrar.''')
            case DASH: say('''«who.name» tries to run on.''', '''«who.name» tenta seguir em disparada.''')
            case BIND: say('''«who.name» tries to tie «other» up.''', '''«who.name» tenta amarrar «other».''')
            default: say('''«who.name» tries it («action.inWords»).''', '''«who.name» tenta («action.inWords»).''')
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
            case ATTACK: say('attacking', 'atacar')
            case CAST_SPELL: say('casting a spell', 'lançar um feitiço')
            case OVERCOME_OBSTACLE: say('tackling an obstacle', 'superar um obstáculo')
            case CREATE_OPPORTUNITY: say('creating an opportunity', 'criar uma oportunidade')
            case FETCH_FROM_BACKPACK: say('reaching into the backpack', 'mexer na mochila')
            case ACTIVATE_MAGIC_RING: say('using a magic ring', 'ativar um anel mágico')
            case DISARM: say('disarming', 'desarmar')
            case DASH: say('dashing', 'disparar')
            case CHARGE: say('charging', 'investir')
            case DROP_ON: say('leaping down on someone', 'lançar-se do alto')
            case MOUNT_ATTACK: say('attacking with the mount', 'atacar com a montaria')
            case BIND: say('tying someone up', 'amarrar alguém')
            case FREE_BOUND: say('untying someone', 'desamarrar alguém')
            case WAKE: say('waking someone', 'acordar alguém')
            case GRAPPLE: say('grappling', 'agarrar')
            case KNOCK_DOWN: say('knocking someone down', 'derrubar')
            case PUSH: say('pushing', 'empurrar')
            case ESCAPE_GRAPPLE: say('escaping the grip', 'escapar da pegada')
            case ESCAPE_RESTRAINT: say('breaking free', 'libertar-se')
            case RESIST_POISON: say('fighting the poison', 'resistir ao veneno')
            case SHOUT: say('shouting', 'gritar')
            case EQUIP: say('drawing a weapon', 'sacar uma arma')
            case STOW: say('putting a weapon away', 'guardar uma arma')
            case DROP: say('dropping something', 'largar algo')
            case PICK_UP: say('picking something up', 'apanhar algo')
            case TAKE_FROM_POCKET: say('reaching into a pocket', 'mexer no bolso')
            case DRINK_POTION: say('drinking a potion', 'beber uma poção')
            case ACTIVATE_ITEM_OF_POWER: say('using an Item of Power', 'ativar um Item de Poder')
            case PERFORM_MIRACLE: say('working a miracle', 'realizar um milagre')
            case GIVE: say('handing something over', 'entregar algo')
            case APPROACH: say('closing in', 'chegar mais perto')
            case WITHDRAW: say('drawing back', 'afastar-se')
            case MOVE_TO: say('moving', 'andar')
            case KEEP_DISTANCE: say('keeping a distance', 'manter distância')
            case WITHDRAW_CAREFULLY: say('withdrawing carefully', 'recuar com cautela')
            case FLANK: say('flanking', 'flanquear')
            case PROTECT: say('protecting someone', 'proteger alguém')
            case DRAG: say('dragging someone', 'arrastar alguém')
            case TAKE_COVER: say('taking cover', 'buscar cobertura')
            case SEEK_HIGH_GROUND: say('seeking high ground', 'buscar terreno elevado')
            case LEAVE_FIRE: say('getting out of the fire', 'sair do fogo')
            case FLEE: say('fleeing', 'fugir')
            case MOUNT_UP: say('mounting', 'montar')
            case DISMOUNT: say('dismounting', 'desmontar')
            case STAND_UP: say('standing up', 'levantar-se')
            case RELEASE: say('letting go', 'soltar alguém')
            case YIELD: say('surrendering', 'render-se')
            case WAIT: say('waiting', 'esperar')
        }
    }

    def private title(Rule it) { portuguese ? it.portuguese : it.english }
}
