package org.rpg.encounter.ide.live;

/** What is known of the odds of a scene. */
public sealed interface Odds {
  /** Nothing yet. */
  record NotYet() implements Odds {}

  /**
   * What the runs so far have shown.
   *
   * @param line in a reader's words
   * @param isOld whether the script has changed since, and nothing is known of it as it is now
   */
  record Known(String line, boolean isOld) implements Odds {}

  /** There is something wrong with what the scene is made of. */
  record Erroneous() implements Odds {}

  /** It could not be played, and that is our fault. */
  record Failed() implements Odds {}
}
