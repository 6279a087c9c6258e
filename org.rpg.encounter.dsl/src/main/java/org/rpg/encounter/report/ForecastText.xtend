package org.rpg.encounter.report

import java.util.ArrayList
import java.util.List
import org.rpg.encounter.play.PlanKind
import org.rpg.encounter.preview.CharacterForecast
import org.rpg.encounter.preview.Forecast
import org.rpg.encounter.preview.Forecast.Sample
import org.rpg.encounter.preview.RoadForecast

import static extension org.rpg.encounter.report.Cells.*

/**
 * A forecast for people to read on a terminal, in the language of the script. No line is wider than
 * the terminal, nothing that could happen is called impossible, and there are no colours but where
 * the terminal has them.
 */
final class ForecastText {
    /** Longest drawing of the turns, in cells. */
    static val LONGEST_SPREAD = 60

    val Forecast forecast
    val Terminal terminal
    val Replay replay
    val extension ForecastWords words
    val FightWords fightWords
    val extension Numbers numbers
    val extension Odds odds
    val Bars bars
    val RoadText road
    val FightText fight

    private new(Forecast forecast, Terminal terminal, Replay replay, boolean details) {
        this.forecast = forecast
        this.terminal = terminal
        this.replay = replay
        words = new ForecastWords(forecast.language)
        fightWords = new FightWords(forecast.language)
        numbers = new Numbers(forecast.language)
        bars = new Bars(terminal.fancy)
        odds = new Odds(words, numbers)
        road = new RoadText(forecast, terminal, words, numbers, bars, details)
        fight = new FightText(forecast, terminal, words, numbers, bars)
    }

    /**
     * @param replay the command with which one of the runs can be told
     */
    def static String of(Forecast forecast, Terminal terminal, Replay replay) {
        of(forecast, terminal, replay, false)
    }

    /**
     * @param replay the command with which one of the runs can be told
     * @param details whether everything is shown, not only the first of many tests
     */
    def static String of(Forecast forecast, Terminal terminal, Replay replay, boolean details) {
        terminal.show(new ForecastText(forecast, terminal, replay, details).text.toString.stripTrailing + '\n')
    }

    def private text() '''
        «Ink.TITLE.paint(forecast.title.clean).lines('')»
        «Ink.FAINT.paint(forecast.subtitle).lines('')»
        «IF !replay.ways.empty»
            «words.ways(replay.ways).lines('', '  ')»
        «ENDIF»

        «outcomeTable»

        «IF forecast.fight.present»
            «fight.danger(forecast.fight.get)»

        «ENDIF»
        «IF forecast.kind === PlanKind.ENCOUNTER || forecast.turns.max > 0»
            «turnLines»

        «ENDIF»
        «IF forecast.road.present»
            «roadLines(forecast.road.get)»
        «ENDIF»
        «IF !forecast.clocks.empty»
            «fight.clocks»

        «ENDIF»
        «IF !forecast.missed.empty»
            «fight.missed»

        «ENDIF»
        «IF forecast.fight.present»
            «fightLines»
        «ENDIF»
        «IF !forecast.characters.empty»
            «characterTable»

        «ENDIF»
        «IF forecast.fight.present && !fight.whose.empty»
            «fight.whose»

        «ENDIF»
        «IF forecast.tour.present»
            «road.stageTable»

            «IF !forecast.tour.get.loops.empty»
                «road.loops»

            «ENDIF»
        «ENDIF»
        «IF forecast.road.present»
            «roadDetails(forecast.road.get)»
        «ENDIF»
        «IF !forecast.expectations.empty»
            «expectationLines»

        «ENDIF»
        «IF !forecast.samples.empty»
            «sampleLines»
        «ENDIF»
    '''

    // -- outcomes

