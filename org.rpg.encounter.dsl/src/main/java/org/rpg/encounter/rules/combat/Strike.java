package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.SkillTest;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.field.Cover;

/** One attack with a weapon: defence, chances, test; what a hit does is the {@link Blow}'s. */
final class Strike {
  /** The total of an attack for which no die was rolled. */
  static final int NOT_ROLLED = Integer.MIN_VALUE;

  private final Combat combat;
  private final CombatRules rules;
  private final SkillTest test;
  private final Blow blow;

  /** Of the last attack: whether it hit, and the total of its test (SIT-12). */
  boolean hit;

  int total;

  Strike(Combat combat, SkillTest test) {
    this.combat = combat;
    this.rules = combat.rules;
    this.test = test;
    blow = new Blow(combat);
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
    Defence chosen = Defence.NONE;
    int defence = rules.undefendedDifficulty - rules.baseDifficulty; // ATK-04
    if (defends(defender, unaware, melee)) {
      chosen = defender.conduct.defence(combat, target, by); // DEF-01
      defence = defence(defender, use, melee, chosen);
    }
    boolean rolls = !helpless || rules.helplessRolled;
    boolean critical = false;
    boolean fumble = false;
    hit = helpless;
    total = NOT_ROLLED;
    if (rolls) {
      roll(attacker, defender, use, melee, unaware, chosen, defence, manner);
      hit = test.success() || helpless;
      total = test.total();
      critical = test.criticalSuccess();
      fumble = test.criticalFailure();
    }
    attacker.attacks++;
    defender.assaults++;
    defender.assaulted = combat.activations();
    if (rules.pairExposesByAttack && weapon == attacker.mainHand) {
      exposePair(attacker); // TAC-21
    }
    if (attacker.has(Condition.HIDDEN)) {
      combat.conditions.lose(by, Condition.HIDDEN, Cited.SEEN); // STA-02
    }
    if (hit) {
      attacker.hits++;
      blow.land(attacker, defender, use, melee, steps, critical, unaware, helpless);
    } else if (fumble && attacker.pc && rules.doom) {
      attacker.doom++; // BASE-08
      blow.tellPoint(by, true, Cited.DOOM);
    }
    if (defender.has(Condition.SURPRISED) && rules.surpriseEnd != CombatRules.BY_ACTIVATION) {
      combat.conditions.lose(target, Condition.SURPRISED, Cited.SURPRISE_OVER); // STA-01
    }
  }

  private void roll(
      Combatant attacker,
      Combatant defender,
      WeaponUse use,
      boolean melee,
      boolean unaware,
      Defence chosen,
      int defence,
      Manner manner) {
    int exposure = defender.exposure(attacker.index, melee);
    boolean higher =
        (melee ? rules.highGroundMelee : rules.highGroundRanged)
            && combat.isHigher(attacker.index, defender.index); // TAC-22
    boolean outnumbered = isOutnumbered(attacker, defender, melee);
    boolean covered =
        !melee && combat.cover(attacker.index, defender.index) == Cover.PARTIAL; // TAC-10
    int wounds = attacker.body.woundChances();
    int armour = use.penalised ? attacker.protectionChances() : 0;
    int shaken = shaken(attacker, use);
    int spent = rules.spentHinders && attacker.isSpent() ? 1 : 0; // LAY-09
    int tokens = combat.opportunities.take(attacker); // OPO-01
    // INT-47: each source counts once, and they add up.
    int net =
        exposure
            + (higher ? 1 : 0)
            + (outnumbered ? 1 : 0)
            + (unaware ? 1 : 0)
            - (covered ? 1 : 0)
            - wounds
            - armour
            - shaken
            - spent
            + tokens;
    test.make(combat.dice, use.skill, rules.baseDifficulty + defence, net, Purpose.ATTACK);
    if (manner.isHolders()) {
      combat.turn.tested(test.even()); // INI-08, INI-09
    }
    if (combat.listener != null) {
      List<Chance> chances = new ArrayList<>();
      add(chances, Rule.CON_13, exposure);
      add(chances, Rule.TAC_22, higher ? 1 : 0);
      add(chances, Rule.TAC_23, outnumbered ? 1 : 0);
      add(chances, melee ? Rule.TAC_04 : Rule.TAC_05, unaware ? 1 : 0);
      add(chances, Rule.TAC_10, covered ? -1 : 0);
      add(chances, Rule.LAY_11, -wounds);
      add(chances, Rule.LAY_03, -armour);
      add(chances, Rule.CON_07, -shaken);
      add(chances, Rule.LAY_09, -spent);
      add(chances, Rule.OPO_01, tokens);
      tell(attacker, defender, use, melee, used(defender, use, melee, chosen), chances, manner);
    }
  }

  /** CON-07: one negative chance on an attack. */
  private int shaken(Combatant attacker, WeaponUse use) {
    if (!attacker.has(Condition.SHAKEN)) {
      return 0;
    }
    return use.penalised && rules.shakenTwice ? 2 : 1;
  }

