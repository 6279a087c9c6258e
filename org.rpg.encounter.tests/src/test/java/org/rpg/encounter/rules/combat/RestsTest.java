package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.gear.Armour;

/** Short and long rests (REST, INT-55 to INT-57). */
class RestsTest {
  private Ruleset ruleset = Ruleset.standard();

  /** Someone of this Physique, so of 6 + 2 x Physique Life. */
  private static Member physique(int value) {
    return Member.of(Sheet.pc("Ana").skill("Physique", value).build());
  }

  @Nested
  @DisplayName("REST-01 a short rest gives back 1d6 + Physique Vigor, once per day-period")
  class Short {
    @Test
    void oneDieAndPhysique() {
      Road road = Road.of(physique(3).vigor(2)).begin().rolling(4);
      road.journey().shortRest();
      assertEquals(2 + 4 + 3, road.who(0).vigor());
      assertEquals(
          new Event.Rested(0, false, 7, List.of(Rule.REST_01, Rule.INT_55, Rule.INT_56)),
          road.only(Event.Rested.class));
    }

    @Test
    @DisplayName("INT-55 never above current Life")
    void neverAboveCurrentLife() {
      Road road = Road.of(physique(3).wound(3, WoundKind.CUTTING).vigor(8)).begin().rolling(6);
      road.journey().shortRest();
      assertEquals(12 - 3, road.who(0).vigor());
    }

    @Test
    @DisplayName("INT-56 it does nothing for Protection, nor for wounds")
    void nothingForProtection() {
      Member ana = Member.of(Sheet.pc("Ana").wears(new Armour("Mail", 4)).build());
      Road road =
          Road.of(ana.protection(1).wound(1, WoundKind.CUTTING).vigor(1)).begin().rolling(2);
      road.journey().shortRest();
      assertEquals(1, road.who(0).protection());
      assertEquals(3, road.who(0).vigor());
      assertEquals(5, road.who(0).life());
    }

    @Test
    @DisplayName("INT-56 the same scene's end restores Protection all the same")
    void theScenesEndRestoresProtectionAllTheSame() {
      Member ana = Member.of(Sheet.pc("Ana").wears(new Armour("Mail", 4)).build());
      Road road = Road.of(ana.protection(1).vigor(1)).begin().rolling(2);
      road.journey().shortRest();
      road.journey().pass(6 * HOUR);
      assertEquals(4, road.who(0).protection());
      assertEquals(3, road.who(0).vigor());
    }

    @Test
    void neverLessThanNone() {
      Road road = Road.of(physique(-1).vigor(1)).begin().rolling(1);
      road.journey().shortRest();
      assertEquals(1, road.who(0).vigor()); // 1 - 1
      road = Road.of(physique(-2).vigor(1)).begin().rolling(1);
      road.journey().shortRest();
      assertEquals(1, road.who(0).vigor()); // 1 - 2, but nothing is taken
    }

    @Test
    @DisplayName("REST-01 a least gain can be set")
    void aLeastGainCanBeSet() {
      ruleset = ruleset.with(Parameter.SHORT_REST_MINIMUM, 2);
      Road road = Road.of(ruleset, physique(-1).vigor(1)).begin().rolling(1);
      road.journey().shortRest();
      assertEquals(3, road.who(0).vigor());
    }

    @Test
    void oncePerDayPeriod() {
      Road road = Road.of(physique(3).vigor(1)).begin().rolling(1);
      road.journey().shortRest();
      road.rolling().journey().shortRest();
      assertEquals(1 + 4, road.who(0).vigor());
      assertEquals(
          new Event.RestRefused(0, List.of(Rule.REST_01)), road.only(Event.RestRefused.class));
      road.journey().pass(5 * HOUR + 40); // 12 h: the next period
      road.rolling(1).journey().shortRest();
      assertEquals(1 + 4 + 4, road.who(0).vigor());
    }

    @Test
    @DisplayName("REST-01 it takes a few minutes, as many as are set")
    void itTakesAFewMinutes() {
      Road road = Road.of(ana()).begin().rolling(1);
      road.journey().shortRest();
      assertEquals(SIX + 10, road.combat().minutes());
      ruleset = ruleset.with(Parameter.SHORT_REST_MINUTES, 15);
      road = Road.of(ruleset, ana()).begin().rolling(1);
      road.journey().shortRest();
      assertEquals(SIX + 15, road.combat().minutes());
    }

