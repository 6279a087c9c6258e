package org.rpg.encounter.report

import java.util.ArrayList
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.play.PlanKind
import org.rpg.encounter.preview.RoadForecast.Meetings
import org.rpg.encounter.preview.Spread
import org.rpg.encounter.preview.TestForecast
import org.rpg.encounter.preview.TestForecast.Maker
import org.rpg.encounter.preview.TourForecast.Arrival
import org.rpg.encounter.preview.TourForecast.EdgeForecast
import org.rpg.encounter.preview.TourForecast.TravellerState

import static extension org.rpg.encounter.report.Cells.clean

/** What a forecast says of journeys and adventures, both languages side by side. */
package class RoadForecastWords extends Words {
    new(Language language) { super(language) }

    // -- headings

    def time() { say('Time', 'Tempo') }

    def onTheWay() { say('On the way', 'No caminho') }

    def comes() { say('comes', 'acontece') }

    def times() { say('a run', 'vezes') }

    def travellersHeading() { say('Travellers', 'Viajantes') }

    def fit(PlanKind it) {
        it === PlanKind.JOURNEY ? say('arrives', 'chega') : say('fit', 'de pé')
    }

    def faints() { say('faints', 'desmaia') }

    def perseverance() { say('Perseverance', 'Perseverança') }

    def stages() { say('Stages', 'Etapas') }

    def reached() { say('reached', 'chega-se') }

    def visits() { say('visits', 'visitas') }

    def circles() { say('Circles that the rules had to stop', 'Círculos que as regras tiveram de parar') }

    // -- time

    def untilTheEnd(Spread it) {
        if (min == max)
            return say('''always «max.time»''', '''sempre «max.time»''')
        if (p5 == p95)
            return say('''nearly always «p50.time»; all the runs: «min.time» to «max.time»''',
                '''quase sempre «p50.time»; todas as simulações: de «min.time» a «max.time»''')
        val mean = Math.round(mean) as int
        say('''median «p50.time», mean «mean.time»; 90% of the runs take «p5.time» to «p95.time»''',
            '''mediana «p50.time», média «mean.time»; 90 % das simulações levam de «p5.time» a «p95.time»''')
    }

    def private time(int minutes) { numbers.duration(minutes) }

    /** The median, and where the middle 90 % lie. */
    def private moment(Spread it) {
        p5 == p95 ? p50.time : p50.time + ' (' + p5.time + ' – ' + p95.time + ')'
    }

    def private middle(Spread it) {
        p5 == p95 ? '' + p50 : p50 + ' (' + p5 + '–' + p95 + ')'
    }

    // -- supplies

    def meals(Spread it) {
        say('''meals left: «middle»''', '''refeições que sobram: «middle»''')
    }

    def water(Spread it) {
        say('''water left: «middle»''', '''água que sobra: «middle»''')
    }

    def hunger(String odds, Spread first, String day) {
        say('''somebody goes hungry: «odds», first after «first.moment»«day»''',
            '''alguém passa fome: «odds», primeiro depois de «first.moment»«day»''')
    }

    def hungerDay(Spread it) {
        val day = if (p5 == p95) '' + p50 else p50 + ' (' + p5 + '–' + p95 + ')'
        say(''' on day «day»''', ''' no dia «day»''')
    }

    // -- nights and meetings

    def attacked(String odds) { say('''a rest is attacked: «odds»''', '''um descanso é atacado: «odds»''') }

    def whole(String odds) {
        say('''of all rests «odds» count for everyone''', '''de todos os descansos «odds» valem para todos''')
    }

    def meetings(Meetings it, String none, String many) {
        val mean = numbers.decimal(mean, 2)
        say('''fights on the way: «mean» a run; none «none», three or more «many»''',
            '''lutas no caminho: «mean» por simulação; nenhuma «none», três ou mais «many»''')
    }

    def rows() { say('Table rows', 'Linhas das tabelas') }

    // -- tests

    def tests() { say('Tests', 'Testes') }

    def exactly() {
        say('exact, for people unhurt and rested', 'exato, para gente sem ferimento e descansada')
    }

    def test(TestForecast it) {
        val where = if (within.empty) '' else within.clean + ', '
        say('''«text.clean» («where»line «line»)''', '''«text.clean» («where»linha «line»)''')
    }

    def chances(TestForecast it) {
        val parts = new ArrayList<String>
        val first = if (testers.empty) 0.0 else testers.head.success
        if (testers.size > 1 && testers.forall[success == first])
            parts += say('''each «first.exact»''', '''cada «first.exact»''')
        else if (!testers.empty)
            parts += testers.map[name.clean + ' ' + success.exact].join(', ')
        if (anyFails.present)
            parts += say('''at least one fails «anyFails.asDouble.exact»''', '''ao menos um falha «anyFails.asDouble.exact»''')
        if (together.present)
            parts += say('''half of them succeed «together.asDouble.exact»''', '''metade consegue «together.asDouble.exact»''')
        if (seen.present) {
            val failed = numbers.percent(seen.get.failed)
            parts += say('''in the runs «failed» fail''', '''nas simulações «failed» falham''')
            if (seen.get.makers.size > 1)
                parts += seen.get.makers.map[maker|maker.made(seen.get.failed.runs)].join(', ')
            if (seen.get.nobody.count > 0)
                parts += say('''in «numbers.percent(seen.get.nobody)» there is nobody to make it''', '''em «numbers.percent(seen.get.nobody)» não há quem faça''')
        }
        parts.join('; ')
    }

    /** One of those who made it, such as whoever was on watch. */
    def private made(Maker it, long all) {
        val part = numbers.part(failed.runs, all)
        val failed = numbers.percent(failed)
        say('''«name.clean» («part» of them) fails «failed»''', '''«name.clean» («part» deles) falha «failed»''')
    }

    def private exact(double chance) { numbers.percent(chance, 1) }

    def more(int number) {
        say('''… and «number» more with --details''', '''… e mais «number» com --details''')
    }

    // -- travellers

    def of(Spread it, int most) {
        say('''«middle» of «most»''', '''«middle» de «most»''')
    }

    def firstFaint(Spread it) {
        say('''faints first after «moment»''', '''desmaia primeiro depois de «moment»''')
    }

    def vigor(Spread it) {
        say('''Vigor at the end: «middle»''', '''Vigor no fim: «middle»''')
    }

    // -- stages

    /** The first stage to which fewer than half come without a death. */
    def firstHard(String stage, String odds) {
        say('''«stage.clean» is the first that fewer than half reach with everyone alive: «odds»''',
            '''«stage.clean» é a primeira a que menos da metade chega com todos vivos: «odds»''')
    }

    def state(Arrival it, String all) {
        val many = numbers.decimal(alive, 1)
        val size = travellers.size
        val food = if (meals < 0.05) '' else say(''', «numbers.decimal(meals, 1)» meals''', ''', «numbers.decimal(meals, 1)» refeições''')
        say('''first after «minutes.moment», «many» of «size» alive (all «all»)«food»''',
            '''primeiro depois de «minutes.moment», «many» de «size» com vida (todos «all»)«food»''')
    }

    def state(TravellerState it, Arrival arrival) {
        if (alive.count == 0)
            return say('''«name.clean»: dead''', '''«name.clean»: sem vida''')
        val lives = if (alive.count == alive.runs) '' else say('''lives in «numbers.percent(alive)», ''', '''com vida em «numbers.percent(alive)», ''')
        val strength = perseverance.map[say(''', Perseverance «numbers.decimal(it, 1)»''', ''', Perseverança «numbers.decimal(it, 1)»''')].orElse('')
        val power = numbers.decimal(vigor, 1)
        val hurt = if (wounds < 0.005) '' else say(''', wounds «numbers.decimal(wounds, 2)»''', ''', ferimentos «numbers.decimal(wounds, 2)»''')
        say('''«name.clean»: «lives»Vigor «power»«hurt»«strength»''', '''«name.clean»: «lives»Vigor «power»«hurt»«strength»''')
    }

    def way(EdgeForecast it, String odds) {
        val guard = if (text.empty) '' else text.clean + ' '
        guard + '→ ' + target.clean + ' ' + odds
    }
}
