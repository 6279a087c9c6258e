package org.rpg.encounter.report

import java.util.Optional
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event
import org.rpg.encounter.rules.Event.Ate
import org.rpg.encounter.rules.Event.DayEnded
import org.rpg.encounter.rules.Event.FaintRolled
import org.rpg.encounter.rules.Event.Fainted
import org.rpg.encounter.rules.Event.Hungry
import org.rpg.encounter.rules.Event.PerseveranceChanged
import org.rpg.encounter.rules.Event.RestRefused
import org.rpg.encounter.rules.Event.Rested
import org.rpg.encounter.rules.Event.SceneEnded
import org.rpg.encounter.rules.Event.SessionStarted
import org.rpg.encounter.rules.Event.Slept
import org.rpg.encounter.rules.Event.Tired
import org.rpg.encounter.rules.Event.Treated
import org.rpg.encounter.rules.Event.TreatmentRefused
import org.rpg.encounter.rules.Event.Woke
import org.rpg.encounter.rules.Event.WoundEvolved
import org.rpg.encounter.rules.Event.WoundHealed
import org.rpg.encounter.rules.Event.XpRefused
import org.rpg.encounter.rules.Event.XpSpent
import org.rpg.encounter.rules.Rule
import org.rpg.encounter.rules.body.WoundClass

