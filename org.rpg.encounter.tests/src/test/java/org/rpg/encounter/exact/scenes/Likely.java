package org.rpg.encounter.exact.scenes;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Everything that may be so, each with its probability; what is equal counts together. */
final class Likely<T> {
  private final Map<T, Double> chances = new LinkedHashMap<>();

  /** What is certain. */
  static <T> Likely<T> of(T value) {
    Likely<T> one = new Likely<>();
    one.chances.put(value, 1.0);
    return one;
  }

  /** One thing with that chance, otherwise another. */
  static <T> Likely<T> either(double chance, T value, T other) {
    Likely<T> both = new Likely<>();
    both.add(value, chance);
    both.add(other, 1 - chance);
    return both;
  }

  /** The sum of some dice of so many sides each. */
  static Likely<Integer> dice(int number, int sides) {
    Likely<Integer> sum = of(0);
    for (int i = 0; i < number; i++) {
      sum =
          sum.then(
              so -> {
                Likely<Integer> more = new Likely<>();
                IntStream.rangeClosed(1, sides).forEach(it -> more.add(so + it, 1.0 / sides));
                return more;
              });
    }
    return sum;
  }

  private void add(T value, double chance) {
    if (chance > 0) {
      chances.merge(value, chance, Double::sum);
    }
  }

  /** What comes of it. */
  <U> Likely<U> then(Function<T, Likely<U>> next) {
    Likely<U> after = new Likely<>();
    chances.forEach(
        (value, chance) ->
            next.apply(value).chances.forEach((it, more) -> after.add(it, chance * more)));
    return after;
  }

  /** The same seen in another way. */
  <U> Likely<U> as(Function<T, U> view) {
    return then(it -> of(view.apply(it)));
  }

  /** The same thing again and again. */
  Likely<T> times(int number, Function<T, Likely<T>> step) {
    Likely<T> now = this;
    for (int i = 0; i < number; i++) {
      now = now.then(step);
    }
    return now;
  }

  double chance(Predicate<T> wanted) {
    double sum = 0;
    for (Map.Entry<T, Double> each : chances.entrySet()) {
      sum += wanted.test(each.getKey()) ? each.getValue() : 0;
    }
    return sum;
  }
}
