package org.rpg.encounter.dsl.load;

/**
 * What differs between two texts, as one stretch.
 *
 * @param from where it begins in both
 * @param oldEnd where it ends in the old text
 * @param newEnd where it ends in the new text
 */
record Change(int from, int oldEnd, int newEnd) {
  static Change between(String old, String text) {
    int shorter = Math.min(old.length(), text.length());
    int from = 0;
    while (from < shorter && old.charAt(from) == text.charAt(from)) {
      from++;
    }
    int same = 0;
    while (same < shorter - from
        && old.charAt(old.length() - 1 - same) == text.charAt(text.length() - 1 - same)) {
      same++;
    }
    return new Change(from, old.length() - same, text.length() - same);
  }

  /** How much longer the new text is. */
  int growth() {
    return newEnd - oldEnd;
  }

  boolean isNone() {
    return oldEnd == from && newEnd == from;
  }
}
