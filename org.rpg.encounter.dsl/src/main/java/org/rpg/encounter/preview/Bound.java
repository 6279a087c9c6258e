package org.rpg.encounter.preview;

import org.rpg.encounter.preview.ExpectationForecast.Verdict;

/**
 * The chance that an expectation asks for.
 *
 * @param comparison how the chance is to compare with the limit
 * @param limit 0 to 1
 */
public record Bound(Comparison comparison, double limit) {

  /** How a chance may have to compare with a limit. */
  public enum Comparison {
    LESS,
    AT_MOST,
    MORE,
    AT_LEAST
  }

  /**
   * Judges a share by its whole 95 % interval: undecided as long as the limit lies inside it. Where
   * the limit is 0 or 1 no number of runs can prove a strict bound, so one run against it decides.
   */
  public Verdict judge(Share share) {
    return switch (comparison) {
      case AT_LEAST -> limit >= 1 ? certain(share.count() == share.runs()) : above(share);
      case MORE -> above(share);
      case AT_MOST -> limit <= 0 ? certain(share.count() == 0) : below(share);
      case LESS -> below(share);
    };
  }

  private static Verdict certain(boolean always) {
    return always ? Verdict.PASS : Verdict.FAIL;
  }

  private Verdict above(Share share) {
    return share.low() >= limit && holds(share)
        ? Verdict.PASS
        : share.high() < limit ? Verdict.FAIL : Verdict.UNDECIDED;
  }

  private Verdict below(Share share) {
    return share.high() <= limit && holds(share)
        ? Verdict.PASS
        : share.low() > limit ? Verdict.FAIL : Verdict.UNDECIDED;
  }

  /**
   * A strict bound is not met by the limit itself: an interval shrunk to that point is no proof.
   */
  private boolean holds(Share share) {
    return switch (comparison) {
      case LESS -> share.high() < limit;
      case MORE -> share.low() > limit;
      default -> true;
    };
  }
}
