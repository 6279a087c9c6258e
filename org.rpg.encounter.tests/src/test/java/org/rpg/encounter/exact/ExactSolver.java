package org.rpg.encounter.exact;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The exact answer for a small fight: every moment that can come is found, and what each leads to
 * gives linear equations, which are solved.
 */
final class ExactSolver {
  private static final int MOST_STATES = 1_500_000;

  private final Table table;
  private final Rounds rounds;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Deque<State> waiting = new ArrayDeque<>();
  private final List<int[]> successors = new ArrayList<>();
  private final List<double[]> chances = new ArrayList<>();
  private final List<double[]> certain = new ArrayList<>();
  private final int width;

  private ExactSolver(Bout bout) {
    table = new Table(bout);
    rounds = new Rounds(table);
    width = Exact.width(table.size);
  }

  /** Solves a fight. */
  static Exact solve(Bout bout) {
    return new ExactSolver(bout).solve();
  }

  private Exact solve() {
    number(rounds.opening());
    while (!waiting.isEmpty()) {
      expand(waiting.remove());
    }
    double[][] values = new LinearSystem(successors, chances, certain).solve();
    double[] answer = values[0].clone();
    answer[Exact.TURNS]++; // the opening turn
    return new Exact(table.size, numbers.size(), answer);
  }

  private int number(State state) {
    Integer known = numbers.putIfAbsent(state.key(), numbers.size());
    if (known != null) {
      return known;
    }
    if (numbers.size() > MOST_STATES) {
      throw new IllegalStateException("too many states: " + table.bout);
    }
    waiting.add(state);
    return numbers.size() - 1;
  }

  private void expand(State state) {
    double[] sum = new double[width];
    Map<Integer, Double> next = new TreeMap<>();
    table.branches.restart();
    do {
      table.now = state.copy();
      java.util.Arrays.fill(table.gains, 0);
      boolean over = rounds.step();
      double chance = table.branches.probability();
      Exact.add(sum, chance, table.gains);
      if (over) {
        Exact.add(sum, chance, table.now);
      } else {
        next.merge(number(table.now), chance, Double::sum);
      }
    } while (table.branches.next());
    successors.add(next.keySet().stream().mapToInt(Integer::intValue).toArray());
    chances.add(next.values().stream().mapToDouble(Double::doubleValue).toArray());
    certain.add(sum);
  }
}
