package org.rpg.encounter.report;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.CharacterForecast.Kind;
import org.rpg.encounter.preview.ExpectationForecast;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Forecast.Sample;
import org.rpg.encounter.preview.Forecast.SampleKind;
import org.rpg.encounter.preview.Forecast.Tip;
import org.rpg.encounter.preview.Share;
import org.rpg.encounter.preview.Spread;

/** Made-up forecasts that hold everything a report has to show. */
final class Forecasts {
  private static final int RUNS = 10_000;

  private Forecasts() {}

  static Replay replay(Language language) {
    return new Replay("examples/" + script(language), Optional.empty());
  }

  /** Three goblins and a named ogre against two heroes; one end and one death never came about. */
  static Forecast bridge(Language language) {
    boolean pt = language == Language.PT;
    String heroes = pt ? "heróis" : "heroes";
    String opponents = pt ? "oponentes" : "opponents";
    String spear = pt ? "Lança" : "Spear";
    String club = pt ? "Clava" : "Club";
    String sword = pt ? "Espada" : "Sword";
    String mace = pt ? "Maça" : "Mace";
    return new Forecast(
        script(language),
        PlanKind.ENCOUNTER,
        pt ? "Ponte Quebrada" : "Broken Bridge",
        pt ? "A ponte quebrada" : "The broken bridge",
        language,
        42,
        RUNS,
        List.of(
            outcome(pt ? "vitória dos heróis" : "victory of heroes", 7241),
            outcome(pt ? "vitória dos oponentes" : "victory of opponents", 2755),
            outcome(pt ? "ninguém de pé" : "nobody standing", 4),
            outcome(pt ? "fuga dos oponentes" : "flight of opponents", 0)),
        new Spread(7.4321, 2, 31, 4, 5, 7, 10, 13),
        Optional.of(FightForecasts.bridge(pt)),
        List.of(FightForecasts.bell(pt)),
        List.of(FightForecasts.dawn(pt)),
        Optional.empty(),
        Optional.empty(),
        List.of(
            character(
                "Ana",
                heroes,
                1248,
                6127,
                new double[] {14.23, 9.81, 0.6, 0.25, 0.05, 0.4},
                new Cause(Kind.WEAPON, "Goblin", spear, "", 761),
                new Cause(Kind.WEAPON, "Grum", club, "", 487)),
            character("Bento", heroes, 0, 3020, new double[] {8.4, 4.04, 0.3, 0.1, 0, 0.2}),
            goblin(1, opponents, spear, 9120, sword, mace),
            goblin(2, opponents, spear, 8710, sword, mace),
            goblin(3, opponents, spear, 7990, sword, mace),
            character(
                "Grum",
                opponents,
                7241,
                2250,
                new double[] {11.02, 21.5, 0.9, 0.6, 0.31, 0},
                new Cause(Kind.WEAPON, "Ana", sword, "", 5001),
                new Cause(Kind.WEAPON, "Bento", mace, "", 2240))),
        List.of(
            new ExpectationForecast(
                pt ? "espera vitória dos heróis >= 60%" : "expect victory of heroes >= 60%",
                31,
                Verdict.PASS,
                new Share(7241, RUNS)),
            new ExpectationForecast(
                pt ? "espera morte de Ana < 5%" : "expect death of Ana < 5%",
                32,
                Verdict.FAIL,
                new Share(1248, RUNS)),
            new ExpectationForecast(
                pt ? "espera morte de Bento < 0,01%" : "expect death of Bento < 0.01%",
                33,
                Verdict.UNDECIDED,
                new Share(0, RUNS))),
        List.of(
            new Sample(
                SampleKind.TYPICAL,
                17,
                pt ? "vitória dos heróis" : "victory of heroes",
                7,
                0,
                Optional.empty()),
            new Sample(
                SampleKind.BEST,
                4211,
                pt ? "vitória dos heróis" : "victory of heroes",
                1,
                0,
                Optional.empty()),
            new Sample(
                SampleKind.ONE_IN_TWENTY,
                408,
                pt ? "vitória dos oponentes" : "victory of opponents",
                9,
                0,
                Optional.of(new Tip(4, List.of("Ana")))),
            new Sample(
                SampleKind.WORST,
                93,
                pt ? "vitória dos oponentes" : "victory of opponents",
                12,
                0,
                Optional.of(new Tip(2, List.of())))));
  }

  private static String script(Language language) {
    return language == Language.PT ? "ponte-quebrada.encounter" : "broken-bridge.encounter";
  }

  private static Outcome outcome(String name, long count) {
    return new Outcome(name, new Share(count, RUNS), Optional.empty());
  }

  private static CharacterForecast goblin(
      int number, String side, String weapon, long deaths, String sword, String mace) {
    return character(
        "Goblin " + number,
        side,
        deaths,
        400,
        new double[] {2.1 + number, 6.25, 0.7, 0.1, 0.01, 0},
        new Cause(Kind.WEAPON, "Ana", sword, "", deaths - 2500),
        new Cause(Kind.WEAPON, "Bento", mace, "", 2490),
        new Cause(Kind.WEAPON, "Goblin", weapon, "", 10));
  }

  private static CharacterForecast character(
      String name, String side, long deaths, long wounded, double[] means, Cause... causes) {
    return new CharacterForecast(
        name,
        side,
        side.startsWith("her"),
        name.startsWith("Ana")
            ? Optional.of(side.equals("heróis") ? "Cavalo" : "Horse")
            : Optional.empty(),
        RUNS,
        new Share(deaths, RUNS),
        new Share(wounded, RUNS),
        new Share(RUNS - deaths - wounded, RUNS),
        List.of(causes),
        means[0],
        means[1],
        means[2],
        means[3],
        means[4],
        means[5],
        Optional.of(FightForecasts.fighter(name, side)),
        Optional.empty());
  }
}
