package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Shield;

@DisplayName("TAC-04, TAC-05, STA-02 sneak attacks")
class SneakAttackTest extends OneAttack {
  @BeforeEach
  void nobodyIsAware() {
    state = Condition.UNAWARE;
  }

  @Test
  @DisplayName("TAC-04 one positive chance, and a hit is always critical")
  void inMeleeOneChanceAndAlwaysCritical() {
    attacker.skill("Physique", 2);
    Fight fight = attack(8, 3, 5);
    assertEquals(List.of(new Chance(Rule.TAC_04, 1)), fight.only(Event.Attacked.class).chances());
    Event.DamageRolled damage = fight.only(Event.DamageRolled.class);
    assertEquals(5 + 8 + 2, damage.total());
    assertEquals(Rule.TAC_04, damage.rules().get(0));
    assertEquals(0, fight.who(0).destiny());
  }

  @Test
  @DisplayName("TAC-04 a miss is a miss")
  void aMissIsAMiss() {
    assertEquals(0, attack(5, 6).all(Event.DamageRolled.class).size());
  }

  @Test
  @DisplayName("TAC-04 SNEAK_DESTINY reading (a): a natural critical gives a point besides")
  void aNaturalCriticalGivesAPointBesides() {
    forDamage = false; // there is no choice to make
    Fight fight = attack(12, 3, 5);
    assertEquals(5 + 8, fight.only(Event.DamageRolled.class).total());
    assertEquals(1, fight.who(0).destiny());
  }

  @Test
  @DisplayName("TAC-04 SNEAK_DESTINY reading (b): the choice of TAC-01")
  void orThereIsTheChoice() {
    ruleset = ruleset.with(Parameter.SNEAK_DESTINY, "Choice");
    forDamage = false;
    Fight point = attack(8, 3, 5);
    assertEquals(5, point.only(Event.DamageRolled.class).total());
    assertEquals(1, point.who(0).destiny());
    forDamage = true;
    Fight damage = attack(12, 3, 5);
    assertEquals(5 + 8, damage.only(Event.DamageRolled.class).total());
    assertEquals(0, damage.who(0).destiny());
  }

  @Test
  @DisplayName("TAC-03, TAC-04 an NPC has the damage and no point")
  void anNpcHasTheDamageAndNoPoint() {
    ruleset = ruleset.with(Parameter.SNEAK_DESTINY, "Choice");
    attacker = Sheet.npc("A").wields(SWORD);
    forDamage = false;
    Fight fight = attack(12, 3, 5);
    assertEquals(5 + 8, fight.only(Event.DamageRolled.class).total());
    assertEquals(0, fight.who(0).destiny() + fight.who(0).doom());
  }

  @Test
  @DisplayName("TAC-04 UNAWARE_DEFENDS on: in melee the target still defends")
  void inMeleeTheTargetStillDefends() {
    target.skill("Dodge", 3);
    assertEquals(7 + 3, difficulty(2, 2));
  }

  @Test
  @DisplayName("TAC-04 UNAWARE_DEFENDS off: it does not")
  void orDoesNot() {
    ruleset = ruleset.with(Parameter.UNAWARE_DEFENDS, false);
    target.skill("Dodge", 3);
    assertEquals(7, difficulty(2, 2));
    assertEquals(Defence.NONE, used(2, 2));
  }

  @Test
  @DisplayName("TAC-05 at range the difficulty is always 7")
  void atRangeTheDifficultyIsAlwaysSeven() {
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    target.skill("Shield", 5).wields(new Shield("Pavise", 1, 2));
    Fight fight = attack(7, 3, 4);
    assertEquals(7, fight.only(Event.Attacked.class).test().difficulty());
    assertEquals(List.of(new Chance(Rule.TAC_05, 1)), fight.only(Event.Attacked.class).chances());
    assertEquals(4 + 6, fight.only(Event.DamageRolled.class).total());
    ruleset = ruleset.with(Parameter.UNDEFENDED, "Unopposed Difficulty");
    assertEquals(7, difficulty(2, 2)); // always
  }

  @Test
  @DisplayName("TAC-05 a single Defence is no skill that helps either")
  void aSingleDefenceDoesNotHelp() {
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    target.vitality(20).defence(4);
    assertEquals(7, difficulty(2, 2));
  }

  @Test
  @DisplayName("TAC-05, LAY-11 other chances still apply")
  void otherChancesStillApply() {
    attacker = Sheet.pc("A").wields(BOW).skill("Physique", 4);
    startLife = 8; // of 6 + 2 x 4 = 14: 6 lost
    distance = 10;
    assertEquals(List.of(new Chance(Rule.TAC_05, 1), new Chance(Rule.LAY_11, -1)), chances(2));
  }

  @Test
  @DisplayName("STA-02 whoever attacks unseen does a sneak attack, and is seen then")
  void whoAttacksUnseenIsSeenThen() {
    Battle battle =
        Fight.standard()
            .side(
                "H",
                Fight.pc("A")
                    .conduct(does(turn -> turn.attack(1)))
                    .starts(Condition.HIDDEN)
                    .at(Squares.at(0, 0)))
            .side("O", Fight.npc("C").at(Squares.at(1, 0)))
            .opening(0)
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle, 8, 3, 5);
    assertEquals(5 + 8, fight.only(Event.DamageRolled.class).total());
    assertFalse(fight.who(0).has(Condition.HIDDEN));
  }

  @Test
  @DisplayName("STA-01, STA-02 the surprised are unaware, unless the table says otherwise")
  void theSurprisedAreUnaware() {
    state = Condition.SURPRISED;
    Fight fight = attack(8, 3, 5);
    assertEquals(5 + 8, fight.only(Event.DamageRolled.class).total());
    assertFalse(fight.who(1).has(Condition.SURPRISED)); // after the first attack on him
    ruleset = ruleset.with(Parameter.SURPRISED_UNAWARE, false);
    assertEquals(5, damage(8, 5));
    assertTrue(attack(2).all(Event.DamageRolled.class).isEmpty());
  }
}
