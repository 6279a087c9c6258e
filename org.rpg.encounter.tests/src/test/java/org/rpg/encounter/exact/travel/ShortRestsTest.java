package org.rpg.encounter.exact.travel;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.play.Play;

/** Vigor after short rests, against chances worked out by hand. */
class ShortRestsTest {
  private static final int RUNS = 40_000;

  private static void agrees(String script, Map<String, Double> exact) {
    Play play = new Play(Sampler.plan(script));
    Map<String, Double> counts = new TreeMap<>();
    for (int run = 0; run < RUNS; run++) {
      play.run(4, run);
      counts.merge("Vigor " + play.view().combatant(0).vigor(), 1.0, Double::sum);
    }
    Agreement agreement = Agreement.of(exact, counts, RUNS);
    assertTrue(agreement.wrong().isEmpty(), () -> agreement + " " + agreement.wrong());
  }

  /** So many dice, each plus Physique and at least 0, from a start, at most the most. */
  private static Map<String, Double> rests(int rests, int physique, int start, int most) {
    Map<Integer, Double> vigor = new TreeMap<>(Map.of(start, 1.0));
    for (int rest = 0; rest < rests; rest++) {
      Map<Integer, Double> after = new TreeMap<>();
      vigor.forEach(
          (before, chance) -> {
            for (int die = 1; die <= 6; die++) {
              int now = Math.min(most, before + Math.max(0, die + physique));
              after.merge(now, chance / 6, Double::sum);
            }
          });
      vigor = after;
    }
    Map<String, Double> named = new TreeMap<>();
    vigor.forEach((value, chance) -> named.put("Vigor " + value, chance));
    return named;
  }

  @Test
  @DisplayName("REST-01: 1d6 + Physique once in each period of the day, up to Life (INT-55)")
  void twoPeriods() {
    agrees(
        """
        character Ana { skills Physique 2 }
        journey Trail {
            travellers Ana
            Ana takes 10 fatigue
            leg Wood 2 h
            short rest
            short rest
            leg Field 5 h
            short rest
        }
        """,
        rests(2, 2, 0, 10));
  }

  @Test
  @DisplayName("REST-01: a bad Physique costs, but never less than 0")
  void neverNegative() {
    agrees(
        """
        personagem Ana { perícias Físico -1 }
        jornada Trilha {
            viajantes Ana
            Ana sofre 3 fadiga
            descanso curto
            etapa Campo 6 h
            descanso curto
        }
        """,
        rests(2, -1, 1, 4));
  }

  @Test
  @DisplayName("REST-01 LAY-06: a wound lowers how far Vigor comes back")
  void upToTheLifeThatIsLeft() {
    agrees(
        """
        character Ana { skills Physique 3 }
        journey Trail {
            travellers Ana
            Ana starts with wound 5 cutting
            Ana takes 6 fatigue
            short rest
        }
        """,
        rests(1, 3, 1, 7));
  }
}
