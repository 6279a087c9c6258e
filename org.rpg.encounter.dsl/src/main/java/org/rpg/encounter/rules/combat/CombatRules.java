package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.BodyRules;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageScale;
import org.rpg.encounter.rules.travel.TravelRules;

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
  static final int BY_OCCASION = 0;
  static final int BY_ACTIVATION = 1;
  static final int BY_ATTACK = 2;
  static final int FIRST_TEST = 0;
  static final int LAST_TEST = 1;
  static final int EFFECTS_STOP = 0;
  static final int EFFECTS_VIRTUAL_TURNS = 1;

  final BodyRules body;
  final TravelRules travel;
  final DamageScale scale;
  final ManoeuvreRules manoeuvres;
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
  final String agilitySkill;
  final String athleticsSkill;
  final boolean sourcesAddUp;
  final int unaware;
  final int helpless;
  final int defenceless;
  final boolean unawareDefends;
  final boolean sneakForDestiny;
  final boolean helplessRolled;
  final boolean maximumAfterScale;
  final boolean pairExposes;
  final boolean pairExposesByAttack;
  final boolean offHandPhysique;
  final boolean unarmedOpportunity;
  final boolean everyExit;
  final boolean coverShotCounters;
  final boolean shotAtPartialCover;
  final boolean leavingCoverExposes;
  final boolean highGroundMelee;
  final boolean highGroundRanged;
  final boolean shakenTwice;
  final boolean spentHinders;
  final boolean penaltiesLowerDefence;
  final boolean nonPhysicalDodged;
  final int undefendedDifficulty;
  final int unopposedDifficulty;
  final int defenceLimit;
  final int counterLimit;
  final int countedTest;
  final boolean paralysedBody;

  /** Whether someone paralysed neither defends himself nor reacts (CON-15). */
  final boolean paralysedPassive;

  /** Whether the holder names the side that comes next, of several (INI-07). */
  final boolean holderNamesSide;

  final boolean confusedFirst;
  final boolean confusedAgain;
  final boolean confusedAtEnemies;
  final boolean openingByLot;
  final boolean surpriseStays;
  final int surpriseEnd;

  final int standingUp;

  final boolean counterFirst;
  final String discernmentSkill;
  final boolean weaponSwap;
  final boolean divineTwice;
  final boolean landingByHit;
  final boolean stoneSuspends;
  final int leastBreath;
  final int mustExceedBy;

  final boolean mountTestCounts;
  final boolean potionsForOthers;
  final boolean potionIsMajor;
  final boolean miraclesTested;

  CombatRules(Ruleset ruleset) {
    body = new BodyRules(ruleset);
    travel = new TravelRules(ruleset);
    scale = new DamageScale(ruleset);
    manoeuvres = new ManoeuvreRules(ruleset);
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
    agilitySkill = ruleset.name(Parameter.AGILITY_SKILL);
    athleticsSkill = ruleset.name(Parameter.ATHLETICS_SKILL);
    sourcesAddUp = ruleset.reading(Parameter.STACKING) == 1;
    boolean surprisedToo = ruleset.on(Parameter.SURPRISED_UNAWARE);
    unaware = Condition.UNAWARE.bit() | (surprisedToo ? Condition.SURPRISED.bit() : 0);
    paralysedBody = ruleset.reading(Parameter.PARALYSED_BARS) == 1;
    paralysedPassive = paralysedBody || !ruleset.on(Parameter.PARALYSED_REACTS);
    holderNamesSide = ruleset.reading(Parameter.NEXT_SIDE) == 0;
    helpless =
        Condition.bits(Condition.UNCONSCIOUS, Condition.ASLEEP, Condition.BOUND, Condition.HELPLESS)
            | (ruleset.on(Parameter.PARALYSED_HELPLESS) ? Condition.PARALYSED.bit() : 0);
    defenceless =
        helpless | Condition.PETRIFIED.bit() | (paralysedPassive ? Condition.PARALYSED.bit() : 0);
    unawareDefends = ruleset.on(Parameter.UNAWARE_DEFENDS);
    sneakForDestiny = ruleset.reading(Parameter.SNEAK_DESTINY) == 1;
    helplessRolled = ruleset.reading(Parameter.HELPLESS_ROLL) == 0;
    maximumAfterScale = ruleset.reading(Parameter.CRITICAL_MAXIMUM) == 0;
    pairExposes = ruleset.reading(Parameter.TWO_WEAPON_EXPOSURE) == 1;
    pairExposesByAttack = !pairExposes;
    offHandPhysique = ruleset.reading(Parameter.OFF_HAND_DAMAGE) == 1;
    unarmedOpportunity = ruleset.on(Parameter.UNARMED_OPPORTUNITY);
    everyExit = ruleset.reading(Parameter.OPPORTUNITY_ATTACKS) == 1;
    coverShotCounters = ruleset.reading(Parameter.COVER_SHOT) == 1;
    shotAtPartialCover = ruleset.on(Parameter.LEAVING_TO_PARTIAL);
    leavingCoverExposes = ruleset.on(Parameter.LEAVING_COVER_EXPOSES);
    highGroundMelee = ruleset.reading(Parameter.HIGH_GROUND) != 2;
    highGroundRanged = ruleset.reading(Parameter.HIGH_GROUND) != 1;
    shakenTwice = ruleset.reading(Parameter.SHAKEN_CHANCES) == 1;
    spentHinders = ruleset.reading(Parameter.SPENT_EFFECT) == 1;
    penaltiesLowerDefence = ruleset.on(Parameter.PENALTIES_LOWER_DEFENCE);
    nonPhysicalDodged = ruleset.reading(Parameter.NON_PHYSICAL_DEFENCE) == 1;
    unopposedDifficulty = ruleset.number(Parameter.UNOPPOSED_DIFFICULTY);
    undefendedDifficulty =
        ruleset.reading(Parameter.UNDEFENDED) == 0 ? baseDifficulty : unopposedDifficulty;
    defenceLimit = ruleset.number(Parameter.DEFENCE_LIMIT);
    counterLimit = ruleset.number(Parameter.COUNTER_LIMIT);
    countedTest = ruleset.reading(Parameter.COUNTED_TEST);
    confusedFirst = ruleset.reading(Parameter.CONFUSED_FIRST) == 0;
    confusedAgain = ruleset.reading(Parameter.CONFUSED_ALONE) == 1;
    confusedAtEnemies = ruleset.reading(Parameter.CONFUSED_TARGETS) == 1;
    openingByLot = ruleset.reading(Parameter.OPENING_CHOICE) == 1;
    surpriseStays = ruleset.reading(Parameter.SURPRISED_OPPONENTS) == 1;
    surpriseEnd = ruleset.reading(Parameter.SURPRISE_END);
    standingUp = ruleset.reading(Parameter.STANDING_UP);
    counterFirst = ruleset.reading(Parameter.COUNTER_TIMING) == 1;
    discernmentSkill = ruleset.name(Parameter.DISCERNMENT_SKILL);
    divineTwice = ruleset.reading(Parameter.DIVINE_CRITICAL) == 1;
    landingByHit = ruleset.reading(Parameter.FALLING_ATTACK_TEST) == 1;
    stoneSuspends = ruleset.reading(Parameter.PETRIFIED_POISONS) == 0;
    leastBreath = ruleset.number(Parameter.MINIMUM_BREATH);
    mustExceedBy = ruleset.reading(Parameter.SUCCESS);
    weaponSwap = ruleset.reading(Parameter.WEAPON_SWAP) == 1;
    mountTestCounts = ruleset.on(Parameter.MOUNT_TEST);
    potionsForOthers = ruleset.reading(Parameter.POTION_FOR_OTHERS) != 2;
    potionIsMajor = ruleset.reading(Parameter.POTION_FOR_OTHERS) == 1;
    miraclesTested = ruleset.reading(Parameter.MIRACLE_TEST) == 0;
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
