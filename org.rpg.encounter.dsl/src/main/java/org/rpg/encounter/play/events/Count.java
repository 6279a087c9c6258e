package org.rpg.encounter.play.events;

import org.rpg.encounter.rules.combat.CombatView;

/** How often somebody has done something; 1 for a state he is in, 0 otherwise. */
@FunctionalInterface
public interface Count {
  /** The number, as {@code self} sees it; it grows when the deed is done again. */
  int of(CombatView view, int self, int who);
}
