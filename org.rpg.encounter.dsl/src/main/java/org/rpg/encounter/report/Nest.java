package org.rpg.encounter.report;

import java.util.Optional;
import java.util.function.IntFunction;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Listener;

/** Passes what happens in a scene within the scene on to whoever tells that one. */
final class Nest {
  private Optional<Listener> inner = Optional.empty();
  private int depth;

  /**
   * Answers whether an event belongs to a scene within this one, its start and end included.
   *
   * @param open makes the listener of the part that begins
   */
  boolean takes(Event event, IntFunction<Listener> open) {
    if (event instanceof Event.PartStarted started && depth++ == 0) {
      inner = Optional.of(open.apply(started.part()));
      return true;
    }
    if (event instanceof Event.PartEnded && --depth == 0) {
      inner = Optional.empty();
      return true;
    }
    inner.ifPresent(it -> it.on(event));
    return depth > 0;
  }
}
