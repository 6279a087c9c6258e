package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Road.HOUR;
import static org.rpg.encounter.rules.combat.Road.SIX;
import static org.rpg.encounter.rules.combat.Road.ana;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;

/** Fainting and waking (EXH-02, EXH-10 to EXH-16, INT-61). */
class FaintingTest {
  private Ruleset ruleset = Ruleset.standard();

  /** Someone who spends points of 6 so that so many are left, with these rolls. */
  private Road left(int left, int... rolls) {
    Road road = Road.of(ruleset, ana()).begin().rolling(rolls);
    road.journey().spendPerseverance(0, 6 - left);
    return road.rolling();
  }

  private static boolean isOut(Road road) {
    assertEquals(road.journey().isFainted(0), road.who(0).has(Condition.UNCONSCIOUS));
    return road.journey().isFainted(0);
  }

  @Nested
  @DisplayName("EXH-10, EXH-11 at 2 points: 1d10 against 8, for 1d10 scenes")
  class AtTwo {
    @Test
    void sevenHoldsOut() {
      Road road = left(2, 7);
      assertFalse(isOut(road));
      assertEquals(
          new Event.FaintRolled(0, 7, 8, false, List.of(Rule.EXH_10, Rule.INT_61)),
          road.only(Event.FaintRolled.class));
    }

    @Test
    void eightFaints() {
      Road road = left(2, 8, 4);
      assertTrue(isOut(road));
      assertEquals(
          new Event.Fainted(0, 4, false, List.of(Rule.EXH_11, Rule.STA_06)),
          road.only(Event.Fainted.class));
      assertEquals(1, road.who(0).timesFainted());
      assertEquals(SIX, road.who(0).minuteOfFirstFaint());
    }

    @Test
    void itLastsAsManyScenesAsRolled() {
      Road road = left(2, 8, 2);
      road.hours(6); // the first scene ends, 12 h
      assertTrue(isOut(road));
      road.rolling().hours(6); // the second: she wakes, and does not roll for that scene
      assertFalse(isOut(road));
      assertEquals(2, road.only(Event.Woke.class).left());
    }

    @Test
    @DisplayName("EXH-10 under the other reading she must reach 8 to stay awake")
    void reachingItMayHold() {
      ruleset = ruleset.with(Parameter.FAINTING_ROLL, "Reaching It Holds");
      assertFalse(isOut(left(2, 8)));
      assertTrue(isOut(left(2, 7, 1)));
    }

    @Test
    @DisplayName("EXH-10 once per scene, whatever is lost in it")
    void onceAScene() {
      Road road = left(2, 1);
      road.journey().spendPerseverance(0, 1); // to 1, but the roll of the scene is made
      road.hours(6);
      assertFalse(isOut(road));
      road.rolling(6).hours(6); // the next scene's end, at 1 point against 7
      assertEquals(2, road.all(Event.FaintRolled.class).size());
    }

    @Test
    @DisplayName("EXH-10 whoever holds the tier rolls at each scene's end")
    void atEachScenesEnd() {
      Road road = left(2, 1);
      road.rolling().hours(6);
      road.rolling(7).hours(6);
      road.rolling(7).hours(6);
      assertEquals(3, road.all(Event.FaintRolled.class).size());
    }

    @Test
    @DisplayName("EXH-10 under the other reading each loss is an occasion, and nothing else is")
    void eachLossMayBeAnOccasion() {
      ruleset = ruleset.with(Parameter.FAINTING_OCCASION, "Each Loss");
      Road road = left(2, 1);
      road.rolling(6).journey().spendPerseverance(0, 1);
      road.rolling().hours(12);
      assertFalse(isOut(road));
      assertEquals(2, road.all(Event.FaintRolled.class).size());
    }
  }

  @Nested
  @DisplayName("EXH-12, EXH-13 at 1 point: 1d10 against 7, for 2d10 scenes")
  class AtOne {
    @Test
    void sixHoldsOutSevenFaints() {
      assertFalse(isOut(left(1, 6)));
      Road road = left(1, 7, 10, 9);
      assertTrue(isOut(road));
      assertEquals(
          new Event.Fainted(0, 19, false, List.of(Rule.EXH_13, Rule.STA_06)),
          road.only(Event.Fainted.class));
    }

    @Test
    @DisplayName("INT-61 from 6 to 1: only the tier reached, with one roll")
    void onlyTheTierReached() {
      Road road = left(1, 6);
      assertEquals(
          new Event.FaintRolled(0, 6, 7, false, List.of(Rule.EXH_12, Rule.INT_61)),
          road.only(Event.FaintRolled.class));
    }

    @Test
    @DisplayName("EXH-10 under the other reading 7 stays awake, 6 does not")
    void reachingItMayHold() {
      ruleset = ruleset.with(Parameter.FAINTING_ROLL, "Reaching It Holds");
      assertFalse(isOut(left(1, 7)));
      assertTrue(isOut(left(1, 6, 1, 1)));
    }
  }

  @Nested
  @DisplayName("EXH-15, EXH-16 at 0 points: for certain, for 4d10 scenes or until the session ends")
  class AtNone {
    @Test
    void nobodyRollsWhether() {
      Road road = left(0, 1, 2, 3, 4, 1);
      assertTrue(isOut(road));
      assertEquals(
          new Event.Fainted(0, 10, false, List.of(Rule.EXH_15, Rule.EXH_16, Rule.STA_06)),
          road.only(Event.Fainted.class));
      assertEquals(List.of(), road.all(Event.FaintRolled.class));
    }

