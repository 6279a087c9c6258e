package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;

/**
 * By what one of several is chosen: the one with the least key, the first in roster order of
 * equals. From outside, distances do not count.
 */
public enum Rank {
  /** Also where no rank was asked for. */
  NEAREST,
  FARTHEST,
  /** Who can stand the least further damage: Protection, Vigor and Life together. */
  WEAKEST,
  STRONGEST,
  /** Who has lost most Life (WND-02). */
  MOST_WOUNDED;

  /** The key of {@code other}, as {@code self} sees it. One method for all: this is a hot path. */
  public int key(CombatView view, int self, int other) {
    return switch (this) {
      case NEAREST -> self == Criterion.NOBODY ? 0 : view.distance(self, other);
      case FARTHEST -> self == Criterion.NOBODY ? 0 : -view.distance(self, other);
      case WEAKEST -> stamina(view.combatant(other));
      case STRONGEST -> -stamina(view.combatant(other));
      case MOST_WOUNDED -> -view.combatant(other).body().lostLife();
    };
  }

  /** Whether no other can have a smaller key: nobody is nearer than in the next square. */
  boolean isLeast(int key) {
    return this == NEAREST && key <= 1;
  }

  private static int stamina(Combatant it) {
    return it.protection() + it.vigor() + it.life();
  }
}
