package org.rpg.encounter.exact.scenes;

import java.util.function.Function;

/**
 * How a skill test of the standard rules comes out, worked out from their text alone.
 *
 * @param natural the die that is kept, 1 to 12 (BASE-01)
 * @param level its success level (BASE-06), 0 after a failure
 */
record Roll(int natural, int level) {
  private static final int SIDES = 12;

  /**
   * All that a test can come to.
   *
   * @param net positive less negative chances: so many dice more, of which the highest or the
   *     lowest is kept (BASE-05)
   */
  static Likely<Roll> of(int skill, int difficulty, int net) {
    Likely<Integer> kept = Likely.dice(1, SIDES);
    for (int i = 0; i < Math.abs(net); i++) {
      kept =
          kept.then(
              it ->
                  Likely.dice(1, SIDES)
                      .as(more -> net > 0 ? Math.max(it, more) : Math.min(it, more)));
    }
    return kept.as(natural -> new Roll(natural, level(natural, natural + skill - difficulty)));
  }

  static Likely<Roll> of(int skill, int difficulty) {
    return of(skill, difficulty, 0);
  }

  /** What follows from whether a test succeeds. */
  static <T> Likely<T> test(int skill, int difficulty, T success, T failure) {
    return of(skill, difficulty).as(it -> it.isSuccess() ? success : failure);
  }

  /** What follows from a test. */
  static <T> Likely<T> test(int skill, int difficulty, Function<Roll, T> next) {
    return of(skill, difficulty).as(next);
  }

  /** A natural 12 always succeeds (BASE-07), a natural 1 never (BASE-08), at level 1 at least. */
  private static int level(int natural, int margin) {
    if (natural == 1 || natural < SIDES && margin < 0) {
      return 0;
    }
    return Math.max(1, margin + 1);
  }

  boolean isSuccess() {
    return level > 0;
  }

  boolean isCritical() {
    return natural == SIDES;
  }

  boolean isFumble() {
    return natural == 1;
  }

  boolean isEven() {
    return natural % 2 == 0;
  }
}
