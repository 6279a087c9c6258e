package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("ATK-04, DEF-01, DEF-05, DEF-06, TAC-01, TAC-22, TAC-23, SIT-20 readings of an attack")
class AttackReadingsTest extends OneAttack {
  private static final Weapon BREATH =
      Weapon.named("Breath", "Breath")
          .damage("1d6", DamageKind.ACID)
          .melee(1)
          .notPhysical()
          .build();

  private static final Weapon HOLY =
      Weapon.named("Holy Blade", "Fight[Sword]").damage("1d8", DamageKind.DIVINE).melee(1).build();

  @Test
  @DisplayName("ATK-04 UNDEFENDED reading (b): 8 against whoever uses no skill")
  void whoeverUsesNoSkillMayBeEightToHit() {
    ruleset = ruleset.with(Parameter.UNDEFENDED, "Unopposed Difficulty");
    target.skill("Dodge", 3);
    assertEquals(7 + 3, difficulty(2));
    defence = Defence.NONE;
    assertEquals(8, difficulty(2));
    defence = Defence.BEST;
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    assertEquals(8, difficulty(2)); // DEF-04
    target.skill("Shield", 2).wields(new Shield("Buckler", 1, 0));
    assertEquals(7 + 2, difficulty(2));
    ruleset = ruleset.with(Parameter.UNDEFENDED, "Base Difficulty");
    target = Sheet.npc("C");
    assertEquals(7, difficulty(2));
  }

  @Test
  @DisplayName("DEF-01 DEFENCE_LIMIT 0: as often as one is attacked")
  void oneDefendsAsOftenAsOneIsAttacked() {
    assertEquals(List.of(10, 10), difficulties(turn -> turn.attack(1), 2, 2, 4));
  }

  @Test
  @DisplayName("DEF-01 DEFENCE_LIMIT 1: once a turn; not to defend does not count")
  void orOnceATurn() {
    ruleset = ruleset.with(Parameter.DEFENCE_LIMIT, 1);
    // Both tests are even and A is alone: he attacks again in the same turn (INT-09).
    assertEquals(List.of(10, 7), difficulties(turn -> turn.attack(1), 2, 2, 4));
    // Odd: the opponents' turn begins in between, and C may defend again.
    assertEquals(List.of(10, 10), difficulties(turn -> turn.attack(1), 3, 3, 5));
  }

  @Test
  @DisplayName("DEF-01 an attack that nobody resists uses up no defence")
  void whatIsNotResistedUsesUpNothing() {
    ruleset = ruleset.with(Parameter.DEFENCE_LIMIT, 1);
    attacker = Sheet.pc("A").wields(SWORD).wields(BOW);
    attacker = Sheet.pc("A").wields(BREATH).wields(SWORD);
    // First the breath, which cannot be dodged; then the sword.
    assertEquals(
        List.of(7, 10),
        difficulties(t -> t.attack(1, t.view().activations() == 1 ? 0 : 1), 2, 2, 4));
  }

  private List<Integer> difficulties(Predicate<Turn> deed, int activations, int... rolls) {
    Battle battle =
        Fight.under(ruleset)
            .side("H", Member.of(attacker.build()).conduct(does(deed)).at(Squares.at(0, 0)))
            .side(
                "O",
                Member.of(target.skill("Dodge", 3).build())
                    .conduct(PlainConduct.IDLE)
                    .at(Squares.at(1, 0)))
            .opening(0)
            .referee(stopAfter(activations))
            .build();
    return Fight.of(battle, rolls).all(Event.Attacked.class).stream()
        .map(it -> it.test().difficulty())
        .toList();
  }

  @Test
  @DisplayName("DEF-05 NON_PHYSICAL_DEFENCE reading (b): Dodge and Shield apply to everything")
  void whatIsNotPhysicalMayBeDodged() {
    ruleset = ruleset.with(Parameter.NON_PHYSICAL_DEFENCE, "Dodge and Shield");
    attacker = Sheet.pc("A").wields(BREATH);
    target.skill("Dodge", 3);
    assertEquals(10, difficulty(2));
    assertEquals(Defence.DODGE, used(2));
    ruleset = ruleset.with(Parameter.NON_PHYSICAL_DEFENCE, "Own Resistance");
    assertEquals(7, difficulty(2));
    assertEquals(Defence.NONE, used(2));
  }

