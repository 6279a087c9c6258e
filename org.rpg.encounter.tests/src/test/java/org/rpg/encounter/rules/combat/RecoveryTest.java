package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Road.HOUR;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.body.WoundSource;
import org.rpg.encounter.rules.check.Chance;

/** Recovery in long rests and the end of a day (REC, REST-03, WND-08, INT-30 to INT-33). */
class RecoveryTest {
  private static final WoundKind CUT = WoundKind.CUTTING;

  private Ruleset ruleset = Ruleset.standard();

  /** Someone of Physique 7, so of 20 Life. */
  private static Member strong() {
    return Member.of(Sheet.pc("Ana").skill("Physique", 7).build());
  }

  /** Someone who has slept from 22 to 6 h and is about to get up. */
  private Road asleep(Member member) {
    Road road = Road.of(ruleset, member).begin().hours(16);
    road.journey().layDown();
    return road.hours(8);
  }

  private Road afterRest(Member member, int... rolls) {
    Road road = asleep(member).rolling(rolls);
    road.journey().rise();
    return road.rolling();
  }

  private static List<Integer> severities(Road road) {
    Body body = road.who(0).body();
    return IntStream.range(0, body.wounds()).map(body::severity).boxed().toList();
  }

  private static Member treated(int severity) {
    return strong().wound(severity, CUT, WoundSource.ORDINARY, Optional.empty(), true);
  }

  @Nested
  @DisplayName("REC-01, REC-02, REST-03 one wound, Physique against 7 + severity")
  class TheTest {
    @Test
    void itIsReachedByPhysique() {
      Road road = afterRest(strong().wound(4, CUT), 4); // 4 + 7 against 7 + 4
      assertEquals(List.of(3), severities(road));
      Event.Tested test = road.only(Event.Tested.class);
      assertEquals(7 + 4, test.test().difficulty());
      assertEquals(List.of(Rule.REC_02, Rule.REC_01, Rule.REST_03), test.rules());
      assertEquals(List.of(5), severities(afterRest(strong().wound(4, CUT), 3)));
    }

    @Test
    @DisplayName("REC-02, LAY-11 lost Life takes its chances")
    void lostLifeTakesItsChances() {
      Road road = afterRest(strong().wound(6, CUT), 9, 5);
      Event.Tested test = road.only(Event.Tested.class);
      assertEquals(List.of(new Chance(Rule.LAY_11, -1)), test.chances());
      assertEquals(5, test.test().natural());
    }

    @Test
    @DisplayName("REC-01 of several the one that would grow most, then the gravest")
    void theOneThatWouldGrowMost() {
      assertEquals(
          List.of(3, 7, 5),
          severities(afterRest(strong().wound(3, CUT).wound(7, CUT).wound(4, CUT), 12, 12, 12)));
      assertEquals(
          List.of(2, 1),
          severities(afterRest(strong().wound(2, CUT).wound(2, CUT), 12)).stream()
              .sorted((a, b) -> b - a)
              .toList());
      assertEquals(List.of(2, 2), severities(afterRest(strong().wound(2, CUT).wound(3, CUT), 12)));
    }

    @Test
    @DisplayName("REC-01 or the gravest of the class that is chosen")
    void theOneThatIsChosen() {
      Road road = asleep(strong().wound(1, CUT).wound(2, CUT).wound(4, CUT)).rolling(12, 12);
      road.journey().chooseRecovery(0, WoundClass.LIGHT);
      road.journey().rise();
      assertEquals(List.of(1, 1, 5), severities(road));
    }

    @Test
    @DisplayName("REC-01 if there is none of that class, as if none were chosen")
    void thereMayBeNoneOfThatClass() {
      Road road = asleep(strong().wound(1, CUT).wound(4, CUT)).rolling(12);
      road.journey().chooseRecovery(0, WoundClass.GRAVE);
      road.journey().rise();
      assertEquals(List.of(1, 3), severities(road));
    }

