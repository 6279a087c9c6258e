package org.rpg.encounter.rules.dice;

/**
 * Dice that depend on a seed and a run number alone: the same on every machine and every JDK.
 *
 * <p>The generator is a 64-bit counter with a mixing function; a value is drawn without bias by
 * multiplying and rejecting.
 */
public final class SeededDice implements Dice {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private long state;

  /** Dice at the start of run {@code run} of {@code seed}. */
  public SeededDice(long seed, long run) {
    restart(seed, run);
  }

  /** Goes to the start of another run, without creating anything. */
  public void restart(long seed, long run) {
    state = mix(mix(seed + STEP) ^ mix(run * STEP + 0x632BE59BD9B4E019L));
  }

  @Override
  public int roll(int sides, Purpose purpose) {
    long product = next32() * sides;
    int low = (int) product;
    if (Integer.compareUnsigned(low, sides) < 0) {
      int threshold = Integer.remainderUnsigned(-sides, sides);
      while (Integer.compareUnsigned(low, threshold) < 0) {
        product = next32() * sides;
        low = (int) product;
      }
    }
    return (int) (product >>> 32) + 1;
  }

  private long next32() {
    state += STEP;
    return mix(state) >>> 32;
  }

  private static long mix(long value) {
    long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
