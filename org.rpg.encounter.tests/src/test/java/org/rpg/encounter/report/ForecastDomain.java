package org.rpg.encounter.report;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.CharacterForecast.Kind;
import org.rpg.encounter.preview.ExpectationForecast;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;
import org.rpg.encounter.preview.FightForecast;
import org.rpg.encounter.preview.FighterForecast;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Forecast.ClockForecast;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Forecast.Sample;
import org.rpg.encounter.preview.Forecast.SampleKind;
import org.rpg.encounter.preview.Forecast.Tip;
import org.rpg.encounter.preview.RoadForecast;
import org.rpg.encounter.preview.Share;
import org.rpg.encounter.preview.TourForecast;
import org.rpg.encounter.preview.TravelForecast;

/** Any forecast there could be, with names of all sorts: long, wide, combining, steering. */
class ForecastDomain extends DomainContextBase {
  static final List<String> NASTY =
      List.of(
          "Ana",
          "Goblin 1",
          "Goblin 2",
          "Ogro chamado Grum, o Terrível, filho de Grom, neto de Grim, senhor da ponte quebrada",
          "龍の王 2",
          "Zoe\u0301 👩‍👩‍👧 🐉",
          "red \u001b[31m flag",
          "two\r\nlines\tand a tab",
          "\u202Eright to left",
          "Pneumoultramicroscopicossilicovulcanoconioticamente-enorme-sem-nenhum-espaço-em-branco",
          "");

  private final Arbitrary<String> names = Arbitraries.of(NASTY);
  private final RoadDomain roads = new RoadDomain(names);
  private final FightDomain fights = new FightDomain(names, roads.spreads());
  private final Arbitrary<Integer> counts = Arbitraries.integers().between(0, 2_000_000);

  @Provide
  Arbitrary<Forecast> forecasts() {
    Arbitrary<Integer> runs = Arbitraries.integers().between(1, 2_000_000);
    return Combinators.combine(names, Arbitraries.of(Language.class), Arbitraries.longs(), runs)
        .as((name, language, seed, n) -> new Frame(name, language, seed, n))
        .flatMap(this::forecast);
  }

  private record Fought(Optional<FightForecast> fight, List<ClockForecast> clocks) {}

  private record Besides(Optional<FighterForecast> fight, Optional<TravelForecast> travel) {}

  private record Frame(String name, Language language, long seed, int runs) {}

  private Arbitrary<Forecast> forecast(Frame frame) {
    Arbitrary<Share> share =
        Arbitraries.oneOf(Arbitraries.of(0, 1, frame.runs), counts)
            .map(count -> new Share(Math.min(count, frame.runs), frame.runs));
    return Combinators.combine(
            Combinators.combine(names, share, roads.spreads().optional())
                .as(Outcome::new)
                .list()
                .ofMaxSize(5),
            roads.spreads(),
            characters(share, frame.runs).list().ofMaxSize(6),
            Combinators.combine(
                    names,
                    Arbitraries.integers().between(1, 9999),
                    Arbitraries.of(Verdict.class),
                    share)
                .as(ExpectationForecast::new)
                .list()
                .ofMaxSize(3),
            Combinators.combine(
                    Arbitraries.of(SampleKind.class),
                    Arbitraries.longs().greaterOrEqual(0),
                    names,
                    Arbitraries.integers().between(0, 1000),
                    Arbitraries.integers().between(0, 100_000),
                    Combinators.combine(
                            Arbitraries.integers().between(1, 500), names.list().ofMaxSize(3))
                        .as(Tip::new)
                        .optional())
                .as(Sample::new)
                .list()
                .ofMaxSize(3),
            roads.roads(share).optional(),
            roads.tours(share).optional(),
            Combinators.combine(
                    fights.fights(share).optional(), fights.clocks(share).list().ofMaxSize(3))
                .as(Fought::new))
        .as(
            (outcomes, turns, characters, expectations, samples, road, tour, fought) ->
                new Forecast(
                    frame.name + ".encounter",
                    kind(road, tour),
                    frame.name,
                    frame.name,
                    frame.language,
                    frame.seed,
                    frame.runs,
                    outcomes,
                    turns,
                    fought.fight,
                    fought.clocks,
                    List.of(),
                    road,
                    tour,
                    characters,
                    expectations,
                    samples));
  }

  private static PlanKind kind(Optional<RoadForecast> road, Optional<TourForecast> tour) {
    return tour.isPresent()
        ? PlanKind.ADVENTURE
        : road.isPresent() ? PlanKind.JOURNEY : PlanKind.ENCOUNTER;
  }

  private Arbitrary<CharacterForecast> characters(Arbitrary<Share> share, int runs) {
    Arbitrary<Cause> cause =
        Combinators.combine(
                Arbitraries.of(Kind.values()),
                names,
                names,
                names,
                Arbitraries.longs().between(1, 1_000_000))
            .as(Cause::new);
    Arbitrary<List<Double>> means = Arbitraries.doubles().between(0, 1e6).list().ofSize(6);
    return Combinators.combine(
            names,
            Arbitraries.of("heróis", "guardas"),
            share,
            share,
            cause.list().ofMaxSize(6),
            means,
            Combinators.combine(fights.fighters(share).optional(), roads.travels(share).optional())
                .as(Besides::new))
        .as(
            (name, side, death, wounded, causes, m, besides) -> {
              long lived = runs - death.count();
              Share hurt = new Share(Math.min(lived, wounded.count()), runs);
              return new CharacterForecast(
                  name,
                  side,
                  side.startsWith("h"),
                  Optional.empty(),
                  runs,
                  death,
                  hurt,
                  new Share(lived - hurt.count(), runs),
                  causes,
                  m.get(0),
                  m.get(1),
                  m.get(2),
                  m.get(3),
                  m.get(4),
                  m.get(5),
                  besides.fight,
                  besides.travel);
            });
  }
}
