package org.rpg.encounter.report;

import java.util.List;
import java.util.Optional;
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

/** What made-up forecasts say of the fight at the bridge. */
final class FightForecasts {
  private static final int RUNS = 10_000;

  private FightForecasts() {}

  static Line dawn(boolean pt) {
    return new Line(pt ? "no turno 30" : "on turn 30", 31);
  }

  static FightForecast bridge(boolean pt) {
    return new FightForecast(
        share(7241),
        share(1102),
        pt ? "justo" : "fair",
        share(1248),
        share(0),
        List.of(
            new Line(
                pt
                    ? "quando número de heróis fora de combate >= 1: heróis fogem por Oeste"
                    : "when number of heroes out of the fight >= 1: heroes flee by West",
                27)),
        new Spread(18.2, 3, 80, 8, 13, 17, 22, 33),
        1.5,
        share(6120),
        Optional.of(
            new Flight(
                share(1510),
                new Spread(0.7, 0, 3, 0, 0, 0, 1, 2),
                new Spread(0, 0, 0, 0, 0, 0, 0, 0),
                new Spread(0.1, 0, 1, 0, 0, 0, 0, 1))),
        Optional.of(
            new Wave(share(8800), share(3080), Optional.of(new Spread(1.6, 0, 3, 0, 1, 2, 2, 3)))),
        List.of(
            new Saved(
                pt ? "Aldeões" : "Villagers",
                5,
                share(4120),
                new Spread(3.4, 0, 5, 1, 3, 4, 5, 5))));
  }

  static ClockForecast bell(boolean pt) {
    return new ClockForecast(
        pt ? "Sino" : "Bell", new Spread(1.9, 0, 4, 0, 1, 2, 3, 4), share(1720));
  }

  static FighterForecast fighter(String name, String side) {
    boolean hero = side.startsWith("her");
    boolean grum = name.equals("Grum");
    return new FighterForecast(
        share(hero ? 310 : 205),
        share(0),
        share(grum ? 90 : 0),
        share(hero ? 14 : 0),
        name.equals("Ana") ? 17 : 11,
        name.equals("Ana") ? 10 : 4,
        10,
        hero ? 1.4 : 0.1,
        hero ? 5.2 : 3.1,
        0.3,
        grum,
        share(412),
        grum ? List.of(new Phase("Grum furioso", share(3300))) : List.of(),
        hero ? Optional.of(state()) : Optional.empty());
  }

  private static State state() {
    return new State(
        Optional.of(new Spread(6.2, 0, 10, 0, 4, 7, 9, 10)),
        10,
        Optional.of(new Spread(0.4, 0, 3, 0, 0, 0, 1, 2)),
        Optional.of(new Spread(0.2, 0, 2, 0, 0, 0, 0, 1)),
        Optional.of(new Spread(0, 0, 1, 0, 0, 0, 0, 0)),
        Optional.empty(),
        List.of(
            new Left("Poção de Cura", 2, new Spread(1.4, 0, 2, 0, 1, 2, 2, 2)),
            new Left("Bandagem", 1, new Spread(1, 1, 1, 1, 1, 1, 1, 1))),
        share(6900));
  }

  private static Share share(long count) {
    return new Share(count, RUNS);
  }
}
