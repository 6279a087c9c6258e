package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;

@DisplayName("TAC-19, TAC-20, TAC-21, INT-25, INT-36 fighting with two weapons")
class TwoWeaponsTest extends OneAttack {
  private static final Weapon KNIFE =
      Weapon.named("Knife", "Fight[Knife]")
          .size(WeaponSize.SMALL)
          .damage("1d4", DamageKind.PIERCING)
          .melee(1)
          .build();

  private static final Weapon LONG =
      Weapon.named("Long Blade", "Fight[Long]")
          .size(WeaponSize.LARGE)
          .damage("1d10", DamageKind.CUTTING)
          .melee(2)
          .build();

  private final Chance exposed = new Chance(Rule.CON_13, 1);
  private final Chance byPair = new Chance(Rule.TAC_21, 1);

  @BeforeEach
  void swordAndKnife() {
    attacker = Sheet.pc("A").skill("Physique", 2).wields(SWORD).wields(KNIFE);
  }

  @Test
  @DisplayName("TAC-19 one test, with the skill of the main weapon")
  void oneTestWithTheMainWeaponsSkill() {
    attacker.skill("Fight[Sword]", 1).skill("Fight[Knife]", 9);
    Fight fight = fight(turn -> turn.attack(1, 0), turn -> false, 1, 2);
    Event.Attacked attacked = fight.only(Event.Attacked.class);
    assertEquals(0, attacked.weapon());
    assertEquals(1, attacked.skill());
  }

  @Test
  @DisplayName("TAC-20 a hit adds the die of the second weapon, in one event of damage")
  void aHitAddsTheSecondWeaponsDie() {
    Fight fight = attack(8, 5, 3);
    Event.DamageRolled damage = fight.only(Event.DamageRolled.class);
    assertEquals(5 + 2 + 3, damage.total());
    assertEquals(3, damage.offHand());
    assertEquals(10, fight.only(Event.Harmed.class).amount());
  }

  @Test
  @DisplayName("TAC-20 OFF_HAND_DAMAGE reading (b): with Physique, if it is no small one")
  void orWithPhysique() {
    ruleset = ruleset.with(Parameter.OFF_HAND_DAMAGE, "With Physique");
    assertEquals(5 + 2 + 3, damage(8, 5, 3));
    attacker = Sheet.pc("A").skill("Physique", 2).wields(SWORD).wields(SWORD);
    assertEquals(5 + 2 + 3 + 2, damage(8, 5, 3));
    ruleset = ruleset.with(Parameter.OFF_HAND_DAMAGE, "Die Only");
    assertEquals(5 + 2 + 3, damage(8, 5, 3));
  }

  @Test
  @DisplayName("TAC-20 out of reach of the second weapon the main one strikes alone")
  void theSecondMustReachToo() {
    attacker = Sheet.pc("A").skill("Physique", 2).wields(LONG).wields(KNIFE);
    assertEquals(5 + 2 + 3, damage(8, 5, 3));
    distance = 2;
    assertEquals(5 + 2, damage(8, 5));
  }

  @Test
  @DisplayName("TAC-19 an attack with the second weapon alone adds nothing")
  void theSecondAloneAddsNothing() {
    Fight fight = fight(turn -> turn.attack(1, 1), turn -> false, 1, 8, 3);
    assertEquals(3, fight.only(Event.DamageRolled.class).total());
  }

  @Test
  @DisplayName("TAC-02, TAC-20 a critical adds the main weapon's maximum alone")
  void aCriticalAddsTheMainWeaponsMaximum() {
    assertEquals(5 + 8 + 2 + 3, damage(12, 5, 3));
  }

  @Test
  @DisplayName("INT-36 a sneak attack with a large weapon and a second one")
  void aSneakAttackWithALargeWeaponAndASecondOne() {
    attacker = Sheet.pc("A").skill("Physique", 2).wields(LONG).wields(KNIFE);
    state = Condition.UNAWARE;
    assertEquals(6 + 10 + 2 + 3, damage(8, 3, 6, 3)); // two dice for the attack (TAC-04)
  }

