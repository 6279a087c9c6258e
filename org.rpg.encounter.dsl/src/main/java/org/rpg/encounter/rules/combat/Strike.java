package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.SkillTest;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.field.Squares;

/** One attack with a weapon: defence, chances, test; what a hit does is the {@link Blow}'s. */
final class Strike {
  /** The total of an attack for which no die was rolled. */
  static final int NOT_ROLLED = Integer.MIN_VALUE;

  private final Combat combat;
  private final CombatRules rules;
  private final SkillTest test;
  private final Blow blow;
  private final Resistance resistance;
  private final AttackChances chances;

  /** Of the last attack: whether it hit, and the total of its test (SIT-12). */
  boolean hit;

  int total;

  Strike(Combat combat, SkillTest test) {
    this.combat = combat;
    this.rules = combat.rules;
    this.test = test;
    blow = new Blow(combat);
    resistance = new Resistance(combat);
    chances = new AttackChances(combat);
  }

  /** Someone attacks someone with a weapon that reaches, as his major action. */
  void attack(int by, int target, int weapon) {
    strike(by, target, weapon, Manner.ACTION, 0);
  }

  /**
   * Someone attacks someone with a weapon that reaches.
   *
   * @param steps steps on the damage scale (MAN-15, SIT-11)
   */
  void strike(int by, int target, int weapon, Manner manner, int steps) {
    boolean answered = !manner.isCounter(rules) && combat.counters.mayAnswer(target, by);
    if (answered && combat.counters.comesFirst()) { // CTR-01
      combat.counters.answer(target, by);
      answered = false;
      if (!combat.combatants[by].able || !combat.combatants[target].isPresent()) {
        hit = false;
        total = NOT_ROLLED;
        return;
      }
    }
    swing(by, target, weapon, manner, steps);
    if (answered) {
      boolean itHit = hit;
      int itsTotal = total;
      combat.counters.answer(target, by);
      hit = itHit;
      total = itsTotal;
    }
  }

  private void swing(int by, int target, int weapon, Manner manner, int steps) {
    Combatant attacker = combat.combatants[by];
    Combatant defender = combat.combatants[target];
    WeaponUse use = attacker.weapons[weapon];
    boolean melee = combat.board.distance(by, target) <= use.melee;
    boolean unaware = defender.isUnaware() || attacker.has(Condition.HIDDEN); // TAC-04, TAC-05
    boolean helpless = defender.isHelpless(); // TAC-06
    int square = combat.board.at(target);
    resistance.prepare(attacker, defender, use, melee, unaware);
    boolean rolled = !helpless || rules.helplessRolled;
    hit = helpless;
    total = NOT_ROLLED;
    if (rolled) {
      roll(attacker, defender, use, melee, unaware, manner);
      hit = test.success() || helpless;
      total = test.total();
    }
    count(attacker, defender);
    showsHimself(attacker, weapon);
    if (hit) {
      defender.struck++;
      boolean critical = rolled && test.criticalSuccess();
      blow.land(attacker, defender, use, melee, steps, critical, unaware, helpless);
    } else {
      fails(attacker);
    }
    if (!melee) {
      leaveTheHand(attacker, use, square);
    }
    if (defender.has(Condition.SURPRISED)) {
      isWarned(defender);
    }
  }

  private void fails(Combatant attacker) {
    if (attacker.pc && rules.doom && test.criticalFailure()) {
      attacker.doom++; // BASE-08
      blow.tellPoint(attacker.index, true, Cited.DOOM);
    }
  }

  private void isWarned(Combatant defender) {
    if (rules.surpriseEnd != CombatRules.BY_ACTIVATION) {
      combat.conditions.lose(defender.index, Condition.SURPRISED, Cited.SURPRISE_OVER); // STA-01
    }
  }

  private void count(Combatant attacker, Combatant defender) {
    attacker.attacks++;
    attacker.hits += hit ? 1 : 0;
    defender.assaults++;
    defender.assaulted = combat.activations();
  }

  /** Who attacks with a weapon in each hand opens his guard, who was hidden is seen. */
  private void showsHimself(Combatant attacker, int weapon) {
    if (rules.pairExposesByAttack && weapon == attacker.mainHand) {
      exposePair(attacker); // TAC-21, INT-25
    }
    if (attacker.has(Condition.HIDDEN)) {
      combat.conditions.lose(attacker.index, Condition.HIDDEN, Cited.SEEN); // STA-02
    }
  }

  private void roll(
      Combatant attacker,
      Combatant defender,
      WeaponUse use,
      boolean melee,
      boolean unaware,
      Manner manner) {
    chances.gather(attacker, defender, use, melee, unaware);
    int difficulty = rules.baseDifficulty + resistance.value + attacker.strain; // EXH-21, INT-59
    test.make(combat.dice, use.skill, difficulty, chances.net(), Purpose.ATTACK);
    if (manner.isHolders(rules)) {
      combat.turn.tested(test.even()); // INI-08, INI-09
    }
    if (combat.listener != null) {
      tell(attacker, defender, use, melee, manner);
    }
  }

  /**
   * A weapon that was thrown lies where its target stood, hit or miss; the other of two as well, if
   * it had to be thrown to reach (ACT-08; where it lies is our own choice).
   */
  private void leaveTheHand(Combatant attacker, WeaponUse use, int square) {
    if (use.number == attacker.mainHand) {
      WeaponUse other = attacker.weapons[attacker.offHand];
      int distance = Squares.distance(combat.board.at(attacker.index), square);
      if (distance > other.melee && other.reaches(distance)) {
        fly(attacker, other, square);
      }
    }
    fly(attacker, use, square);
  }

  private void fly(Combatant attacker, WeaponUse use, int square) {
    if (!use.weapon.thrown() || !attacker.canLetGo(use.number) || !attacker.isPresent()) {
      return;
    }
    attacker.letGo(use.number);
    attacker.lyingOn[use.number] = square;
    if (combat.listener != null) {
      combat.listener.on(
          new Event.WeaponLanded(attacker.index, use.number, square, CitedGear.THROWN));
    }
  }

  /** TAC-21 reading (a): from this attack on, also when it is a reaction (INT-25). */
  private void exposePair(Combatant attacker) {
    if (attacker.isHeavy(attacker.mainHand) || attacker.isHeavy(attacker.offHand)) {
      combat.conditions.expose(attacker, Cited.TWO_WEAPONS);
    }
  }

  /** Whether another able enemy of the defender has him in melee reach (TAC-23). */
  boolean isOutnumbered(Combatant attacker, Combatant defender) {
    return chances.isOutnumbered(attacker, defender, true);
  }

  private void tell(
      Combatant attacker, Combatant defender, WeaponUse use, boolean melee, Manner manner) {
    combat.listener.on(
        new Event.Attacked(
            attacker.index,
            defender.index,
            use.number,
            melee,
            use.skill,
            resistance.used(),
            chances.list(attacker, defender),
            test.result(),
            test.success() ? manner.hit : manner.miss)); // ATK-02, ATK-03
  }
}
