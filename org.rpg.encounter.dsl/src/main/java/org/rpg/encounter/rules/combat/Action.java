package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Rule;

/**
 * One kind of thing to do with the initiative. Stateless: whom and what it concerns comes with each
 * call as numbers whose meaning the action documents.
 */
public abstract class Action {
  private final ActionKind kind;
  private final Slot slot;

  Action(ActionKind kind) {
    this(kind, kind.slot());
  }

  /** An action that uses up another slot than its kind does. */
  Action(ActionKind kind, Slot slot) {
    this.kind = kind;
    this.slot = slot;
  }

  /** What it is. */
  public final ActionKind kind() {
    return kind;
  }

  /** The slot it uses up (ACT-01). */
  public final Slot slot() {
    return slot;
  }

  /** The rule it carries out. */
  public final Rule rule() {
    return kind.rule();
  }

  /** Whether it can be done now, its slot aside. */
  public abstract boolean possible(Combat combat, int actor, int target, int detail);

  /** Does it; called only when possible. Answers whether anything came of it. */
  public abstract boolean perform(Combat combat, int actor, int target, int detail);
}
