package org.rpg.encounter.rules.combat;

/** Those among whom one is to be chosen. Valid only during the call it is handed to. */
public final class Candidates {
  private final int[] members;
  private int size;

  Candidates(int capacity) {
    members = new int[capacity];
  }

  /** How many there are, at least 1. */
  public int size() {
    return size;
  }

  /** The index of one of them, in roster order (or the index of a side, where a side is chosen). */
  public int get(int place) {
    return members[place];
  }

  /** Whether {@code member} is one of them. */
  public boolean contains(int member) {
    for (int i = 0; i < size; i++) {
      if (members[i] == member) {
        return true;
      }
    }
    return false;
  }

  void clear() {
    size = 0;
  }

  void add(int member) {
    members[size++] = member;
  }
}
