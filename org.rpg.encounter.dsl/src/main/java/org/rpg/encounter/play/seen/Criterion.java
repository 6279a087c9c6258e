package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;

/** Something that holds or does not. Stateless, so that threads can share it. */
@FunctionalInterface
public interface Criterion {
  /** Nobody: who looks at a combat from outside. */
  int NOBODY = -1;

  Criterion ALWAYS = (view, self) -> true;
  Criterion NEVER = (view, self) -> false;

  /** Whether it holds, as {@code self} sees it ({@link #NOBODY} from outside). */
  boolean holds(CombatView view, int self);
}