    @Test
    @DisplayName("REC-01 once per day: a second rest of the same day only refreshes")
    void oncePerDay() {
      Road road = afterRest(strong().wound(4, CUT).vigor(1), 12);
      road.journey().pass(2 * HOUR);
      road.journey().layDown();
      road.hours(6);
      road.journey().rise();
      assertEquals(List.of(3), severities(road));
      assertEquals(1, road.all(Event.DayEnded.class).size());
      assertEquals(17, road.who(0).vigor());
    }

    @Test
    @DisplayName("REC-08 how short a day may be can be set")
    void howShortADayMayBeCanBeSet() {
      ruleset = ruleset.with(Parameter.SHORTEST_DAY, 8);
      Road road = afterRest(strong().wound(4, CUT).vigor(1), 12);
      road.journey().pass(2 * HOUR);
      road.journey().layDown();
      road.hours(6);
      road.rolling(12).journey().rise();
      assertEquals(List.of(2), severities(road));
    }

    @Test
    void withoutAWoundNobodyRolls() {
      Road road = afterRest(strong());
      assertEquals(List.of(), road.all(Event.Tested.class));
      assertEquals(1, road.only(Event.DayEnded.class).day());
    }

    @Test
    @DisplayName("REC-01 whoever had no long rest does not roll; his wounds grow all the same")
    void whoHadNoLongRestDoesNotRoll() {
      Road road =
          Road.of(strong().wound(4, CUT), strong().named("Bento").wound(4, CUT)).begin().hours(16);
      road.journey().layDown();
      road.journey().watch(0, 3 * HOUR);
      road.hours(8);
      road.rolling(12).journey().rise();
      assertEquals(5, road.who(0).body().severity(0));
      assertEquals(3, road.who(1).body().severity(0));
    }
  }

  @Nested
  @DisplayName("REC-03 to REC-07 what comes of it")
  class Outcome {
    @Test
    @DisplayName("REC-03, REC-06 light: -1, or the same")
    void light() {
      assertEquals(List.of(2), severities(afterRest(strong().wound(3, CUT), 12)));
      assertEquals(List.of(3), severities(afterRest(strong().wound(3, CUT), 1)));
    }

    @Test
    @DisplayName("REC-04, REC-06 moderate: -1, or +1")
    void moderate() {
      Road road = afterRest(strong().wound(5, CUT), 12);
      assertEquals(List.of(4), severities(road));
      assertEquals(
          new Event.WoundEvolved(0, 5, 4, WoundClass.MODERATE, List.of(Rule.REC_04)),
          road.only(Event.WoundEvolved.class));
      assertEquals(List.of(6), severities(afterRest(strong().wound(5, CUT), 1)));
    }

    @Test
    @DisplayName("REC-05, REC-06 grave: the same, or +2")
    void grave() {
      assertEquals(List.of(7), severities(afterRest(strong().wound(7, CUT), 12, 12)));
      Road road = afterRest(strong().wound(7, CUT), 1, 1);
      assertEquals(List.of(9), severities(road));
      assertEquals(
          new Event.WoundEvolved(0, 7, 9, WoundClass.GRAVE, List.of(Rule.WND_06, Rule.REC_06)),
          road.only(Event.WoundEvolved.class));
    }

    @Test
    @DisplayName(
        "TRT-05, REC-05 a treated grave wound: -1, or +1; a treated moderate one: -1, or 0")
    void treatedOnes() {
      assertEquals(List.of(7), severities(afterRest(treated(8), 12, 12)));
      Road worse = afterRest(treated(8), 1, 1);
      assertEquals(List.of(9), severities(worse));
      assertEquals(List.of(Rule.TRT_05, Rule.REC_06), worse.only(Event.WoundEvolved.class).rules());
      assertEquals(List.of(4), severities(afterRest(treated(5), 12)));
      assertEquals(List.of(5), severities(afterRest(treated(5), 1)));
    }

    @Test
    @DisplayName("REC-06 all other wounds take their course")
    void allOthersTakeTheirCourse() {
      Member ana = strong().wound(4, CUT).wound(5, CUT).wound(2, CUT);
      assertEquals(List.of(5, 4, 2), severities(afterRest(ana, 12, 12)));
    }

