package org.rpg.encounter.report

import java.util.Optional
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event
import org.rpg.encounter.rules.Event.Disarmed
import org.rpg.encounter.rules.Event.Dismounted
import org.rpg.encounter.rules.Event.Displaced
import org.rpg.encounter.rules.Event.ItemMoved
import org.rpg.encounter.rules.Event.ItemUsed
import org.rpg.encounter.rules.Event.Mounted
import org.rpg.encounter.rules.Event.OpportunityCreated
import org.rpg.encounter.rules.Event.ShieldHandled
import org.rpg.encounter.rules.Event.WeaponLanded
import org.rpg.encounter.rules.Rule
import org.rpg.encounter.rules.combat.Combatant
import org.rpg.encounter.rules.field.Squares
import org.rpg.encounter.rules.gear.Container

/** Things and spells, mounts and opportunities, and where people and weapons end up. */
package class GearWords extends Words {
    val extension Cast cast

    new(Language language, Cast cast) {
        super(language)
        this.cast = cast
    }

    /** What an event of these says; nothing for any other. */
    def Optional<String> sentence(Event it) {
        Optional.ofNullable(switch it {
            Disarmed: told
            Displaced: told
            WeaponLanded: told
            ItemMoved: told
            ItemUsed: told
            ShieldHandled: told
            OpportunityCreated: told
            Mounted: say('''«who.name» mounts «mount.name».''', '''«who.name» monta em «mount.name».''')
            Dismounted: told
        })
    }

    def private told(Disarmed it) {
        val weapon = who.weapon(weapon)
        val away = Squares.distance(who.square, square)
        if (away == 0)
            say('''«by.name» strikes «weapon» out of «who.name»'s hand; it falls on the spot.''',
                '''«by.name» arranca «weapon» da mão de «who.name»; a arma cai ali mesmo.''')
        else
            say('''«by.name» strikes «weapon» out of «who.name»'s hand; it lands «numbers.metres(away)» away.''',
                '''«by.name» arranca «weapon» da mão de «who.name»; a arma cai a «numbers.metres(away)» dali.''')
    }

    def private told(Displaced it) {
        val way = numbers.metres(squares)
        if (squares == 0)
            say('''«who.name» does not budge.''', '''«who.name» não sai do lugar.''')
        else if (by == Combatant.NONE)
            say('''«who.name» ends up «way» away.''', '''«who.name» vai parar a «way» dali.''')
        else if (rules.contains(Rule.CON_06))
            say('''«by.name» drags «who.name» along for «way».''', '''«by.name» arrasta «who.name» por «way».''')
        else {
            val left = numbers.metres(Squares.distance(to, by.square))
            say('''«who.name» is driven back «way», to «left» from «by.name».''',
                '''«who.name» recua «way» e fica a «left» de «by.name».''')
        }
    }

    def private told(WeaponLanded it) {
        val way = numbers.metres(Squares.distance(who.square, square))
        say('''«who.weapon(weapon)» now lies «way» from «who.name».''',
            '''«who.weapon(weapon)» fica no chão a «way» de «who.name».''')
    }

    def private told(ItemMoved it) {
        val thing = item.item
        switch action {
            case GIVE: say('''«who.name» hands «thing» to «other.name».''', '''«who.name» entrega «thing» a «other.name».''')
            case DROP: say('''«who.name» drops «thing».''', '''«who.name» larga «thing».''')
            case PICK_UP:
                say('''«who.name» picks «thing» up from the ground.''', '''«who.name» apanha «thing» do chão.''')
            default: if (to == Container.HAND) taken(who, thing, from) else put(who, thing, to)
        }
    }

    def private taken(int who, String thing, Container from) {
        say('''«who.name» takes «thing» from «from.outInEnglish».''', '''«who.name» tira «thing» «from.outInPortuguese».''')
    }

    def private put(int who, String thing, Container to) {
        say('''«who.name» puts «thing» «to.intoInEnglish».''', '''«who.name» põe «thing» «to.intoInPortuguese».''')
    }

    def private outInEnglish(Container it) {
        switch it {
            case HAND: 'the hand'
            case BELT: 'the belt'
            case POCKET: 'a pocket'
            case POUCH: 'the pouch'
            case BACKPACK: 'the backpack'
            case GROUND: 'the ground'
        }
    }

    def private intoInEnglish(Container it) {
        switch it {
            case HAND: 'in the hand'
            case BELT: 'on the belt'
            case POCKET: 'in a pocket'
            case POUCH: 'in the pouch'
            case BACKPACK: 'in the backpack'
            case GROUND: 'on the ground'
        }
    }

    def private outInPortuguese(Container it) {
        switch it {
            case HAND: 'da mão'
            case BELT: 'do cinto'
            case POCKET: 'do bolso'
            case POUCH: 'da algibeira'
            case BACKPACK: 'da mochila'
            case GROUND: 'do chão'
        }
    }

    def private intoInPortuguese(Container it) {
        switch it {
            case HAND: 'na mão'
            case BELT: 'no cinto'
            case POCKET: 'no bolso'
            case POUCH: 'na algibeira'
            case BACKPACK: 'na mochila'
            case GROUND: 'no chão'
        }
    }

    def private told(ItemUsed it) {
        val thing = item.item
        val alone = target == Combatant.NONE || target == who
        val towards = if (alone)
                ''
            else if (who.isHostile(target))
                say(''' at «target.name»''', ''' contra «target.name»''')
            else
                say(''' on «target.name»''', ''' sobre «target.name»''')
        switch action {
            case CAST_SPELL:
                say('''«who.name» casts «thing»«towards».''', '''«who.name» lança «thing»«towards».''')
            case PERFORM_MIRACLE:
                say('''«who.name» works the miracle «thing»«towards».''', '''«who.name» realiza o milagre «thing»«towards».''')
            case ACTIVATE_MAGIC_RING,
            case ACTIVATE_ITEM_OF_POWER:
                say('''«who.name» calls up the power of «thing»«towards».''', '''«who.name» desperta o poder de «thing»«towards».''')
            case DRINK_POTION:
                if (alone)
                    say('''«who.name» drinks «thing».''', '''«who.name» bebe «thing».''')
                else
                    say('''«who.name» gives «target.name» «thing» to drink.''', '''«who.name» dá «thing» de beber a «target.name».''')
            default:
                say('''«who.name» uses «thing»«towards».''', '''«who.name» usa «thing»«towards».''')
        }
    }

    def private told(ShieldHandled it) {
        if (inHand)
            say('''«who.name» takes up the shield.''', '''«who.name» empunha o escudo.''')
        else
            say('''«who.name» slings the shield.''', '''«who.name» guarda o escudo.''')
    }

    def private told(OpportunityCreated it) {
        if (chances > 0)
            say('''«who.name» creates an opportunity for «target.name»: a positive chance on the next test.''',
                '''«who.name» cria uma oportunidade para «target.name»: uma chance positiva no próximo teste.''')
        else if (chances < 0)
            say('''«who.name» gets in the way of «target.name»: a negative chance on the next test.''',
                '''«who.name» atrapalha «target.name»: uma chance negativa no próximo teste.''')
        else
            say('''«who.name» plays a trick on «target.name».''',
                '''«who.name» faz uma artimanha com «target.name».''')
    }

    def private told(Dismounted it) {
        if (knockedOff)
            say('''«who.name» is thrown off «mount.name».''', '''«who.name» cai da montaria («mount.name»).''')
        else
            say('''«who.name» gets off «mount.name».''', '''«who.name» desmonta de «mount.name».''')
    }
}
