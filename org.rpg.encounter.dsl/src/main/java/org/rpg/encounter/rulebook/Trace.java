package org.rpg.encounter.rulebook;

import java.util.List;

/**
 * Where a rule is built and tested.
 *
 * @param built the classes that build it, the one that names it most often first
 * @param tested the tests of it, in the same order
 */
public record Trace(List<String> built, List<String> tested) {
  /** Nowhere. */
  public static final Trace NONE = new Trace(List.of(), List.of());

  public Trace {
    built = List.copyOf(built);
    tested = List.copyOf(tested);
  }

  /** Whether it is both. */
  public boolean isComplete() {
    return !built.isEmpty() && !tested.isEmpty();
  }
}
