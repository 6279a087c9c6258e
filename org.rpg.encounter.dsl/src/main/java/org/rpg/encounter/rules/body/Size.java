package org.rpg.encounter.rules.body;

import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;

/** Size categories (BASE-18). */
public enum Size {
  TINY,
  SMALL,
  MEDIUM,
  LARGE,
  HUGE;

  /** Whether two sizes are equivalent under a ruleset (BASE-18). */
  public boolean isEquivalentTo(Size other, Ruleset ruleset) {
    return Math.abs(compareTo(other)) <= ruleset.number(Parameter.EQUAL_SIZE_SPAN);
  }
}
