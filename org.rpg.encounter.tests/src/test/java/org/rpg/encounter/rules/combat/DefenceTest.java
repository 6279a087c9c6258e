package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("DEF-01 to DEF-07 defending")
class DefenceTest extends OneAttack {
  @Test
  @DisplayName("DEF-02")
  void dodgeHelpsInMeleeOnly() {
    target.skill("Dodge", 3);
    assertEquals(10, difficulty(2));
    assertEquals(Defence.DODGE, used(2));
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    assertEquals(7, difficulty(2)); // DEF-04
    assertEquals(Defence.NONE, used(2));
  }

  @Test
  @DisplayName("DEF-03")
  void shieldHelpsInMeleeAndAtRangeIfThereIsOne() {
    target.skill("Shield", 2);
    assertEquals(7, difficulty(2));
    target.wields(new Shield("Buckler", 1, 0));
    assertEquals(9, difficulty(2));
    assertEquals(Defence.SHIELD, used(2));
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    assertEquals(9, difficulty(2));
  }

  @Test
  @DisplayName("DEF-03")
  void theSkillAloneMayDoAndAShieldMayAddToIt() {
    ruleset = ruleset.with(Parameter.SHIELD_NEEDED, false);
    target.skill("Shield", 2);
    assertEquals(9, difficulty(2));
    target.wields(new Shield("Pavise", 1, 1));
    assertEquals(10, difficulty(2));
  }

  @Test
  @DisplayName("DEF-01")
  void theBestLegalSkillIsUsedUnlessTheDefenderChooses() {
    target.skill("Dodge", 3).skill("Shield", 2).wields(new Shield("Buckler", 1, 0));
    assertEquals(10, difficulty(2));
    defence = Defence.SHIELD;
    assertEquals(9, difficulty(2));
    assertEquals(Defence.SHIELD, used(2));
    defence = Defence.NONE;
    assertEquals(7, difficulty(2));
  }

  @Test
  @DisplayName("DEF-01")
  void aChoiceTheRulesForbidBecomesTheBestLegalOne() {
    target.skill("Dodge", 3).skill("Shield", 2).wields(new Shield("Buckler", 1, 0));
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    defence = Defence.DODGE;
    assertEquals(9, difficulty(2));
  }

  @Test
  void nobodyDefendsWithLessThanNothing() {
    target.skill("Dodge", -1);
    assertEquals(7, difficulty(2));
    assertEquals(Defence.NONE, used(2));
  }

  @Test
  @DisplayName("DEF-05")
  void whatIsNotPhysicalIsNeitherDodgedNorShielded() {
    Weapon breath =
        Weapon.named("Breath", "Breath")
            .damage("1d6", DamageKind.ACID)
            .melee(1)
            .notPhysical()
            .build();
    attacker = Sheet.pc("A").wields(breath);
    target.skill("Dodge", 3).skill("Shield", 2).wields(new Shield("Buckler", 1, 0));
    assertEquals(7, difficulty(2));
    defence = Defence.DODGE;
    assertEquals(7, difficulty(2));
  }

  @Test
  @DisplayName("DEF-06")
  void woundsAndArmourDoNotLowerTheDefence() {
    target.skill(new Skill("Dodge", true), 3).wears(new Armour("Plate", 12));
    assertEquals(10, difficulty(2));
  }

  @Test
  @DisplayName("DEF-07")
  void aWeaponThatParriesDefendsInMelee() {
    Weapon rapier =
        Weapon.named("Rapier", "Fight[Rapier]")
            .damage("1d6", DamageKind.PIERCING)
            .melee(1)
            .parries()
            .build();
    target.skill("Dodge", 1).skill("Fight[Rapier]", 4).wields(rapier);
    assertEquals(11, difficulty(2));
    assertEquals(Defence.PARRY, used(2));
    defence = Defence.DODGE;
    assertEquals(8, difficulty(2));
    defence = Defence.BEST;
    ruleset = ruleset.with(Parameter.WEAPON_PARRY, false);
    assertEquals(8, difficulty(2));
  }

  @Test
  @DisplayName("DEF-02, DEF-03")
  void whichSkillsDefendIsTheTablesChoice() {
    ruleset = ruleset.with(Parameter.DODGE_SKILL, "Reflexes");
    target.skill("Dodge", 5).skill("Reflexes", 2);
    assertEquals(9, difficulty(2));
  }

  @Test
  @DisplayName("BASE-21")
  void aSimpleBodyHasASingleDefenceAgainstEverything() {
    target.vitality(14).defence(2).skill("Dodge", 5);
    assertEquals(9, difficulty(2));
    assertEquals(Defence.BODY, used(2));
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    assertEquals(9, difficulty(2));
    Fight hit = attack(9, 4);
    assertEquals(10, hit.who(1).life());
    assertEquals(0, hit.who(1).vigor());
    assertEquals(Rule.BASE_21, hit.only(Event.Harmed.class).rules().get(0));
  }

  @Test
  @DisplayName("BASE-21 reading (b)")
  void allNpcsMayHaveSimpleBodies() {
    ruleset = ruleset.with(Parameter.NPC_BODY, "Vitality");
    target.skill("Physique", 1).skill("Dodge", 2);
    Fight fight = attack(2);
    assertTrue(fight.who(1).body().isSimple());
    assertFalse(fight.who(0).body().isSimple());
    assertEquals(8, fight.who(1).life());
    assertEquals(9, fight.only(Event.Attacked.class).test().difficulty());
  }
}
