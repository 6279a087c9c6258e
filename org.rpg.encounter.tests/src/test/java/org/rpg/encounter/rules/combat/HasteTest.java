package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Road.HOUR;
import static org.rpg.encounter.rules.combat.Road.ana;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;

/** Accelerated travel (TRV-02, TRV-04 to TRV-06, INT-60). */
class HasteTest {
  private Ruleset ruleset = Ruleset.standard();

  /** A traveller of 12 points in haste. */
  private Road inHaste() {
    Road road = Road.of(ruleset, Member.of(Sheet.pc("Ana").perseverance(12).build())).begin();
    road.journey().accelerate(true);
    return road;
  }

  @Nested
  @DisplayName("TRV-02, TRV-04 what sleep and food cost is tripled")
  class Tripled {
    @Test
    @DisplayName("TRV-04 1 per scene without food becomes 3")
    void hunger() {
      Road road = inHaste();
      road.journey().layDown();
      road.hours(30);
      assertEquals(12 - 3, road.perseverance(0));
    }

    @Test
    @DisplayName("TRV-04 1d2 for sleep is rolled once and tripled")
    void sleep() {
      Road road = inHaste().hours(24);
      road.journey().addMeals(1);
      road.rolling(1).journey().eat(0, 1);
      road.rolling(2).hours(6);
      assertEquals(12 - 2 * 3, road.perseverance(0));
      assertEquals(
          new Event.Tired(0, 2, 0, 3, 6, List.of(Rule.TRV_04, Rule.EXH_03)),
          road.only(Event.Tired.class));
    }

    @Test
    @DisplayName("INT-60 both in the same scene: (1d2 + 1) x 3, and then the tier reached")
    void both() {
      Road road = inHaste();
      road.rolling(2).hours(30);
      assertEquals(12 - (2 + 1) * 3, road.perseverance(0));
      assertEquals(
          new Event.Tired(
              0, 2, 1, 3, 3, List.of(Rule.TRV_04, Rule.EXH_03, Rule.EXH_06, Rule.INT_60)),
          road.only(Event.Tired.class));
      road.rolling(1, 1, 1, 1, 1, 1).hours(6); // 3 - 6: at 0 she faints, whatever lies between
      assertEquals(List.of(), road.all(Event.FaintRolled.class));
      assertEquals(1, road.who(0).timesFainted());
    }

    @Test
    @DisplayName("TRV-04 under the other reading 1d2 is rolled three times")
    void theDieMayBeRolledThreeTimes() {
      ruleset = ruleset.with(Parameter.TRIPLED_DIE, "Rolled Three Times");
      Road road = inHaste();
      road.rolling(1, 2, 2).hours(30);
      assertEquals(12 - (1 + 2 + 2) - 3, road.perseverance(0));
      Event.Tired tired = road.only(Event.Tired.class);
      assertEquals(8, (tired.sleepLoss() + tired.foodLoss()) * tired.factor());
    }

    @Test
    @DisplayName("EXH-02 what is spent is not tripled")
    void whatIsSpentIsNot() {
      Road road = inHaste();
      road.journey().spendPerseverance(0, 2);
      assertEquals(10, road.perseverance(0));
    }
  }

  @Nested
  @DisplayName("TRV-05 fainting is likelier by 2")
  class Fainting {
    private Event.FaintRolled rolled(int left, boolean haste, int... rolls) {
      Road road = Road.of(ruleset, ana()).begin();
      road.journey().accelerate(haste);
      road.rolling(rolls).journey().spendPerseverance(0, 6 - left);
      return road.only(Event.FaintRolled.class);
    }

    @Test
    void eightBecomesSixAndSevenFive() {
      assertEquals(6, rolled(2, true, 5).against());
      assertTrue(rolled(2, true, 6, 1).faints());
      assertEquals(5, rolled(1, true, 4).against());
      assertTrue(rolled(1, true, 5, 1, 1).faints());
    }

    @Test
    @DisplayName("TRV-05 under the other reading the ND rises as written, and fewer faint")
    void asWritten() {
      ruleset = ruleset.with(Parameter.ACCELERATED_FAINTING, "As Written");
      assertEquals(10, rolled(2, true, 9).against());
      assertEquals(9, rolled(1, true, 8).against());
    }

    @Test
    @DisplayName("TRV-05 where the ND must be reached to stay awake it rises")
    void whereReachingItHoldsItRises() {
      ruleset = ruleset.with(Parameter.FAINTING_ROLL, "Reaching It Holds");
      assertEquals(10, rolled(2, true, 10).against());
      assertTrue(rolled(2, true, 9, 1).faints());
    }

    @Test
    @DisplayName("TRV-06 not when travelling as usual again")
    void notAfterwards() {
      assertEquals(8, rolled(2, false, 5).against());
    }
  }

  @Nested
  @DisplayName("TRV-06 how long it lasts")
  class Scope {
    private int lossOfAScene(Road road) {
      int before = road.perseverance(0);
      road.hours(6);
      return before - road.perseverance(0);
    }

    @Test
    void onlyWhileTravellingInHaste() {
      Road road = inHaste();
      road.journey().layDown();
      road.hours(24);
      assertEquals(3, lossOfAScene(road));
      road.journey().accelerate(false);
      assertFalse(road.journey().isAccelerated());
      assertEquals(1, lossOfAScene(road));
    }

    @Test
    @DisplayName("TRV-06 under the other reading until a long rest")
    void itMayLastUntilALongRest() {
      ruleset = ruleset.with(Parameter.ACCELERATED_SCOPE, "Until a Long Rest");
      Road road = inHaste();
      road.journey().layDown();
      road.hours(24);
      road.journey().accelerate(false);
      assertEquals(3, lossOfAScene(road));
      road.journey().rise();
      assertEquals(12, road.perseverance(0)); // 30 hours of sleep
      assertEquals(1, lossOfAScene(road));
    }

    @Test
    @DisplayName("TRV-06 a short sleep is no long rest")
    void aShortSleepIsNoLongRest() {
      ruleset = ruleset.with(Parameter.ACCELERATED_SCOPE, "Until a Long Rest");
      Road road = inHaste();
      road.journey().accelerate(false);
      road.journey().layDown();
      road.hours(5);
      road.journey().rise();
      road.journey().layDown();
      road.hours(19);
      assertEquals(3, lossOfAScene(road));
      assertEquals(30 * HOUR, road.combat().minutes() - Road.SIX);
    }
  }
}
