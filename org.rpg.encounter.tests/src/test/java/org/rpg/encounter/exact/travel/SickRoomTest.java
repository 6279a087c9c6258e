package org.rpg.encounter.exact.travel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The nights of the wounded, by cases worked out by hand. */
class SickRoomTest {
  private static final double EXACT = 1e-12;

  private static void is(Convalescence days, int life, double chance) {
    var lives = SickRoom.lives(days);
    assertEquals(1, lives.values().stream().mapToDouble(it -> it).sum(), EXACT);
    assertEquals(chance, lives.getOrDefault(life, 0.0), EXACT, lives.toString());
  }

  private static Convalescence ana(int physique, Integer... wounds) {
    return Convalescence.of("by hand", "", physique, wounds);
  }

  @Test
  @DisplayName("REC-02 to REC-05: Physique against 7 + severity")
  void oneNight() {
    // 1d12 + 2 against 9: 6 of 12
    is(ana(2, 2).nights(8), 9, 0.5);
    is(ana(2, 2).nights(8), 8, 0.5);
    // 1d12 + 2 against 11: 4 of 12
    is(ana(2, 4).nights(8), 7, 4 / 12.0);
    is(ana(2, 4).nights(8), 5, 8 / 12.0);
    // 1d12 + 6 against 15, the lower of two dice: (4 / 12) x (4 / 12)
    is(ana(6, 8).nights(8), 10, 1 / 9.0);
    is(ana(6, 8).nights(8), 8, 8 / 9.0);
  }

  @Test
  @DisplayName("REST-04 WND-08: without a long rest wounds only grow, unto death")
  void shortNights() {
    is(ana(2, 4).nights(5), 5, 1);
    is(ana(0, 4).nights(5, 5), 0, 1);
    is(ana(3, 6).nights(5, 5), 3, 1);
  }

  @Test
  @DisplayName("TRT-01 TRT-03 TRT-05: treated, a moderate wound stays or shrinks, a grave one +1")
  void treatment() {
    // 1d12 + 7 against 11: 9 of 12; 1d12 + 2 against 11: 4 of 12
    Convalescence days = ana(2, 4).treated(1, 7, 1).nights(8);
    is(days, 7, 4 / 12.0);
    is(days, 6, 0.75 * 8 / 12.0);
    is(days, 5, 0.25 * 8 / 12.0);
    // 1d12 + 9 against 14: 8 of 12
    is(ana(6, 7).treated(1, 9, 1).nights(5), 18 - 8, 8 / 12.0);
    is(ana(6, 7).treated(1, 9, 0).nights(5), 18 - 9, 1);
    is(ana(6, 2).treated(1, 9, 1).nights(5), 18 - 2, 1);
  }

  @Test
  @DisplayName("REC-06: only the chosen wound is tested for")
  void theChosenWound() {
    // 4 and 7 of 20: one negative chance; 1d12 + 7 against 11 and against 14
    double moderate = 81 / 144.0;
    is(ana(7, 4, 7).choosing("moderate").nights(8), 20 - 3 - 9, moderate);
    is(ana(7, 4, 7).choosing("moderate").nights(8), 20 - 5 - 9, 1 - moderate);
    is(ana(7, 4, 7).nights(8), 20 - 5 - 7, 36 / 144.0);
  }
}
