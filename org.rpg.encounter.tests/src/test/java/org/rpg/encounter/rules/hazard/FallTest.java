package org.rpg.encounter.rules.hazard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FallTest {
  @Test
  @DisplayName("SIT-09, SIT-11 one for each whole 1.5 m, nothing below 1.5 m")
  void oneForEachWholeMetreAndAHalf() {
    assertEquals(0, Fall.severity(0));
    assertEquals(0, Fall.severity(149));
    assertEquals(1, Fall.severity(150));
    assertEquals(1, Fall.severity(299));
    assertEquals(4, Fall.severity(600));
    assertEquals(5, Fall.severity(800)); // 7.5 m and a rest
    assertEquals(0, Fall.severity(-300));
  }

  @Test
  @DisplayName("SIT-10 difficulty 7 + severity; half, rounded up (BASE-20)")
  void aGoodLandingHalves() {
    assertEquals(7 + 5, Fall.difficulty(7, 5));
    assertEquals(2, Fall.reduced(4));
    assertEquals(3, Fall.reduced(5));
  }

  @Test
  @DisplayName("INT-54 a fall of severity 1 stays one")
  void oneStaysOne() {
    assertEquals(1, Fall.reduced(1));
  }
}
