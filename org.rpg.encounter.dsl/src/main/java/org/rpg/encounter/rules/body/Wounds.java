package org.rpg.encounter.rules.body;

import java.util.Arrays;

/** The wounds of one body in the order they were made, as plain numbers: a fight creates none. */
final class Wounds {
  static final int NONE = -1;

  private static final WoundKind[] KINDS = WoundKind.values();
  private static final WoundClass[] CLASSES = WoundClass.values();
  private static final WoundSource[] SOURCES = WoundSource.values();
  // A wound's traits: kind in bits 0 and 1, fixed class plus 1 in 2 and 3, source in 4 and 5.
  private static final int FIXED = 2;
  private static final int SOURCE = 4;
  private static final int TREATED = 1 << 6;
  private static final int TRIED = 1 << 7;

  private int[] severities = new int[8];
  private int[] traits = new int[8];
  private int[] days = new int[8];
  private int[] numbers = new int[8];
  private int size;
  private int made;
  private int sum;

  void clear() {
    size = 0;
    made = 0;
    sum = 0;
  }

  void copy(Wounds other) {
    size = other.size;
    made = other.made;
    sum = other.sum;
    if (size > 0) {
      makeRoom(size);
      System.arraycopy(other.severities, 0, severities, 0, size);
      System.arraycopy(other.traits, 0, traits, 0, size);
      System.arraycopy(other.days, 0, days, 0, size);
      System.arraycopy(other.numbers, 0, numbers, 0, size);
    }
  }

  private void makeRoom(int room) {
    if (room > severities.length) {
      severities = Arrays.copyOf(severities, room * 2);
      traits = Arrays.copyOf(traits, room * 2);
      days = Arrays.copyOf(days, room * 2);
      numbers = Arrays.copyOf(numbers, room * 2);
    }
  }

  static int traits(WoundKind kind, WoundSource source) {
    return kind.ordinal() | source.ordinal() << SOURCE;
  }

  static int fixed(WoundClass woundClass) {
    return woundClass.ordinal() + 1 << FIXED;
  }

  static boolean hasFixedClass(int ofTraits) {
    return (ofTraits >> FIXED & 3) != 0;
  }

  /** Adds a wound; answers its place. */
  int add(int severity, int ofTraits, int day) {
    makeRoom(size + 1);
    severities[size] = severity;
    traits[size] = ofTraits;
    days[size] = day;
    numbers[size] = made++;
    sum += severity;
    return size++;
  }

  /** The first wound with just these traits, {@link #NONE} without one. */
  int like(int ofTraits) {
    for (int i = 0; i < size; i++) {
      if ((traits[i] & ~TRIED) == ofTraits) {
        return i;
      }
    }
    return NONE;
  }

  /** Makes a wound graver, or, with a negative amount, milder; it heals at 0 (REC-07). */
  void change(int place, int amount) {
    int changed = Math.max(0, severities[place] + amount);
    sum += changed - severities[place];
    severities[place] = changed;
    if (changed == 0) {
      remove(place);
    }
  }

  private void remove(int place) {
    size--;
    int after = size - place;
    System.arraycopy(severities, place + 1, severities, place, after);
    System.arraycopy(traits, place + 1, traits, place, after);
    System.arraycopy(days, place + 1, days, place, after);
    System.arraycopy(numbers, place + 1, numbers, place, after);
  }

  void treat(int place) {
    traits[place] |= TREATED;
  }

  void endTreatment(int place) {
    traits[place] &= ~TREATED;
  }

  /** Somebody has tried to treat a wound today (TRT-07). */
  void tryTreatment(int place) {
    traits[place] |= TRIED;
  }

  boolean isTried(int place) {
    return (traits[place] & TRIED) != 0;
  }

  void nextDay(int place) {
    traits[place] &= ~TRIED;
  }

  int size() {
    return size;
  }

  /** All severities together (WND-02). */
  int sum() {
    return sum;
  }

  int severity(int place) {
    return severities[place];
  }

  WoundKind kind(int place) {
    return KINDS[traits[place] & 3];
  }

  WoundSource source(int place) {
    return SOURCES[traits[place] >> SOURCE & 3];
  }

  boolean isFixed(int place) {
    return hasFixedClass(traits[place]);
  }

  /** The class that stays (WND-07); only for a wound with a fixed class. */
  WoundClass fixedClass(int place) {
    return CLASSES[(traits[place] >> FIXED & 3) - 1];
  }

  boolean isTreated(int place) {
    return (traits[place] & TREATED) != 0;
  }

  int day(int place) {
    return days[place];
  }

  /** A number that stays the wound's own, whatever heals before it. */
  int number(int place) {
    return numbers[place];
  }

  /** Where the wound with this number is, {@link #NONE} if it has healed. */
  int placeOf(int number) {
    for (int i = 0; i < size; i++) {
      if (numbers[i] == number) {
        return i;
      }
    }
    return NONE;
  }
}
