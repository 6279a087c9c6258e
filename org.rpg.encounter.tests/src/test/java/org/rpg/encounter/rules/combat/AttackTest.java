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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;

class AttackTest {
  private Ruleset ruleset = Ruleset.standard();
  private Sheet.Builder attacker = Sheet.pc("A").wields(SWORD);
  private Sheet.Builder target = Sheet.npc("C");
  private Member[] others = {};
  private int distance = 1;
  private int height;
  private int startLife = Member.FULL;
  private Defence defence = Defence.BEST;
  private boolean forDamage = true;
  private Condition state;

  /** A attacks C once; C stands so many squares away. */
  private Fight attack(int... rolls) {
    Conduct attacks =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return turn.attack(1);
          }

          @Override
          public boolean criticalForDamage(CombatView view, int self, int victim) {
            return forDamage;
          }
        };
    Conduct defends =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return false;
          }

          @Override
          public Defence defence(CombatView view, int self, int enemy) {
            return defence;
          }
        };
    Member a = Member.of(attacker.build()).conduct(attacks).at(Squares.at(0, 0)).raised(height);
    a.life(startLife);
    Member c = Member.of(target.build()).conduct(defends).at(Squares.at(distance, 0));
    if (state != null) {
      c.starts(state);
    }
    Battle battle =
        Fight.under(ruleset)
            .side("H", a)
            .side("O", c)
            .side("Friends", others)
            .relation(0, 2, Relation.ALLIED)
            .opening(0)
            .referee(stopAfter(1))
            .build();
    return Fight.of(battle, rolls);
  }

  private int difficulty(int... rolls) {
    return attack(rolls).only(Event.Attacked.class).test().difficulty();
  }

  private Defence used(int... rolls) {
    return attack(rolls).only(Event.Attacked.class).defence();
  }

  private List<Chance> chances(int... rolls) {
    return attack(rolls).only(Event.Attacked.class).chances();
  }

  private int damage(int... rolls) {
    return attack(rolls).only(Event.DamageRolled.class).total();
  }

  @Nested
  @DisplayName("ATK-01, ATK-02, ATK-03, ATK-04, ATK-05 the attack")
  class TheAttack {
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
  }

  @Nested
  @DisplayName("BASE-13, BASE-14 damage and reach of weapons")
  class Weapons {
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
      Weapon club =
          Weapon.named("Club", "Fight[Club]").damage("1d6", DamageKind.BLUDGEONING).build();
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

  @Nested
  @DisplayName("DEF-01 to DEF-07 defending")
  class Defending {
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

  @Nested
  @DisplayName("TAC-22, TAC-23, CON-09, CON-13, LAY-03, LAY-11, INT-47 chances")
  class Chances {
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

  @Nested
  @DisplayName("TAC-01, TAC-02, TAC-03, BASE-07, BASE-08, BASE-09 criticals")
  class Criticals {
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
