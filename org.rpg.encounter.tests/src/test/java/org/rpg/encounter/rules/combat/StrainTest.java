package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
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
import org.rpg.encounter.rules.check.Chance;

/** Low Perseverance and tests, also in a fight (EXH-08, EXH-09, EXH-14, EXH-21, INT-58, INT-59). */
class StrainTest {
  private Ruleset ruleset = Ruleset.standard();

  /** The difficulty of a test against 8 of someone with so much Perseverance. */
  private int difficulty(int perseverance) {
    Road road = Road.of(ruleset, ana(perseverance)).begin().rolling(5);
    road.master().test(0, "Athletics", 8, 0);
    return road.only(Event.Tested.class).test().difficulty();
  }

  @Test
  @DisplayName("EXH-08, EXH-09, EXH-14 +1 at 3 points, +2 at 2, +3 at 1, each instead of the other")
  void eachTierMakesTestsHarder() {
    assertEquals(8, difficulty(6));
    assertEquals(8, difficulty(4));
    assertEquals(8 + 1, difficulty(3));
    assertEquals(8 + 2, difficulty(2));
    assertEquals(8 + 3, difficulty(1));
    assertEquals(8 + 3, difficulty(0));
  }

  @Test
  @DisplayName("EXH-09 under the other reading the tiers add up: 1, 3 and 6")
  void theTiersMayAddUp() {
    ruleset = ruleset.with(Parameter.PENALTY_TIERS, "Add Up");
    assertEquals(8 + 1, difficulty(3));
    assertEquals(8 + 1 + 2, difficulty(2));
    assertEquals(8 + 1 + 2 + 3, difficulty(1));
  }

  @Test
  @DisplayName("EXH-01 not without the rules of exhaustion")
  void notWithoutExhaustion() {
    ruleset = ruleset.with(Parameter.EXHAUSTION, false);
    assertEquals(8, difficulty(1));
  }

  @Test
  @DisplayName("EXH-02 it follows the points at once, down and up again")
  void itFollowsThePointsAtOnce() {
    Road road = Road.of(ruleset, ana()).begin();
    road.journey().spendPerseverance(0, 3);
    assertEquals(1, road.who(0).strain);
    road.journey().addMeals(1);
    road.rolling(1).journey().eat(0, 1);
    assertEquals(0, road.who(0).strain);
  }

  @Nested
  @DisplayName("EXH-21 in a fight")
  class InAFight {
    /** Ana of 2 points attacks a goblin of Dodge 0 with 9: 7 + 2 is reached; then it is over. */
    private Fight anaAttacks(int perseverance, int... rolls) {
      Member ana =
          Fight.pc("Ana").perseverance(perseverance).conduct(Fight.does(it -> it.attack(1)));
      Member goblin = Fight.npc("Goblin");
      return Fight.of(
          Battle.under(ruleset)
              .side("Heroes", ana.at(0))
              .side("Foes", goblin.at(1))
              .referee(Fight.stopAfter(1))
              .build(),
          rolls);
    }

    @Test
    void attacksAreHarder() {
      Event.Attacked attack = anaAttacks(2, 8).only(Event.Attacked.class);
      assertEquals(7 + 2, attack.test().difficulty());
      assertFalse(attack.test().success());
    }

    @Test
    void herOwnDefenceIsNoLower() {
      Fight fight =
          Fight.of(
              Battle.under(ruleset)
                  .side("Heroes", Fight.pc("Ana").perseverance(1).at(0))
                  .side("Foes", Fight.npc("Goblin").conduct(Fight.does(it -> it.attack(0))).at(1))
                  .opening(1)
                  .referee(Fight.stopAfter(1))
                  .build(),
              6);
      assertEquals(7, fight.only(Event.Attacked.class).test().difficulty());
    }

    @Test
    @DisplayName("EXH-21 under the other reading fights are not harder, scenes are")
    void fightsMayBeLeftOut() {
      ruleset = ruleset.with(Parameter.STRAIN_IN_COMBAT, false);
      assertEquals(7, anaAttacks(2, 6).only(Event.Attacked.class).test().difficulty());
      assertEquals(8 + 2, difficulty(2));
    }

    @Test
    @DisplayName("INT-59 +ND raises the difficulty, negative chances add dice: both apply")
    void strainAndNegativeChancesBothApply() {
      // Physique 3: 12 Life, of which 6 are lost: one negative chance (LAY-11)
      Sheet sheet = Sheet.pc("Ana").skill("Physique", 3).build();
      Member ana = Member.of(sheet).wound(6, WoundKind.CUTTING).perseverance(2);
      Road road = Road.of(ruleset, ana).begin().rolling(11, 9);
      road.master().test(0, "Athletics", 8, 0);
      Event.Tested test = road.only(Event.Tested.class);
      assertEquals(List.of(11, 9), test.test().rolled());
      assertEquals(9, test.test().natural());
      assertEquals(8 + 2, test.test().difficulty());
      assertEquals(List.of(new Chance(Rule.LAY_11, -1)), test.chances());
      assertFalse(test.test().success());
    }

    @Test
    @DisplayName("INT-58 whoever faints is helpless, without initiative, and lets go whom he holds")
    void faintingInAFight() {
      Scene scene =
          Scene.until(2)
              .opening(master -> master.seize(0, 2))
              .after(1, master -> master.journey().spendPerseverance(0, 6));
      Fight fight =
          Fight.of(
              Battle.under(ruleset)
                  .side("Heroes", Fight.pc("Ana").at(0), Fight.pc("Bento").at(5))
                  .side("Foes", Fight.npc("Goblin").at(1))
                  .referee(scene)
                  .build(),
              1,
              1,
              1,
              1,
              1);
      assertTrue(fight.who(0).has(Condition.UNCONSCIOUS));
      assertTrue(fight.who(0).isHelpless());
      assertFalse(fight.who(0).isAble());
      assertFalse(fight.who(0).has(Condition.GRAPPLING));
      assertFalse(fight.who(2).has(Condition.GRAPPLED));
      assertEquals(
          List.of(Rule.INT_58, Rule.STA_06),
          fight.all(Event.ConditionGained.class).stream()
              .filter(it -> it.condition() == Condition.UNCONSCIOUS)
              .findFirst()
              .get()
              .rules());
    }

    @Test
    @DisplayName("INT-58 a side of which everybody has fainted is beaten")
    void aSideThatHasFaintedIsBeaten() {
      Scene scene = Scene.until(9).after(1, master -> master.journey().spendPerseverance(0, 6));
      Fight fight =
          Fight.of(
              Battle.under(ruleset)
                  .side("Heroes", Fight.pc("Ana").at(0))
                  .side("Foes", Fight.npc("Goblin").at(1))
                  .referee(scene)
                  .build(),
              1,
              1,
              1,
              1,
              1);
      assertTrue(fight.combat().won(1));
    }

    @Test
    @DisplayName("INT-58 the next run begins as the first")
    void theNextRunBeginsAsTheFirst() {
      Road road = Road.of(ruleset, ana()).begin();
      road.rolling(1, 1, 1, 1, 1).journey().spendPerseverance(0, 6);
      road.combat().reset();
      assertEquals(6, road.perseverance(0));
      assertEquals(0, road.who(0).strain);
      assertEquals(0, road.who(0).timesFainted());
      assertFalse(road.who(0).has(Condition.UNCONSCIOUS));
      assertEquals(-1, road.who(0).minuteOfFirstFaint());
    }
  }
}
