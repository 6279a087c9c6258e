package org.rpg.encounter.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.CharacterForecast.Kind;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Forecast.Sample;
import org.rpg.encounter.preview.Forecast.SampleKind;
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

/** A made-up forecast of an adventure that holds everything a report has to show of roads. */
final class RoadForecasts {
  private static final int RUNS = 10_000;
  private static final Spread DAYS = new Spread(3105.5, 1740, 5790, 2460, 2730, 3000, 3660, 4320);

  private RoadForecasts() {}

  /** A salt road, a ford with wolves, a choice, two endings and a circle. */
  static Forecast adventure(Language language) {
    boolean pt = language == Language.PT;
    String road = pt ? "A estrada do sal" : "The salt road";
    String ford = pt ? "Lobos no vau" : "Wolves at the ford";
    String safe = pt ? "Em Casa" : "Home";
    String lost = pt ? "Perdidos" : "Lost";
    return new Forecast(
        pt ? "sal.encounter" : "salt.encounter",
        PlanKind.ADVENTURE,
        pt ? "Sal" : "Salt",
        pt ? "Sal e lobos" : "Salt and wolves",
        language,
        7,
        RUNS,
        List.of(
            new Outcome(safe, share(7241), Optional.of(DAYS)),
            new Outcome(lost, share(2757), Optional.of(DAYS)),
            new Outcome(
                pt ? "sem fim em 1000 etapas" : "no end within 1000 stages",
                share(2),
                Optional.of(DAYS))),
        new Spread(0, 0, 0, 0, 0, 0, 0, 0),
        Optional.empty(),
        List.of(),
        List.of(),
        Optional.of(
            new RoadForecast(
                DAYS,
                Optional.of(new Spread(2.3, 0, 9, 0, 1, 2, 4, 6)),
                share(612),
                Optional.of(new Spread(2880, 1500, 4000, 1620, 2250, 2880, 3390, 3900)),
                Optional.of(new Spread(4, 4, 4, 4, 4, 4, 4, 4)),
                Optional.of(new Spread(2.4, 1, 4, 2, 2, 2, 3, 3)),
                Optional.of(new Nights(share(1834), new Share(41_000, 52_000))),
                Optional.of(new Meetings(0.41, share(6650), share(0))),
                List.of(
                    new RowForecast(
                        pt ? "Estrada" : "Road",
                        "1–2",
                        pt ? "enfrenta Lobos no Vau" : "fight Wolves at the Ford",
                        share(3350),
                        0.41),
                    new RowForecast(
                        pt ? "Estrada" : "Road", "≥ 3", pt ? "nada" : "nothing", share(9120), 2.2)),
                tests(pt, road),
                List.of(new PartForecast(ford, road, PlanKind.ENCOUNTER, share(3350), 0.41)))),
        Optional.of(tour(road, ford, safe, lost, pt)),
        List.of(ana(pt, ford), mule(pt)),
        List.of(),
        List.of(
            new Sample(SampleKind.TYPICAL, 17, safe, 0, 3000, Optional.empty()),
            new Sample(SampleKind.WORST, 93, lost, 0, 1740, Optional.empty())));
  }

  private static List<TestForecast> tests(boolean pt, String road) {
    String who =
        pt
            ? "teste de Sobrevivência por cada viajante contra 9"
            : "test Survival by each traveller against 9";
    return List.of(
        new TestForecast(
            who,
            21,
            road,
            List.of(new Tester("Ana", 0.75), new Tester("Bento", 0.5)),
            OptionalDouble.of(0.625),
            OptionalDouble.empty(),
            Optional.of(new Seen(new Share(6500, 20_000), List.of(), new Share(0, 20_000)))),
        new TestForecast(
            pt ? "teste de Montar por quem testa contra 8" : "test Ride by tester against 8",
            24,
            "",
            List.of(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            Optional.of(
                new Seen(
                    new Share(3, 12),
                    List.of(new Maker("Ana", new Share(1, 9)), new Maker("Bento", new Share(2, 3))),
                    new Share(4, 16)))));
  }

  private static TourForecast tour(String road, String ford, String safe, String lost, boolean pt) {
    Arrival late =
        new Arrival(
            DAYS,
            2.25,
            1.9,
            new Share(4100, 8800),
            List.of(
                new TravellerState("Ana", new Share(8500, 8800), 9.45, 0.31, Optional.of(5.25)),
                new TravellerState(
                    pt ? "Mula" : "Mule", new Share(8800, 8800), 8, 0, Optional.empty())));
    Arrival dead =
        new Arrival(
            DAYS,
            0,
            0,
            new Share(0, 2757),
            List.of(new TravellerState("Ana", new Share(0, 2757), 0, 0, Optional.empty())));
    return new TourForecast(
        List.of(
            new StageForecast(
                road,
                "journey",
                share(RUNS),
                1.04,
                List.of(
                    new EdgeForecast(
                        pt ? "colapso" : "collapse",
                        lost,
                        1200,
                        Optional.of(new Share(1200, 10_400))),
                    new EdgeForecast("", ford, 9200, Optional.of(new Share(9200, 10_400)))),
                Optional.of(late)),
            new StageForecast(
                ford,
                "encounter",
                share(8800),
                0.92,
                List.of(new EdgeForecast("", road, 400, Optional.of(new Share(400, 9200)))),
                Optional.of(late)),
            new StageForecast(safe, "ending", share(7241), 0.7241, List.of(), Optional.of(late)),
            new StageForecast(lost, "ending", share(2757), 0.2757, List.of(), Optional.of(dead)),
            new StageForecast(
                pt ? "Mosteiro" : "Monastery",
                "choice",
                share(0),
                0,
                List.of(new EdgeForecast(pt ? "Rezar" : "Pray", safe, 0, Optional.empty())),
                Optional.empty())),
        List.of(new Loop(List.of(road, ford), share(2))));
  }

  private static CharacterForecast ana(boolean pt, String ford) {
    return new CharacterForecast(
        "Ana",
        pt ? "viajantes" : "travellers",
        true,
        Optional.empty(),
        RUNS,
        share(480),
        share(1380),
        share(8140),
        List.of(
            new Cause(Kind.WEAPON, pt ? "Lobo" : "Wolf", pt ? "Presas" : "Fangs", ford, 400),
            new Cause(Kind.POISON, "", pt ? "Arsênico" : "Arsenic", "", 50),
            new Cause(Kind.FALL, "", "", ford, 30)),
        5.5,
        4.25,
        0.3,
        0.1,
        0.02,
        0.4,
        Optional.empty(),
        Optional.of(
            new TravelForecast(
                Optional.of(new Spread(5.5, 0, 8, 2, 4, 6, 7, 8)),
                8,
                share(612),
                Optional.of(new Spread(2880, 1500, 4000, 1620, 2250, 2880, 3390, 3900)),
                share(9100),
                Optional.of(new Spread(9.1, 0, 10, 4, 7, 10, 10, 10)))));
  }

  private static CharacterForecast mule(boolean pt) {
    return new CharacterForecast(
        pt ? "Mula" : "Mule",
        pt ? "viajantes" : "travellers",
        false,
        Optional.empty(),
        RUNS,
        share(0),
        share(0),
        share(RUNS),
        List.of(),
        0,
        0,
        0,
        0,
        0,
        0,
        Optional.empty(),
        Optional.of(
            new TravelForecast(
                Optional.empty(),
                0,
                share(0),
                Optional.empty(),
                share(RUNS),
                Optional.of(new Spread(8, 8, 8, 8, 8, 8, 8, 8)))));
  }

  private static Share share(long count) {
    return new Share(count, RUNS);
  }
}
