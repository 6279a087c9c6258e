package org.rpg.encounter.rules.hazard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class HeatTest {
  @Test
  @DisplayName("SIT-17 a source has a severity and a growth, neither below 0")
  void aSourceHasSeverityAndGrowth() {
    Heat lava = new Heat("Lava", 6, 6);
    assertEquals(6, lava.severity());
    assertEquals(6, lava.growth());
    assertThrows(IllegalArgumentException.class, () -> new Heat("Ice", -1, 0));
    assertThrows(IllegalArgumentException.class, () -> new Heat("Ice", 0, -1));
  }
}
