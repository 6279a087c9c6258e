package org.rpg.encounter.play.seen;

import java.util.List;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Fate;

/** Some who are not there yet, and where each of them will stand. */
public final class Reserve {
  private final int[] members;
  private final int[] squares;

  /** Where each comes if that depends on where others are then; null where it does not. */
  private final Spot[] spots;

  /**
   * Those who may come.
   *
   * @param members their places in the roster
   * @param squares where they will stand
   */
  public Reserve(int[] members, int[] squares) {
    this(members, squares, List.of());
  }

  /**
   * The same, coming so far from where somebody is then.
   *
   * @param spots for each of them; none at all if that does not matter
   */
  public Reserve(int[] members, int[] squares, List<Spot> spots) {
    this.members = members.clone();
    this.squares = squares.clone();
    this.spots = spots.isEmpty() ? null : spots.toArray(new Spot[0]);
  }

  /** How many there are, come or not. */
  public int size() {
    return members.length;
  }

  /** The nth of them. */
  public int member(int n) {
    return members[n];
  }

  /** Where the nth will stand if he comes now. */
  public int square(CombatView view, int n) {
    return spots == null ? squares[n] : spots[n].square(view, squares[n]);
  }

  /** Whether the nth has not come yet. */
  public boolean isWaiting(CombatView view, int n) {
    return view.combatant(members[n]).fate() == Fate.EXPECTED;
  }

  /** Whether any of a side has not come yet. */
  public boolean awaits(CombatView view, int side) {
    for (int n = 0; n < members.length; n++) {
      if (view.combatant(members[n]).side() == side && isWaiting(view, n)) {
        return true;
      }
    }
    return false;
  }
}
