package org.rpg.encounter.exact.travel;

import java.util.Map;

/**
 * An adventure whose chances are worked out by hand.
 *
 * @param name what it is about
 * @param script the whole script
 * @param chances of each stage and ending, by name, that it is ever reached
 */
record Quest(String name, String script, Map<String, Double> chances) {
  @Override
  public String toString() {
    return name;
  }
}
