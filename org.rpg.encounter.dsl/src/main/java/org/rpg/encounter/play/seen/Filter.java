package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;

/** Which of several count. */
@FunctionalInterface
public interface Filter {
  Filter ALL = (view, self, other) -> true;

  /**
   * Whom a weapon in hand reaches (ATK-01). The commonest of all, so selections ask it directly.
   */
  Filter WITHIN_REACH =
      (view, self, other) -> self != Criterion.NOBODY && other != self && view.reaches(self, other);

  /** Whether {@code other} counts, as {@code self} sees it. */
  boolean accepts(CombatView view, int self, int other);

  /** Both. */
  default Filter and(Filter more) {
    if (this == ALL) {
      return more;
    }
    return more == ALL
        ? this
        : (view, self, other) -> accepts(view, self, other) && more.accepts(view, self, other);
  }
}
