package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.SWORD;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("TAC-22, TAC-23, CON-09, CON-13, LAY-03, LAY-11, INT-47 chances")
class AttackChancesTest extends OneAttack {
  @Test
  void withoutAnyTheDieIsRolledOnce() {
    assertEquals(List.of(), chances(2));
  }

  @Test
  @DisplayName("CON-13")
  void anExposedTargetGivesOnePositiveChance() {
    state = Condition.EXPOSED;
    assertEquals(List.of(new Chance(Rule.CON_13, 1)), chances(2, 3));
  }

  @Test
  @DisplayName("CON-09")
  void aProneTargetIsExposedAtRangeToo() {
    state = Condition.PRONE;
    assertEquals(List.of(new Chance(Rule.CON_13, 1)), chances(2, 3));
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    assertEquals(1, chances(2, 3).size());
    ruleset = ruleset.with(Parameter.PRONE_EXPOSED_TO_RANGED, false);
    assertEquals(0, chances(2).size());
  }

  @Test
  @DisplayName("TAC-22")
  void highGroundGivesOneIfTheTargetIsLower() {
    height = 3;
    assertEquals(List.of(new Chance(Rule.TAC_22, 1)), chances(2, 3));
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    assertEquals(List.of(new Chance(Rule.TAC_22, 1)), chances(2, 3));
  }

  private Member friend(Sheet.Builder sheet, int column) {
    return Member.of(sheet.build()).conduct(PlainConduct.IDLE).at(Squares.at(column, 0));
  }

  @Test
  @DisplayName("TAC-23")
  void anotherEnemyInMeleeReachGivesOneNotOnePerHead() {
    others = new Member[] {friend(Sheet.npc("F").wields(SWORD), 2)};
    assertEquals(List.of(new Chance(Rule.TAC_23, 1)), chances(2, 3));
    others =
        new Member[] {
          friend(Sheet.npc("F").wields(SWORD), 2),
          Member.of(Sheet.npc("G").wields(SWORD).build())
              .conduct(PlainConduct.IDLE)
              .at(Squares.at(1, 1))
        };
    assertEquals(List.of(new Chance(Rule.TAC_23, 1)), chances(2, 3));
  }

  @Test
  @DisplayName("TAC-23")
  void aFriendTooFarAwayGivesNone() {
    others = new Member[] {friend(Sheet.npc("F").wields(SWORD), 3)};
    assertEquals(List.of(), chances(2));
    Weapon pike =
        Weapon.named("Pike", "Fight[Pike]").damage("1d8", DamageKind.PIERCING).melee(3).build();
    others = new Member[] {friend(Sheet.npc("F").wields(pike), 4)};
    assertEquals(1, chances(2, 3).size());
  }

  @Test
  @DisplayName("TAC-23")
  void itHelpsAtRangeTooUnlessTheTableForbidsIt() {
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    others = new Member[] {friend(Sheet.npc("F").wields(SWORD), 11)};
    assertEquals(1, chances(2, 3).size());
    ruleset = ruleset.with(Parameter.RANGED_OUTNUMBERING, false);
    assertEquals(0, chances(2).size());
  }

  @Test
  @DisplayName("LAY-11")
  void sixLifeLostAreANegativeChanceOfTheAttacker() {
    attacker.skill("Physique", 4); // Life 14
    startLife = 8;
    assertEquals(List.of(new Chance(Rule.LAY_11, -1)), chances(9, 2));
  }

  @Test
  @DisplayName("LAY-03, BASE-16")
  void armourHindersOnlySkillsWithProtectionPenalty() {
    attacker.wears(new Armour("Plate", 8)).wears(new Armour("Mail", 5));
    assertEquals(List.of(), chances(2));
    attacker.skill(new Skill("Fight[Sword]", true), 0);
    assertEquals(List.of(new Chance(Rule.LAY_03, -2)), chances(9, 9, 2));
    ruleset = ruleset.with(Parameter.PROTECTION_PENALTY, false);
    assertEquals(List.of(), chances(2));
  }

  @Test
  @DisplayName("LAY-03 reading (b)")
  void thePenaltyMayFollowCurrentProtection() {
    attacker.wears(new Armour("Plate", 12)).skill(new Skill("Athletics", true), 1);
    Combatant worn = attack(2).who(0);
    assertEquals(-2, worn.chances("Athletics"));
    assertEquals(0, worn.chances("Perception"));
    worn.body().setProtection(5);
    assertEquals(-2, worn.chances("Athletics"));
    ruleset = ruleset.with(Parameter.PENALTY_PROTECTION, "Current");
    Combatant current = attack(2).who(0);
    current.body().setProtection(5);
    assertEquals(0, current.chances("Athletics"));
  }

  @Test
  @DisplayName("INT-47, BASE-05")
  void differentSourcesAddUpAndTheSameConditionCountsOnce() {
    state = Condition.PRONE;
    height = 3;
    attacker.skill("Physique", 4);
    startLife = 8;
    others = new Member[] {friend(Sheet.npc("F").wields(SWORD), 2)};
    // +1 exposed, +1 high ground, +1 outnumbered, -1 wounds: net two positive, three dice.
    assertEquals(4, chances(2, 3, 4).size());
  }
}
