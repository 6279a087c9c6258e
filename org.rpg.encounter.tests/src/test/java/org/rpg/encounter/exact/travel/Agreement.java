package org.rpg.encounter.exact.travel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * How far shares counted in many plays are from the exact chances, in standard errors.
 *
 * @param compared how many values
 * @param worst the greatest deviation of those that are expected ten times and more
 * @param of which value that is
 * @param wrong what is too far from the exact value, with both values
 */
record Agreement(int compared, double worst, String of, List<String> wrong) {
  private static final double Z = 4;
  private static final int OFTEN = 10;

  /** Compares every value that either side knows. */
  static Agreement of(Map<String, Double> exact, Map<String, Double> counts, int runs) {
    Set<String> all = new TreeSet<>(exact.keySet());
    all.addAll(counts.keySet());
    double worst = 0;
    String of = "";
    List<String> wrong = new ArrayList<>();
    for (String what : all) {
      double chance = Math.min(1, exact.getOrDefault(what, 0.0));
      double share = counts.getOrDefault(what, 0.0) / runs;
      double off = Math.abs(share - chance);
      double error = Math.sqrt(chance * (1 - chance) / runs);
      // what is rare can be off by more: Bernstein's inequality
      double rare = chance == 0 ? 0 : Z * Z / (3 * runs);
      if (off > Z * error + rare + 1e-9) {
        wrong.add("%s: exactly %.6f, played %.6f".formatted(what, chance, share));
      }
      boolean often = chance * runs >= OFTEN && (1 - chance) * runs >= OFTEN;
      if (often && off / error > worst) {
        worst = off / error;
        of = what;
      }
    }
    return new Agreement(all.size(), worst, of, wrong);
  }

  @Override
  public String toString() {
    return "%d values, worst %.2f standard errors (%s)".formatted(compared, worst, of);
  }
}
