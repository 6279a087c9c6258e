package org.rpg.encounter.report

import java.util.Optional
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event
import org.rpg.encounter.rules.Event.Arrived
import org.rpg.encounter.rules.Event.CombatEnded
import org.rpg.encounter.rules.Event.DayEnded
import org.rpg.encounter.rules.Event.FaintRolled
import org.rpg.encounter.rules.Event.Fainted
import org.rpg.encounter.rules.Event.LegStarted
import org.rpg.encounter.rules.Event.PerseveranceChanged
import org.rpg.encounter.rules.Event.DeadlinePassed
import org.rpg.encounter.rules.Event.HourReached
import org.rpg.encounter.rules.Event.RestBegan
import org.rpg.encounter.rules.Event.RestSpoilt
import org.rpg.encounter.rules.Event.RestRefused
import org.rpg.encounter.rules.Event.StageReached
import org.rpg.encounter.rules.Event.StoreChanged
import org.rpg.encounter.rules.Event.SessionStarted
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
import org.rpg.encounter.rules.combat.CombatView
import org.rpg.encounter.rules.combat.Combatant
import org.rpg.encounter.rules.combat.Fate

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
            DayEnded: say('''Day «day» of the wounds is over.''', '''Acaba o dia «day» dos ferimentos.''')
            SessionStarted: say('''Session «session» begins.''', '''Começa a sessão «session».''')
            Tired: told
            PerseveranceChanged: told
            FaintRolled: told
            Fainted: told
            Woke: say('''«who.name» wakes, with «left» of Perseverance.''',
                '''«who.name» acorda, com «left» de Perseverança.''')
            XpSpent: say('''«who.name» gives «points» XP for as much Perseverance.''',
                '''«who.name» gasta «points» de XP em Perseverança.''')
            XpRefused case full: say('''«who.name» lacks no Perseverance and keeps the XP.''',
                '''«who.name» já tem toda a Perseverança e guarda o XP.''')
            XpRefused: say('''«who.name» cannot turn XP into Perseverance now.''',
                '''«who.name» não pode gastar XP em Perseverança agora.''')
            StoreChanged: told
            RestSpoilt: say('''«who.name» was woken: no more than «numbers.duration(longest)» without a break is no long rest.''',
                '''«who.name» teve o sono interrompido: «numbers.duration(longest)» seguidas não são um descanso longo.''')
            DeadlinePassed: say('''Time is up: «numbers.duration(minutes)».''', '''O prazo acabou: «numbers.duration(minutes)».''')
            HourReached: say('''It is «minute.hour.toFirstLower».''', '''É «minute.hour.toFirstLower».''')
            RestBegan: say('''They lie down to rest: «numbers.duration(minutes)».''',
                '''Deitam-se para descansar: «numbers.duration(minutes)».''')
            default: care
        })
    }

    def private String care(Event it) {
        switch it {
            RestRefused: say('''There is no short rest for «who.name» now.''',
                '''Não há descanso curto para «who.name» agora.''')
            WoundEvolved: told
            WoundHealed: say('''A wound of «who.name», of severity «before», has healed.''',
                '''Um ferimento de «who.name», de severidade «before», sarou.''')
            Treated: told
            TreatmentRefused: told
        }
    }

    /** Somebody comes where nobody fights. */
    def joins(Arrived it) {
        say('''«who.name» joins them.''', '''«who.name» junta-se a eles.''')
    }

    // -- headings

    /** A day and an hour. */
    def hour(int minute) {
        val rest = minute % 60
        val clock = if (rest === 0) '''«minute / 60 % 24» h''' else '''«minute / 60 % 24» h «rest» min'''
        say('''Day «minute / 1440 + 1», «clock»''', '''Dia «minute / 1440 + 1», «clock»''')
    }

    def leg(LegStarted it) {
        val haste = if (accelerated) say(', in haste', ', com pressa') else ''
        Cells.clean(name) + ', ' + numbers.duration(minutes) + haste
    }

    def stage(StageReached it) {
        org.rpg.encounter.dsl.words.Words.spelling(kind, language) + ' · ' + minute.hour.toFirstLower
    }

    // -- the end

    def sentence(CombatEnded it, String outcome, int minutes) {
        val bold = Ink.STRONG.paint(outcome)
        val turns = result.turns
        if (minutes > 0)
            say('''After «numbers.duration(minutes)»: «bold».''', '''Ao fim de «numbers.duration(minutes)»: «bold».''')
        else if (turns > 0)
            say('''After «turns» «IF turns == 1»turn«ELSE»turns«ENDIF»: «bold».''',
                '''Ao fim de «turns» «IF turns == 1»turno«ELSE»turnos«ENDIF»: «bold».''')
        else
            Ink.STRONG.paint(outcome.toFirstUpper) + '.'
    }

    /** What the road has left somebody of strength. */
    def strength(Combatant it) {
        if (!tiring || fate === Fate.DEAD)
            return ''
        val out = if (conscious) '' else say(', unconscious', ', inconsciente')
        say(''', Perseverance «perseverance» of «maxPerseverance»''', ''', Perseverança «perseverance» de «maxPerseverance»''') + out
    }

    def Optional<String> supplies(CombatView it) {
        val food = if (meals === 0) #[]
            else if (meals === 1) #[say('1 meal', '1 refeição')]
            else #[say('''«meals» meals''', '''«meals» refeições''')]
        val drink = if (water === 0) #[]
            else #[say('''«water» of water''', '''«water» de água''')]
        val all = food + drink
        if (all.empty)
            Optional.empty
        else
            Optional.of(say('Supplies left: ', 'Suprimentos que sobram: ') + all.join(', '))
    }

    def private told(StoreChanged it) {
        val number = Math.abs(change)
        val more = change > 0
        val what = if (water) say('of water', 'de água')
            else if (number === 1) say('meal', 'refeição')
            else say('meals', 'refeições')
        if (more)
            say('''In the packs: «number» «what» more, «left» in all.''',
                '''Na bagagem: mais «number» «what», «left» no total.''')
        else
            say('''From the packs: «number» «what»; «left» left.''',
                '''Da bagagem: menos «number» «what»; «left.rest».''')
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
        val whose = if (healer === patient) say('''his own wound of severity «severity»''', '''o próprio ferimento de severidade «severity»''')
            else say('''a wound of «patient.name», of severity «severity»,''',
                '''um ferimento de «patient.name», de severidade «severity»,''')
        if (success)
            say('''«healer.name» treats «whose»«tool»: it will grow less.''',
                '''«healer.name» trata «whose»«tool»: vai piorar menos.''')
        else
            say('''«healer.name» treats «whose»«tool», in vain.''',
                '''«healer.name» trata «whose»«tool», em vão.''')
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
