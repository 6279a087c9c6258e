package org.rpg.encounter.play.events;

import org.rpg.encounter.rules.combat.GameMaster;

/**
 * What an event waits for. Stateless; what it has seen already it keeps in the scene's memory, in
 * as many cells for each whose event it is as it asks for.
 */
public interface Trigger {
  /** It has not come. */
  int NOT_YET = -3;

  /** Whether it must see each change of things, so that it must be asked even while it waits. */
  boolean isState();

  /** How many cells it needs for each whose event it is. */
  int cells();

  /** Sees how things are at the start. */
  default void begin(GameMaster master, int self, int cell) {}

  /**
   * Whether it came since it was asked last.
   *
   * @param self whose event it is; {@code Criterion.NOBODY} for the scene's own
   * @param cell the first of its cells
   * @return whom it is about, {@code Criterion.NOBODY} for nobody in particular, {@link #NOT_YET}
   */
  int comes(GameMaster master, int self, int cell);

  /** What is done now is none of somebody's, for he is not yet what the event belongs to. */
  default void passes(GameMaster master, int self, int cell) {}
}
