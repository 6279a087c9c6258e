package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.Candidates;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/**
 * Who is meant by "weakest exposed enemy within reach" or "Ana": a pool, who of it counts, and by
 * what one is chosen. Those who are not in the combat yet never count.
 *
 * @param pool who is spoken of
 * @param filter which of them count
 * @param rank by what one is chosen
 * @param departed whether those who are dead or gone count too
 * @param others whether one of a group is another than whoever looks
 */
public record Selection(Pool pool, Filter filter, Rank rank, boolean departed, boolean others) {

  /** The same, but of a group one other than whoever looks is meant. */
  public Selection withoutSelf() {
    return new Selection(pool, filter, rank, departed, pool.mayHoldSelf());
  }

  /** Whether it is simply the nearest of those who are there. */
  public boolean isNearest() {
    return filter == Filter.ALL && rank == Rank.NEAREST && !departed;
  }

  /** All who are spoken of, whatever was asked of them. */
  public Selection unfiltered() {
    return new Selection(pool, Filter.ALL, rank, departed, others);
  }

  /** The one who is meant, or {@link Combatant#NONE}. */
  public int choose(CombatView view, int self) {
    if (pool == Pool.ENEMIES && !departed && self != Criterion.NOBODY) {
      boolean within = filter == Filter.WITHIN_REACH;
      if (within || filter == Filter.ALL) { // what tactics ask most
        if (rank == Rank.WEAKEST) {
          return view.weakestEnemy(self, within);
        }
        if (rank == Rank.NEAREST) {
          return view.nearestEnemy(self, within);
        }
      }
    }
    return chooseOfPool(view, self);
  }

  private int chooseOfPool(CombatView view, int self) {
    int best = Combatant.NONE;
    int least = 0;
    int size = pool.size(view, self);
    for (int n = 0; n < size; n++) {
      int other = pool.member(view, self, n);
      if (counts(view, self, other) && !(others && other == self)) {
        int key = rank.key(view, self, other);
        if (best == Combatant.NONE || key < least) {
          best = other;
          least = key;
          if (rank.isLeast(key)) {
            break; // Of equals the first counts.
          }
        }
      }
    }
    return best;
  }

  /** The one of the candidates who is meant, or {@link Combatant#NONE}. */
  public int choose(CombatView view, int self, Candidates candidates) {
    int best = Combatant.NONE;
    int least = 0;
    for (int n = 0; n < candidates.size(); n++) {
      int other = candidates.get(n);
      if (contains(view, self, other)) {
        int key = rank.key(view, self, other);
        if (best == Combatant.NONE || key < least) {
          best = other;
          least = key;
        }
      }
    }
    return best;
  }

  /** How many count. */
  public int count(CombatView view, int self) {
    int count = 0;
    int size = pool.size(view, self);
    for (int n = 0; n < size; n++) {
      if (counts(view, self, pool.member(view, self, n))) {
        count++;
      }
    }
    return count;
  }

  /** How many count, of a squad all who are left. */
  public int heads(CombatView view, int self) {
    int heads = 0;
    int size = pool.size(view, self);
    for (int n = 0; n < size; n++) {
      int who = pool.member(view, self, n);
      if (counts(view, self, who)) {
        heads += view.combatant(who).membersLeft();
      }
    }
    return heads;
  }

  /** Whether there is one. */
  public boolean exists(CombatView view, int self) {
    int size = pool.size(view, self);
    for (int n = 0; n < size; n++) {
      if (counts(view, self, pool.member(view, self, n))) {
        return true;
      }
    }
    return false;
  }

  /** Whether {@code other} is one of them. */
  public boolean contains(CombatView view, int self, int other) {
    int size = pool.size(view, self);
    for (int n = 0; n < size; n++) {
      if (pool.member(view, self, n) == other) {
        return counts(view, self, other);
      }
    }
    return false;
  }

  /** Whether one can count at all, in the state that is meant. */
  public boolean isPresent(Combatant other) {
    return other.fate() == Fate.IN_COMBAT || departed && other.fate() != Fate.EXPECTED;
  }

  /** The same with one more condition. */
  public Selection and(Filter more, boolean departedToo) {
    return new Selection(pool, filter.and(more), rank, departed || departedToo, others);
  }

  /**
   * Whether one of the pool counts. The two commonest filters are no calls through an interface:
   * this is a hot path.
   */
  public boolean counts(CombatView view, int self, int other) {
    if (!isPresent(view.combatant(other))) {
      return false;
    }
    if (pool == Pool.ENEMIES && view.combatant(other).has(Condition.HIDDEN)) {
      return false; // STA-02: nobody can mean an enemy whom he knows nothing of
    }
    if (filter == Filter.ALL) {
      return true;
    }
    return filter == Filter.WITHIN_REACH
        ? self != Criterion.NOBODY && other != self && view.reaches(self, other)
        : filter.accepts(view, self, other);
  }
}
