package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Road.DAY;
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
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;
import org.rpg.encounter.rules.hazard.Route;

/** How time passes on the way, and what comes when (BASE-19, TRV-01, INT-62, LAY-05, CON-16). */
class JourneyTimeTest {
  private Ruleset ruleset = Ruleset.standard();

  private static Member bento() {
    return Member.of(Sheet.pc("Bento").build());
  }

  @Nested
  @DisplayName("BASE-19, TRV-01 a scene ends with each day-period")
  class Scenes {
    @Test
    void atTwelveEighteenMidnightAndSix() {
      Road road = Road.of(ana()).begin().hours(24);
      assertEquals(
          List.of(12 * HOUR, 18 * HOUR, DAY, DAY + SIX),
          road.all(Event.SceneEnded.class).stream().map(Event.SceneEnded::minute).toList());
      assertEquals(4, road.combat().scene());
      assertEquals(DAY + SIX, road.combat().minutes());
      assertEquals(2, road.combat().day());
      assertFalse(road.combat().isNight());
      assertTrue(Road.of(ana()).begin().hours(17).combat().isNight());
    }

    @Test
    @DisplayName("TRV-02 in what way the party travels is known")
    void theWayOfTravelIsKnown() {
      Journey journey = Road.of(ana()).begin().journey();
      assertFalse(journey.isAccelerated() || journey.isKeptAwake());
      journey.accelerate(true);
      assertTrue(journey.isAccelerated());
      journey.keepAwake(true);
      assertTrue(journey.isKeptAwake());
      journey.accelerate(false);
      assertFalse(journey.isAccelerated());
    }

    @Test
    void howLongAnEndOfASceneIsAwayDoesNotDependOnHowTimeIsCut() {
      Road road = Road.of(ana()).begin();
      for (int i = 0; i < 24; i++) {
        road.hours(1);
      }
      assertEquals(4, road.combat().scene());
    }

    @Test
    @DisplayName("TRV-01 how long scenes are can be set")
    void howLongScenesAreCanBeSet() {
      ruleset = ruleset.with(Parameter.SCENE_HOURS, 12);
      assertEquals(2, Road.of(ruleset, ana()).begin().hours(24).combat().scene());
    }

    @Test
    @DisplayName("BASE-19 a fight takes no time")
    void aFightTakesNoTime() {
      Fight fight =
          Fight.of(
              Fight.standard()
                  .side("Heroes", Fight.pc("Ana"))
                  .side("Foes", Fight.npc("Goblin"))
                  .referee(Fight.stopAfter(5))
                  .build());
      assertEquals(SIX, fight.combat().minutes());
      assertEquals(0, fight.combat().scene());
      assertFalse(fight.combat().isNight());
    }

    @Test
    @DisplayName("LAY-05 outside combat Protection comes back at the scene's end")
    void protectionComesBackAtTheScenesEnd() {
      Member ana =
          Member.of(
              Sheet.pc("Ana").wears(new org.rpg.encounter.rules.gear.Armour("Mail", 4)).build());
      Road road = Road.of(ana.protection(1)).begin().hours(5);
      assertEquals(1, road.who(0).protection());
      road.hours(1);
      assertEquals(4, road.who(0).protection());
    }

    @Test
    @DisplayName("CON-16 stone neither tires nor hungers")
    void stoneNeitherTiresNorHungers() {
      Road road = Road.of(ana(), bento()).begin();
      road.master().gain(0, Condition.PETRIFIED, Duration.WITHOUT_END);
      road.journey().pass(24 * HOUR);
      road.master().lose(0, Condition.PETRIFIED);
      road.rolling(1).hours(6); // Bento alone: 1 for sleep, 1 for food
      assertEquals(6, road.perseverance(0));
      assertEquals(4, road.perseverance(1));
    }
  }

  @Nested
  @DisplayName("TRV-01 everyone has his turn in the roster's order")
  class Order {
    @Test
    void allOfOneBeforeTheNext() {
      Road road = Road.of(ana(4), bento().perseverance(4)).begin();
      // Ana: 2 for sleep and 1 for food leave 1; 7 against 7; 2d10. Then Bento: 1, 2 left; 7.
      road.rolling(2, 7, 3, 4, 1, 7).hours(30);
      assertTrue(road.journey().isFainted(0));
      assertEquals(7, road.only(Event.Fainted.class).scenes());
      assertFalse(road.journey().isFainted(1));
      assertEquals(2, road.perseverance(1));
    }