    def private outcomeTable() {
        val table = new Table(#[''])
        val column = odds.column(chance, forecast.outcomes.map[share])
        table.heading(#[words.outcomes.heading, column.head])
        forecast.outcomes.forEach [ outcome, i |
            table.row(#[Cells.name(outcome.name), column.tail.get(i)],
                [cells|Ink.BAR.paint(bars.share(outcome.share.probability, cells))], #[])
        ]
        table.lines(terminal.width).join('\n')
    }

    // -- fights

    def private fightLines() {
        #[fight.opponents(forecast.fight.get), fight.people(forecast.fight.get), fight.comingOut(forecast.fight.get)]
            .filter[!empty].map[it + '\n\n'].join
    }

    // -- roads

    def private roadLines(RoadForecast it) {
        val clock = road.clock(it)
        '''
            «IF !clock.empty»
                «clock»

            «ENDIF»
            «IF !parts.empty»
                «road.parts(it)»

            «ENDIF»
            «IF !road.travellers.empty»
                «road.travellerTable»

            «ENDIF»
        '''
    }

    def private roadDetails(RoadForecast it) '''
        «IF !rows.empty»
            «road.rowTable(it)»

        «ENDIF»
        «IF !tests.empty»
            «road.testLines(it)»

        «ENDIF»
    '''

    // -- turns

    def private turnLines() {
        val spread = forecast.turns
        val cells = Math.min(LONGEST_SPREAD, terminal.width - 8 - (spread.min + '' + spread.max).width)
        '''
            «words.turns.heading»
            «(fightWords.length(spread, forecast.kind) + (if (spread.p5 == spread.p95) '' else '; ' + spread.median)).lines('  ')»
            «IF cells > 0 && spread.max > spread.min»
                «'  '»«Ink.FAINT.paint('' + spread.min)» «Ink.BAR.paint(bars.spread(spread, cells))» «Ink.FAINT.paint('' + spread.max)»
            «ENDIF»
            «IF forecast.fight.present»
                «fightWords.activations(forecast.fight.get).lines('  ')»
            «ENDIF»
        '''
    }

    // -- characters

    def private characterTable() {
        val sides = forecast.characters.groupBy[side].mapValues[Kindred.of(it)]
        val deaths = sides.values.flatten.filter[!came.empty].map[mean([death])].toList
        val death = Ink.BAD.paint(bars.key(0)) + ' ' + dies
        val wound = Ink.DOUBT.paint(bars.key(1)) + ' ' + wounded
        val nothing = Ink.GOOD.paint(bars.key(2)) + ' ' + unharmed
        val column = odds.column(death, deaths)
        val table = new Table(#[death, wound, nothing])
        table.heading(#[words.characters.heading, column.head, wound, nothing])
        val rest = column.tail.iterator
        sides.forEach [ side, all |
            table.heading(#[' ' + Ink.side(all.head.first.hero).paint(side.clean)])
            for (each : all)
                if (each.came.empty) each.absent(table) else each.row(table, rest.next)
        ]
        table.lines(terminal.width).join('\n')
    }

    def private row(Kindred it, Table table, String dying) {
        val died = mean([death])
        val hurt = mean([wounded])
        val well = mean([unharmed])
        table.row(
            #[heading, dying, hurt.brief, well.brief],
            [cells|bars.fates(died.probability, hurt.probability, well.probability, cells)],
            smallPrint
        )
    }

    /** Nothing befell those who never came. */
    def private absent(Kindred it, Table table) {
        val List<String> never = #[Ink.FAINT.paint(presence(forecast.runs).presence)]
        table.row(#[heading, '', '', ''], [''], never)
    }

    def private heading(Kindred it) {
        Ink.STRONG.paint(if (size > 1) several(Cells.name(name), size) else Cells.name(name))
    }

    def private smallPrint(Kindred it) {
        val lines = new ArrayList<String>
        if (!causes.empty)
            lines += causes.causes
        lines += damage(mean([CharacterForecast c|c.damageDealt]), mean([CharacterForecast c|c.damageTaken]), size > 1)
        lines += fight.smallPrint(it)
        if (first.mount.present)
            lines += fightWords.rides(first.mount.get)
        val present = presence(forecast.runs)
        if (present.count < present.runs)
            lines += present.presence
        lines.map[Ink.FAINT.paint(it)].toList
    }

    // -- expectations

    def private expectationLines() '''
        «words.expectations.heading»
        «FOR it : forecast.expectations»
            «(verdict.verdict + ' ' + text.clean).lines('  ', '    ')»
            «Ink.FAINT.paint(seen(share.sentence)).lines('    ')»
        «ENDFOR»
    '''

    // -- samples

    def private sampleLines() '''
        «words.samples.heading»
        «FOR same : forecast.samples.groupBy[run].values»
            «(Ink.STRONG.paint(same.kinds) + ': ' + same.head.ending(forecast) + same.tip).lines('  ', '    ')»
            «Ink.BAR.paint(replay.command(forecast.seed, same.head.run)).lines('    ')»
        «ENDFOR»
    '''

    def private tip(List<Sample> same) {
        same.map[tip].filter[present].map['; ' + get.tipped].head ?: ''
    }

    // -- lines

    def private heading(String text) { Ink.HEADING.paint(text) }

    def private lines(String text, String start) { lines(text, start, start) }

    def private lines(String text, String first, String rest) {
        text.wrap(terminal.width, first, rest).join('\n')
    }
}
