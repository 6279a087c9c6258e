package org.rpg.encounter.play;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AfterEvent;
import org.rpg.encounter.dsl.encounter.EndCondition;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;

/** Times of a script as minutes of the clock. */
final class Clockwork {
  static final int HOUR = 60;
  static final int DAY = 24 * HOUR;

  /** A quarter of a day (BASE-19). */
  static final int PERIOD = 6 * HOUR;

  private Clockwork() {}

  /** Minutes of a unit; 0 for what is no time on the clock: turns, sessions, metres. */
  static int minutes(Unit unit) {
    return switch (unit) {
      case MINUTE -> 1;
      case HOUR -> HOUR;
      case PERIOD, SCENE -> PERIOD;
      case DAY -> DAY;
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

  /** Whether something comes by the clock and not with turns. */
  static boolean isClocked(EObject event) {
    if (event instanceof EveryEvent it) {
      return it.getPeriod() == null ? minutes(it.getUnit()) > 0 : isTime(it.getPeriod());
    }
    return event instanceof AfterEvent it && isTime(it.getDelay())
        || event instanceof EndCondition end && isTime(end.getLimit());
  }
}