    @Test
    @DisplayName("EXH-16 a faint counts down after what the scene costs, and not in its own scene")
    void aFaintCountsDownLast() {
      Road road = Road.of(ana(5), bento().perseverance(6)).begin();
      // 30 hours: Ana loses 2 + 1 and has 2: 8 against 8, for 1 scene; Bento loses 1 + 1
      road.rolling(2, 8, 1, 1).hours(30);
      assertTrue(road.journey().isFainted(0));
      // 36 hours: 1 for food, then she wakes; Bento loses 1 + 1 again and has 2: 1 against 8
      road.rolling(1, 1).hours(6);
      assertEquals(1, road.only(Event.Woke.class).left());
      assertEquals(1, road.who(0).timesFainted());
      assertEquals(SIX + 30 * HOUR, road.who(0).minuteOfFirstFaint());
    }

    @Test
    @DisplayName("EXH-16 whoever was out for days wakes with 1 point, and does not faint of it")
    void nobodyFaintsOfTheHungerOfHisFaint() {
      Road road = Road.of(ana(1), bento()).begin();
      road.rolling(1, 1, 1, 2, 1)
          .journey()
          .spendPerseverance(0, 1); // 4d10 are 5 scenes; not for ever
      // 30 hours later the fifth scene ends: both are hungry, and Bento is sleepless too
      road.rolling(1).hours(30);
      assertFalse(road.journey().isFainted(0));
      assertEquals(1, road.perseverance(0));
    }
  }

  @Nested
  @DisplayName("INT-62 poisons of hours and the days of wounds are the clock's")
  class Clockwork {
    @Test
    void aLatentDoseStrikesAtItsHour() {
      Poison kiss = Poison.of("Kiss", PoisonKind.LATENT, 3);
      Road road = Road.of(ana()).begin();
      road.rolling(12, 5).master().poison(0, -1, kiss, Route.SWALLOWED); // in part, after 5 h
      road.rolling().hours(4);
      assertEquals(6, road.who(0).life());
      road.rolling(1, 2).hours(1); // 2d3 direct
      assertEquals(6 - 3, road.who(0).life());
    }

    @Test
    void itStrikesWithinALongerStretchAtItsHourToo() {
      Poison kiss = Poison.of("Kiss", PoisonKind.LATENT, 3);
      Road road = Road.of(ana()).begin();
      road.rolling(12, 1).master().poison(0, -1, kiss, Route.SWALLOWED);
      road.rolling(1, 1).hours(10);
      List<Class<?>> kinds =
          road.events().stream()
              .map(Object::getClass)
              .filter(it -> it == Event.Harmed.class || it == Event.SceneEnded.class)
              .<Class<?>>map(it -> it)
              .toList();
      assertEquals(List.of(Event.Harmed.class, Event.SceneEnded.class), kinds);
    }

    @Test
    void aHallucinogenWearsOff() {
      Poison cap = Poison.of("Blue Cap", PoisonKind.HALLUCINOGEN, 3);
      Road road = Road.of(ana()).begin();
      road.rolling(12, 2).master().poison(0, -1, cap, Route.SWALLOWED);
      road.rolling();
      road.journey().pass(119);
      assertTrue(road.who(0).has(Condition.HALLUCINATING));
      assertEquals(1, road.combat().lasting().get(0).hours());
      road.journey().pass(1);
      assertFalse(road.who(0).has(Condition.HALLUCINATING));
    }

    @Test
    @DisplayName("REC-08 without a long rest a day ends 24 hours after the last one did")
    void aDayEndsAfter24Hours() {
      Road road = Road.of(ruleset, ana().wound(4, WoundKind.CUTTING)).begin();
      road.journey().pass(24 * HOUR - 1);
      assertEquals(4, road.who(0).body().severity(0));
      road.journey().pass(1);
      assertEquals(5, road.who(0).body().severity(0));
      assertEquals(new Event.DayEnded(1, List.of(Rule.REC_08)), road.only(Event.DayEnded.class));
    }

