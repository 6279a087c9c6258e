package org.rpg.encounter.rules.travel;

import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Recovery;
import org.rpg.encounter.rules.body.WoundClass;

/** Which wound someone tries to recover in a long rest, and what success does (REC). */
public final class WoundRecovery {
  private WoundRecovery() {}

  /**
   * The wound that someone tries to recover: the gravest of a class, or, if he has none of it or
   * names none, the one that would grow most, then the gravest, then the first (REC-01; which one
   * is our own choice). A necrotic one cannot be chosen (INT-33).
   *
   * @return the wound's place, {@link Body#NO_WOUND} without one
   */
  public static int choose(Body body, WoundClass wanted) {
    return best(body, wanted);
  }

  /** The same if no class is named. */
  public static int choose(Body body) {
    return best(body, null);
  }

  private static int best(Body body, WoundClass wanted) {
    int best = Body.NO_WOUND;
    boolean bestWanted = false;
    for (int i = 0; i < body.wounds(); i++) {
      if (body.recovery(i) != Recovery.NONE) {
        boolean isWanted = body.woundClass(i) == wanted;
        boolean better =
            best == Body.NO_WOUND || (isWanted == bestWanted ? isWorse(body, i, best) : isWanted);
        best = better ? i : best;
        bestWanted = better ? isWanted : bestWanted;
      }
    }
    return best;
  }

  /** Whether one wound would grow more than another, or as much and is graver. */
  static boolean isWorse(Body body, int place, int other) {
    int growth = body.growth(place) - body.growth(other);
    return growth > 0 || (growth == 0 && body.severity(place) > body.severity(other));
  }

  /** What a recovered wound changes by at the day's end (REC-03 to REC-05, TRT-05). */
  public static int change(Body body, int place) {
    WoundClass own = body.woundClass(place);
    WoundClass course = body.isTreated(place) ? own.lower() : own; // TRT-03, INT-31, INT-32
    boolean stopsOnly = course == WoundClass.GRAVE || body.recovery(place) != Recovery.FULL;
    return stopsOnly ? 0 : -1;
  }
}
