package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;

/** The numbers that every scene keeps in mind: cells of {@link CombatView#memory}. */
public final class Cells {
  /** One more than the number of an end that has come but not been heard of yet. */
  public static final int END = 0;

  /** How often something was done again since somebody acted last. */
  public static final int EFFORT = 1;

  /** One more than whoever an event is about: "it". */
  public static final int IT = 2;

  /** One more than whoever is being tested. */
  public static final int TESTER = 3;

  /** One more than whoever something is used on. */
  public static final int TARGET = 4;

  /** One more than whoever uses something. */
  public static final int USER = 5;

  /** One more than the minute at which the scene began, where the clock matters. */
  public static final int BEGUN = 6;

  /** One more than the number of the part that was played last; its end is kept behind that. */
  public static final int LAST_PART = 7;

  /** The number of the end of the part that was played last. */
  public static final int LAST_END = 8;

  /** What the scene has of its own begins here. */
  public static final int FIRST = 9;

  private Cells() {}

  /** The one who is in mind, {@link Criterion#NOBODY} if nobody is. */
  public static int who(CombatView view, int cell) {
    return view.memory(cell) - 1;
  }
}
