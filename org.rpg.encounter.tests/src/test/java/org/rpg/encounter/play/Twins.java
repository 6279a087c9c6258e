package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.combat.Combatant;

/** Whether a scene and its translation are the same game. */
final class Twins {
  private static final int RUNS = 3;
  private static final long SEED = 7;

  private Twins() {}

  /** With the same dice everything comes out alike: the end, the time, what is left of each. */
  static void assertAlike(Plan plan, Plan translated, String script) {
    assertEquals(ends(plan), ends(translated), () -> "translated, it plays otherwise:\n" + script);
  }

  private static List<String> ends(Plan plan) {
    Play play = new Play(plan);
    List<String> ends = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      play.run(SEED, run);
      StringBuilder end =
          new StringBuilder(play.ending() + " " + play.turns() + " " + play.minutes());
      for (int who = 0; who < play.view().size(); who++) {
        Combatant it = play.view().combatant(who);
        end.append(" ")
            .append(it.fate())
            .append(" ")
            .append(it.vigor())
            .append("/")
            .append(it.life());
      }
      ends.add(end.toString());
    }
    return ends;
  }
}