  @Test
  @DisplayName("TAC-21 reading (b): exposed as long as both are in hand, if one is medium or large")
  void exposedAsLongAsBothAreInHand() {
    assertEquals(List.of(byPair), answered(turn -> false, 2, 2));
    assertEquals(List.of(), answered(turn -> turn.stow(1), 2));
    attacker = Sheet.pc("A").wields(KNIFE).wields(KNIFE);
    assertEquals(List.of(), answered(turn -> false, 2));
    attacker = Sheet.pc("A").wields(KNIFE).wields(SWORD);
    assertEquals(List.of(byPair), answered(turn -> false, 2, 2));
    attacker = Sheet.pc("A").wields(SWORD);
    assertEquals(List.of(), answered(turn -> false, 2));
  }

  @Test
  @DisplayName("TAC-21 reading (a): exposed from the attack until the next turn")
  void orFromTheAttackUntilTheNextTurn() {
    ruleset = ruleset.with(Parameter.TWO_WEAPON_EXPOSURE, "Until Next Turn");
    assertEquals(List.of(), answered(turn -> false, 2));
    assertEquals(List.of(exposed), answered(turn -> turn.attack(1), 3, 2, 2));
    assertEquals(List.of(), answered(turn -> turn.attack(1, 1), 3, 2)); // with one of them
    // A attacks, C waits, A's next turn begins: it is over.
    Fight fight = fight(turn -> turn.view().turn() == 1 && turn.attack(1), t -> false, 3, 3);
    assertFalse(fight.who(0).has(Condition.EXPOSED));
    attacker = Sheet.pc("A").wields(KNIFE).wields(KNIFE);
    assertEquals(List.of(), answered(turn -> turn.attack(1), 3, 2));
  }

  @Test
  @DisplayName("TAC-21, CON-00, INT-47 exposed from several causes is one chance")
  void exposedFromSeveralCausesIsOneChance() {
    startProne = true;
    assertEquals(List.of(exposed), answered(turn -> false, 2, 2));
  }

  @Test
  @DisplayName("INT-25 reading (a): an opportunity attack with two medium weapons exposes too")
  void anOpportunityAttackWithTwoWeaponsExposesToo() {
    ruleset = ruleset.with(Parameter.TWO_WEAPON_EXPOSURE, "Until Next Turn");
    attacker = Sheet.pc("A").wields(SWORD).wields(SWORD);
    // C walks away in the second activation; A strikes at him, and misses.
    Fight fight = fight(turn -> false, turn -> turn.moveTo(Squares.at(9, 0)), 2, 2);
    assertEquals(Rule.TAC_07, fight.only(Event.Attacked.class).rules().get(0));
    assertTrue(fight.who(0).has(Condition.EXPOSED));
  }

  @Test
  @DisplayName("INT-25 reading (b): already exposed, and nothing changes")
  void underReadingBItWasExposedBefore() {
    attacker = Sheet.pc("A").wields(SWORD).wields(SWORD);
    Fight fight = fight(turn -> false, turn -> turn.moveTo(Squares.at(9, 0)), 2, 2);
    assertTrue(fight.who(0).isExposed());
    assertFalse(fight.who(0).has(Condition.EXPOSED));
  }

  private boolean startProne;

  /** A does something, then C attacks A: the chances of that attack. */
  private List<Chance> answered(Predicate<Turn> deed, int... rolls) {
    Fight fight = fight(deed, turn -> turn.attack(0), 2, rolls);
    List<Event.Attacked> attacks = fight.all(Event.Attacked.class);
    return attacks.get(attacks.size() - 1).chances();
  }

  private Fight fight(Predicate<Turn> deed, Predicate<Turn> answer, int activations, int... rolls) {
    Member a = Member.of(attacker.build()).conduct(does(deed)).at(Squares.at(0, 0));
    if (startProne) {
      a.starts(Condition.PRONE);
    }
    Battle battle =
        Fight.under(ruleset)
            .side("H", a)
            .side("O", Fight.npc("C").conduct(does(answer)).at(Squares.at(1, 0)))
            .opening(0)
            .referee(stopAfter(activations))
            .build();
    return Fight.of(battle, rolls);
  }
}
