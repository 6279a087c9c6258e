package org.rpg.encounter.exact;

import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** All ways one activation can go from the start of a bout, for checking the solver by hand. */
final class Ways {
  private final Bout bout;

  private Ways(Bout bout) {
    this.bout = bout;
  }

  static Ways of(Bout bout) {
    return new Ways(bout);
  }

  /** The chance that the next moment is like this. */
  double chance(Predicate<State> like) {
    return mean(state -> like.test(state) ? 1 : 0);
  }

  /** The mean of something of the next moment. */
  double mean(ToDoubleFunction<State> of) {
    Table table = new Table(bout);
    Rounds rounds = new Rounds(table);
    State start = rounds.opening();
    double sum = 0;
    table.branches.restart();
    do {
      table.now = start.copy();
      rounds.step();
      sum += table.branches.probability() * of.applyAsDouble(table.now);
    } while (table.branches.next());
    return sum;
  }
}
