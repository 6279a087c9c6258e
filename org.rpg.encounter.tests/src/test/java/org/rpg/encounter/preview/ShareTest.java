package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.play.Plan.Asked;
import org.rpg.encounter.play.Plan.Comparison;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;

/** Wilson's score interval and what is concluded from it. */
class ShareTest {

  @Test
  void theIntervalOfHalfIsWilsons() {
    // n = 100, p = 1/2, z = 1.959964: centre 1/2, half width z sqrt(p q / n + z^2 / 4 n^2) / (1 +
    // z^2 / n)
    // = 1.959964 * sqrt(0.0025 + 3.841459 / 40000) / 1.03841459 = 1.959964 * 0.0509513 / 1.0384146
    Share half = new Share(50, 100);
    assertEquals(0.5 - 0.0961685, half.low(), 2e-6);
    assertEquals(0.5 + 0.0961685, half.high(), 2e-6);
  }

  @Test
  void whatNeverHappenedMayStillHappen() {
    // The upper end of 0 of n is z^2 / (n + z^2) = 3.841459 / 10003.841459: 1 in 2604.2.
    Share never = new Share(0, 10_000);
    assertEquals(0, never.low());
    assertEquals(3.841459 / 10_003.841459, never.high(), 1e-9);
    assertEquals(2_600, never.fewerThanOneIn());
  }

  @Property
  void theIntervalHoldsTheShareAndMirrors(
      @ForAll @LongRange(max = 5_000) long count, @ForAll @LongRange(max = 5_000) long others) {
    long runs = Math.max(1, count + others);
    Share share = new Share(Math.min(count, runs), runs);
    Share opposite = new Share(runs - share.count(), runs);
    assertTrue(share.low() <= share.probability() && share.probability() <= share.high());
    assertTrue(share.low() >= 0 && share.high() <= 1);
    assertEquals(1 - share.low(), opposite.high(), 1e-12);
  }

  @Test
  void aVerdictNeedsTheWholeInterval() {
    Asked half = new Asked(Comparison.AT_LEAST, 0.5);
    // 100 runs: the interval reaches about 0.1 to either side.
    assertEquals(Verdict.PASS, Judge.judge(half, new Share(65, 100)));
    assertEquals(Verdict.UNDECIDED, Judge.judge(half, new Share(55, 100)));
    assertEquals(Verdict.UNDECIDED, Judge.judge(half, new Share(45, 100)));
    assertEquals(Verdict.FAIL, Judge.judge(half, new Share(35, 100)));
    Asked rare = new Asked(Comparison.LESS, 0.05);
    assertEquals(Verdict.PASS, Judge.judge(rare, new Share(0, 100)));
    assertEquals(Verdict.UNDECIDED, Judge.judge(rare, new Share(2, 100)));
    assertEquals(Verdict.FAIL, Judge.judge(rare, new Share(20, 100)));
  }

  @Test
  void oneRunAgainstItDecidesACertainty() {
    Asked always = new Asked(Comparison.AT_LEAST, 1);
    assertEquals(Verdict.PASS, Judge.judge(always, new Share(100, 100)));
    assertEquals(Verdict.FAIL, Judge.judge(always, new Share(99, 100)));
    Asked never = new Asked(Comparison.AT_MOST, 0);
    assertEquals(Verdict.PASS, Judge.judge(never, new Share(0, 100)));
    assertEquals(Verdict.FAIL, Judge.judge(never, new Share(1, 100)));
  }

  @Test
  void quantilesAreTheSmallestValueThatCoversTheShare() {
    Histogram turns = new Histogram(10);
    for (int value : new int[] {1, 2, 2, 3, 3, 3, 4, 4, 5, 12}) {
      turns.add(value);
    }
    Spread spread = turns.spread();
    // Ten values; 12 counts as 10, the bound. 5 % is covered by the first, half by the fifth (3);
    // a quarter by the third (2), three quarters by the eighth (4).
    assertEquals(new Spread(3.7, 1, 10, 1, 2, 3, 4, 10), spread);
  }
}
