package org.rpg.encounter.rules.travel;

import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;

/** One traveller's faint: for how many scenes, or until the session ends (EXH-11 to EXH-16). */
final class Faint {
  private static final int NEVER = -1;
  private static final DiceExpression AT_TWO = DiceExpression.of(1, 10); // EXH-11
  private static final DiceExpression AT_ONE = DiceExpression.of(2, 10); // EXH-13
  private static final DiceExpression AT_NONE = DiceExpression.of(4, 10); // EXH-15
  private static final DiceExpression TO_THE_END = DiceExpression.of(1, 2); // EXH-16

  private final TravelRules rules;
  private boolean out;
  private boolean untilSession;
  private int scenes;
  private int since;
  private int count;
  private int first;

  Faint(TravelRules rules) {
    this.rules = rules;
  }

  void reset() {
    end();
    since = 0;
    count = 0;
    first = NEVER;
  }

  void copy(Faint other) {
    out = other.out;
    untilSession = other.untilSession;
    scenes = other.scenes;
    since = other.since;
    count = other.count;
    first = other.first;
  }

  /** It begins, and lasts as long as Perseverance says. */
  void begin(int perseverance, int now, Dice dice) {
    DiceExpression duration = perseverance == 0 ? AT_NONE : perseverance == 1 ? AT_ONE : AT_TWO;
    scenes = duration.roll(dice, Purpose.EXHAUSTION);
    untilSession = perseverance == 0 && lastsSession(dice);
    out = true;
    since = now;
    count++;
    first = first == NEVER ? now : first;
  }

  private boolean lastsSession(Dice dice) {
    return switch (rules.sessionFaint) {
      case TravelRules.NEVER -> false;
      case TravelRules.ALWAYS -> true;
      default -> TO_THE_END.roll(dice, Purpose.EXHAUSTION) == 2;
    };
  }

  /** A scene ends; answers whether it is over. */
  boolean countsDown() {
    return out && !untilSession && --scenes <= 0;
  }

  void end() {
    out = false;
    untilSession = false;
    scenes = 0;
  }

  boolean isOut() {
    return out;
  }

  boolean isUntilSession() {
    return untilSession;
  }

  /** Scenes that are still to come. */
  int scenes() {
    return scenes;
  }

  /** The minute at which it began. */
  int since() {
    return since;
  }

  /** How many there were. */
  int count() {
    return count;
  }

  /** The minute of the first, -1 for none. */
  int first() {
    return first;
  }
}
