package org.rpg.encounter.rules.combat;

import java.util.Optional;

/**
 * A way to create opportunities: a distraction, a provocation, a signal, a tune (OPO-02).
 *
 * @param skill name of the skill that is tested
 * @param against name of the skill that an opponent resists with; without one, and for an ally, the
 *     test is unopposed (OPO-01)
 */
public record Ploy(String skill, Optional<String> against) {
  /** One that nobody resists. */
  public static Ploy with(String skill) {
    return new Ploy(skill, Optional.empty());
  }

  /** One that opponents resist with a skill. */
  public static Ploy with(String skill, String against) {
    return new Ploy(skill, Optional.of(against));
  }
}
