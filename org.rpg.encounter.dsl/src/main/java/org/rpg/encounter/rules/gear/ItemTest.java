package org.rpg.encounter.rules.gear;

import java.util.List;
import org.rpg.encounter.rules.combat.Difficulty;

/**
 * The test that using an item takes.
 *
 * @param skills names of the skills that serve, at least one; the best counts
 * @param difficulty what is to be reached
 */
public record ItemTest(List<String> skills, Difficulty difficulty) {
  /**
   * Copies the skills.
   *
   * @throws IllegalArgumentException without a skill
   */
  public ItemTest {
    skills = List.copyOf(skills);
    if (skills.isEmpty()) {
      throw new IllegalArgumentException("a test needs a skill");
    }
  }
}
