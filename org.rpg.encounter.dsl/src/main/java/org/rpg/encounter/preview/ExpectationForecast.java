package org.rpg.encounter.preview;

/**
 * Whether something that the script wanted to be true is.
 *
 * @param text the expectation as it stands in the script
 * @param line its line in the script, from 1
 * @param verdict what the runs say about it
 * @param share in how many runs what it speaks of happened
 */
public record ExpectationForecast(String text, int line, Verdict verdict, Share share) {

  /** A verdict is only given when the whole 95 % interval lies on one side of the bound. */
  public enum Verdict {
    PASS,
    FAIL,
    UNDECIDED
  }
}
