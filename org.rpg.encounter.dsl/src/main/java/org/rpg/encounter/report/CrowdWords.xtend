package org.rpg.encounter.report

import java.util.List
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event
import org.rpg.encounter.rules.Event.Ate
import org.rpg.encounter.rules.Event.ConditionGained
import org.rpg.encounter.rules.Event.Hungry
import org.rpg.encounter.rules.Event.Rested
import org.rpg.encounter.rules.Event.Slept

/** What often befalls several alike: sleep, meals, rests. */
package class CrowdWords extends Words {
    val extension Cast cast

    /** So many of a kind are a horde. */
    static val HORDE = 3

    new(Language language, Cast cast) {
        super(language)
        this.cast = cast
    }

    /** One sentence for all of them, to whom the same happened. */
    def String sentence(List<Event> all) {
        if (all.head instanceof ConditionGained)
            return surprised(all)
        val names = all.map[Crowd.who(it).name].toList
        val many = names.size > 1
        val who = if (many) names.take(names.size - 1).join(', ') + say(' and ', ' e ') + names.last else names.head
        val first = all.head
        switch first {
            Slept: told(first, who, many)
            Rested: told(first, who, many)
            Ate: told(first, who, many, (all.last as Ate).left)
            Hungry: say('''There is nothing for «who» to eat.''', '''Não há nada para «who» «IF many»comerem«ELSE»comer«ENDIF».''')
        }
    }

    /** A horde is counted, not told off by name. */
    def private surprised(List<Event> all) {
        val kinds = all.map[Crowd.who(it)].groupBy[cast.kind(it)].values
        val who = kinds.map[if (size < HORDE) map[name] else #[cast.horde(it)]].flatten.toList
        val many = all.size > 1
        val names = if (who.size > 1) who.take(who.size - 1).join(', ') + say(' and ', ' e ') + who.last else who.head
        say('''«names» «IF many»are«ELSE»is«ENDIF» taken by surprise.''', '''A surpresa pega «names».''')
    }

    def private told(Slept it, String who, boolean many) {
        val time = numbers.duration(minutes)
        val more = gained.perseverance(many)
        say('''«who» «IF many»sleep«ELSE»sleeps«ENDIF» «time»«more».''',
            '''«who» «IF many»dormem«ELSE»dorme«ENDIF» «time»«more».''')
    }

    def private told(Rested it, String who, boolean many) {
        val each = if (many) say(' each', ' cada um') else ''
        val more = if (vigor <= 0) '' else say(''' (+«vigor» Vigor«each»)''', ''' (+«vigor» de Vigor«each»)''')
        if (isLong)
            say('''«who» «IF many»have«ELSE»has«ENDIF» had a good night's rest«more».''',
                '''«who» «IF many»tiveram«ELSE»teve«ENDIF» uma boa noite de descanso«more».''')
        else
            say('''«who» «IF many»take«ELSE»takes«ENDIF» a breather«more».''',
                '''«who» «IF many»recuperam«ELSE»recupera«ENDIF» o fôlego«more».''')
    }

    def private told(Ate it, String who, boolean many, int left) {
        val food = if (meals === 1) say('a meal', 'uma refeição') else say('''«meals» meals''', '''«meals» refeições''')
        val each = if (many) say(' each', ' cada um') else ''
        val more = gained.perseverance(many)
        val rest = if (left === 1) 'resta 1' else '''restam «left»'''
        say('''«who» «IF many»eat«ELSE»eats«ENDIF» «food»«each»«more»; «left» left.''',
            '''«who» «IF many»fazem«ELSE»faz«ENDIF» «food»«each»«more»; «rest».''')
    }

    def private perseverance(int gained, boolean many) {
        val each = if (many) say(' each', ' cada um') else ''
        if (gained === 0)
            ''
        else
            say(''' (+«gained» Perseverance«each»)''', ''' (+«gained» de Perseverança«each»)''')
    }
}
