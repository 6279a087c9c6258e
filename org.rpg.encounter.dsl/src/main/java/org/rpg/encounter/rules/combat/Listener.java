package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;

/** Hears what happens in a combat, as it happens. */
@FunctionalInterface
public interface Listener {
  /** Something happened. */
  void on(Event event);

  /** A leg of a journey is behind the travellers, and they are now as it has left them. */
  default void legEnded(String name) {}
}
