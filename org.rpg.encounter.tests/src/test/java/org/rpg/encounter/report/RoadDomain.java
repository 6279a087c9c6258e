package org.rpg.encounter.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.preview.RoadForecast;
import org.rpg.encounter.preview.RoadForecast.Meetings;
import org.rpg.encounter.preview.RoadForecast.Nights;
import org.rpg.encounter.preview.RoadForecast.PartForecast;
import org.rpg.encounter.preview.RoadForecast.RowForecast;
import org.rpg.encounter.preview.Share;
import org.rpg.encounter.preview.Spread;
import org.rpg.encounter.preview.TestForecast;
import org.rpg.encounter.preview.TestForecast.Maker;
import org.rpg.encounter.preview.TestForecast.Seen;
import org.rpg.encounter.preview.TestForecast.Tester;
import org.rpg.encounter.preview.TourForecast;
import org.rpg.encounter.preview.TourForecast.Arrival;
import org.rpg.encounter.preview.TourForecast.EdgeForecast;
import org.rpg.encounter.preview.TourForecast.Loop;
import org.rpg.encounter.preview.TourForecast.StageForecast;
import org.rpg.encounter.preview.TourForecast.TravellerState;
import org.rpg.encounter.preview.TravelForecast;

/** Any clock, supplies, travellers and stages there could be. */
final class RoadDomain {
  private final Arbitrary<String> names;
  private final Arbitrary<Double> means = Arbitraries.doubles().between(0, 1e4);

  RoadDomain(Arbitrary<String> names) {
    this.names = names;
  }

  Arbitrary<Spread> spreads() {
    return Combinators.combine(
            Arbitraries.doubles().between(0, 1e6),
            Arbitraries.integers().between(0, 100_000).list().ofSize(7))
        .as(
            (mean, values) -> {
              List<Integer> v = values.stream().sorted().toList();
              return new Spread(
                  mean, v.get(0), v.get(6), v.get(1), v.get(2), v.get(3), v.get(4), v.get(5));
            });
  }

  Arbitrary<TravelForecast> travels(Arbitrary<Share> share) {
    return Combinators.combine(
            spreads().optional(),
            Arbitraries.integers().between(0, 30),
            share,
            spreads(),
            share,
            spreads().optional())
        .as(
            (perseverance, most, faints, first, fit, vigor) ->
                new TravelForecast(
                    perseverance,
                    most,
                    faints,
                    faints.count() > 0 ? Optional.of(first) : Optional.empty(),
                    fit,
                    vigor));
  }

  private record More(
      Optional<Share> some, double mean, List<RowForecast> rows, List<TestForecast> tests) {}

  Arbitrary<RoadForecast> roads(Arbitrary<Share> share) {
    Arbitrary<PartForecast> part =
        Combinators.combine(names, names, Arbitraries.of(PlanKind.class), share, means)
            .as(PartForecast::new);
    Arbitrary<RowForecast> row =
        Combinators.combine(names, names, names, share, means).as(RowForecast::new);
    Arbitrary<Double> chance = Arbitraries.doubles().between(0, 1);
    Arbitrary<TestForecast> test =
        Combinators.combine(
                names,
                Arbitraries.integers().between(1, 9999),
                names,
                Combinators.combine(names, chance).as(Tester::new).list().ofMaxSize(4),
                chance,
                Combinators.combine(
                        share,
                        Combinators.combine(names, share).as(Maker::new).list().ofMaxSize(3),
                        share)
                    .as(Seen::new)
                    .optional())
            .as(
                (text, line, within, testers, one, seen) ->
                    new TestForecast(
                        text,
                        line,
                        within,
                        testers,
                        testers.size() > 1 ? OptionalDouble.of(one) : OptionalDouble.empty(),
                        testers.size() > 2 ? OptionalDouble.of(one) : OptionalDouble.empty(),
                        seen));
    return Combinators.combine(
            spreads(),
            spreads().optional(),
            share,
            spreads(),
            spreads().optional(),
            part.list().ofMaxSize(3),
            Combinators.combine(
                    share.optional(), means, row.list().ofMaxSize(9), test.list().ofMaxSize(9))
                .as(More::new))
        .as(
            (minutes, meals, hunger, first, water, parts, more) ->
                new RoadForecast(
                    minutes,
                    meals,
                    hunger,
                    hunger.count() > 0 ? Optional.of(first) : Optional.empty(),
                    water,
                    hunger.count() > 0 ? Optional.of(first) : Optional.empty(),
                    more.some.map(it -> new Nights(it, it)),
                    more.some.map(it -> new Meetings(more.mean, it, it)),
                    more.rows,
                    more.tests,
                    parts));
  }

  Arbitrary<TourForecast> tours(Arbitrary<Share> share) {
    Arbitrary<EdgeForecast> edge =
        Combinators.combine(
                names, names, Arbitraries.longs().between(0, 1_000_000), share.optional())
            .as(EdgeForecast::new);
    Arbitrary<TravellerState> state =
        Combinators.combine(names, share, means, means, means.optional()).as(TravellerState::new);
    Arbitrary<Arrival> arrival =
        Combinators.combine(spreads(), means, means, share, state.list().ofMaxSize(3))
            .as(Arrival::new);
    Arbitrary<StageForecast> stage =
        Combinators.combine(
                names,
                Arbitraries.of("encounter", "journey", "episode", "choice", "ending"),
                share,
                means,
                edge.list().ofMaxSize(3),
                arrival.optional())
            .as(StageForecast::new);
    Arbitrary<Loop> loop =
        Combinators.combine(names.list().ofMinSize(1).ofMaxSize(4), share).as(Loop::new);
    return Combinators.combine(stage.list().ofMaxSize(4), loop.list().ofMaxSize(2))
        .as(TourForecast::new);
  }
}