  /** Whether the target can resist at all (TAC-04, TAC-05, CON-15, CON-16, DEF-01). */
  private boolean defends(Combatant defender, boolean unaware, boolean melee) {
    if ((defender.conditions & rules.defenceless) != 0
        || (unaware && (!melee || !rules.unawareDefends))) {
      return false;
    }
    return rules.defenceLimit == 0 || defender.defended++ < rules.defenceLimit;
  }

  private void exposePair(Combatant attacker) {
    if (attacker.isHeavy(attacker.mainHand) || attacker.isHeavy(attacker.offHand)) {
      combat.timed = true;
      combat.conditions.gain(
          attacker.index, Condition.EXPOSED, Duration.UNTIL_NEXT_TURN, Cited.TWO_WEAPONS);
    }
  }

  /** What the defender adds to the difficulty (ATK-04, DEF-06). */
  private int defence(Combatant defender, WeaponUse use, boolean melee, Defence chosen) {
    int value = resisted(defender, use, melee, chosen);
    if (rules.penaltiesLowerDefence) {
      value -= defender.body.woundChances() + defender.protectionChances();
    }
    return value;
  }

  private int resisted(Combatant defender, WeaponUse use, boolean melee, Defence chosen) {
    boolean physical = use.physical || rules.nonPhysicalDodged; // DEF-05
    int best = melee ? defender.bestMeleeDefence : defender.bestRangedDefence;
    if (chosen == Defence.BEST && physical) {
      return best + ridden(defender, melee);
    }
    int value = value(defender, physical, melee, chosen);
    if (value != CombatRules.NO_DEFENCE) {
      return chosen == Defence.NONE ? value : value + ridden(defender, melee);
    }
    return physical || defender.body.isSimple() ? best + ridden(defender, melee) : 0;
  }

  /** TAC-14, INT-45: a rider adds his mount's Defence to a skill that he uses. */
  private int ridden(Combatant defender, boolean melee) {
    if (defender.mount == Combatant.NONE || (!melee && defender.shield == CombatRules.NO_DEFENCE)) {
      return 0;
    }
    return combat.combatants[defender.mount].bestMeleeDefence;
  }

  /** What a chosen defence is worth, if the rules allow it against this attack. */
  private static int value(Combatant defender, boolean physical, boolean melee, Defence chosen) {
    boolean dodgeable = physical && melee && defender.bodyDefence == CombatRules.NO_DEFENCE;
    return switch (chosen) {
      case NONE -> 0;
      case DODGE -> dodgeable ? defender.dodge : CombatRules.NO_DEFENCE; // DEF-02
      case SHIELD ->
          physical && defender.bodyDefence == CombatRules.NO_DEFENCE
              ? defender.shield
              : CombatRules.NO_DEFENCE; // DEF-03
      case PARRY -> dodgeable ? defender.parry() : CombatRules.NO_DEFENCE; // DEF-07
      case BODY, BEST -> CombatRules.NO_DEFENCE;
    };
  }

  /** The defence that made the difficulty, for the story. */
  private Defence used(Combatant defender, WeaponUse use, boolean melee, Defence chosen) {
    boolean physical = use.physical || rules.nonPhysicalDodged;
    if (value(defender, physical, melee, chosen) != CombatRules.NO_DEFENCE) {
      return chosen;
    }
    if (defender.bodyDefence != CombatRules.NO_DEFENCE) {
      return Defence.BODY;
    }
    int best = melee ? defender.bestMeleeDefence : defender.bestRangedDefence;
    if (!physical || (best == 0 && defender.dodge <= 0 && defender.shield <= 0)) {
      return Defence.NONE;
    }
    if (melee && defender.dodge == best) {
      return Defence.DODGE;
    }
    if (defender.shield == best) {
      return Defence.SHIELD;
    }
    return melee && defender.parry() == best ? Defence.PARRY : Defence.NONE;
  }

  /** Whether another able enemy of the defender has him in melee reach (TAC-23). */
  boolean isOutnumbered(Combatant attacker, Combatant defender, boolean melee) {
    if (!melee && !rules.rangedOutnumbering) {
      return false;
    }
    for (int index : combat.enemies[defender.index]) {
      Combatant other = combat.combatants[index];
      if (other != attacker
          && combat.board.distance(index, defender.index) <= other.meleeReach
          && other.able) {
        return true;
      }
    }
    return false;
  }

  private static void add(List<Chance> chances, Rule source, int count) {
    if (count != 0) {
      chances.add(new Chance(source, count));
    }
  }

  private void tell(
      Combatant attacker,
      Combatant defender,
      WeaponUse use,
      boolean melee,
      Defence defence,
      List<Chance> chances,
      Manner manner) {
    combat.listener.on(
        new Event.Attacked(
            attacker.index,
            defender.index,
            use.number,
            melee,
            use.skill,
            defence,
            List.copyOf(chances),
            test.result(),
            test.success() ? manner.hit : manner.miss));
  }
}