/** What the road does to those who travel: time, exhaustion, meals, rests, wounds and care. */
package class RoadWords extends Words {
    val extension Cast cast

    new(Language language, Cast cast) {
        super(language)
        this.cast = cast
    }

    /** What an event of these says; nothing for any other. */
    def Optional<String> sentence(Event it) {
        Optional.ofNullable(switch it {
            SceneEnded: say('''A scene ends: «time».''', '''Uma cena acaba: «time».''')
            DayEnded: say('''Day «day» of the wounds is over.''', '''Acaba o dia «day» dos ferimentos.''')
            SessionStarted: say('''Session «session» begins.''', '''Começa a sessão «session».''')
            Tired: told
            PerseveranceChanged: told
            FaintRolled: told
            Fainted: told
            Woke: say('''«who.name» wakes, with «left» of Perseverance.''',
                '''«who.name» acorda, com «left» de Perseverança.''')
            Slept: say('''«who.name» sleeps «minutes.time»«gained.more».''',
                '''«who.name» dorme «minutes.time»«gained.more».''')
            Hungry: say('''There is nothing for «who.name» to eat.''',
                '''Não há nada para «who.name» comer.''')
            XpSpent: say('''«who.name» gives «points» XP for as much Perseverance.''',
                '''«who.name» gasta «points» de XP em Perseverança.''')
            XpRefused: say('''«who.name» cannot turn XP into Perseverance now.''',
                '''«who.name» não pode gastar XP em Perseverança agora.''')
            Ate: told
            default: care
        })
    }

    def private String care(Event it) {
        switch it {
            Rested: told
            RestRefused: say('''There is no short rest for «who.name» now.''',
                '''Não há descanso curto para «who.name» agora.''')
            WoundEvolved: told
            WoundHealed: say('''A wound of «who.name», of severity «before», has healed.''',
                '''Um ferimento de «who.name», de severidade «before», sarou.''')
            Treated: told
            TreatmentRefused: told
        }
    }

    def private time(SceneEnded it) {
        val clock = '''«minute / 60 % 24»:«String.format("%02d", minute % 60)»'''
        say('''day «minute / 1440 + 1», «clock»''', '''dia «minute / 1440 + 1», «clock»''')
    }

    def private time(int minutes) {
        if (minutes % 60 === 0) '''«minutes / 60» h''' else '''«minutes / 60» h «minutes % 60» min'''
    }

    def private more(int gained) {
        if (gained === 0) '' else say(''' (+«gained» Perseverance)''', ''' (+«gained» de Perseverança)''')
    }

    def private told(Tired it) {
        val lost = (sleepLoss + foodLoss) * factor
        val want = if (sleepLoss === 0)
                say('food', 'comida')
            else if (foodLoss === 0)
                say('sleep', 'sono')
            else
                say('sleep and food', 'sono e comida')
        val haste = if (factor > 1) say(', in haste', ', com pressa') else ''
        say('''For want of «want»«haste», «who.name» loses «lost» of Perseverance; «left» left.''',
            '''Por falta de «want»«haste», «who.name» perde «lost» de Perseverança; «left.rest».''')
    }

    def private rest(int left) {
        if (left === 1) 'resta 1' else '''restam «left»'''
    }

    def private told(PerseveranceChanged it) {
        if (change > 0)
            say('''«who.name» regains «change» of Perseverance and has «left».''',
                '''«who.name» recupera «change» de Perseverança e fica com «left».''')
        else
            say('''«who.name» loses «-change» of Perseverance and has «left».''',
                '''«who.name» perde «-change» de Perseverança e fica com «left».''')
    }

    def private told(FaintRolled it) {
        if (faints)
            say('''«who.name» cannot hold out: «roll» against «against».''',
                '''«who.name» não aguenta: «roll» contra «against».''')
        else
            say('''«who.name» holds out: «roll» against «against».''',
                '''«who.name» aguenta: «roll» contra «against».''')
    }

    def private told(Fainted it) {
        if (untilSession)
            say('''«who.name» faints until the session ends.''', '''«who.name» desmaia até o fim da sessão.''')
        else if (scenes === 1)
            say('''«who.name» faints for a scene.''', '''«who.name» desmaia por uma cena.''')
        else
            say('''«who.name» faints for «scenes» scenes.''', '''«who.name» desmaia por «scenes» cenas.''')
    }

    def private told(Ate it) {
        if (meals === 1)
            say('''«who.name» eats a meal«gained.more»; «left» left.''',
                '''«who.name» faz uma refeição«gained.more»; «left.rest».''')
        else
            say('''«who.name» eats «meals» meals«gained.more»; «left» left.''',
                '''«who.name» faz «meals» refeições«gained.more»; «left.rest».''')
    }

    def private told(Rested it) {
        val more = if (vigor === 0) '' else say(''' (+«vigor» Vigor)''', ''' (+«vigor» de Vigor)''')
        if (isLong)
            say('''«who.name» has had a good night's rest«more».''', '''«who.name» teve uma boa noite de descanso«more».''')
        else
            say('''«who.name» takes a breather«more».''', '''«who.name» recupera o fôlego«more».''')
    }

    def private told(WoundEvolved it) {
        if (after > before)
            say('''A wound of «who.name» grows from «before» to «after» («woundClass.inWords»).''',
                '''Um ferimento de «who.name» piora de «before» para «after» («woundClass.inWords»).''')
        else
            say('''A wound of «who.name» eases from «before» to «after» («woundClass.inWords»).''',
                '''Um ferimento de «who.name» melhora de «before» para «after» («woundClass.inWords»).''')
    }

    def private inWords(WoundClass it) {
        switch it {
            case LIGHT: say('light', 'leve')
            case MODERATE: say('moderate', 'moderado')
            case GRAVE: say('grave', 'grave')
        }
    }

    def private told(Treated it) {
        val tool = if (item < 0) '' else say(''' with «item.item»''', ''' com «item.item»''')
        val whose = if (healer === patient) say('his own wound', 'o próprio ferimento')
            else say('''a wound of «patient.name»''', '''um ferimento de «patient.name»''')
        if (success)
            say('''«healer.name» treats «whose»«tool», severity «severity»: it will grow less.''',
                '''«healer.name» trata «whose»«tool», severidade «severity»: vai piorar menos.''')
        else
            say('''«healer.name» treats «whose»«tool», severity «severity», in vain.''',
                '''«healer.name» trata «whose»«tool», severidade «severity», em vão.''')
    }

    def private told(TreatmentRefused it) {
        val name = patient.name
        switch rules.get(0) {
            case Rule.TRT_02: say('''There is nothing to treat the wounds of «name» with.''',
                '''Não há com que tratar os ferimentos de «name».''')
            case Rule.TRT_04: say('''The wounds of «name» are too light to be treated.''',
                '''Os ferimentos de «name» são leves demais para tratar.''')
            case Rule.TRT_06: say('''The wounds of «name» are treated already.''',
                '''Os ferimentos de «name» já estão tratados.''')
            case Rule.TRT_07: say('''The wounds of «name» cannot be treated again now.''',
                '''Os ferimentos de «name» não podem ser tratados de novo agora.''')
            case Rule.INT_33: say('''Only magic helps with the wounds of «name».''',
                '''Só magia ajuda com os ferimentos de «name».''')
            default: say('''There is nothing to treat on «name».''', '''Não há o que tratar em «name».''')
        }
    }
}
