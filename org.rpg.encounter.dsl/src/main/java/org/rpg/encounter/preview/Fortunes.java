package org.rpg.encounter.preview;

import org.rpg.encounter.play.Ending;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Plan.Comparison;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.rules.combat.CombatView;

/**
 * Which ends are good for the heroes. Victory and arrival say so themselves; of an end that only
 * its name tells of, the expectations say whether it is hoped for or feared.
 */
final class Fortunes {
  static final int BAD = -1;
  static final int EVEN = 0;
  static final int GOOD = 1;

  private final Plan plan;
  private final CombatView start;
  private final int[] fortunes;

  /** The start tells which side is whose, and what claims say that depend on the end alone. */
  Fortunes(Plan plan, CombatView start) {
    this.plan = plan;
    this.start = start;
    fortunes = new int[plan.endings().size()];
    for (int i = 0; i < fortunes.length; i++) {
      int own = ofItself(plan.endings().get(i));
      fortunes[i] = own == EVEN && plan.endings().get(i).regular() ? expected(i) : own;
    }
  }

  /** {@link #GOOD}, {@link #EVEN} or {@link #BAD}, by the number of the end. */
  int of(int ending) {
    return fortunes[ending];
  }

  private int ofItself(Ending it) {
    if (it.winner() != Ending.NOBODY) {
      return isFriendly(it.winner()) ? GOOD : BAD;
    }
    if (it.loser() != Ending.NOBODY) {
      return isFriendly(it.loser()) ? BAD : GOOD;
    }
    return switch (it.sense()) {
      case ARRIVAL -> plan.kind() == PlanKind.JOURNEY ? GOOD : EVEN;
      case COLLAPSE, DEATH -> BAD;
      case FLIGHT, SURRENDER, CAPTURE ->
          it.whose() == Ending.NOBODY ? EVEN : isFriendly(it.whose()) ? BAD : GOOD;
      case DRAW, OTHER -> EVEN;
    };
  }

  private boolean isFriendly(int side) {
    return FightTally.isFriendly(plan, start, side);
  }

  /** The first expectation that tells this end from others decides. */
  private int expected(int ending) {
    for (Plan.Expected it : plan.expectations()) {
      if (it.claim().holds(start, ending) && tellsEndsApart(it)) {
        Comparison comparison = it.asked().comparison();
        boolean hoped = comparison == Comparison.AT_LEAST || comparison == Comparison.MORE;
        return hoped ? GOOD : BAD;
      }
    }
    return EVEN;
  }

  private boolean tellsEndsApart(Plan.Expected it) {
    for (int i = 0; i < plan.endings().size(); i++) {
      if (!it.claim().holds(start, i)) {
        return true;
      }
    }
    return false;
  }
}
