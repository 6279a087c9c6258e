package org.rpg.encounter.exact;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.dice.Distribution;

/** Values with their probabilities, ready to be drawn from. */
record Draw<T>(List<T> values, double[] chances) {

  static Draw<Integer> of(Distribution distribution) {
    List<Integer> values = new ArrayList<>(distribution.weights().keySet());
    double[] chances = new double[values.size()];
    for (int i = 0; i < chances.length; i++) {
      int value = values.get(i);
      chances[i] = distribution.probability(it -> it == value);
    }
    return new Draw<>(values, chances);
  }

  T from(Branches branches) {
    return values.get(branches.pick(chances));
  }
}
