package org.rpg.encounter.ide.live;

import java.util.List;
import java.util.stream.IntStream;

/** After how many runs the odds of a scene are shown: soon, and then surer and surer. */
record Goals(List<Integer> runs) {
  /** Within ten points, five, two; the last goal is what the person wants. */
  private static final int[] SOON = {100, 400, 2_500};

  static Goals upTo(int most) {
    return new Goals(
        IntStream.concat(IntStream.of(SOON).filter(it -> it < most), IntStream.of(most))
            .boxed()
            .toList());
  }

  int get(int number) {
    return runs.get(number);
  }

  boolean isLast(int number) {
    return number == runs.size() - 1;
  }
}