    @Test
    @DisplayName("REC-07 at severity 0 it is gone")
    void healed() {
      Road road = afterRest(strong().wound(1, CUT), 2); // 2 + 7 against 7 + 1
      assertEquals(List.of(), severities(road));
      assertEquals(20, road.who(0).life());
      assertEquals(
          new Event.WoundHealed(0, 1, List.of(Rule.REC_07)), road.only(Event.WoundHealed.class));
    }

    @Test
    @DisplayName("INT-32 a treated grave wound that falls below the border is treated as moderate")
    void aTreatedWoundDropsAClass() {
      Road road = afterRest(treated(7), 12, 12);
      assertEquals(List.of(6), severities(road));
      Body body = road.who(0).body();
      assertEquals(WoundClass.MODERATE, body.woundClass(0));
      assertTrue(body.isTreated(0));
      assertEquals(0, body.growth(0)); // as a light one
    }

    @Test
    @DisplayName("INT-31 a treated wound that fire makes graver stays treated, one class below")
    void aTreatedWoundRisesAClass() {
      Member ana = strong().wound(6, WoundKind.OTHER, WoundSource.FIRE, Optional.empty(), true);
      Road road = Road.of(ruleset, ana).begin();
      Body body = road.who(0).body();
      body.grow(0, 1);
      assertEquals(WoundClass.GRAVE, body.woundClass(0));
      assertTrue(body.isTreated(0));
      assertEquals(1, body.growth(0)); // as a moderate one
    }
  }

  @Nested
  @DisplayName("REC-08, WND-08, INT-30 the order at the day's end")
  class Order {
    @Test
    @DisplayName("REC-08, REST-02 the test, the evolution, classes, Life, then Vigor")
    void inItsOrder() {
      // 20 Life; 6, the gravest of the moderate ones, recovers to 5; 4 grows to 5: 10 are left
      Road road = asleep(strong().wound(6, CUT).wound(4, CUT).vigor(2)).rolling(12, 12);
      road.journey().chooseRecovery(0, WoundClass.MODERATE);
      road.journey().rise();
      assertEquals(List.of(5, 5), severities(road));
      assertEquals(10, road.who(0).life());
      assertEquals(10, road.who(0).vigor());
    }

    @Test
    @DisplayName("REC-08 a day without a long rest: no test, no Vigor, but Vigor falls to Life")
    void aDayWithoutALongRest() {
      Road road = Road.of(ruleset, strong().wound(7, CUT).vigor(13)).begin();
      road.rolling(); // nobody rolls
      road.journey().pass(24 * HOUR);
      assertEquals(List.of(9), severities(road));
      assertEquals(11, road.who(0).vigor());
    }

    @Test
    @DisplayName("INT-30, WND-08 all evolve together, then it is judged once who dies")
    void oneDeathCheck() {
      // 6 Life; moderate 4 grows to 5; light 1 stays: dead at 6
      Member weak = Member.of(Sheet.pc("Ana").build()).wound(4, CUT).wound(1, CUT);
      Road road = Road.of(ruleset, weak).begin();
      road.journey().pass(24 * HOUR);
      assertEquals(Fate.DEAD, road.who(0).fate());
      assertTrue(road.who(0).isKilledByWounds());
      assertEquals(
          List.of(Rule.WND_08, Rule.INT_30, Rule.LAY_12), road.only(Event.Died.class).rules());
      // the same, but the moderate one recovers to 3
      Road saved = afterRest(Member.of(Sheet.pc("Ana").build()).wound(4, CUT).wound(1, CUT), 12);
      assertEquals(Fate.IN_COMBAT, saved.who(0).fate());
      assertEquals(2, saved.who(0).life());
    }

    @Test
    @DisplayName("INT-30 a wound that heals saves from another that grows")
    void oneThatHealsSaves() {
      // 6 Life: 1 recovered and gone, 4 grows to 5: 1 left, although 6 would have been deadly
      Road road = asleep(Member.of(Sheet.pc("Ana").build()).wound(1, CUT).wound(4, CUT));
      road.rolling(12).journey().chooseRecovery(0, WoundClass.LIGHT);
      road.journey().rise();
      assertEquals(List.of(5), severities(road));
      assertEquals(1, road.who(0).life());
      assertEquals(
          new Event.WoundHealed(0, 1, List.of(Rule.REC_07)), road.only(Event.WoundHealed.class));
    }

