package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;

/**
 * By what one of several is chosen: the one with the least key, the first in roster order of
 * equals.
 */
@FunctionalInterface
public interface Rank {
  /** No rank was asked for: the nearest to whoever looks, from outside the first. */
  Rank NEAREST = (view, self, other) -> self == Criterion.NOBODY ? 0 : view.distance(self, other);

  Rank FARTHEST = (view, self, other) -> self == Criterion.NOBODY ? 0 : -view.distance(self, other);

  /** Who can stand the least further damage. */
  Rank WEAKEST = (view, self, other) -> stamina(view.combatant(other));

  Rank STRONGEST = (view, self, other) -> -stamina(view.combatant(other));

  /** Who has lost most Life (WND-02). */
  Rank MOST_WOUNDED = (view, self, other) -> -view.combatant(other).body().lostLife();

  /** The key of {@code other}, as {@code self} sees it; nothing is allocated. */
  int key(CombatView view, int self, int other);

  private static int stamina(Combatant it) {
    return it.protection() + it.vigor() + it.life();
  }
}
