package org.rpg.encounter.report

import java.util.ArrayList
import java.util.List
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.play.Ending.Sense
import org.rpg.encounter.play.Plan
import org.rpg.encounter.play.PlanKind
import org.rpg.encounter.preview.CharacterForecast
import org.rpg.encounter.preview.ExpectationForecast.Verdict
import org.rpg.encounter.preview.Forecast
import org.rpg.encounter.preview.Forecast.Outcome
import org.rpg.encounter.preview.Share

import static extension org.rpg.encounter.report.Cells.clean

/**
 * A forecast on one short line, for an editor to show above its scene: what it comes to, how sure
 * that is in points, and who is in danger. What rounds to nothing is left out or said to be rare.
 */
final class OddsLine extends Words {
    /** Ends that are named one by one. */
    static val ENDS = 3

    /** Of more people in danger the one most in danger is named. */
    static val NAMED = 2

    /** What is rarer is not worth its place. */
    static val WORTH_SAYING = 0.005

    static val BETWEEN = ' · '

    private new(Language language) { super(language) }

    /**
     * @param plan what was forecast
     * @param reader the language of the line; names stay those of the script
     */
    def static String of(Plan plan, Forecast forecast, Language reader) {
        new OddsLine(reader).line(plan, forecast)
    }

    /**
     * The lines of several ways that the players may go, as one.
     *
     * @param names of the ways, in order
     */
    def static String ways(List<String> names, List<String> lines) {
        val all = new ArrayList<String>
        for (i : 0 ..< lines.size)
            all += names.get(i).clean + ': ' + lines.get(i)
        all.join(' | ')
    }

    def private line(Plan plan, Forecast it) {
        val parts = switch kind {
            case ENCOUNTER: if (characters.exists[hero]) victory else ends(ENDS)
            case JOURNEY: it.arrival(plan)
            case EPISODE,
            case ADVENTURE: ends(ENDS)
        }
        (parts + it.collapses + it.deaths + it.hopes).join(BETWEEN)
    }

    // -- what it comes to

    def private List<String> victory(Forecast it) {
        val share = fight.get.victory
        val away = fight.get.escaped
        val won = say('''heroes win «share.surely»''', '''heróis vencem «share.surely»''')
        if (away.isWorthSaying)
            #[won, say('''get away «numbers.whole(away)»''', '''escapam «numbers.whole(away)»''')]
        else
            #[won]
    }

    def private List<String> arrival(Forecast it, Plan plan) {
        val names = plan.endings.filter[sense === Sense.ARRIVAL].map[name].toSet
        val arrivals = outcomes.filter[names.contains(name)].toList
        if (arrivals.empty)
            return ends(ENDS)
        val arrived = new Share(arrivals.fold(0L)[sum, arrival|sum + arrival.share.count], runs)
        val parts = new ArrayList<String>
        parts += say('''arrive «arrived.surely»''', '''chegam «arrived.surely»''')
        if (arrived.count > 0) {
            val total = arrivals.filter[minutes.present].fold(0.0)[sum, arrival|sum + arrival.minutes.get.mean * arrival.share.count]
            val mean = numbers.duration(Math.round(total / arrived.count) as int)
            parts += say('''on average after «mean»''', '''em média após «mean»''')
        }
        parts += outcomes.filter[!names.contains(name) && share.isWorthSaying].take(1).map[brief]
        parts
    }

    /** The likeliest ends, how sure the first of them is. */
    def private List<String> ends(Forecast it, int most) {
        val first = outcomes.head
        val rest = outcomes.tail.filter[share.isWorthSaying].take(most - 1).map[brief]
        (#[first.name.clean + ' ' + first.share.surely] + rest).toList
    }

    def private brief(Outcome it) { name.clean + ' ' + numbers.whole(share) }

    // -- who is in danger

    def private List<String> collapses(Forecast it) {
        if (kind !== PlanKind.JOURNEY)
            return #[]
        val all = inDanger[travel.map[faints].orElse(new Share(0, 1))]
        if (all.size > NAMED)
            #[say('''«all.size» collapse, most likely «all.head.key.name.clean» «numbers.whole(all.head.value)»''',
                '''«all.size» desmaiam, mais provável «all.head.key.name.clean» «numbers.whole(all.head.value)»''')]
        else
            all.map[say('''«key.name.clean» collapses «numbers.whole(value)»''', '''«key.name.clean» desmaia «numbers.whole(value)»''')]
    }

    def private List<String> deaths(Forecast it) {
        val all = inDanger[death]
        if (all.size <= NAMED)
            return all.map[say('''«key.name.clean» dies «numbers.whole(value)»''', '''«key.name.clean» morre «numbers.whole(value)»''')]
        val most = all.head.key.name.clean + ' ' + numbers.whole(all.head.value)
        if (fight.present) {
            val any = numbers.whole(fight.get.anyDead)
            #[say('''someone dies «any», most likely «most»''', '''alguém morre «any», mais provável «most»''')]
        } else
            #[say('''most likely to die: «most»''', '''mais provável morrer: «most»''')]
    }

    /** Heroes to whom something befalls often enough, those in most danger first. */
    def private inDanger(Forecast it, (CharacterForecast)=>Share what) {
        characters.filter[hero && present > 0].map[it -> what.apply(it)].filter[value.isWorthSaying].sortBy[-value.probability].toList
    }

    // -- what was hoped for

    def private List<String> hopes(Forecast it) {
        val failed = expectations.filter[verdict === Verdict.FAIL].size
        switch failed {
            case 0: #[]
            case 1: #[say('1 expectation fails', '1 expectativa falha')]
            default: #[say('''«failed» expectations fail''', '''«failed» expectativas falham''')]
        }
    }

    // -- numbers

    def private isWorthSaying(Share it) { probability >= WORTH_SAYING }

    /** With how sure it is, in points to either side. */
    def private surely(Share it) { numbers.whole(it) + ' ± ' + numbers.margin(it) }
}
