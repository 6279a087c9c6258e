package org.rpg.encounter.exact;

/**
 * The exact answer for a fight.
 *
 * @param size how many fight
 * @param states how many moments there are
 * @param values what is expected, in the places named here
 */
record Exact(int size, int states, double[] values) {
  /** Place of the mean number of turns. */
  static final int TURNS = 0;

  private static final int FIRST_WINS = 1;
  private static final int SECOND_WINS = 2;
  private static final int PER_FIGHTER = 3;

  static int width(int size) {
    return PER_FIGHTER + 3 * size;
  }

  /** What stands in a place, for messages. */
  static String name(int place) {
    if (place < PER_FIGHTER) {
      return place == TURNS ? "turns" : "side " + place + " wins";
    }
    int kind = (place - PER_FIGHTER) % 3;
    String of = "fighter " + (place - PER_FIGHTER) / 3;
    return of + (kind == 0 ? " dies" : kind == 1 ? " life" : " destiny");
  }

  static int winsAt(int side) {
    return side == 0 ? FIRST_WINS : SECOND_WINS;
  }

  static int diesAt(int who) {
    return PER_FIGHTER + 3 * who;
  }

  static int lifeAt(int who) {
    return PER_FIGHTER + 3 * who + 1;
  }

  static int destinyAt(int who) {
    return PER_FIGHTER + 3 * who + 2;
  }

  double turns() {
    return values[TURNS];
  }

  /** The chance that a side, 0 or 1, is left alone on the field. */
  double wins(int side) {
    return values[winsAt(side)];
  }

  /** The chance that somebody is dead at the end. */
  double dies(int who) {
    return values[diesAt(who)];
  }

  /** The mean Life left at the end; 0 for the dead. */
  double life(int who) {
    return values[lifeAt(who)];
  }

  /** The mean number of points of Destiny gained. */
  double destiny(int who) {
    return values[destinyAt(who)];
  }

  /** Adds what was gained on the way. */
  static void add(double[] sum, double chance, double[] gains) {
    sum[TURNS] += chance * gains[0];
    for (int who = 0; who < gains.length - 1; who++) {
      sum[destinyAt(who)] += chance * gains[1 + who];
    }
  }

  /** Adds how it ended. */
  static void add(double[] sum, double chance, State end) {
    sum[FIRST_WINS] += end.winner == 0 ? chance : 0;
    sum[SECOND_WINS] += end.winner == 1 ? chance : 0;
    for (int who = 0; who < end.life.length; who++) {
      sum[diesAt(who)] += end.isAlive(who) ? 0 : chance;
      sum[lifeAt(who)] += chance * end.life[who];
    }
  }
}