  @Test
  @DisplayName("DEF-06 PENALTIES_LOWER_DEFENCE on: wounds, and armour if it hinders that skill")
  void penaltiesMayLowerTheDefence() {
    ruleset = ruleset.with(Parameter.PENALTIES_LOWER_DEFENCE, true);
    target.skill("Dodge", 3).wears(new Armour("Plate", 12));
    assertEquals(10, difficulty(2)); // Dodge is not hindered by armour
    target.skill(new Skill("Dodge", true), 3);
    assertEquals(10 - 2, difficulty(2));
    target = Sheet.npc("C").skill("Physique", 4).skill("Dodge", 3);
    assertEquals(10 - 1, woundedDifficulty()); // 6 of 14 Life lost: one chance
    ruleset = ruleset.with(Parameter.PENALTIES_LOWER_DEFENCE, false);
    assertEquals(10, woundedDifficulty());
  }

  @Test
  @DisplayName("DEF-06 the shield's and the parry's own skills count")
  void eachSkillHasItsOwnPenalty() {
    ruleset = ruleset.with(Parameter.PENALTIES_LOWER_DEFENCE, true);
    target
        .skill(new Skill("Shield", true), 4)
        .wields(new Shield("Buckler", 1, 0))
        .wears(new Armour("Mail", 6));
    assertEquals(11 - 1, difficulty(2));
    Weapon rapier =
        Weapon.named("Rapier", "Fight[Rapier]")
            .damage("1d6", DamageKind.PIERCING)
            .melee(1)
            .parries()
            .build();
    target =
        Sheet.npc("C")
            .skill(new Skill("Fight[Rapier]", true), 4)
            .wields(rapier)
            .wears(new Armour("Mail", 6));
    assertEquals(11 - 1, difficulty(2));
    target.skill(new Skill("Fight[Rapier]", false), 5);
    assertEquals(Defence.PARRY, used(2));
  }

  private int woundedDifficulty() {
    Battle battle =
        Fight.under(ruleset)
            .side("H", Member.of(attacker.build()).conduct(does(t -> t.attack(1))).at(0))
            .side(
                "O",
                Member.of(target.build()).life(8).conduct(PlainConduct.IDLE).at(Squares.at(1, 0)))
            .opening(0)
            .referee(stopAfter(1))
            .build();
    return Fight.of(battle, 2).only(Event.Attacked.class).test().difficulty();
  }

  @Test
  @DisplayName("TAC-01, INT-38 CRITICAL_MAXIMUM reading (a): steps first, then the maximum")
  void stepsFirstThenTheMaximum() {
    assertEquals(7 + 12, scaled(2, 12, 7)); // 1d8 is 1d12 two steps up
    assertEquals(5 + 6 + 18, scaled(99, 12, 5)); // the ladder ends at 1d12+6
    assertEquals(7, scaled(2, 8, 7));
  }

  @Test
  @DisplayName("TAC-01 CRITICAL_MAXIMUM reading (b): the maximum of the dice before the steps")
  void orTheMaximumBeforeTheSteps() {
    ruleset = ruleset.with(Parameter.CRITICAL_MAXIMUM, "Before the Scale");
    assertEquals(7 + 8, scaled(2, 12, 7));
  }

  /** Damage of an attack so many steps up the damage scale. */
  private int scaled(int steps, int... rolls) {
    Predicate<Turn> deed =
        turn -> {
          turn.combat.strike.strike(0, 1, 0, Manner.ACTION, steps);
          return true;
        };
    Battle battle =
        Fight.under(ruleset)
            .side("H", Member.of(Sheet.npc("A").wields(SWORD).build()).conduct(does(deed)).at(0))
            .side("O", Fight.npc("C").at(Squares.at(1, 0)))
            .opening(0)
            .referee(stopAfter(1))
            .build();
    return Fight.of(battle, rolls).only(Event.DamageRolled.class).total();
  }

  @Test
  @DisplayName("TAC-22 HIGH_GROUND readings: melee and ranged, melee alone, ranged alone")
  void highGroundInMeleeAndAtRange() {
    height = 2;
    Chance high = new Chance(Rule.TAC_22, 1);
    assertEquals(List.of(high), chances(2, 2));
    assertEquals(List.of(high), shot(2, 2));
    ruleset = ruleset.with(Parameter.HIGH_GROUND, "Melee");
    assertEquals(List.of(high), chances(2, 2));
    assertEquals(List.of(), shot(2));
    ruleset = ruleset.with(Parameter.HIGH_GROUND, "Ranged");
    assertEquals(List.of(), chances(2));
    assertEquals(List.of(high), shot(2, 2));
  }

