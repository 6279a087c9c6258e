package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.rpg.encounter.rules.combat.Fight.SWORD;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;

@DisplayName("TAC-01, TAC-02, TAC-03, BASE-07, BASE-08, BASE-09 criticals")
class CriticalTest extends OneAttack {
  @Test
  @DisplayName("TAC-01, TAC-02")
  void aPcMayAddTheLargestDamageOnceWithoutPhysiqueTwice() {
    attacker.skill("Physique", 2);
    Fight fight = attack(12, 5);
    assertEquals(5 + 8 + 2, fight.only(Event.DamageRolled.class).total());
    assertEquals(8, fight.only(Event.DamageRolled.class).critical());
    assertEquals(Rule.TAC_01, fight.only(Event.DamageRolled.class).rules().get(0));
    assertEquals(0, fight.who(0).destiny());
  }

  @Test
  @DisplayName("TAC-01, BASE-09")
  void orTakeAPointOfDestinyInstead() {
    forDamage = false;
    Fight fight = attack(12, 5);
    assertEquals(5, fight.only(Event.DamageRolled.class).total());
    assertEquals(1, fight.who(0).destiny());
    assertFalse(fight.only(Event.PointGained.class).doom());
  }

  @Test
  @DisplayName("TAC-03")
  void npcsAlwaysTakeTheDamage() {
    attacker = Sheet.npc("A").wields(SWORD);
    forDamage = false;
    Fight fight = attack(12, 5);
    assertEquals(5 + 8, fight.only(Event.DamageRolled.class).total());
    assertEquals(0, fight.who(0).destiny());
    assertEquals(Rule.TAC_03, fight.only(Event.DamageRolled.class).rules().get(0));
  }

  @Test
  @DisplayName("BASE-08, BASE-09")
  void aCriticalFailureGivesDoomOnlyIfTheTableSaysSoAndOnlyToPcs() {
    assertEquals(0, attack(1).who(0).doom());
    ruleset = ruleset.with(Parameter.DOOM, true);
    assertEquals(1, attack(1).who(0).doom());
    attacker = Sheet.npc("A").wields(SWORD);
    assertEquals(0, attack(1).who(0).doom());
  }

  @Test
  @DisplayName("BASE-09")
  void destinyMayBeSwitchedOff() {
    forDamage = false;
    ruleset = ruleset.with(Parameter.DESTINY, false);
    assertEquals(0, attack(12, 5).who(0).destiny());
  }

  @Test
  @DisplayName("INT-63")
  void aNaturalTwelveHitsWhoeverDefendsAndAOneMissesWhoeverDoesNot() {
    target.skill("Dodge", 30);
    assertEquals(1, attack(12, 5).who(0).hits());
    target.skill("Dodge", 0);
    attacker.skill("Fight[Sword]", 20);
    assertEquals(0, attack(1).who(0).hits());
  }

  @Test
  void smallWeaponsHaveCriticalsToo() {
    attacker =
        Sheet.pc("A")
            .wields(
                Weapon.named("Pin", "Fight[Pin]")
                    .size(WeaponSize.SMALL)
                    .damage("1d2", DamageKind.PIERCING)
                    .build());
    assertEquals(1 + 2, damage(12, 1));
  }
}
