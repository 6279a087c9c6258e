package org.rpg.encounter.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What many runs of the engine show agrees with the exact answers. */
class CrossCheckTest {
  private static final int RUNS = 40_000;

  /**
   * Fewer than 1,000 values are compared; five standard errors are passed by one correct value in
   * 1.7 million, so that all agree with a certainty of 99.9 % and more. The seed is fixed.
   */
  private static final double Z = 5;

  static List<Bout> bouts() {
    return Bouts.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("bouts")
  void theEngineAgreesWithTheExactAnswer(Bout bout) {
    double[] exact = ExactSolver.solve(bout).values();
    Sampled sampled = Sampled.of(EngineBout.battle(bout), RUNS, 11);
    for (int place = 0; place < exact.length; place++) {
      double tolerance = sampled.tolerance(place, exact[place], Z);
      String what = bout.name() + ", " + Exact.name(place);
      assertEquals(exact[place], sampled.means()[place], tolerance, what);
    }
  }
}
