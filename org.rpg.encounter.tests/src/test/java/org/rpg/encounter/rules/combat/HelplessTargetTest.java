package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("TAC-06, STA-03 totally helpless targets")
class HelplessTargetTest extends OneAttack {
  @BeforeEach
  void itIsHelpless() {
    state = Condition.HELPLESS;
  }

  @Test
  @DisplayName(
      "TAC-06 HELPLESS_ROLL reading (a): hit, critical and maximum; the die says even or odd")
  void itIsHitCriticallyForTheMaximum() {
    attacker.skill("Physique", 2);
    target.skill("Dodge", 30);
    Fight fight = attack(2);
    assertEquals(8 + 8 + 2, fight.only(Event.DamageRolled.class).total());
    assertEquals(1, fight.who(0).hits());
    assertTrue(fight.combat().turn.keeps()); // 2 is even
    assertFalse(attack(3).combat().turn.keeps());
    assertEquals(7, difficulty(2)); // it does not defend
  }

  @Test
  @DisplayName("TAC-06, INT-63 not even a 1 misses")
  void notEvenAOneMisses() {
    assertEquals(8 + 8, damage(1));
  }

  @Test
  @DisplayName("TAC-06 a natural critical gives a PC his point besides, and there is no choice")
  void aNaturalCriticalGivesAPointBesides() {
    ruleset = ruleset.with(Parameter.SNEAK_DESTINY, "Choice"); // a matter of TAC-04 alone
    forDamage = false;
    Fight fight = attack(12);
    assertEquals(8 + 8, fight.only(Event.DamageRolled.class).total());
    assertEquals(1, fight.who(0).destiny());
    assertEquals(0, attack(2).who(0).destiny());
  }

  @Test
  @DisplayName("TAC-06 HELPLESS_ROLL reading (b): nothing is rolled, and the initiative is lost")
  void orNothingIsRolled() {
    ruleset = ruleset.with(Parameter.HELPLESS_ROLL, "None");
    Fight fight = attack();
    assertEquals(8 + 8, fight.only(Event.DamageRolled.class).total());
    assertFalse(fight.combat().turn.keeps());
    assertEquals(0, fight.all(Event.Attacked.class).size());
  }

  @Test
  @DisplayName("TAC-06, TAC-20 the second weapon does its maximum too")
  void theSecondWeaponDoesItsMaximumToo() {
    attacker.skill("Physique", 2).wields(DAGGER);
    assertEquals(8 + 8 + 2 + 4, damage(2));
  }

  @Test
  @DisplayName("TAC-06 so does every further damage of the weapon")
  void soDoesEveryFurtherDamage() {
    Weapon flaming =
        Weapon.named("Flaming Sword", "Fight[Sword]")
            .damage("1d8", DamageKind.CUTTING)
            .damage("1d4", DamageKind.FIRE)
            .melee(1)
            .build();
    attacker = Sheet.npc("A").wields(flaming);
    target.vitality(99);
    assertEquals(
        List.of(8 + 8, 4 + 4),
        attack(2).all(Event.Harmed.class).stream().map(Event.Harmed::amount).toList());
  }

  @Test
  @DisplayName("TAC-06, DEF-04 having no skill to defend with is not being helpless")
  void havingNoDefenceIsNotBeingHelpless() {
    state = null;
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    assertEquals(0, attack(2).who(0).hits());
  }

  @Test
  @DisplayName(
      "STA-03 unconscious, asleep, bound or marked so; not paralysed, restrained, of stone")
  void whoIsHelpless() {
    for (Condition helpless :
        List.of(Condition.UNCONSCIOUS, Condition.ASLEEP, Condition.BOUND, Condition.HELPLESS)) {
      assertEquals(1, onOneOfTwo(helpless, 2).who(0).hits(), helpless.name());
    }
    for (Condition other :
        List.of(Condition.PARALYSED, Condition.RESTRAINED, Condition.PETRIFIED, Condition.SLOW)) {
      assertEquals(0, onOneOfTwo(other, 2).who(0).hits(), other.name());
    }
    assertEquals(0, onOneOfTwo(Condition.GRAPPLED, 2, 2).who(0).hits()); // exposed: two dice
    ruleset = ruleset.with(Parameter.PARALYSED_HELPLESS, true);
    assertEquals(1, onOneOfTwo(Condition.PARALYSED, 2).who(0).hits());
  }

  /** The other opponent is far away and well, so that the combat goes on. */
  private Fight onOneOfTwo(Condition condition, int... rolls) {
    Battle battle =
        Fight.under(ruleset)
            .side(
                "H",
                Member.of(Sheet.npc("A").wields(SWORD).build())
                    .conduct(does(turn -> turn.attack(1)))
                    .at(Squares.at(0, 0)))
            .side(
                "O",
                Fight.npc("C").starts(condition).at(Squares.at(1, 0)),
                Fight.npc("D").at(Squares.at(20, 0)))
            .opening(0)
            .referee(stopAfter(1))
            .build();
    return Fight.of(battle, rolls);
  }
}
