package org.rpg.encounter.exact;

/** Everything that can differ between two moments of a fight at which somebody begins to act. */
final class State {
  static final int NOBODY = -1;
  private static final int VENOMS = 16;
  private static final char SHIFT = 2;

  /** Whether the fight is over and what goes on works in the survivors (TRN-06). */
  boolean after;

  /** The side that has won, or nobody. */
  int winner = NOBODY;

  /** Who begins to act; after the fight, in whom something goes on. */
  int holder;

  int gap;

  /** A bit for each who has held the initiative in this combat (INI-06). */
  int acted;

  /** A bit for each who has held it in this turn. */
  int actedThisTurn;

  final int[] protection;
  final int[] vigor;
  final int[] life;
  final int[] marks;

  /** By whom each is held. */
  final int[] heldBy;

  /** Poisons that go on, the oldest first: 0 none, 1 partial, 2 total. */
  final int[][] venoms;

  /** Which poison each of those is, by its place in the list of all. */
  final int[][] venomKinds;

  State(int size) {
    protection = new int[size];
    vigor = new int[size];
    life = new int[size];
    marks = new int[size];
    heldBy = new int[size];
    java.util.Arrays.fill(heldBy, NOBODY);
    venoms = new int[size][VENOMS];
    venomKinds = new int[size][VENOMS];
  }

  State copy() {
    State copy = new State(life.length);
    copy.after = after;
    copy.winner = winner;
    copy.holder = holder;
    copy.gap = gap;
    copy.acted = acted;
    copy.actedThisTurn = actedThisTurn;
    for (int i = 0; i < life.length; i++) {
      copy.protection[i] = protection[i];
      copy.vigor[i] = vigor[i];
      copy.life[i] = life[i];
      copy.marks[i] = marks[i];
      copy.heldBy[i] = heldBy[i];
      copy.venoms[i] = venoms[i].clone();
      copy.venomKinds[i] = venomKinds[i].clone();
    }
    return copy;
  }

  boolean has(int who, Mark mark) {
    return (marks[who] & mark.bit) != 0;
  }

  void set(int who, Mark mark, boolean on) {
    marks[who] = on ? marks[who] | mark.bit : marks[who] & ~mark.bit;
  }

  boolean isAlive(int who) {
    return life[who] > 0;
  }

  /** Whether somebody can receive the initiative (STA-07). */
  boolean isAble(int who) {
    return isAlive(who) && !has(who, Mark.BOUND);
  }

  /** Whom somebody holds, or nobody. */
  int prisonerOf(int who) {
    for (int i = 0; i < heldBy.length; i++) {
      if (heldBy[i] == who) {
        return i;
      }
    }
    return NOBODY;
  }

  boolean isPoisoned(int who) {
    return venoms[who][0] != 0;
  }

  void poison(int who, int kind, boolean totally) {
    for (int i = 0; i < VENOMS; i++) {
      if (venoms[who][i] == 0) {
        venoms[who][i] = totally ? 2 : 1;
        venomKinds[who][i] = kind;
        return;
      }
    }
    throw new IllegalStateException("more poisons at once than there is room for");
  }

  void cure(int who, int place) {
    for (int i = place; i < VENOMS; i++) {
      venoms[who][i] = i + 1 < VENOMS ? venoms[who][i + 1] : 0;
      venomKinds[who][i] = i + 1 < VENOMS ? venomKinds[who][i + 1] : 0;
    }
  }

  /** The dead hold nobody, suffer nothing and are all alike (INT-64). */
  void bury(int who) {
    protection[who] = 0;
    vigor[who] = 0;
    life[who] = 0;
    marks[who] = 0;
    heldBy[who] = NOBODY;
    acted &= ~(1 << who);
    actedThisTurn &= ~(1 << who);
    for (int i = 0; i < VENOMS; i++) {
      venoms[who][i] = 0;
      venomKinds[who][i] = 0;
    }
    for (int i = 0; i < heldBy.length; i++) {
      heldBy[i] = heldBy[i] == who ? NOBODY : heldBy[i];
    }
  }

  /** A text that is equal for equal states only. */
  String key() {
    StringBuilder key = new StringBuilder(8 + 16 * life.length);
    key.append((char) (after ? 1 : 0)).append((char) (winner + SHIFT)).append((char) holder);
    key.append((char) gap).append((char) acted).append((char) actedThisTurn);
    for (int i = 0; i < life.length; i++) {
      key.append((char) protection[i]).append((char) vigor[i]).append((char) life[i]);
      key.append((char) (marks[i] & 0xff)).append((char) (marks[i] >> 8));
      key.append((char) (heldBy[i] + SHIFT));
      for (int place = 0; place < VENOMS && venoms[i][place] != 0; place++) {
        key.append((char) (0x80 + 4 * venomKinds[i][place] + venoms[i][place]));
      }
      key.append((char) 0xff);
    }
    return key.toString();
  }
}
