package org.rpg.encounter.report

import java.util.ArrayList
import java.util.LinkedHashSet
import java.util.List
import org.rpg.encounter.preview.Approach
import org.rpg.encounter.preview.ExpectationForecast.Verdict
import org.rpg.encounter.preview.Forecast

import static extension org.rpg.encounter.report.Cells.*

/** Several approaches to one scene for people to read: approaches as columns, ends as rows. */
final class ApproachesText {
    /** A way that is longer than this stands in a list of its own, and a letter in its column. */
    static val LONGEST_NAME = 14

    val List<Approach> approaches
    val Terminal terminal
    val Replay replay
    val Forecast first
    val ForecastWords general
    val extension ApproachesWords words
    val extension Numbers numbers
    val extension Odds odds

    private new(List<Approach> approaches, Terminal terminal, Replay replay) {
        this.approaches = approaches
        this.terminal = terminal
        this.replay = replay
        first = approaches.head.forecast
        general = new ForecastWords(first.language)
        words = new ApproachesWords(first.language)
        numbers = new Numbers(first.language)
        odds = new Odds(general, numbers)
    }

    /**
     * @param approaches at least one, of one scene
     * @param isAll whether these are all ways that the players may go
     * @param replay the command with which one of them is forecast
     */
    def static String of(List<Approach> approaches, boolean isAll, Terminal terminal, Replay replay) {
        terminal.show(new ApproachesText(approaches, terminal, replay).text(isAll).toString.stripTrailing + '\n')
    }

    /**
     * A scene and its variants, for the same rolls: what is in a forecast's first lines, side by side.
     *
     * @param scenes the scene, then its variants
     */
    def static String beside(List<Forecast> scenes, Terminal terminal) {
        val all = scenes.map[new Approach(#[], it)]
        terminal.show(new ApproachesText(all, terminal, null).beside.toString.stripTrailing + '\n')
    }

    def private beside() '''
        «Ink.TITLE.paint(words.variants).lines('')»

        «IF lettered»
            «FOR i : 0 ..< approaches.size»
                «(approaches.get(i).letter + '  ' + approaches.get(i).name.clean).lines('  ', '     ')»
            «ENDFOR»

        «ENDIF»
        «outcomes»

        «danger»

        «IF !first.expectations.empty»
            «expected(words.hopes)»
        «ENDIF»
    '''

    def private text(boolean isAll) '''
        «Ink.TITLE.paint(first.title.clean).lines('')»
        «Ink.FAINT.paint(words.subtitle(first, approaches.size)).lines('')»

        «words.open(choices).lines('')»
        «IF !isAll»
            «bound.lines('')»
        «ENDIF»

        «IF lettered»
            «Ink.HEADING.paint(words.approaches)»
            «FOR i : 0 ..< approaches.size»
                «(approaches.get(i).letter + '  ' + approaches.get(i).name.clean).lines('  ', '     ')»
            «ENDFOR»

        «ENDIF»
        «outcomes»

        «danger»

        «IF !first.expectations.empty»
            «expected(words.expectations)»

        «ENDIF»
        «Ink.HEADING.paint(alone)»
        «Ink.BAR.paint(replay.preview(first.seed, approaches.head)).lines('  ', '    ')»
    '''

    def private choices() {
        val seen = new LinkedHashSet<Integer>
        approaches.flatMap[it.choices].filter[seen.add(line)].toList
    }

    // -- columns

    def private lettered() {
        approaches.exists[name.clean.width > LONGEST_NAME]
            || approaches.size * (LONGEST_NAME + 2) > terminal.width - 24
    }

    def private letter(Approach it) { String.valueOf((Character.valueOf('A').charValue + approaches.indexOf(it)) as char) }

    def private heads() { approaches.map[if (lettered) letter else name.clean].toList }

    def private table(String heading) {
        val table = new Table(heads)
        table.heading(#[Ink.HEADING.paint(heading)] + heads)
        table
    }

    def private heading(Table it, Iterable<String> cells) { heading(cells.toList) }

    def private row(Table it, String name, Iterable<String> cells) {
        row((#[name] + cells).toList, [''], #[])
    }

    def private show(Table it) { lines(terminal.width).join('\n') }

    // -- rows

    def private outcomes() {
        val table = table(general.outcomes)
        val names = new LinkedHashSet(approaches.flatMap[forecast.outcomes].map[name].toList)
        for (name : names)
            table.row(name.clean, approaches.map[forecast.ended(name)])
        table.show
    }

    /** An end that a forecast does not know cannot come on that way. */
    def private ended(Forecast it, String name) {
        val outcome = outcomes.findFirst[it.name == name]
        if (outcome === null) '–' else outcome.share.brief
    }

    def private danger() {
        val table = table(words.danger)
        if (first.fight.present) {
            table.row(victory, approaches.map[forecast.fight.get.victory.brief])
            table.row(anyDead, approaches.map[forecast.fight.get.anyDead.brief])
            table.row(allDead, approaches.map[forecast.fight.get.allDead.brief])
        }
        val heroes = new LinkedHashSet(approaches.flatMap[forecast.characters].filter[hero].map[name].toList)
        for (hero : heroes)
            table.row(dies(hero), approaches.map[forecast.death(hero)])
        if (approaches.exists[forecast.turns.max > 0])
            table.row(words.turns, approaches.map['' + forecast.turns.p50])
        if (approaches.exists[forecast.road.present && forecast.road.get.minutes.max > 0])
            table.row(words.time, approaches.map[forecast.road.get.minutes.p50.duration])
        table.show
    }

    def private death(Forecast it, String hero) {
        val found = characters.findFirst[it.hero && name == hero]
        if (found === null) '' else found.death.brief
    }

    /** One mark for the worst of all, then how often it held on each way. */
    def private expected(String heading) {
        val table = table(heading)
        val all = new ArrayList<String>
        first.expectations.forEach [ it, i |
            val verdicts = approaches.map[forecast.expectations.get(i).verdict].toList
            val worst = if (verdicts.contains(Verdict.FAIL))
                    Verdict.FAIL
                else if (verdicts.contains(Verdict.UNDECIDED)) Verdict.UNDECIDED else Verdict.PASS
            all += general.verdict(worst) + ' ' + text.clean
            table.row(all.last, approaches.map[forecast.expectations.get(i).share.brief])
        ]
        table.show
    }

    def private lines(String text, String start) { lines(text, start, start) }

    def private lines(String text, String first, String rest) {
        text.wrap(terminal.width, first, rest).join('\n')
    }
}
