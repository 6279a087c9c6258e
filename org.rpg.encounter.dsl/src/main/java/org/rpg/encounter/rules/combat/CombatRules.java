package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.BodyRules;

/** What a ruleset says about combat, as plain numbers. */
final class CombatRules {
  static final int NO_DEFENCE = Integer.MIN_VALUE / 2;
  static final int BONUS_ALWAYS = 0;
  static final int BONUS_MELEE_OR_THROWN = 1;
  static final int LONE_ACTS_AGAIN = 0;
  static final int LONE_GOES_OVER = 1;
  static final int LONE_RESTARTS = 2;
  static final int PRIORITY_COMBAT = 0;
  static final int PRIORITY_TURN = 1;
  static final int EFFECTS_STOP = 0;
  static final int EFFECTS_VIRTUAL_TURNS = 1;

  final BodyRules body;
  final int baseDifficulty;
  final int physiqueBonus;
  final int minimumDamage;
  final int meleeReach;
  final int speed;
  final int missingSkill;
  final String physiqueSkill;
  final boolean simpleNpcs;
  final int loneEvenDie;
  final int allyPriority;
  final boolean holderChoosesReceiver;
  final boolean openingTurnTicks;
  final boolean currentTurnCounts;
  final int afterCombat;
  final int turnLimit;
  final int activationLimit;
  final boolean trading;
  final int actionsInMovement;
  final String dodgeSkill;
  final String shieldSkill;
  final boolean shieldNeeded;
  final boolean weaponParry;
  final boolean penalty;
  final boolean penaltyOfCurrent;
  final int protectionPerChance;
  final boolean roundUp;
  final boolean rangedOutnumbering;
  final boolean proneExposedToRanged;
  final boolean destiny;
  final boolean doom;

  CombatRules(Ruleset ruleset) {
    body = new BodyRules(ruleset);
    baseDifficulty = ruleset.number(Parameter.BASE_DIFFICULTY);
    physiqueBonus = ruleset.reading(Parameter.PHYSIQUE_BONUS);
    minimumDamage = ruleset.number(Parameter.MINIMUM_DAMAGE);
    meleeReach = ruleset.squares(Parameter.MELEE_REACH);
    speed = ruleset.squares(Parameter.SPEED);
    missingSkill = ruleset.number(Parameter.MISSING_SKILL);
    physiqueSkill = ruleset.name(Parameter.PHYSIQUE_SKILL);
    simpleNpcs = ruleset.reading(Parameter.NPC_BODY) == 1;
    loneEvenDie = ruleset.reading(Parameter.LONE_EVEN_DIE);
    allyPriority = ruleset.reading(Parameter.ALLY_PRIORITY);
    holderChoosesReceiver = ruleset.reading(Parameter.RECEIVER) == 1;
    openingTurnTicks = ruleset.on(Parameter.OPENING_TURN_TICKS);
    currentTurnCounts = ruleset.on(Parameter.CURRENT_TURN_COUNTS);
    afterCombat = ruleset.reading(Parameter.AFTER_COMBAT);
    turnLimit = ruleset.number(Parameter.TURN_LIMIT);
    activationLimit = ruleset.number(Parameter.ACTIVATION_LIMIT);
    trading = ruleset.on(Parameter.ACTION_TRADING);
    actionsInMovement = ruleset.reading(Parameter.ACTIONS_IN_MOVEMENT) + 1;
    dodgeSkill = ruleset.name(Parameter.DODGE_SKILL);
    shieldSkill = ruleset.name(Parameter.SHIELD_SKILL);
    shieldNeeded = ruleset.on(Parameter.SHIELD_NEEDED);
    weaponParry = ruleset.on(Parameter.WEAPON_PARRY);
    penalty = ruleset.on(Parameter.PROTECTION_PENALTY);
    penaltyOfCurrent = ruleset.reading(Parameter.PENALTY_PROTECTION) == 1;
    protectionPerChance = ruleset.number(Parameter.PROTECTION_PER_CHANCE);
    roundUp = ruleset.reading(Parameter.ROUNDING) == 1;
    rangedOutnumbering = ruleset.on(Parameter.RANGED_OUTNUMBERING);
    proneExposedToRanged = ruleset.on(Parameter.PRONE_EXPOSED_TO_RANGED);
    destiny = ruleset.on(Parameter.DESTINY);
    doom = ruleset.on(Parameter.DOOM);
  }

  /** Negative chances for so much Protection (LAY-03, BASE-16, BASE-20). */
  int protectionChances(int protection) {
    if (!penalty) {
      return 0;
    }
    return (roundUp ? protection + protectionPerChance - 1 : protection) / protectionPerChance;
  }

  /** Half of a speed in squares (CON-08, BASE-20). */
  int half(int squares) {
    return roundUp ? (squares + 1) / 2 : squares / 2;
  }
}