    @Test
    void aRestThatGoesOnIsNotBrokenByTheDaysEnd() {
      Road road = Road.of(ruleset, ana().wound(4, WoundKind.CUTTING)).begin().hours(20);
      road.journey().layDown();
      road.hours(8);
      assertEquals(List.of(), road.all(Event.DayEnded.class));
      road.rolling(2).journey().rise();
      assertEquals(1, road.all(Event.DayEnded.class).size());
    }
  }

  @Nested
  @DisplayName("TRV-01 a party of which nobody is conscious")
  class Collapse {
    private Road bothAt3() {
      return Road.of(ana(3), bento().perseverance(3)).begin();
    }

    @Test
    void oneWhoIsAwakeIsEnough() {
      Road road = bothAt3().rolling(8, 5);
      road.journey().spendPerseverance(0, 1);
      assertFalse(road.journey().isCollapsed());
    }

    @Test
    void timeStopsWhenTheLastOneFaints() {
      Road road = bothAt3().rolling(8, 9, 2, 1, 7, 8, 2);
      road.journey().spendPerseverance(0, 1);
      road.journey().addPerseverance(1, 3);
      // Bento: 30 hours awake and hungry cost 2 + 1 of 6; 36 hours 1 + 1, then 7 against 7
      assertEquals(36 * HOUR, road.journey().pass(48 * HOUR));
      assertTrue(road.journey().isCollapsed());
    }

    @Test
    void thenItGoesOnUntilSomebodyWakes() {
      Road road = bothAt3().rolling(8, 9, 8, 2);
      road.journey().spendPerseverance(0, 1);
      road.journey().spendPerseverance(1, 1);
      assertTrue(road.journey().isCollapsed());
      road.rolling(1);
      assertEquals(12 * HOUR, road.journey().pass(48 * HOUR)); // Bento, after two scenes
      assertFalse(road.journey().isCollapsed());
    }

    @Test
    void aHorseAloneDoesNotTravelOn() {
      Road road = Road.of(ana(3), Member.of(Sheet.npc("Horse").build())).begin().rolling(8, 5);
      road.journey().spendPerseverance(0, 1);
      assertTrue(road.journey().isCollapsed());
      road.master().kill(0);
      assertFalse(road.journey().isCollapsed());
      assertTrue(road.journey().isOver());
      assertEquals(0, road.journey().pass(HOUR));
    }

    @Test
    void beastsAmongThemselvesDo() {
      Road road = Road.of(Member.of(Sheet.npc("Wolf").build())).begin();
      assertFalse(road.journey().isOver());
      assertFalse(road.journey().isCollapsed());
      assertEquals(HOUR, road.journey().pass(HOUR));
      road.journey().faint(0);
      assertTrue(road.journey().isCollapsed());
    }
  }

  @Nested
  @DisplayName("BASE-19 a scene that goes on from another")
  class CarriedOn {
    @Test
    void clockSuppliesAndTravellersAreAsTheyWere() {
      Road road = Road.of(bento(), ana(3));
      road.journey().begin(SIX, 7, 3, true);
      road.rolling(8, 2).journey().spendPerseverance(1, 1);
      // At 18 h Ana wakes with 2 points, 1 against 8; then Bento eats, and she does: 1d6 each
      road.rolling(1, 1, 1).journey().pass(14 * HOUR);
      Road next = Road.of(ana());
      next.journey().continueFrom(road.journey());
      next.journey().carry(0, road.journey(), 1);
      assertEquals(20 * HOUR, next.combat().minutes());
      assertEquals(5, next.combat().meals());
      assertEquals(3, next.combat().water());
      assertEquals(2, next.combat().scene());
      assertEquals(3, next.perseverance(0));
      assertEquals(1, next.who(0).strain);
      assertEquals(1, next.who(0).timesFainted());
      assertEquals(14 * HOUR - 12 * HOUR, next.combat().minutesAwake(0));
    }

    @Test
    void whoHasFaintedIsStillOut() {
      Road road = Road.of(ana(3)).begin();
      road.rolling(8, 2).journey().spendPerseverance(0, 1);
      Road next = Road.of(ana());
      next.journey().continueFrom(road.journey());
      next.journey().carry(0, road.journey(), 0);
      assertTrue(next.who(0).has(Condition.UNCONSCIOUS));
      next.journey().pass(6 * HOUR);
      assertTrue(next.journey().isFainted(0));
      next.rolling(1).journey().pass(6 * HOUR);
      assertFalse(next.who(0).has(Condition.UNCONSCIOUS));
    }
  }
}
