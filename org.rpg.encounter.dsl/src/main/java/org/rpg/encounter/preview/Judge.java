package org.rpg.encounter.preview;

import org.rpg.encounter.play.Plan.Asked;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;

/** Judges by its whole 95 % interval whether a share is what was asked for. */
final class Judge {
  private Judge() {}

  /**
   * Undecided as long as the limit lies inside the interval. Where the limit is 0 or 1 no number of
   * runs can prove it, so that one run against it decides.
   */
  static Verdict judge(Asked asked, Share share) {
    double limit = asked.limit();
    return switch (asked.comparison()) {
      case AT_LEAST ->
          limit >= 1
              ? certain(share.count() == share.runs())
              : decide(share.low() >= limit, share.high() < limit);
      case MORE -> decide(share.low() > limit, share.high() <= limit);
      case AT_MOST ->
          limit <= 0
              ? certain(share.count() == 0)
              : decide(share.high() <= limit, share.low() > limit);
      case LESS -> decide(share.high() < limit, share.low() >= limit);
    };
  }

  private static Verdict certain(boolean always) {
    return always ? Verdict.PASS : Verdict.FAIL;
  }

  private static Verdict decide(boolean proven, boolean disproven) {
    return proven ? Verdict.PASS : disproven ? Verdict.FAIL : Verdict.UNDECIDED;
  }
}
