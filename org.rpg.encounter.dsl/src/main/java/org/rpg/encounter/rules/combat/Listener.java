package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;

/** Hears what happens in a combat, as it happens. */
@FunctionalInterface
public interface Listener {
  /** Something happened. */
  void on(Event event);
}
