package org.rpg.encounter.ide.live;

import java.util.List;
import java.util.Map;
import org.rpg.encounter.preview.Wear;

/** What is known of the odds of a scene. */
public sealed interface Odds {
  /** Nothing yet. */
  record NotYet() implements Odds {}

  /**
   * What the runs so far have shown.
   *
   * @param line in a reader's words
   * @param isOld whether the script has changed since, and nothing is known of it as it is now
   * @param wear of a journey how worn out its travellers are at the end of each leg, by its name
   */
  record Known(String line, boolean isOld, Map<String, List<Wear.Traveller>> wear)
      implements Odds {}

  /** There is something wrong with what the scene is made of. */
  record Erroneous() implements Odds {}

  /** It could not be played, and that is our fault. */
  record Failed() implements Odds {}
}
