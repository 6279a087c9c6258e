package org.rpg.encounter.rules.hazard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.dice.DiceExpression;

class BreathTest {
  @Test
  @DisplayName("SIT-13 a minute a level of Physique, none with Physique 0 or less")
  void aMinuteALevel() {
    assertEquals(3, Breath.held(3, 0));
    assertEquals(0, Breath.held(0, 0));
    assertEquals(0, Breath.held(-1, 0));
  }

  @Test
  @DisplayName("SIT-13 the ruleset may give everyone some minutes")
  void atLeastAsTheRulesetSays() {
    assertEquals(1, Breath.held(-1, 1));
    assertEquals(3, Breath.held(3, 1));
  }

  @Test
  @DisplayName("SIT-14 then 1d6 of fatigue for each minute more")
  void thenHeSuffocates() {
    assertEquals(2, Breath.suffocating(5, 3, 0));
    assertEquals(0, Breath.suffocating(2, 3, 0));
    assertEquals(DiceExpression.parse("1d6"), Breath.DAMAGE);
  }
}
