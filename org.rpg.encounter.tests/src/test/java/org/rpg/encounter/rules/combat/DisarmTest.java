package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.does;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("MAN-01, MAN-02 disarming")
class DisarmTest extends OneDeed {
  private static final Weapon CLAWS =
      Weapon.named("Claws", "Fight[Claws]")
          .damage("1d4", DamageKind.CUTTING)
          .melee(1)
          .natural()
          .build();
  private static final Weapon FISTS =
      Weapon.named("Fists", "Fight[Unarmed]")
          .damage("1d2", DamageKind.BLUDGEONING)
          .melee(1)
          .unarmed()
          .build();

  private int weapon = Combatant.NONE;

  @BeforeEach
  void skills() {
    actor.skill("Fight[Sword]", 3);
    target.skill("Fight[Sword]", 2);
  }

  private Fight disarm(int... rolls) {
    return play(does(turn -> turn.disarm(C, weapon)), rolls);
  }

  @Test
  @DisplayName("MAN-01 against 7 and the skill of the weapon that is to go")
  void theWeaponsSkillResists() {
    Fight fight = disarm(5); // 5 + 3 = 8
    assertEquals(9, difficulty(fight)); // 7 + 2
    assertEquals(3, skill(fight));
    assertTrue(fight.who(C).inHand(0));
    assertEquals(Rule.MAN_01, fight.only(Event.Attempted.class).rules().get(0));
  }

  @Test
  @DisplayName("MAN-02 it flies a square a level in a random direction")
  void theWeaponFliesASquareALevel() {
    Fight fight = disarm(8, 3); // 11 - 9 + 1 = level 3; third direction: down the rows
    assertFalse(fight.who(C).inHand(0));
    assertTrue(fight.who(C).isOnGround(0));
    Event.Disarmed event = fight.only(Event.Disarmed.class);
    assertEquals(Squares.at(1, 3), event.square());
    assertEquals(Rule.MAN_02, event.rules().get(0));
  }

  @Test
  @DisplayName("MAN-02 Disarm Direction: Away")
  void theWeaponFliesAwayIfTheTableSaysSo() {
    ruleset = ruleset.with(Parameter.DISARM_DIRECTION, 1);
    Fight fight = disarm(7); // 10: level 2
    assertEquals(Squares.at(3, 0), fight.only(Event.Disarmed.class).square());
  }

  @Test
  @DisplayName("MAN-02 what is no ground stops the weapon, whoever stands there does not")
  void anObstacleStopsTheWeapon() {
    field = GridField.of(9, 3).impassable(4, 0).build();
    foes = new Member[] {Fight.npc("D").at(Squares.at(2, 0))};
    Fight fight = disarm(9, 1); // 12: level 4, along the row from column 1: the wall is in 4
    assertEquals(Squares.at(3, 0), fight.only(Event.Disarmed.class).square());
  }

  @Test
  @DisplayName("MAN-01 Disarm Defence: Best Weapon")
  void theBestWeaponResistsIfTheTableSaysSo() {
    target.wields(DAGGER).skill("Fight[Dagger]", 5);
    weapon = 0;
    assertEquals(9, difficulty(disarm(2)));
    ruleset = ruleset.with(Parameter.DISARM_DEFENCE, 1);
    assertEquals(12, difficulty(disarm(2))); // 7 + 5
  }

  @Test
  @DisplayName("MAN-01 the target is in melee reach")
  void onlySomeoneInMeleeReachIsDisarmed() {
    distance = 2;
    assertEquals(0, disarm().all(Event.Tested.class).size());
    actor = Sheet.pc("A").wields(DAGGER); // it could be thrown so far
    assertEquals(0, disarm().all(Event.Tested.class).size());
  }

  @Test
  @DisplayName("MAN-01 with a wielded weapon; claws are, bare hands are not")
  void bareHandsDoNotDisarm() {
    actor = Sheet.pc("A").wields(FISTS);
    assertEquals(0, disarm().all(Event.Tested.class).size());
    actor = Sheet.pc("A").wields(CLAWS).skill("Fight[Claws]", 1);
    assertEquals(1, skill(disarm(2)));
  }

  @Test
  @DisplayName("INT-49 one weapon of two is named; natural weapons and shields are immune")
  void oneWeaponIsNamed() {
    target.wields(DAGGER).wields(CLAWS);
    weapon = 1;
    Fight fight = disarm(8, 1);
    assertEquals(7, difficulty(fight)); // 7 + 0 with the dagger
    assertTrue(fight.who(C).inHand(0));
    assertFalse(fight.who(C).inHand(1));
    weapon = 2;
    assertEquals(0, disarm().all(Event.Tested.class).size());
    target = Sheet.npc("C").wields(CLAWS).wields(new Shield("Shield", 1, 0));
    weapon = Combatant.NONE;
    assertEquals(0, disarm().all(Event.Tested.class).size());
  }

  @Test
  @DisplayName("INT-50 a weapon picked up again is in hand")
  void aWeaponIsPickedUpAgain() {
    activations = 2;
    answer = does(turn -> turn.pickUp(0), turn -> turn.attack(A));
    actor.skill("Fight[Sword]", 4);
    Fight fight = disarm(5, 3, 2); // 9: level 1, odd; it lies below C, who takes it and attacks
    assertTrue(fight.who(C).inHand(0));
    assertEquals(C, fight.only(Event.Attacked.class).attacker());
  }

  @Test
  @DisplayName("INI-09 its test says whether the initiative is kept")
  void itsTestCounts() {
    activations = 2;
    answer = does(turn -> turn.pickUp(0), turn -> turn.attack(A));
    Fight fight = disarm(7, 3); // odd: lost; level 2, so the sword lies two squares away
    assertEquals(java.util.List.of(A, C), fight.holders());
    assertFalse(fight.who(C).inHand(0));
  }

  @Test
  @DisplayName("CON-15, STA-03 who cannot resist adds no skill")
  void theHelplessDoNotResist() {
    targetStarts = new Condition[] {Condition.UNCONSCIOUS};
    foes = new Member[] {Fight.npc("D")};
    assertEquals(7, difficulty(disarm(2)));
  }
}
