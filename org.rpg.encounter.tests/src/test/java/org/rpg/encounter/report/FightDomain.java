package org.rpg.encounter.report;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.rpg.encounter.play.Questions.Line;
import org.rpg.encounter.preview.FightForecast;
import org.rpg.encounter.preview.FightForecast.Flight;
import org.rpg.encounter.preview.FightForecast.Saved;
import org.rpg.encounter.preview.FightForecast.Wave;
import org.rpg.encounter.preview.FighterForecast;
import org.rpg.encounter.preview.FighterForecast.Left;
import org.rpg.encounter.preview.FighterForecast.Phase;
import org.rpg.encounter.preview.FighterForecast.State;
import org.rpg.encounter.preview.Forecast.ClockForecast;
import org.rpg.encounter.preview.Share;
import org.rpg.encounter.preview.Spread;

/** Any answers of any fight. */
final class FightDomain {
  private final Arbitrary<String> names;
  private final Arbitrary<Spread> spreads;
  private final Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 9999);
  private final Arbitrary<Double> means = Arbitraries.doubles().between(0, 1e6);

  FightDomain(Arbitrary<String> names, Arbitrary<Spread> spreads) {
    this.names = names;
    this.spreads = spreads;
  }

  Arbitrary<ClockForecast> clocks(Arbitrary<Share> share) {
    return Combinators.combine(names, spreads, share).as(ClockForecast::new);
  }

  Arbitrary<FightForecast> fights(Arbitrary<Share> share) {
    Arbitrary<Flight> flight =
        Combinators.combine(share, spreads, spreads, spreads).as(Flight::new);
    Arbitrary<Wave> wave = Combinators.combine(share, share, spreads.optional()).as(Wave::new);
    Arbitrary<Saved> saved = Combinators.combine(names, numbers, share, spreads).as(Saved::new);
    Arbitrary<Line> line = Combinators.combine(names, numbers).as(Line::new);
    return Combinators.combine(
            share.list().ofSize(5),
            names,
            line.list().ofMaxSize(2),
            spreads,
            flight.optional(),
            wave.optional(),
            saved.list().ofMaxSize(3))
        .as(
            (shares, word, lines, activations, fled, came, people) ->
                new FightForecast(
                    shares.get(0),
                    shares.get(4),
                    word,
                    shares.get(1),
                    shares.get(2),
                    lines,
                    activations,
                    1.5,
                    shares.get(3),
                    fled,
                    came,
                    people));
  }

  Arbitrary<FighterForecast> fighters(Arbitrary<Share> share) {
    Arbitrary<Phase> phase = Combinators.combine(names, share).as(Phase::new);
    Arbitrary<Left> left = Combinators.combine(names, numbers, spreads).as(Left::new);
    Arbitrary<State> state =
        Combinators.combine(
                spreads.optional(),
                numbers,
                spreads.optional(),
                spreads.optional(),
                spreads.optional(),
                spreads.optional(),
                left.list().ofMaxSize(3),
                share)
            .as(State::new);
    return Combinators.combine(
            share.list().ofSize(5),
            numbers.list().ofSize(3),
            means.list().ofSize(3),
            Arbitraries.of(true, false),
            phase.list().ofMaxSize(2),
            state.optional())
        .as(
            (shares, points, rates, boss, phases, out) ->
                new FighterForecast(
                    shares.get(0),
                    shares.get(1),
                    shares.get(2),
                    shares.get(3),
                    points.get(0),
                    points.get(1),
                    Math.max(1, points.get(2)),
                    rates.get(0),
                    rates.get(1),
                    rates.get(2),
                    boss,
                    shares.get(4),
                    phases,
                    out));
  }
}
