package org.rpg.encounter.rules.combat;

import java.util.List;
import java.util.function.Consumer;
import org.rpg.encounter.rules.field.Squares;

/**
 * Tries everything there is, sensible or not, the same each time all is the same: it holds nothing
 * but what it was made with, and creates nothing.
 */
final class Wild implements Conduct {
  private static final int TRIES = 12;
  private static final int REGION = 14;

  private final long seed;
  private final Consumer<Combat> watch;

  /**
   * A conduct.
   *
   * @param watch looks at the combat before and after each thing that is done
   */
  Wild(long seed, Consumer<Combat> watch) {
    this.seed = seed;
    this.watch = watch;
  }

  @Override
  public boolean act(Turn turn) {
    watch.accept(turn.combat);
    long state = seed * 31 + turn.view().activations();
    for (Slot slot : Slots.ALL) {
      state = state * 31 + (turn.isFree(slot) ? 1 : 0);
    }
    state = state * 31 + turn.movementLeft();
    boolean done = false;
    for (int i = 0; i < TRIES && !done; i++) {
      state = mix(state + i);
      done = attempt(turn, state);
    }
    watch.accept(turn.combat);
    return done;
  }

  private static boolean attempt(Turn turn, long state) {
    List<Action> all = AllActions.LIST;
    long left = state;
    Action action = all.get(below(left, all.size()));
    left = mix(left);
    int someone = below(left, turn.view().size());
    left = mix(left);
    int detail = below(left, 5) - 1;
    left = mix(left);
    if (below(left, 3) == 0) {
      turn.midway();
    }
    if (action.kind() == ActionKind.YIELD || action.kind() == ActionKind.FLEE) {
      left = mix(left);
      if (below(left, 8) > 0) {
        return false; // or every fight is over soon
      }
    }
    return turn.attempt(action, takesSquare(action) ? square(left) : someone, detail);
  }

  private static boolean takesSquare(Action action) {
    return action.kind() == ActionKind.MOVE_TO;
  }

  private static int square(long state) {
    return Squares.at(below(state, REGION) - 2, below(mix(state), REGION) - 2);
  }

  private static int below(long state, int bound) {
    return (int) ((state >>> 33) % bound);
  }

  private static long mix(long state) {
    long z = (state + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  @Override
  public boolean choosesReceiver() {
    return (seed & 1) == 0;
  }

  @Override
  public int keep(CombatView view, int self, Candidates allies) {
    return allies.get(below(mix(seed + view.activations()), allies.size()));
  }

  @Override
  public int lose(CombatView view, int self, Candidates enemies) {
    return enemies.get(below(mix(seed + view.activations()), enemies.size()));
  }

  @Override
  public boolean criticalForDamage(CombatView view, int self, int target) {
    return (seed & 2) == 0;
  }

  /** The slots, without making a list of them each time. */
  private static final class Slots {
    static final Slot[] ALL = Slot.values();
  }
}
