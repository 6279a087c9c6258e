package org.rpg.encounter.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;

/** Whole fights whose answer is worked out by hand. */
class ExactSolverTest {
  private static final double EXACT = 1e-12;

  /** Hits with 2 to 12 and kills with every blow. */
  private static Fighter killer() {
    return Fighter.npc("Killer").arms(Arm.small("1d1+19", 5));
  }

  @Test
  @DisplayName("INI-05 INI-07: two who can only miss on 1 alternate by the die")
  void twoKillers() {
    // The holder wins with 11/12; on a 1 (odd) the initiative is lost: x = 11/12 + 1/12 (1 - x).
    Exact exact = ExactSolver.solve(Bout.of("by hand", killer(), killer()));
    assertEquals(12 / 13.0, exact.wins(0), EXACT);
    assertEquals(1 / 13.0, exact.dies(0), EXACT);
    // each 1 begins a turn: one turn and 1/12 of another, and so on
    assertEquals(12 / 11.0, exact.turns(), EXACT);
    assertEquals(6 * 12 / 13.0, exact.life(0), EXACT);
  }

  @Test
  @DisplayName("INT-09: a miss with an even die is no loss")
  void evenMisses() {
    // 5 against 7 + 4: 6 to 12 hit; 2 and 4 miss and are kept, 1, 3, 5 are lost
    // x = 7/12 + 2/12 x + 3/12 (1 - x), so x = (10/12) / (13/12)
    Fighter nimble = Fighter.npc("Nimble").dodge(4).arms(Arm.small("1d1+19", 5));
    assertEquals(10 / 13.0, ExactSolver.solve(Bout.of("by hand", nimble, nimble)).wins(0), EXACT);
  }

  @Test
  @DisplayName("INI-05 (b): without an ally an even die goes over")
  void evenGoesOver() {
    // x = 7/12 + 5/12 (1 - x)
    Fighter nimble = Fighter.npc("Nimble").dodge(4).arms(Arm.small("1d1+19", 5));
    Bout bout = Bout.of("by hand", nimble, nimble).under(it -> it.with(Parameter.LONE_EVEN_DIE, 1));
    assertEquals(12 / 17.0, ExactSolver.solve(bout).wins(0), EXACT);
  }

  @Test
  @DisplayName("LAY-10: three blows of one through Protection, Vigor and Life")
  void layersWearDown() {
    // A: skill 19 misses only on 1; B does nothing: every odd die is a turn of B's and one more.
    Fighter a = Fighter.npc("A").takesDestiny().arms(Arm.small("1d1", 19));
    Fighter hero = Fighter.pc("A").takesDestiny().arms(Arm.small("1d1", 19));
    Fighter b = Fighter.npc("B").protection(1).life(1).vigor(1).does();
    Exact exact = ExactSolver.solve(Bout.of("by hand", hero, b));
    assertEquals(1, exact.wins(0), EXACT);
    // Until the third hit 36/11 dice are rolled; all but the last, which hits, may be odd: each
    // odd one costs two turns. Odd dice: misses 3/11, hits 2 x 5/11.
    assertEquals(1 + 2 * (3 / 11.0 + 10 / 11.0), exact.turns(), EXACT);
    // 1 in 11 of the three hits is a 12
    assertEquals(3 / 11.0, exact.destiny(0), EXACT);
    assertEquals(0, ExactSolver.solve(Bout.of("by hand", a, b)).destiny(0), EXACT);
  }
}
