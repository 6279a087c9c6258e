package org.rpg.encounter.play;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AfterEvent;
import org.rpg.encounter.dsl.encounter.EndCondition;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.travel.TravelRules;

/** Times of a script as minutes of the clock. */
final class Clockwork {
  /** A quarter of a day (BASE-19). */
  private static final int PERIOD = TravelRules.DAY / 4;

  private Clockwork() {}

  /** Minutes of a unit; 0 for what is no time on the clock: turns, sessions, metres. */
  static int minutes(Unit unit) {
    return switch (unit) {
      case MINUTE -> 1;
      case HOUR -> TravelRules.HOUR;
      case PERIOD, SCENE -> PERIOD;
      case DAY -> TravelRules.DAY;
      default -> 0;
    };
  }

  static boolean isTime(Quantity quantity) {
    return quantity != null && minutes(quantity.getUnit()) > 0;
  }

  /** A time in minutes, dice with their mean. */
  static int minutes(Quantity time) {
    return (int) Math.round(Quantities.value(time) * minutes(time.getUnit()));
  }

  /** So many minutes, rolled or not. */
  static DiceExpression rolled(Quantity time) {
    return time.getDice() == null ? Quantities.constant(minutes(time)) : Quantities.number(time);
  }

  /** Whether something comes by the clock and not with turns. */
  static boolean isClocked(EObject event) {
    if (event instanceof EveryEvent it) {
      return it.getPeriod() == null ? minutes(it.getUnit()) > 0 : isTime(it.getPeriod());
    }
    return event instanceof AfterEvent it && isTime(it.getDelay())
        || event instanceof EndCondition end && isTime(end.getLimit());
  }
}
