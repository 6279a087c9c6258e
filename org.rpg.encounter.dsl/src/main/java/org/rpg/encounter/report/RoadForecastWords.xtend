package org.rpg.encounter.report

import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.play.PlanKind
import org.rpg.encounter.preview.Spread
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

    def hunger(String odds, Spread first) {
        say('''somebody goes hungry: «odds», first after «first.moment»''',
            '''alguém passa fome: «odds», primeiro depois de «first.moment»''')
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

    def state(Arrival it) {
        val many = numbers.decimal(alive, 1)
        val size = travellers.size
        val food = if (meals < 0.05) '' else say(''', «numbers.decimal(meals, 1)» meals''', ''', «numbers.decimal(meals, 1)» refeições''')
        say('''first after «minutes.moment», «many» of «size» alive«food»''',
            '''primeiro depois de «minutes.moment», «many» de «size» com vida«food»''')
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