  private List<Chance> shot(int... rolls) {
    Sheet.Builder before = attacker;
    attacker = Sheet.pc("A").wields(BOW);
    distance = 10;
    List<Chance> chances = chances(rolls);
    attacker = before;
    distance = 1;
    return chances;
  }

  @Test
  @DisplayName("TAC-23 someone who could not fight threatens nobody")
  void whoCannotFightThreatensNobody() {
    Member friend = Fight.npc("F").at(Squares.at(2, 0));
    others = new Member[] {friend};
    assertEquals(List.of(new Chance(Rule.TAC_23, 1)), chances(2, 2));
    friend.starts(Condition.UNCONSCIOUS);
    assertEquals(List.of(), chances(2));
  }

  @Test
  @DisplayName("INT-46, TAC-10, BASE-05 partial cover and a positive chance cancel out")
  void partialCoverAndAPositiveChanceCancelOut() {
    Battle battle =
        Fight.standard()
            .side(
                "H",
                Member.of(Sheet.pc("A").wields(BOW).build())
                    .conduct(does(t -> t.attack(1)))
                    .raised(3)
                    .at(Squares.at(0, 0)))
            .side("O", Fight.npc("C").behind(Cover.PARTIAL).at(Squares.at(10, 0)))
            .opening(0)
            .referee(stopAfter(1))
            .build();
    Event.Attacked attacked = Fight.of(battle, 2).only(Event.Attacked.class);
    assertEquals(
        List.of(new Chance(Rule.TAC_22, 1), new Chance(Rule.TAC_10, -1)), attacked.chances());
    assertEquals(1, attacked.test().rolled().size());
  }

  @Test
  @DisplayName("INT-47 exposed, high ground, outnumbered and sneak: four chances, five dice")
  void fourSourcesAreFourChances() {
    Battle battle =
        Fight.standard()
            .side(
                "H",
                Fight.pc("A").conduct(does(t -> t.attack(2))).raised(3).at(Squares.at(0, 0)),
                Fight.pc("B").at(Squares.at(2, 0)))
            .side(
                "O",
                Fight.npc("C")
                    .starts(Condition.EXPOSED)
                    .starts(Condition.PRONE)
                    .starts(Condition.UNAWARE)
                    .at(Squares.at(1, 0)))
            .opening(0)
            .referee(stopAfter(1))
            .build();
    Event.Attacked attacked = Fight.of(battle, 2, 3, 4, 5, 6).only(Event.Attacked.class);
    assertEquals(4, attacked.chances().stream().mapToInt(Chance::count).sum());
    assertEquals(5, attacked.test().rolled().size());
  }

  @Test
  @DisplayName("SIT-20 divine damage is always critical against the undead")
  void divineDamageIsCriticalAgainstTheUndead() {
    attacker = Sheet.pc("A").skill("Physique", 2).wields(HOLY);
    assertEquals(5 + 2, damage(8, 5));
    target.undead();
    assertEquals(5 + 8 + 2, damage(8, 5)); // TAC-02: Physique once
    forDamage = false;
    assertEquals(5 + 8 + 2, damage(12, 5)); // the Destiny point is another matter
  }

  @Test
  @DisplayName("SIT-20, INT-37 DIVINE_CRITICAL reading (a): the maximum is added once")
  void withACriticalItIsAddedOnce() {
    attacker = Sheet.npc("A").wields(HOLY);
    target.undead();
    assertEquals(5 + 8, damage(12, 5));
    state = Condition.HELPLESS;
    assertEquals(8 + 8, damage(12)); // INT-37: helpless, divine and critical
  }

  @Test
  @DisplayName("SIT-20 DIVINE_CRITICAL reading (b): twice")
  void orTwice() {
    ruleset = ruleset.with(Parameter.DIVINE_CRITICAL, "Twice");
    attacker = Sheet.npc("A").wields(HOLY);
    target.undead();
    assertEquals(5 + 8 + 8, damage(12, 5));
    assertEquals(5 + 8, damage(8, 5));
  }

  @Test
  @DisplayName("SIT-18 necrotic damage is direct: armour and Vigor do not stop it")
  void necroticDamageIsDirect() {
    attacker =
        Sheet.npc("A")
            .wields(
                Weapon.named("Touch", "Fight[Touch]")
                    .damage("1d8", DamageKind.NECROTIC)
                    .melee(1)
                    .build());
    target.wears(new Armour("Plate", 12));
    Event.Harmed harmed = attack(8, 3).only(Event.Harmed.class);
    assertEquals(0, harmed.toProtection());
    assertEquals(3, harmed.toLife());
  }
}
