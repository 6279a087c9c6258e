package org.rpg.encounter.rules.combat;

/**
 * What the target of an attack resists it with, and how much harder that makes it (DEF-01 to
 * DEF-07, ATK-04, TAC-05, TAC-14).
 */
final class Resistance {
  private static final int NONE = CombatRules.NO_DEFENCE;

  private final Combat combat;
  private final CombatRules rules;

  /** What the defence adds to the base difficulty. */
  int value;

  /** Whose it is: by number, as a reference costs more to set at each attack. */
  private int whose;

  private boolean physical;
  private boolean melee;
  private Defence chosen;
  private boolean resists;

  Resistance(Combat combat) {
    this.combat = combat;
    rules = combat.rules;
  }

  /**
   * An attack is about to be rolled.
   *
   * @param unaware whether it is a sneak attack
   */
  void prepare(Combatant attacker, Combatant target, WeaponUse use, boolean near, boolean unaware) {
    prepare(attacker, target, use.physical, near, unaware);
  }

  /** The same for an attack with some weapon or other. */
  void prepare(
      Combatant attacker, Combatant target, boolean dodgeable, boolean near, boolean unaware) {
    whose = target.index;
    melee = near;
    physical = dodgeable || rules.nonPhysicalDodged; // DEF-05
    resists = false;
    value = rules.undefendedDifficulty - rules.baseDifficulty; // ATK-04
    if (unaware && !melee) {
      choose(Defence.NONE);
      value = 0; // TAC-05: always the base difficulty
      return;
    }
    if (!canResist(target, unaware)) {
      choose(Defence.NONE);
      return;
    }
    choose(target.conduct.defence(combat, target.index, attacker.index)); // DEF-01
    int skill = skill(target);
    int mounts = target.steed == null ? 0 : target.steed.bestMeleeDefence; // TAC-14
    if (skill > 0 || (skill == 0 && (mounts > 0 || isNamed(target)))) {
      resists = true;
      target.defended++;
      value = skill + mounts - (rules.penaltiesLowerDefence ? penalties(target) : 0);
    }
  }

  private void choose(Defence wanted) {
    if (chosen != wanted) {
      chosen = wanted;
    }
  }

  /** Whether the target can resist at all (TAC-04, CON-15, CON-16, DEF-01). */
  private boolean canResist(Combatant target, boolean unaware) {
    return (target.conditions & rules.defenceless) == 0
        && (!unaware || rules.unawareDefends)
        && (rules.defenceLimit == 0 || target.defended < rules.defenceLimit);
  }

  /** Whether the skill that is used was asked for by name. */
  private boolean isNamed(Combatant defender) {
    return chosen != Defence.BEST && named(defender) != NONE;
  }

  /** The skill that is used, {@link #NONE} for none at all. */
  private int skill(Combatant defender) {
    if (chosen == Defence.NONE) {
      return NONE;
    }
    int named = chosen == Defence.BEST ? NONE : named(defender);
    return named == NONE ? best(defender) : named;
  }

  /** The best that the rules allow against this attack. */
  private int best(Combatant defender) {
    if (isSimple(defender)) {
      return defender.bestMeleeDefence; // BASE-21
    }
    if (!physical) {
      return NONE;
    }
    if (melee) {
      return defender.bestMeleeDefence;
    }
    return defender.shield < 0 ? NONE : defender.bestRangedDefence; // DEF-04, INT-45
  }

  /**
   * What was chosen, if the rules allow it against this attack; nobody defends with less than 0.
   */
  private int named(Combatant defender) {
    if (!physical || isSimple(defender)) {
      return NONE;
    }
    int named =
        switch (chosen) {
          case DODGE -> melee ? defender.dodge : NONE; // DEF-02
          case SHIELD -> defender.shield; // DEF-03
          case PARRY -> melee ? defender.parry() : NONE; // DEF-07
          default -> NONE;
        };
    return named < 0 ? NONE : named;
  }

  private boolean isSimple(Combatant defender) {
    return defender.bodyDefence != NONE;
  }

  /** DEF-06: the negative chances of the skill that is used. */
  private int penalties(Combatant defender) {
    boolean penalised =
        switch (used()) {
          case DODGE -> defender.sheet.isPenalised(rules.dodgeSkill);
          case SHIELD -> defender.sheet.isPenalised(rules.shieldSkill);
          case PARRY -> defender.parriesPenalised();
          default -> false;
        };
    return defender.body.woundChances() + (penalised ? defender.protectionChances() : 0);
  }

  /** The defence that made the difficulty. */
  Defence used() {
    Combatant defender = combat.combatants[whose];
    if (!resists) {
      return Defence.NONE;
    }
    if (isSimple(defender)) {
      return Defence.BODY;
    }
    if (named(defender) != NONE) {
      return chosen;
    }
    int best = best(defender);
    if (melee && defender.dodge == best) {
      return Defence.DODGE;
    }
    if (defender.shield == best) {
      return Defence.SHIELD;
    }
    return melee && defender.parry() == best ? Defence.PARRY : Defence.DODGE;
  }
}