    @Test
    @DisplayName("REC-08 whoever dies of it gets no Vigor, and the others go on")
    void theDeadGetNoVigor() {
      Member weak = Member.of(Sheet.pc("Ana").build()).wound(5, CUT);
      Road road = Road.of(ruleset, weak, strong().named("Bento").vigor(1)).begin().hours(16);
      road.journey().layDown();
      road.hours(8);
      road.rolling(1).journey().rise();
      assertEquals(Fate.DEAD, road.who(0).fate());
      assertEquals(20, road.who(1).vigor());
      assertEquals(1, road.all(Event.Rested.class).size());
    }

    @Test
    @DisplayName(
        "REC-08 under the other reading wounds evolve first, and the test is as hard as then")
    void evolutionMayComeFirst() {
      ruleset = ruleset.with(Parameter.DAY_ORDER, "Evolution First");
      Road road = afterRest(strong().wound(4, CUT), 5); // 5 + 7 against 7 + 5
      assertEquals(List.of(3), severities(road));
      assertEquals(List.of(5), severities(afterRest(strong().wound(4, CUT), 4)));
      // grave: 7 to 9, and back to 7; 9 lost: one negative chance
      assertEquals(List.of(7), severities(afterRest(strong().wound(7, CUT), 12, 12)));
    }

    @Test
    @DisplayName("REC-08 under the other reading death comes before the test")
    void thenDeathComesBeforeTheTest() {
      ruleset = ruleset.with(Parameter.DAY_ORDER, "Evolution First");
      Road road = afterRest(Member.of(Sheet.pc("Ana").build()).wound(5, CUT));
      assertEquals(Fate.DEAD, road.who(0).fate());
    }

    @Test
    @DisplayName("CON-16 wounds of stone do not change")
    void woundsOfStoneDoNotChange() {
      Road road = Road.of(ruleset, strong().wound(4, CUT)).begin();
      road.master().gain(0, Condition.PETRIFIED, Duration.WITHOUT_END);
      road.journey().pass(25 * HOUR);
      assertEquals(List.of(4), severities(road));
    }
  }

  @Nested
  @DisplayName("INT-33 a necrotic wound needs magic")
  class Necrotic {
    private Member necrotic(int severity) {
      return strong()
          .wound(severity, WoundKind.OTHER, WoundSource.NECROTIC, Optional.empty(), false);
    }

    @Test
    void itCannotBeRecovered() {
      Road road = afterRest(necrotic(4));
      assertEquals(List.of(5), severities(road));
      assertEquals(List.of(), road.all(Event.Tested.class));
    }

    @Test
    void anotherIsChosenInstead() {
      assertEquals(List.of(5, 1), severities(afterRest(necrotic(4).wound(2, CUT), 12, 12)));
    }

    @Test
    @DisplayName("SIT-19, INT-33 under the other reading its growth can be stopped, no more")
    void itsGrowthMayBeStopped() {
      ruleset = ruleset.with(Parameter.NECROTIC_WOUNDS, "Growth Only");
      assertEquals(List.of(4), severities(afterRest(necrotic(4), 12)));
      assertEquals(List.of(5), severities(afterRest(necrotic(4), 1)));
      assertEquals(List.of(3), severities(afterRest(necrotic(3), 12)));
    }

    @Test
    @DisplayName("INT-33, WND-07 one of a fixed class is tended by that class")
    void oneOfAFixedClassIsTended() {
      Member ana =
          strong().wound(2, CUT, WoundSource.ORDINARY, Optional.of(WoundClass.GRAVE), false);
      assertEquals(List.of(2), severities(afterRest(ana, 12)));
      Member other =
          strong().wound(2, CUT, WoundSource.ORDINARY, Optional.of(WoundClass.GRAVE), false);
      assertEquals(List.of(4), severities(afterRest(other, 1)));
      assertFalse(severities(afterRest(strong(), new int[0])).contains(4));
    }
  }
}
