package org.rpg.encounter.exact;

import java.util.List;

/**
 * Solves x = c + P x for a sparse P. Equations that depend on each other in a circle (somebody
 * misses, and all is as before) form a group; groups are solved from the last to the first, small
 * ones by elimination, large ones by repeated substitution.
 */
final class LinearSystem {
  private static final int SMALL = 250;
  private static final double PRECISE = 1e-13;
  private static final int PATIENCE = 100_000;

  private final List<int[]> next;
  private final List<double[]> weights;
  private final double[][] values;
  private final int width;

  // Tarjan's algorithm without recursion
  private final int[] found;
  private final int[] low;
  private final int[] group;
  private final int[] open;
  private int opened;
  private int clock;

  LinearSystem(List<int[]> next, List<double[]> weights, List<double[]> constants) {
    this.next = next;
    this.weights = weights;
    values = constants.toArray(new double[0][]);
    width = values[0].length;
    found = new int[values.length];
    low = new int[values.length];
    group = new int[values.length];
    open = new int[values.length];
  }

  double[][] solve() {
    int[] path = new int[values.length];
    int[] edge = new int[values.length];
    for (int root = 0; root < values.length; root++) {
      if (found[root] == 0) {
        walk(root, path, edge);
      }
    }
    return values;
  }

  private void walk(int root, int[] path, int[] edge) {
    int depth = 0;
    path[0] = root;
    enter(root);
    while (depth >= 0) {
      int at = path[depth];
      if (edge[at] < next.get(at).length) {
        int to = next.get(at)[edge[at]++];
        if (found[to] == 0) {
          enter(to);
          path[++depth] = to;
        } else if (group[to] == 0) {
          low[at] = Math.min(low[at], found[to]);
        }
      } else {
        if (low[at] == found[at]) {
          close(at);
        }
        depth--;
        if (depth >= 0) {
          low[path[depth]] = Math.min(low[path[depth]], low[at]);
        }
      }
    }
  }

  private void enter(int at) {
    found[at] = ++clock;
    low[at] = clock;
    open[opened++] = at;
  }

  private void close(int at) {
    int from = opened;
    do {
      from--;
      group[open[from]] = at + 1;
    } while (open[from] != at);
    int[] members = java.util.Arrays.copyOfRange(open, from, opened);
    opened = from;
    if (members.length <= SMALL) {
      eliminate(members, at + 1);
    } else {
      substitute(members);
    }
  }

  /** Gaussian elimination; the rows are dominated by their diagonals. */
  private void eliminate(int[] members, int number) {
    int n = members.length;
    java.util.Map<Integer, Integer> places = new java.util.HashMap<>();
    for (int i = 0; i < n; i++) {
      places.put(members[i], i);
    }
    double[][] rows = new double[n][n + width];
    for (int i = 0; i < n; i++) {
      rows[i][i] = 1;
      System.arraycopy(values[members[i]], 0, rows[i], n, width);
      int[] to = next.get(members[i]);
      double[] weight = weights.get(members[i]);
      for (int e = 0; e < to.length; e++) {
        if (group[to[e]] == number) {
          rows[i][places.get(to[e])] -= weight[e];
        } else {
          addTo(rows[i], n, weight[e], values[to[e]]);
        }
      }
    }
    for (int i = 0; i < n; i++) {
      double pivot = rows[i][i];
      for (int k = i; k < n + width; k++) {
        rows[i][k] /= pivot;
      }
      for (int r = 0; r < n; r++) {
        double factor = rows[r][i];
        if (r != i && factor != 0) {
          for (int k = i; k < n + width; k++) {
            rows[r][k] -= factor * rows[i][k];
          }
        }
      }
    }
    for (int i = 0; i < n; i++) {
      System.arraycopy(rows[i], n, values[members[i]], 0, width);
    }
  }

  private static void addTo(double[] sum, int from, double weight, double[] what) {
    for (int k = 0; k < what.length; k++) {
      sum[from + k] += weight * what[k];
    }
  }

  private void substitute(int[] members) {
    double[][] constants = new double[members.length][];
    for (int i = 0; i < members.length; i++) {
      constants[i] = values[members[i]].clone();
    }
    double[] fresh = new double[width];
    for (int round = 0; round < PATIENCE; round++) {
      double moved = 0;
      for (int i = 0; i < members.length; i++) {
        System.arraycopy(constants[i], 0, fresh, 0, width);
        int[] to = next.get(members[i]);
        double[] weight = weights.get(members[i]);
        for (int e = 0; e < to.length; e++) {
          addTo(fresh, 0, weight[e], values[to[e]]);
        }
        double[] old = values[members[i]];
        for (int k = 0; k < width; k++) {
          moved = Math.max(moved, Math.abs(fresh[k] - old[k]));
          old[k] = fresh[k];
        }
      }
      if (moved < PRECISE) {
        return;
      }
    }
    throw new IllegalStateException("no solution found");
  }
}
