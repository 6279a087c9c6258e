package org.rpg.encounter.report.balance;

import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.play.Plan.Asked;
import org.rpg.encounter.play.Plan.Expected;
import org.rpg.encounter.preview.ExpectationForecast;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;
import org.rpg.encounter.preview.Share;

/** Expectations that fail, and those that ask for so little that they say nothing. */
final class Expectations implements Balance.Check {
  private static final Diagnosis FAILS = Diagnosis.of("BALANCE-EXPECT");
  private static final Diagnosis AMPLE = Diagnosis.of("BALANCE-AMPLE");

  private static final double NEARLY_ALL = 0.97;

  @Override
  public void check(Scene scene) {
    for (int i = 0; i < scene.forecast.expectations().size(); i++) {
      ExpectationForecast found = scene.forecast.expectations().get(i);
      Expected expected = scene.plan.expectations().get(i);
      Share share = found.share();
      Optional<Expectation> part = scene.onLine(Expectation.class, found.line());
      if (part.isEmpty() && scene.declaration instanceof Variant) {
        continue; // the varied scene's own
      }
      if (found.verdict() == Verdict.FAIL) {
        scene.tell(FAILS, part, Percent.of(share), scene.limits.runs());
      } else if (found.verdict() == Verdict.PASS
          && isAmple(expected.asked(), share, scene.limits.ample())) {
        scene.tell(AMPLE, part, Percent.of(share), scene.limits.runs());
      }
    }
  }

  /** Sure to hold, and far from where it would not. */
  private static boolean isAmple(Asked asked, Share share, double ample) {
    return switch (asked.comparison()) {
      case AT_LEAST, MORE -> share.low() >= NEARLY_ALL && share.low() >= asked.limit() + ample;
      case AT_MOST, LESS -> share.high() <= 1 - NEARLY_ALL && share.high() <= asked.limit() - ample;
    };
  }
}
