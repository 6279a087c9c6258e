package org.rpg.encounter.rules.hazard;

import java.util.List;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;

/**
 * What a poison does to somebody, wholly or in part (POI-04 to POI-14). Dice that are 0 mean: none.
 *
 * @param now damage once: at once, or after {@code delay}
 * @param perTurn damage at each start of the victim's turn (TRN-03)
 * @param kind kind of all this damage
 * @param delay hours before the damage
 * @param conditions conditions that it gives
 * @param duration hours that the conditions last; 0 for as long as the poison goes on (POI-15)
 * @param resistible whether the victim may try again with a major action (POI-12)
 */
public record PoisonCourse(
    DiceExpression now,
    DiceExpression perTurn,
    DamageKind kind,
    DiceExpression delay,
    List<Condition> conditions,
    DiceExpression duration,
    boolean resistible) {
  /** No dice. */
  public static final DiceExpression NONE = DiceExpression.constant(0);

  /** Nothing of its own. */
  public static final PoisonCourse NOTHING =
      new PoisonCourse(NONE, NONE, DamageKind.DIRECT, NONE, List.of(), NONE, false);

  /** Copies the conditions. */
  public PoisonCourse {
    conditions = List.copyOf(conditions);
  }

  /** Damage once, at once. */
  static PoisonCourse damage(DiceExpression dice, DamageKind kind) {
    return new PoisonCourse(dice, NONE, kind, NONE, List.of(), NONE, false);
  }

  /** The same damage after so many hours. */
  PoisonCourse after(DiceExpression hours) {
    return new PoisonCourse(now, perTurn, kind, hours, conditions, duration, resistible);
  }

  /** Damage per turn besides, until it is resisted (POI-12, POI-15). */
  PoisonCourse perTurn(DiceExpression dice, Condition... given) {
    return new PoisonCourse(now, dice, kind, delay, List.of(given), duration, true);
  }

  /** Conditions for so many hours. */
  static PoisonCourse conditions(DiceExpression hours, Condition... given) {
    return new PoisonCourse(NONE, NONE, DamageKind.DIRECT, NONE, List.of(given), hours, false);
  }

  /** Whether it goes on, turn after turn, until it is resisted or neutralised (POI-15). */
  public boolean goesOn() {
    return perTurn.max() > 0;
  }

  /** Whether its damage comes hours later (POI-13, POI-14). */
  public boolean isDelayed() {
    return delay.max() > 0;
  }

  /** Whether its conditions last for hours (POI-04, POI-05). */
  public boolean lastsHours() {
    return duration.max() > 0;
  }
}