    @Test
    void whoIsUnconsciousTakesNone() {
      Road road = Road.of(ana(3).vigor(1), physique(0).vigor(1)).begin();
      road.rolling(8, 3).journey().spendPerseverance(0, 1);
      road.rolling(2).journey().shortRest();
      assertEquals(1, road.who(0).vigor());
      assertEquals(3, road.who(1).vigor());
    }

    private Fight inCombat(int... rolls) {
      Scene scene = Scene.until(2).after(1, master -> master.journey().shortRest());
      return Fight.untold(
          Battle.under(ruleset)
              .side("Heroes", Fight.pc("Ana").vigor(1))
              .side("Foes", Fight.npc("Goblin").vigor(1))
              .referee(scene)
              .build(),
          rolls);
    }

    @Test
    void notInCombat() {
      Fight fight = inCombat();
      assertEquals(1, fight.who(0).vigor());
      assertEquals(2, fight.all(Event.RestRefused.class).size());
    }

    @Test
    @DisplayName("REST-01 under the other reading in combat too")
    void itMayBeTakenInCombat() {
      ruleset = ruleset.with(Parameter.SHORT_REST_IN_COMBAT, true);
      Fight fight = inCombat(2, 3);
      assertEquals(3, fight.who(0).vigor());
      assertEquals(SIX, fight.combat().minutes());
    }
  }

  @Nested
  @DisplayName("REST-02, REST-04 a long rest restores all Vigor")
  class Long {
    private Road asleepFor(int minutes, Member member) {
      Road road = Road.of(ruleset, member).begin().hours(16);
      road.journey().layDown();
      road.journey().pass(minutes);
      return road;
    }

    @Test
    void allVigor() {
      Road road = asleepFor(8 * HOUR, ana().vigor(1));
      road.journey().rise();
      assertEquals(6, road.who(0).vigor());
      assertEquals(
          new Event.Rested(0, true, 5, List.of(Rule.REST_02, Rule.REST_04, Rule.INT_57)),
          road.only(Event.Rested.class));
    }

    @Test
    void sixHoursAreEnoughLessIsNot() {
      Road road = asleepFor(6 * HOUR, ana().vigor(1));
      road.journey().rise();
      assertEquals(6, road.who(0).vigor());
      road = asleepFor(6 * HOUR - 1, ana().vigor(1));
      road.journey().rise();
      assertEquals(1, road.who(0).vigor());
    }

    @Test
    @DisplayName("REST-04 how much sleep it takes can be set")
    void howMuchSleepItTakesCanBeSet() {
      ruleset = ruleset.with(Parameter.LONG_REST_SLEEP, 8);
      Road road = asleepFor(7 * HOUR, ana().vigor(1));
      road.journey().rise();
      assertEquals(1, road.who(0).vigor());
    }

    @Test
    void withoutABreak() {
      Road road = asleepFor(4 * HOUR, ana().vigor(1));
      road.journey().disturb();
      road.hours(4);
      road.journey().rise();
      assertEquals(1, road.who(0).vigor());
    }

    @Test
    void whoIsWokenAloneLosesHisRestAlone() {
      Road road = Road.of(ana().vigor(1), physique(0).vigor(1)).begin().hours(16);
      road.journey().layDown();
      road.hours(4);
      road.journey().wake(0);
      road.hours(4);
      road.journey().rise();
      assertEquals(1, road.who(0).vigor());
      assertEquals(6, road.who(1).vigor());
    }

    @Test
    void aWatchOfTwoHoursLeavesEnough() {
      Road road = Road.of(ana().vigor(1), physique(0).vigor(1)).begin().hours(16);
      road.journey().layDown();
      road.journey().watch(0, 2 * HOUR);
      road.journey().watch(1, 3 * HOUR);
      road.hours(8);
      road.journey().rise();
      assertEquals(6, road.who(0).vigor());
      assertEquals(1, road.who(1).vigor());
    }

