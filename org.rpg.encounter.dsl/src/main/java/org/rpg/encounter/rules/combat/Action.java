package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Rule;

/**
 * One kind of thing to do with the initiative. Stateless: whom and what it concerns comes with each
 * call as numbers whose meaning the action documents.
 */
public interface Action {
  /** What it is. */
  ActionKind kind();

  /** The slot it uses up (ACT-01). */
  default Slot slot() {
    return kind().slot();
  }

  /** The rule it carries out. */
  default Rule rule() {
    return kind().rule();
  }

  /** Whether it can be done now, its slot aside. */
  boolean possible(Combat combat, int actor, int target, int detail);

  /** Does it; called only when possible. Answers whether anything came of it. */
  boolean perform(Combat combat, int actor, int target, int detail);
}