    @Test
    void sheWakesWithOnePoint() {
      Road road = left(0, 1, 1, 1, 1, 1);
      // 18 hours until the third scene's end, 6 more: she wakes at the fourth, hungry by then but
      // not for more than 24 hours
      road.journey().pass(18 * HOUR);
      assertTrue(isOut(road));
      road.rolling(1).journey().pass(6 * HOUR); // at 1 point she is at risk again: 1 against 7
      assertFalse(isOut(road));
      assertEquals(1, road.perseverance(0));
      assertEquals(new Event.Woke(0, 1, List.of(Rule.EXH_16)), road.only(Event.Woke.class));
    }

    @Test
    @DisplayName("EXH-16 with how many she wakes can be set")
    void withHowManySheWakesCanBeSet() {
      ruleset = ruleset.with(Parameter.WAKING_PERSEVERANCE, 3);
      Road road = left(0, 1, 1, 1, 1, 1);
      road.journey().pass(24 * HOUR);
      assertEquals(3, road.perseverance(0));
    }

    @Test
    void twoKeepsHerOutUntilTheSessionEnds() {
      Road road = left(0, 1, 1, 1, 1, 2);
      assertTrue(road.only(Event.Fainted.class).untilSession());
      assertFalse(road.journey().willWake(0));
      road.journey().pass(48 * HOUR);
      assertTrue(isOut(road));
      road.rolling(3).journey().newSession();
      assertFalse(isOut(road));
      assertEquals(1 + 3, road.perseverance(0));
    }

    @Test
    @DisplayName("EXH-16 under the other readings nobody rolls: never, or always")
    void theRollMayBeLeftOut() {
      ruleset = ruleset.with(Parameter.SESSION_FAINT, "Never");
      Road ordinary = left(0, 1, 1, 1, 1);
      assertFalse(ordinary.only(Event.Fainted.class).untilSession());
      assertTrue(ordinary.journey().willWake(0));
      ruleset = ruleset.with(Parameter.SESSION_FAINT, "Always");
      assertTrue(left(0, 1, 1, 1, 1).only(Event.Fainted.class).untilSession());
    }
  }

  @Nested
  @DisplayName("EXH-02 points can be spent, and spending brings what a low score brings")
  class Spending {
    @Test
    void threeLeftBringNoRisk() {
      Road road = left(3);
      assertEquals(3, road.perseverance(0));
      assertEquals(
          new Event.PerseveranceChanged(0, -3, 3, List.of(Rule.EXH_02, Rule.EXH_01)),
          road.only(Event.PerseveranceChanged.class));
    }

    @Test
    void noMoreThanThereAre() {
      Road road = Road.of(ruleset, ana(3)).begin().rolling(1, 1, 1, 1, 1);
      road.journey().spendPerseverance(0, 5);
      assertEquals(0, road.perseverance(0));
      assertEquals(-3, road.only(Event.PerseveranceChanged.class).change());
    }

    @Test
    void whoIsOutAlreadyDoesNotFaintAgain() {
      Road road = left(2, 8, 5);
      road.journey().addPerseverance(0, -2);
      assertEquals(0, road.perseverance(0));
      assertEquals(1, road.who(0).timesFainted());
    }

    @Test
    void sleepersDoNotRoll() {
      Road road = Road.of(ruleset, ana(3)).begin();
      road.journey().layDown();
      road.rolling().hours(1);
      road.journey().addPerseverance(0, -1);
      road.hours(5); // asleep at the scene's end
      assertFalse(isOut(road));
    }

    @Test
    void theDeadAreLeftAlone() {
      Road road = Road.of(ruleset, ana(3)).begin();
      road.master().kill(0);
      road.rolling().journey().spendPerseverance(0, 3);
      road.journey().addPerseverance(0, 3);
      assertEquals(3, road.perseverance(0));
    }
  }

  @Nested
  @DisplayName("STA-06 the scene makes someone faint or wakes him")
  class ByTheScene {
    @Test
    void faintingLastsAsPerseveranceSays() {
      Road road = Road.of(ruleset, ana()).begin();
      road.rolling(3).journey().faint(0);
      assertEquals(3, road.only(Event.Fainted.class).scenes());
      road.journey().wake(0);
      assertFalse(isOut(road));
      assertEquals(6, road.perseverance(0));
    }

    @Test
    void whoDoesNotTireIsOutUntilWoken() {
      Road road = Road.of(ruleset, Member.of(Sheet.npc("Horse").build())).begin();
      road.rolling().journey().faint(0);
      assertTrue(road.who(0).has(Condition.UNCONSCIOUS));
      road.journey().wake(0);
      assertFalse(road.who(0).has(Condition.UNCONSCIOUS));
    }

    @Test
    void whoIsBroughtRoundOtherwiseIsAwake() {
      Road road = left(2, 8, 9);
      road.master().lose(0, Condition.UNCONSCIOUS);
      assertFalse(road.who(0).has(Condition.UNCONSCIOUS));
      road.journey().pass(6 * HOUR);
      assertFalse(isOut(road));
    }

    @Test
    void anotherReasonKeepsHerUnconscious() {
      Road road = left(2, 8, 1);
      road.master().gain(0, Condition.UNCONSCIOUS, Duration.WITHOUT_END);
      road.journey().pass(6 * HOUR);
      assertFalse(road.journey().isFainted(0));
      assertTrue(road.who(0).has(Condition.UNCONSCIOUS));
    }
  }
}
