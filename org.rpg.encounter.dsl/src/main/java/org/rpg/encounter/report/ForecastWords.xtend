package org.rpg.encounter.report

import java.util.List
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.play.PlanKind
import org.rpg.encounter.preview.CharacterForecast.Cause
import org.rpg.encounter.preview.ExpectationForecast
import org.rpg.encounter.preview.ExpectationForecast.Verdict
import org.rpg.encounter.preview.Forecast
import org.rpg.encounter.preview.Forecast.Sample
import org.rpg.encounter.preview.Forecast.SampleKind
import org.rpg.encounter.preview.Forecast.Tip
import org.rpg.encounter.preview.Share
import org.rpg.encounter.preview.Spread

import static extension org.rpg.encounter.report.Cells.clean

/** Every sentence of a forecast, its two languages side by side. */
package class ForecastWords extends Words {
    /** Causes named one by one; the others are added up. */
    static val MAIN_CAUSES = 3

    /** Of fewer runs their number says more than any odds. */
    static val FEW = 50

    new(Language language) { super(language) }

    def subtitle(Forecast it) {
        val many = numbers.integer(runs)
        say('''«script.clean» · «many» «IF runs == 1»run«ELSE»runs«ENDIF» · seed «seed»''',
            '''«script.clean» · «many» «IF runs == 1»simulação«ELSE»simulações«ENDIF» · semente «seed»''')
    }

    /** Which of several ways is forecast. */
    def ways(List<String> it) {
        val all = map[clean].join(' + ')
        say('''on the way: «all»''', '''pelo caminho: «all»''')
    }

    // -- headings

    def outcomes() { say('Outcomes', 'Desfechos') }

    def turns() { say('Turns', 'Turnos') }

    def characters() { say('Characters', 'Personagens') }

    def expectations() { say('Expectations', 'Expectativas') }

    def samples() { say('Runs worth reading', 'Para ler de perto') }

    def interval95() { say('95% interval', 'intervalo 95 %') }

    def chance() { say('chance', 'chance') }

    def dies() { say('dies', 'morre') }

    def wounded() { say('wounded', 'com ferimento') }

    def unharmed() { say('unharmed', 'incólume') }

    // -- odds

    /** What never happened is still possible, and what always happened may yet fail to. */
    def extreme(Share it) {
        val n = (if (count == 0) it else new Share(0, runs)).fewerThanOneIn
        if (n < 2 || runs < FEW)
            say('''«count» of «runs»''', '''«count» de «runs»''')
        else if (count == 0)
            say('''fewer than 1 in «numbers.integer(n)»''', '''menos de 1 em «numbers.integer(n)»''')
        else
            say('''over «numbers.integer(n - 1)» in «numbers.integer(n)»''', '''mais de «numbers.integer(n - 1)» em «numbers.integer(n)»''')
    }

    // -- turns

    def median(Spread it) {
        val mean = numbers.decimal(mean, 1)
        say('''median «p50», mean «mean»''', '''mediana «p50», média «mean»''')
    }

    // -- characters

    def several(String being, int number) { being + ' × ' + number }

    def presence(Share it) {
        if (count == 0)
            say('''never came: «extreme» runs''', '''nunca veio: «extreme» simulações''')
        else
            say('''takes part in «numbers.percent(it)» of the runs''', '''participa em «numbers.percent(it)» das simulações''')
    }

    /** Who or what kills, as parts of all deaths. */
    def causes(List<Cause> it) {
        val all = fold(0L)[sum, cause|sum + cause.count]
        val rest = drop(MAIN_CAUSES).fold(0L)[sum, cause|sum + cause.count]
        val others = if (rest == 0) #[] else #[say('others', 'outras') + ' ' + numbers.part(rest, all)]
        val named = take(MAIN_CAUSES).map[name + ' ' + numbers.part(count, all)]
        say('dies of: ', 'morre por: ') + (named + others).join(', ')
    }

    def private name(Cause it) {
        deed + (in.empty ? '' : ' (' + in.clean + ')')
    }

    def private deed(Cause it) {
        switch kind {
            case FIRE: done(with.empty ? say('fire', 'fogo') : with.clean)
            case SUFFOCATION: done(say('suffocation', 'asfixia'))
            case FALL: done(say('a fall', 'queda'))
            case WOUNDS: done(say('wounds that grew worse', 'ferimentos que pioraram'))
            case OTHER: if (by.empty) say('other harm', 'outro dano') else by.clean
            case FATIGUE: done(say('fatigue', 'fadiga'))
            case EVENT: with.clean
            case WEAPON: armed
            case ITEM: armed
            case POISON: if (by.empty) with.clean else armed
        }
    }

    def private armed(Cause it) {
        say('''«by.clean» with «with.clean»''', '''«by.clean» com «with.clean»''')
    }

    /** What kills, and who brought it about. */
    def private done(Cause it, String what) {
        if (by.empty) what else '''«what» («by.clean»)'''
    }

    def damage(double dealt, double taken, boolean several) {
        say('''damage«IF several» of each«ENDIF»: deals «numbers.decimal(dealt, 1)», takes «numbers.decimal(taken, 1)»''',
            '''dano«IF several» de cada«ENDIF»: causa «numbers.decimal(dealt, 1)», sofre «numbers.decimal(taken, 1)»''')
    }

    // -- expectations

    def verdict(Verdict it) {
        switch it {
            case PASS: Ink.GOOD.paint('✓')
            case FAIL: Ink.BAD.paint('✗')
            case UNDECIDED: Ink.DOUBT.paint('?')
        }
    }

    def seen(ExpectationForecast it, String odds) {
        val where = say('''line «line»: seen «odds»''', '''linha «line»: visto «odds»''')
        if (verdict == Verdict.UNDECIDED)
            where + say('; more runs would decide', '; mais simulações decidiriam')
        else
            where
    }

    // -- samples

    def kind(SampleKind it) {
        switch it {
            case TYPICAL: say('typical', 'típica')
            case BEST: say('best', 'melhor')
            case ONE_IN_TWENTY: say('the bad night (one in twenty is no better)', 'a noite ruim (uma em vinte não é melhor)')
            case WORST: say('worst', 'pior')
        }
    }

    /** One run may show several things. */
    def kinds(List<Sample> it) { map[kind.kind].join(say(' and ', ' e ')) }

    def tipped(Tip it) {
        val who = if (fell.empty) '' else ': ' + fell.map[clean].join(', ') + say(' down', ' fora')
        say('''tipped in turn «turn»«who»''', '''virou no turno «turn»«who»''')
    }

    def ending(Sample it, Forecast forecast) {
        if (forecast.kind !== PlanKind.ENCOUNTER && minutes > 0)
            say('''«outcome.clean», after «numbers.duration(minutes)»''',
                '''«outcome.clean», depois de «numbers.duration(minutes)»''')
        else if (forecast.kind !== PlanKind.ENCOUNTER && turns == 0)
            outcome.clean
        else
            say('''«outcome.clean», in «turns» «IF turns == 1»turn«ELSE»turns«ENDIF»''',
                '''«outcome.clean», em «turns» «IF turns == 1»turno«ELSE»turnos«ENDIF»''')
    }
}
