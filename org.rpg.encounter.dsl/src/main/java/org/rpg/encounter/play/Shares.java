package org.rpg.encounter.play;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Quantity;

/** How likely each of several ways is: those without a share have what the others leave. */
final class Shares {
  private Shares() {}

  /** The share of each way, 0 to 1, together 1; equal ones if nothing says otherwise. */
  static List<Double> of(List<Optional<Quantity>> given) {
    double sum = given.stream().flatMap(Optional::stream).mapToDouble(Quantities::value).sum();
    long open = given.stream().filter(Optional::isEmpty).count();
    double rest = open == 0 ? 0 : Math.max(0, 1 - sum) / open;
    double all = sum + rest * open;
    return given.stream()
        .map(it -> it.map(Quantities::value).orElse(rest))
        .map(it -> all == 0 ? 1.0 / given.size() : it / all)
        .toList();
  }

  /** The same as parts of a whole number: what each way and those before it have. */
  static int[] upTo(List<Optional<Quantity>> given, int whole) {
    List<Double> shares = of(given);
    int[] upTo = new int[shares.size()];
    double sum = 0;
    for (int i = 0; i < upTo.length; i++) {
      sum += shares.get(i);
      upTo[i] = (int) Math.round(sum * whole);
    }
    return upTo;
  }
}