    @Test
    @DisplayName("REST-04 with or without the rules of exhaustion")
    void withoutExhaustionToo() {
      ruleset = ruleset.with(Parameter.EXHAUSTION, false);
      Road road = asleepFor(8 * HOUR, ana().vigor(1));
      road.journey().rise();
      assertEquals(6, road.who(0).vigor());
    }

    @Test
    @DisplayName("INT-57 8 hours: all Vigor, recovery, the clock of sleep and +4 Perseverance")
    void oneSleepDoesEverything() {
      Sheet sheet = Sheet.pc("Ana").perseverance(12).build();
      Member member = Member.of(sheet).perseverance(5).vigor(1).wound(1, WoundKind.CUTTING);
      Road road = asleepFor(8 * HOUR, member);
      road.rolling(12).journey().rise();
      assertEquals(5 + 4, road.perseverance(0));
      assertEquals(0, road.combat().minutesAwake(0));
      assertEquals(0, road.who(0).body().wounds());
      assertEquals(6, road.who(0).vigor());
    }

    @Test
    @DisplayName("INT-57 4 hours: the clock of sleep and +2, but no long rest")
    void fourHoursAreNoLongRest() {
      Road road = Road.of(ana(3).vigor(1).wound(1, WoundKind.CUTTING)).begin().hours(17);
      road.journey().layDown();
      road.hours(4);
      road.journey().rise();
      assertEquals(5, road.perseverance(0));
      assertEquals(0, road.combat().minutesAwake(0));
      assertEquals(1, road.who(0).vigor());
      assertEquals(1, road.who(0).body().severity(0));
      assertEquals(List.of(), road.all(Event.DayEnded.class));
    }

    @Test
    @DisplayName("REST-02 to what Life is after the wounds have evolved")
    void toWhatLifeIsAfterwards() {
      // 12 Life, a wound of 4, recovered to 3: 9 Life
      Road road = asleepFor(8 * HOUR, physique(3).wound(4, WoundKind.CUTTING).vigor(1));
      road.rolling(12).journey().rise();
      assertEquals(9, road.who(0).vigor());
    }

    @Test
    @DisplayName("REST-02 under the other reading to what it was before")
    void itMayBeBefore() {
      ruleset = ruleset.with(Parameter.REST_VIGOR, "Before Evolution");
      Road road = asleepFor(8 * HOUR, physique(3).wound(4, WoundKind.CUTTING).vigor(1));
      road.rolling(12).journey().rise();
      assertEquals(8, road.who(0).vigor());
      assertEquals(9, road.who(0).life());
    }

    @Test
    @DisplayName("LAY-05 under the other reading Protection comes back only now")
    void protectionMayComeBackOnlyNow() {
      ruleset = ruleset.with(Parameter.PROTECTION_OUTSIDE_COMBAT, "Long Rest");
      Member ana = Member.of(Sheet.pc("Ana").wears(new Armour("Mail", 4)).build());
      Road road = asleepFor(8 * HOUR, ana.protection(1));
      assertEquals(1, road.who(0).protection());
      road.journey().rise();
      assertEquals(4, road.who(0).protection());
    }

    @Test
    @DisplayName("BASE-21 a simple body has neither Vigor nor wounds")
    void aSimpleBodyGainsNothing() {
      Member wolf = Member.of(Sheet.npc("Wolf").vitality(10).build()).life(4);
      Road road = asleepFor(8 * HOUR, wolf);
      road.journey().rise();
      assertEquals(4, road.who(0).life());
      assertEquals(0, road.who(0).vigor());
      road.rolling().journey().shortRest(); // nobody rolls
      assertEquals(4, road.who(0).life());
      assertEquals(List.of(), road.all(Event.Rested.class));
    }

    @Test
    @DisplayName("REST-02 by day the party waits so long that it rises at the hour of departure")
    void byDayThePartyWaits() {
      Road road = Road.of(ruleset, ana()).begin().hours(8); // 14 h
      assertEquals(8 * HOUR, road.journey().waitBeforeRest(8 * HOUR, SIX));
      road.hours(2);
      assertTrue(road.journey().waitBeforeRest(8 * HOUR, SIX) > 0);
      ruleset = ruleset.with(Parameter.LONG_REST_START, "At Once");
      assertEquals(0, Road.of(ruleset, ana()).begin().journey().waitBeforeRest(8 * HOUR, SIX));
    }
  }
}
