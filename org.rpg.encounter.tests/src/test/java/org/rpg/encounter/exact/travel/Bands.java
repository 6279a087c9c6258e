package org.rpg.encounter.exact.travel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.rpg.encounter.exact.Branches;

/** Where the travellers may be at the same point of their way, with the probability of each. */
final class Bands {
  private final Map<Band, Double> chances = new LinkedHashMap<>();

  void add(Band band, double chance) {
    if (chance > 0) {
      chances.merge(band, chance, Double::sum);
    }
  }

  void addAll(Bands others) {
    others.chances.forEach(this::add);
  }

  boolean isEmpty() {
    return chances.isEmpty();
  }

  Map<Band, Double> chances() {
    return chances;
  }

  /** What becomes of them through something without chance. */
  Bands each(Consumer<Band> change) {
    Bands after = new Bands();
    chances.forEach(
        (band, chance) -> {
          Band copy = band.copy();
          change.accept(copy);
          after.add(copy, chance);
        });
    return after;
  }

  /** What becomes of them through something with chance, on every way it can go. */
  Bands branch(Branches branches, Consumer<Band> change) {
    Bands after = new Bands();
    chances.forEach(
        (band, chance) -> {
          branches.restart();
          do {
            Band copy = band.copy();
            change.accept(copy);
            after.add(copy, chance * branches.probability());
          } while (branches.next());
        });
    return after;
  }

  /** The part of each. */
  Bands part(ToDoubleFunction<Band> share) {
    Bands part = new Bands();
    chances.forEach((band, chance) -> part.add(band, chance * share.applyAsDouble(band)));
    return part;
  }
}
