package org.rpg.encounter.report

import java.util.ArrayList
import java.util.List
import org.rpg.encounter.preview.CharacterForecast
import org.rpg.encounter.preview.Forecast
import org.rpg.encounter.preview.RoadForecast
import org.rpg.encounter.preview.TourForecast.StageForecast

import static extension org.rpg.encounter.report.Cells.*

/** What a forecast says of the clock, the supplies, the travellers and the stages of an adventure. */
package class RoadText {
    /** Tests and rows of tables that are shown where not all are. */
    static val MOST = 6

    /** Longest drawing of the time, in cells. */
    static val LONGEST_SPREAD = 60

    val Forecast forecast
    val Terminal terminal
    val extension ForecastWords words
    val extension RoadForecastWords roadWords
    val extension Numbers numbers
    val extension Odds odds
    val Bars bars

    /** Whether everything is shown, not only the first of many. */
    val boolean details

    new(Forecast forecast, Terminal terminal, ForecastWords words, Numbers numbers, Bars bars, boolean details) {
        this.details = details
        this.forecast = forecast
        this.terminal = terminal
        this.words = words
        this.numbers = numbers
        this.bars = bars
        roadWords = new RoadForecastWords(forecast.language)
        odds = new Odds(words, numbers)
    }

    /** Time and supplies; nothing where no time passes. */
    def String clock(RoadForecast it) {
        val low = minutes.min.duration
        val high = minutes.max.duration
        val cells = Math.min(LONGEST_SPREAD, terminal.width - 4 - low.width - high.width)
        '''
            «IF minutes.max > 0»
                «Ink.HEADING.paint(time).lines('')»
                «minutes.untilTheEnd.lines('  ')»
                «IF cells > 5 && minutes.max > minutes.min»
                    «'  '»«Ink.FAINT.paint(low)» «Ink.BAR.paint(bars.spread(minutes, cells))» «Ink.FAINT.paint(high)»
                «ENDIF»
            «ENDIF»
            «FOR line : supplies»
                «line.lines('  ', '    ')»
            «ENDFOR»
        '''
    }

    def private List<String> supplies(RoadForecast it) {
        val lines = new ArrayList<String>
        if (meals.present)
            lines += roadWords.meals(meals.get)
        if (hunger.count > 0)
            lines += roadWords.hunger(hunger.sentence, firstHunger.get, hungerDay.map[roadWords.hungerDay(it)].orElse(''))
        if (water.present)
            lines += roadWords.water(water.get)
        if (nights.present) {
            if (nights.get.attacked.count > 0)
                lines += attacked(nights.get.attacked.sentence)
            if (nights.get.whole.count < nights.get.whole.runs)
                lines += roadWords.whole(nights.get.whole.brief)
        }
        if (meetings.present)
            lines += roadWords.meetings(meetings.get, meetings.get.none.brief, meetings.get.many.brief)
        lines
    }

    /** Scenes on the way and how often they come. */
    def String parts(RoadForecast it) {
        val table = new Table(#['', times])
        val column = odds.column(comes, parts.map[played])
        table.heading(#[Ink.HEADING.paint(onTheWay), column.head, times])
        parts.forEach [ part, i |
            table.row(#[Cells.name(part.name), column.tail.get(i), part.times.decimal(2)],
                [cells|Ink.BAR.paint(bars.share(part.played.probability, cells))],
                if (part.within.empty) #[] else #[Ink.FAINT.paint(part.within.clean)])
        ]
        table.lines(terminal.width).join('\n')
    }

    /** How often each row of a random table comes. */
    def String rowTable(RoadForecast it) {
        val some = shown(rows)
        val table = new Table(#['', times])
        val column = odds.column(comes, some.map[came])
        table.heading(#[Ink.HEADING.paint(roadWords.rows), column.head, times])
        some.forEach [ row, i |
            val List<String> small = if (row.text.empty) #[] else #[Ink.FAINT.paint(row.text.clean.cut(terminal.width - 6))]
            table.row(#[row.table.clean + ' ' + row.numbers.clean, column.tail.get(i), row.times.decimal(2)],
                [cells|Ink.BAR.paint(bars.share(row.came.probability, cells))], small)
        ]
        table.lines(terminal.width).join('\n') + rest(rows, some)
    }

    /** How hard the tests are. */
    def String testLines(RoadForecast it) {
        val some = shown(tests)
        '''
            «(Ink.HEADING.paint(roadWords.tests) + ' ' + Ink.FAINT.paint('(' + exactly + ')')).lines('')»
            «FOR test : some»
                «roadWords.test(test).lines('  ', '    ')»
                «Ink.FAINT.paint(test.chances).lines('    ')»
            «ENDFOR»
        '''.toString.stripTrailing + rest(tests, some)
    }

    def private <T> List<T> shown(List<T> all) { if (details) all else all.take(MOST).toList }

    def private rest(List<?> all, List<?> some) {
        if (some.size == all.size) '' else '\n' + Ink.FAINT.paint(more(all.size - some.size)).lines('  ')
    }

    /** Those whom the road wears out. */
    def List<CharacterForecast> travellers() {
        forecast.characters.filter[present > 0 && travel.present && (travel.get.perseverance.present || travel.get.faints.count > 0)].toList
    }

    /** In what state they come out of it; who arrives is asked of journeys only. */
    def String travellerTable() {
        val all = travellers
        val fit = odds.column(fit(forecast.kind), all.map[travel.get.fit])
        val table = new Table(#['', faints, perseverance])
        table.heading(#[Ink.HEADING.paint(travellersHeading), fit.head, faints, perseverance])
        all.forEach [ it, i |
            val state = travel.get
            val left = state.perseverance
            table.row(
                #[Ink.STRONG.paint(Cells.name(name)), fit.tail.get(i), state.faints.brief,
                    left.map[of(state.mostPerseverance)].orElse('')],
                [ cells |
                    left.map[Ink.BAR.paint(bars.spread(it, 0, Math.max(state.mostPerseverance, max), cells))].orElse('')
                ],
                smallPrint.map[Ink.FAINT.paint(it)].toList
            )
        ]
        table.lines(terminal.width).join('\n')
    }

    def private List<String> smallPrint(CharacterForecast it) {
        val lines = new ArrayList<String>
        if (travel.get.firstFaint.present)
            lines += firstFaint(travel.get.firstFaint.get)
        if (travel.get.vigor.present)
            lines += vigor(travel.get.vigor.get)
        lines
    }

    def private firstHard() {
        val hard = forecast.tour.get.stages.findFirst [
            kind != 'ending' && arrival.present && arrival.get.everyone.probability < 0.5
        ]
        if (hard === null)
            ''
        else
            '\n' + firstHard(hard.name, hard.arrival.get.everyone.sentence).lines('  ', '    ')
    }

    /** The stages of an adventure. */
    def String stageTable() {
        val tour = forecast.tour.get
        val column = odds.column(reached, tour.stages.map[it.reached])
        val table = new Table(#['', visits])
        table.heading(#[Ink.HEADING.paint(stages), column.head, visits])
        tour.stages.forEach [ it, i |
            table.row(#[Ink.STRONG.paint(Cells.name(name)), column.tail.get(i), it.visits.decimal(2)],
                [cells|Ink.BAR.paint(bars.share(it.reached.probability, cells))],
                ways(i > 0).toList)
        ]
        table.lines(terminal.width).join('\n') + firstHard
    }

    def private List<String> ways(StageForecast it, boolean entered) {
        val lines = new ArrayList<String>
        if (entered && arrival.present) {
            lines += Ink.FAINT.paint(arrival.get.state(arrival.get.everyone.brief))
            for (who : arrival.get.travellers)
                lines += Ink.FAINT.paint(who.state(arrival.get))
        }
        for (edge : edges)
            lines.add(edge.way(edge.share.map[brief].orElse('')))
        lines
    }

    /** Where runs went round and round. */
    def String loops() '''
        «Ink.HEADING.paint(circles).lines('')»
        «FOR it : forecast.tour.get.loops»
            «(stages.map[clean].join(' → ') + ': ' + share.sentence).lines('  ', '    ')»
        «ENDFOR»
    '''

    def private lines(String text, String start) { lines(text, start, start) }

    def private lines(String text, String first, String rest) {
        text.wrap(terminal.width, first, rest).join('\n')
    }
}
