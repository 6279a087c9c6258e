package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.Setback;

/**
 * Crossing difficult ground: one test for each stretch of a movement, and the setback of those who
 * fail (SIT-01 to SIT-08). A stretch is what lies one behind the other on the way and has the same
 * setback. For someone overloaded the whole movement is one exhausting stretch (CON-19), and the
 * one test counts for all the ground he crosses (INT-66). Someone who rides crosses with his
 * mount's legs (INT-44).
 */
final class Crossing {
  private static final int HALF = 0;
  private static final int AT_START = 1;
  private static final int STOPPERS = 0;
  private static final int ALL_STOP = 1;

  private final Combat combat;
  private final Field field;
  private final int stoppedAt;
  private final int stopping;
  private final DamageKind dangerous;

  private Combatant mover;
  private Combatant walker;
  private boolean overloaded;

  /** Of the overloaded: whether the test for the whole movement failed. */
  private boolean failedAll;

  private int crossedAll;

  /** The setback of the stretch he is in, {@link Setback#NONE} outside of any. */
  private Setback setback = Setback.NONE;

  private boolean failed;
  private int crossed;

  /** Squares after which the stretch ends, or he is stopped in it. */
  private int until;

  private boolean stops;
  private int rating;

  Crossing(Combat combat) {
    this.combat = combat;
    field = combat.field;
    stoppedAt = combat.battle.ruleset.reading(Parameter.STOPPED_AT);
    stopping = combat.battle.ruleset.reading(Parameter.STOPPING_SETBACKS);
    boolean direct = combat.battle.ruleset.reading(Parameter.DANGEROUS_DAMAGE) == 1;
    dangerous = direct ? DamageKind.DIRECT : DamageKind.BLUDGEONING; // SIT-07
  }

  /** A walk of so many squares begins. */
  void begin(Combatant who, int steps) {
    mover = who;
    walker = legs(mover);
    overloaded = walker.has(Condition.OVERLOADED);
    setback = Setback.NONE;
    crossedAll = 0;
    failedAll = overloaded && !test(steps, Setback.EXHAUSTING);
  }

  /** Who does the walking: the mount of someone who rides (INT-44). */
  private Combatant legs(Combatant who) {
    return who.mount == Combatant.NONE ? who : combat.combatants[who.mount];
  }

  /** He is about to step on a square of his way. */
  void enters(int[] path, int step, int steps) {
    Setback next = field.terrain(path[step]).setback();
    if (next == Setback.NONE || next == setback) {
      return;
    }
    int length = 1;
    while (step + length < steps && field.terrain(path[step + length]).setback() == next) {
      length++;
    }
    combat.movement.tellSoFar(mover);
    setback = next;
    crossed = 0;
    rating = length;
    failed = overloaded ? failedAll : !test(length, next);
    stops = failed && stops(next);
    until = stops ? stopAfter(length) : length;
  }

  /** He has stepped on it; answers whether he can go on. */
  boolean entered() {
    crossedAll++;
    if (setback == Setback.NONE) {
      return true;
    }
    crossed++;
    if (crossed < until) {
      return true;
    }
    boolean stopped = stops;
    suffer();
    return !stopped && mover.isPresent();
  }

  /** The walk is over, here or before its end: what he has earned so far comes. */
  void ends() {
    if (setback != Setback.NONE && crossed > 0) {
      suffer();
    }
    if (failedAll && crossedAll > 1) {
      failedAll = false;
      combat.movement.tellSoFar(mover);
      fatigue(crossedAll);
    }
    setback = Setback.NONE;
  }

  /** SIT-04: which setbacks stop. */
  private boolean stops(Setback kind) {
    return switch (stopping) {
      case STOPPERS -> kind.stops();
      case ALL_STOP -> true;
      default -> kind == Setback.TRAPPING;
    };
  }

  /** SIT-04: where he is left who is stopped. */
  private int stopAfter(int length) {
    return switch (stoppedAt) {
      case HALF -> Math.max(1, length / 2);
      case AT_START -> 1;
      default -> length;
    };
  }

  /** The stretch he was in is behind him, or he is stopped in it. */
  private void suffer() {
    Setback suffered = setback;
    setback = Setback.NONE;
    if (!failed || !walker.isPresent()) {
      return;
    }
    if (suffered == Setback.EXHAUSTING && overloaded) {
      return; // INT-66: once, for the whole movement
    }
    combat.movement.tellSoFar(mover);
    suffer(suffered, crossed);
  }

  private void suffer(Setback suffered, int squares) {
    int who = walker.index;
    switch (suffered) {
      case SLIPPERY -> {
        combat.conditions.gain(
            who, Condition.PRONE, Duration.WITHOUT_END, CitedHazards.setback(suffered)); // SIT-05
        if (!stops) {
          combat.movement.goesOnWith(Condition.PRONE);
        }
      }
      case TRAPPING -> {
        walker.restraint = rating; // CON-18
        combat.conditions.gain(
            who, Condition.RESTRAINED, Duration.WITHOUT_END, CitedHazards.setback(suffered));
      }
      case DANGEROUS ->
          combat.harm.inflict(who, Combatant.NONE, Combatant.NONE, squares, dangerous);
      case EXHAUSTING -> fatigue(squares);
      case NONE -> {
        // ordinary ground
      }
    }
  }

  /** SIT-08: 1 for every two squares. */
  private void fatigue(int squares) {
    int amount = squares / 2;
    combat.harm.inflict(walker.index, Combatant.NONE, Combatant.NONE, amount, DamageKind.FATIGUE);
  }

  /** SIT-01: Athletics or Agility, whichever is better; it never decides about the initiative. */
  private boolean test(int squares, Setback kind) {
    boolean tries = mover.conduct.attemptsCrossing(combat, mover.index, kind, squares); // INT-53
    boolean guides = walker != mover && !canCross(walker); // INT-44
    Combatant tester = guides ? mover : walker;
    Aptitude best = guides ? combat.mounts.riding(mover) : walker.athletics.or(walker.agility);
    int difficulty = combat.rules.baseDifficulty + squares;
    boolean success = tries && combat.trials.aside(tester, best, difficulty, CitedHazards.CROSSING);
    if (combat.listener != null) {
      combat.listener.on(
          new Event.Crossed(
              walker.index,
              kind,
              squares,
              success,
              success
                  ? CitedHazards.CROSSED
                  : overloaded ? CitedHazards.OVERLOADED : CitedHazards.setback(kind)));
    }
    return success;
  }

  /** Whether a mount has a value of its own for difficult ground (INT-44). */
  private static boolean canCross(Combatant mount) {
    return mount.sheet.skill(mount.athletics.skill).isPresent()
        || mount.sheet.skill(mount.agility.skill).isPresent();
  }

  /**
   * Someone crosses so many squares of difficult ground somewhere, without walking on the field
   * (SIT-01 to SIT-08).
   */
  void cross(Combatant who, Setback kind, int squares) {
    if (!who.isPresent() || kind == Setback.NONE || squares <= 0) {
      return;
    }
    mover = who;
    walker = legs(who);
    overloaded = false;
    rating = squares;
    if (!test(squares, kind)) {
      stops = stops(kind);
      suffer(kind, stops ? stopAfter(squares) : squares);
    }
  }
}
