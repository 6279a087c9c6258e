package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("ATK-01, ATK-02, ATK-03, ATK-04, ATK-05 the attack")
class AttackTest extends OneAttack {
  @Test
  void theSpecialisationOfTheWeaponIsTested() {
    attacker.skill("Fight[Sword]", 3).skill("Fight[Dagger]", 9);
    Event.Attacked attacked = attack(4, 5).only(Event.Attacked.class);
    assertEquals(3, attacked.skill());
    assertEquals(4 + 3, attacked.test().total());
    assertTrue(attacked.test().success());
  }

  @Test
  void aHitDoesTheWeaponsDamageThroughTheLayers() {
    target.wears(new Armour("Jerkin", 2));
    Fight fight = attack(8, 5);
    Event.Harmed harmed = fight.only(Event.Harmed.class);
    assertEquals(5, harmed.amount());
    assertEquals(2, harmed.toProtection());
    assertEquals(3, harmed.toVigor());
    assertEquals(3, fight.who(1).vigor());
    assertEquals(Rule.LAY_10, harmed.rules().get(0));
    assertEquals(5, fight.who(0).damageDealt());
    assertEquals(5, fight.who(1).damageTaken());
    assertEquals(1, fight.who(0).hits());
  }

  @Test
  void aMissDoesNoDamageAtAll() {
    Fight fight = attack(6);
    assertEquals(0, fight.all(Event.Harmed.class).size());
    assertTrue(fight.only(Event.Attacked.class).rules().contains(Rule.ATK_03));
    assertEquals(1, fight.who(0).attacks());
    assertEquals(0, fight.who(0).hits());
  }

  @Test
  void whoIsOutOfReachCannotBeAttacked() {
    distance = 2;
    assertEquals(0, attack().all(Event.Attacked.class).size());
  }

  @Test
  @DisplayName("ATK-04")
  void withoutDefenceTheDifficultyIsSeven() {
    assertEquals(7, difficulty(2));
  }

  @Test
  @DisplayName("BASE-03")
  void theBaseDifficultyMayBeChanged() {
    ruleset = ruleset.with(Parameter.BASE_DIFFICULTY, 9);
    target.skill("Dodge", 2);
    assertEquals(11, difficulty(2));
  }

  @Test
  @DisplayName("LAY-12, WND-01, WND-03")
  void whoHasNoLifeLeftDiesByTheHandAndWeaponOfHisKiller() {
    target.skill("Physique", -3); // LAY-13: Life 1, Vigor 1
    Fight fight = attack(8, 8);
    assertEquals(Fate.DEAD, fight.who(1).fate());
    assertEquals(0, fight.who(1).killer());
    assertEquals(0, fight.who(1).killingWeapon());
    assertEquals(DamageKind.CUTTING, fight.who(1).killingKind().orElseThrow());
    assertEquals(7, fight.only(Event.Wounded.class).severity());
    assertEquals(WoundClass.GRAVE, fight.only(Event.Wounded.class).woundClass());
    assertEquals(Rule.LAY_12, fight.only(Event.Died.class).rules().get(0));
    assertEquals(EndReason.ONE_SIDE_LEFT, fightUntilEnd().reason());
  }

  private Combat fightUntilEnd() {
    Battle battle =
        Fight.standard()
            .side("H", Member.of(attacker.build()).at(Squares.at(0, 0)))
            .side("O", Member.of(target.build()).at(Squares.at(1, 0)))
            .build();
    return Fight.of(battle, 8, 8).combat();
  }

  @Test
  void eachFurtherDamageOfAWeaponIsAnEventOfItsOwn() {
    Weapon arrow =
        Weapon.named("Burning Arrow", "Fight[Bow]")
            .damage("1d6", DamageKind.PIERCING)
            .damage("1d4", DamageKind.FIRE)
            .ranged(40)
            .build();
    attacker = Sheet.pc("A").wields(arrow);
    List<Event.Harmed> harmed = attack(8, 3, 2).all(Event.Harmed.class);
    assertEquals(List.of(3, 2), harmed.stream().map(Event.Harmed::amount).toList());
    assertEquals(DamageKind.FIRE, harmed.get(1).kind());
  }

  @Test
  @DisplayName("BASE-17 a missing skill is 0, or what the table says")
  void aMissingSkillIsNought() {
    assertEquals(0, attack(2).only(Event.Attacked.class).skill());
    ruleset = ruleset.with(Parameter.MISSING_SKILL, 1);
    assertEquals(1, attack(2).only(Event.Attacked.class).skill());
  }

  @Test
  void alliesAreNotAttacked() {
    Battle battle =
        Fight.standard()
            .side(
                "H",
                Fight.pc("A").conduct(does(turn -> turn.attack(1))).at(Squares.at(0, 0)),
                Fight.pc("B").at(Squares.at(1, 0)))
            .side("O", Fight.npc("C"))
            .referee(stopAfter(1))
            .build();
    assertEquals(0, Fight.of(battle).all(Event.Attacked.class).size());
  }
}
