package org.rpg.encounter.report

import java.util.ArrayList
import java.util.List
import org.rpg.encounter.preview.CharacterForecast
import org.rpg.encounter.preview.FightForecast
import org.rpg.encounter.preview.FighterForecast.State
import org.rpg.encounter.preview.Forecast
import org.rpg.encounter.preview.Share

import static extension org.rpg.encounter.report.Cells.*

/** What a forecast answers of a fight: how dangerous it is, how long, in what state heroes come out. */
package class FightText {
    val Forecast forecast
    val Terminal terminal
    val extension ForecastWords words
    val extension FightWords fightWords
    val extension Numbers numbers
    val extension Odds odds
    val Bars bars

    new(Forecast forecast, Terminal terminal, ForecastWords words, Numbers numbers, Bars bars) {
        this.forecast = forecast
        this.terminal = terminal
        this.words = words
        this.numbers = numbers
        this.bars = bars
        fightWords = new FightWords(forecast.language)
        odds = new Odds(words, numbers)
    }

    /** Whether they win, whether anybody dies, and whether they run before that. */
    def String danger(FightForecast it) {
        val lines = new ArrayList<String>
        if (escaped.count > 0 || !retreat.empty) { // the word counts both
            lines += Ink.STRONG.paint(fightWords.survived(word, survived.sentence))
            lines += fightWords.victory('', victory.sentence)
            lines += fightWords.escaped(escaped.sentence)
        } else
            lines += Ink.STRONG.paint(fightWords.victory(word, victory.sentence))
        lines += anyDead(anyDead.sentence)
        lines += allDead(allDead.sentence)
        if (retreat.empty)
            lines += neverRetreat
        else
            lines += retreat.map[fightWords.retreat(it)]
        section(fightWords.danger, lines)
    }

    /** What becomes of opponents who do not stay to the end, and of their leaders. */
    def String opponents(FightForecast it) {
        val lines = new ArrayList<String>
        if (wave.present) {
            lines += beaten(wave.get.beaten.sentence)
            val came = wave.get.came.sentence
            lines += wave.get.left.map[come(came, it)].orElse(comeNever(came))
        }
        if (flight.present) {
            if (flight.get.ended.count > 0)
                lines += ended(flight.get.ended.sentence)
            lines += ways(flight.get)
        }
        for (who : forecast.characters.filter[fight.present && fight.get.boss]) {
            lines += boss(who.name, who.fight.get.downAtOnce.sentence)
            for (phase : who.fight.get.phases)
                lines += phase(who.name, phase.name, phase.seen.sentence)
        }
        section(fightWords.opponents, lines)
    }

    def String people(FightForecast it) {
        val List<String> lines = new ArrayList(saved.map[saved(everyone.sentence)])
        if (!lines.empty)
            lines += Ink.FAINT.paint(freedom)
        section(fightWords.people, lines)
    }

    def String clocks() { section(fightWords.clocks, forecast.clocks.map[clock(gone.sentence)]) }

    /** Events of the script that came in no run. */
    def String missed() { section(fightWords.missed(forecast.runs), forecast.missed.map[event]) }

    /** Small print of one who fights, or of several of a kind. */
    def List<String> smallPrint(Kindred it) {
        val lines = new ArrayList<String>
        if (came.exists[!fight.present])
            return lines
        val fighter = came.head.fight.get
        if (size == 1 && fighter.state.present && fighter.hardestBlow > 0)
            lines += fighter.blow + early(fighter.diedUnacting)
        val retreats = forecast.fight.present && !forecast.fight.get.retreat.empty && first.hero
        val ways = new ArrayList<String>
        val away = mean([CharacterForecast c|c.fight.get.fled])
        if (away.count > 0 || retreats)
            ways += fled(away.brief)
        val gaveUp = mean([CharacterForecast c|c.fight.get.yielded])
        if (gaveUp.count > 0)
            ways += yielded(gaveUp.brief)
        val taken = mean([CharacterForecast c|c.fight.get.captured])
        if (taken.count > 0)
            ways += captured(taken.brief)
        if (!ways.empty)
            lines += ways.join(', ')
        lines
    }

    def private early(Share it) { if (count == 0) '' else '; ' + unacting(brief) }

    /** In what state the heroes come out of it. */
    def String comingOut(FightForecast it) {
        val all = forecast.characters.filter[hero && fight.present && fight.get.state.present].toList
        if (all.empty)
            return ''
        val shares = all.map[fight.get.state.get.fit].toList
        val column = odds.column(fightWords.fit, (shares + #[fit]).toList)
        val table = new Table(#['', fightWords.vigor])
        table.heading(#[Ink.HEADING.paint(fightWords.comingOut), column.head, fightWords.vigor])
        all.forEach [ who, i |
            val state = who.fight.get.state.get
            table.row(
                #[Ink.STRONG.paint(who.name.clean), column.tail.get(i), state.vigorLeft],
                [ cells |
                    state.vigor.map [
                        Ink.BAR.paint(bars.spread(it, 0, Math.max(state.mostVigor, max), cells))
                    ].orElse('')
                ],
                state.remarks
            )
        ]
        val List<String> definition = #[Ink.FAINT.paint(fitness)]
        table.row(#[fightWords.everybody, column.tail.last, ''], [''], definition)
        table.lines(terminal.width).join('\n')
    }

    def private List<String> remarks(State it) {
        if (outcome.empty) #[] else #[Ink.FAINT.paint(outcome.join('; '))]
    }

    /** Who does what of the heroes' side's damage and killing. */
    def String whose() {
        val all = forecast.characters.filter[fight.present && fight.get.state.present].toList
        val dealt = all.fold(0.0)[sum, it|sum + damageDealt * present]
        val killed = all.fold(0.0)[sum, it|sum + fight.get.kills * present]
        if (all.size < 2 || dealt == 0)
            return ''
        val table = new Table(#[fightWords.damage, fightWords.kills, fightWords.acts, fightWords.idle])
        table.heading(
            #[Ink.HEADING.paint(fightWords.whose), fightWords.damage, fightWords.kills, fightWords.acts, fightWords.idle])
        for (who : all) {
            val part = who.damageDealt * who.present / dealt
            val kills = if (killed == 0) 0.0 else who.fight.get.kills * who.present / killed
            table.row(
                #[Ink.STRONG.paint(who.name.clean), part.whole, kills.whole, who.fight.get.activations.decimal(1),
                    who.fight.get.idle.decimal(1)],
                [cells|Ink.BAR.paint(bars.share(part, cells))],
                #[]
            )
        }
        table.lines(terminal.width).join('\n')
    }

    def private whole(double part) { numbers.percent(part, 0) }

    def private section(String heading, List<String> lines) {
        if (lines.empty)
            return ''
        (#[Ink.HEADING.paint(heading)] + lines.map[wrap(terminal.width, '  ', '    ').join('\n')]).join('\n')
    }
}
