package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;

/** Which of several count. */
@FunctionalInterface
public interface Filter {
  Filter ALL = (view, self, other) -> true;

  /** Whether {@code other} counts, as {@code self} sees it. */
  boolean accepts(CombatView view, int self, int other);

  /** Both. */
  default Filter and(Filter more) {
    return this == ALL
        ? more
        : (view, self, other) -> accepts(view, self, other) && more.accepts(view, self, other);
  }
}
