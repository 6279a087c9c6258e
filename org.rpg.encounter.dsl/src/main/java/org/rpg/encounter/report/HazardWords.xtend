package org.rpg.encounter.report

import java.util.Optional
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event
import org.rpg.encounter.rules.Event.CaughtFire
import org.rpg.encounter.rules.Event.Crossed
import org.rpg.encounter.rules.Event.Fell
import org.rpg.encounter.rules.Event.Healed
import org.rpg.encounter.rules.Event.HeldBreath
import org.rpg.encounter.rules.Event.LeftFire
import org.rpg.encounter.rules.Event.PoisonEased
import org.rpg.encounter.rules.Event.PoisonLingers
import org.rpg.encounter.rules.Event.Poisoned
import org.rpg.encounter.rules.Event.WoundGrew
import org.rpg.encounter.rules.body.WoundClass
import org.rpg.encounter.rules.field.Setback

/** Poisons, fire, falls, difficult ground, want of air, and what heals. */
package class HazardWords extends Words {
    val extension Cast cast

    new(Language language, Cast cast) {
        super(language)
        this.cast = cast
    }

    /** What an event of these says; nothing for any other. */
    def Optional<String> sentence(Event it) {
        Optional.ofNullable(switch it {
            Poisoned: told
            PoisonEased: told
            PoisonLingers: told
            CaughtFire: say('''Fire catches «who.name».''', '''O fogo alcança «who.name».''')
            LeftFire: say('''«who.name» is out of the fire.''', '''«who.name» está fora do fogo.''')
            WoundGrew: told
            Fell: told
            Crossed: told
            HeldBreath: told
            Healed: told
        })
    }

    def private told(Poisoned it) {
        val name = Cells.clean(poison)
        if (total)
            say('''«name» takes full hold of «who.name».''', '''«name» faz efeito total em «who.name».''')
        else
            say('''«who.name» resists «name» in part.''', '''«who.name» resiste em parte a «name».''')
    }

    def private told(PoisonEased it) {
        val name = Cells.clean(poison)
        if (over)
            say('''«name» has no more hold on «who.name».''', '''«name» já não age em «who.name».''')
        else
            say('''«name» loosens its hold on «who.name».''', '''«name» perde força em «who.name».''')
    }

    def private told(PoisonLingers it) {
        val name = Cells.clean(poison)
        if (!delayed)
            say('''The effect of «name» lasts «hours» h.''', '''O efeito de «name» dura «hours» h.''')
        else if (hidden)
            say('''«name» will strike «who.name» in «hours» h; the players do not know.''',
                '''«name» vai agir em «who.name» dentro de «hours» h; quem joga não sabe.''')
        else
            say('''«name» will strike «who.name» in «hours» h.''',
                '''«name» vai agir em «who.name» dentro de «hours» h.''')
    }

    def private told(WoundGrew it) {
        say('''«who.name»'s wound grows by «growth», to severity «severity» («woundClass.inWords»).''',
            '''O ferimento de «who.name» piora em «growth» e chega à severidade «severity» («woundClass.inWords»).''')
    }

    def private inWords(WoundClass it) {
        switch it {
            case LIGHT: say('light', 'leve')
            case MODERATE: say('moderate', 'moderado')
            case GRAVE: say('grave', 'grave')
        }
    }

    def private told(Fell it) {
        val way = numbers.decimal(centimetres / 100.0, centimetres % 100 == 0 ? 0 : 1) + '\u00A0m'
        if (well)
            say('''«who.name» falls «way» and lands well.''', '''«who.name» cai «way» e amortece a queda.''')
        else
            say('''«who.name» falls «way».''', '''«who.name» cai «way».''')
    }

    def private told(Crossed it) {
        val way = numbers.metres(squares)
        if (success)
            say('''«who.name» gets across «way» of difficult ground.''',
                '''«who.name» atravessa «way» de terreno difícil sem contratempo.''')
        else
            say('''«way» of «setback.inWords» ground are too much for «who.name».''',
                '''«way» de terreno «setback.inWords» são demais para «who.name».''')
    }

    def private inWords(Setback it) {
        switch it {
            case NONE: say('ordinary', 'comum')
            case SLIPPERY: say('slippery', 'escorregadio')
            case TRAPPING: say('trapping', 'aprisionador')
            case DANGEROUS: say('dangerous', 'perigoso')
            case EXHAUSTING: say('exhausting', 'exaustivo')
        }
    }

    def private told(HeldBreath it) {
        if (suffocating == 0)
            say('''«who.name» goes without air for «minutes» min.''', '''«who.name» fica «minutes» min sem ar.''')
        else
            say('''«who.name» goes without air for «minutes» min and suffocates for «suffocating» of them.''',
                '''«who.name» fica «minutes» min sem ar e sufoca durante «suffocating».''')
    }

    def private told(Healed it) {
        if (life == 0)
            say('''«who.name» gets back «vigor» Vigor.''', '''«who.name» recupera «vigor» de Vigor.''')
        else if (vigor == 0)
            say('''«who.name» gets back «life» Life.''', '''«who.name» recupera «life» de Vida.''')
        else
            say('''«who.name» gets back «vigor» Vigor and «life» Life.''',
                '''«who.name» recupera «vigor» de Vigor e «life» de Vida.''')
    }
}
