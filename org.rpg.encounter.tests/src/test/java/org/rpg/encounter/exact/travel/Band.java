package org.rpg.encounter.exact.travel;

import java.util.Arrays;

/** The travellers at a moment: all that what comes can depend on. */
final class Band {
  /** Out until the session ends. */
  static final int SESSION = -1;

  /** Minutes since midnight of the first day. */
  int minute;

  /** Minutes of the stretch that are left. */
  int left;

  /** Minutes of the rest that are left. */
  int rest;

  /** Minutes until they lie down for the night. */
  int pause;

  /** Whether they rest. */
  boolean resting;

  /** When the day that is repeated began. */
  int dawn;

  int meals;

  final int[] perseverance;
  final int[] awake;
  final int[] fasting;

  /** Scenes until somebody wakes, {@link #SESSION}, or 0 for the conscious. */
  final int[] out;

  /** 1 for who has rolled in this scene (EXH-10). */
  final int[] rolled;

  /** 1 for who has ever fainted. */
  final int[] fainted;

  /** Minutes that somebody sleeps in this rest. */
  final int[] sleeps;

  Band(int size) {
    perseverance = new int[size];
    awake = new int[size];
    fasting = new int[size];
    out = new int[size];
    rolled = new int[size];
    fainted = new int[size];
    sleeps = new int[size];
  }

  int size() {
    return out.length;
  }

  boolean isConscious(int who) {
    return out[who] == 0;
  }

  /** Whether somebody sleeps now; those on watch have the first hours of the rest. */
  boolean isAsleep(int who) {
    return sleeps[who] > 0 && rest <= sleeps[who];
  }

  /** Whether some conscious walker's clock shows so much or more. */
  boolean anyConscious(int[] clock, int minutes) {
    for (int who = 0; who < size(); who++) {
      if (isConscious(who) && clock[who] >= minutes) {
        return true;
      }
    }
    return false;
  }

  boolean isCollapsed() {
    for (int each : out) {
      if (each == 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether all are out until a session ends that nobody ends. */
  boolean isNeverWoken() {
    for (int each : out) {
      if (each != SESSION) {
        return false;
      }
    }
    return true;
  }

  Band copy() {
    Band copy = new Band(size());
    copy.minute = minute;
    copy.left = left;
    copy.rest = rest;
    copy.pause = pause;
    copy.resting = resting;
    copy.dawn = dawn;
    copy.meals = meals;
    int[][] from = rows();
    int[][] to = copy.rows();
    for (int row = 0; row < from.length; row++) {
      System.arraycopy(from[row], 0, to[row], 0, size());
    }
    return copy;
  }

  private int[][] rows() {
    return new int[][] {perseverance, awake, fasting, out, rolled, fainted, sleeps};
  }

  private int[] clocks() {
    return new int[] {minute, left, rest, pause, resting ? 1 : 0, dawn, meals};
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Band band
        && Arrays.equals(clocks(), band.clocks())
        && Arrays.deepEquals(rows(), band.rows());
  }

  @Override
  public int hashCode() {
    long mixed = 1;
    for (int clock : clocks()) {
      mixed = (mixed ^ clock) * 0x9E3779B97F4A7C15L;
    }
    for (int[] row : rows()) {
      for (int cell : row) {
        mixed = (mixed ^ mixed >>> 29 ^ cell) * 0x9E3779B97F4A7C15L;
      }
    }
    return (int) (mixed >>> 32);
  }
}
