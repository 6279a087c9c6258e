package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("BASE-13, BASE-14 damage and reach of weapons")
class AttackWeaponsTest extends OneAttack {
  @Test
  void mediumAndLargeWeaponsAddPhysiqueSmallOnesDoNot() {
    attacker.skill("Physique", 2);
    assertEquals(5 + 2, damage(8, 5));
    attacker = Sheet.pc("A").skill("Physique", 2).wields(DAGGER);
    assertEquals(3, damage(8, 3));
  }

  @Test
  void aHitDoesAtLeastOne() {
    attacker.skill("Physique", -1);
    assertEquals(1, damage(8, 1));
  }

  @Test
  void theBonusAppliesAtRangeUnlessTheTableLimitsIt() {
    attacker = Sheet.pc("A").skill("Physique", 2).wields(BOW);
    distance = 10;
    assertEquals(3 + 2, damage(8, 3));
    ruleset = ruleset.with(Parameter.PHYSIQUE_BONUS, "Melee or Thrown");
    assertEquals(3, damage(8, 3));
    Weapon javelin =
        Weapon.named("Javelin", "Fight[Javelin]")
            .damage("1d6", DamageKind.PIERCING)
            .ranged(20)
            .thrown()
            .build();
    attacker = Sheet.pc("A").skill("Physique", 2).wields(javelin);
    assertEquals(3 + 2, damage(8, 3));
    ruleset = ruleset.with(Parameter.PHYSIQUE_BONUS, "Melee");
    assertEquals(3, damage(8, 3));
  }

  @Test
  void aWeaponWithoutReachReachesOneSquare() {
    Weapon club = Weapon.named("Club", "Fight[Club]").damage("1d6", DamageKind.BLUDGEONING).build();
    attacker = Sheet.pc("A").wields(club);
    assertEquals(4, damage(8, 4));
    distance = 2;
    assertEquals(0, attack().all(Event.Attacked.class).size());
    ruleset = ruleset.with(Parameter.MELEE_REACH, "3 m");
    assertEquals(4, damage(8, 4));
  }

  @Test
  void theWorthiestWeaponThatReachesIsUsed() {
    attacker = Sheet.pc("A").wields(SWORD).wields(DAGGER).skill("Fight[Sword]", 1);
    assertEquals(0, attack(2).only(Event.Attacked.class).weapon());
    distance = 3;
    Event.Attacked thrown = attack(2).only(Event.Attacked.class);
    assertEquals(1, thrown.weapon());
    assertFalse(thrown.melee());
  }
}
