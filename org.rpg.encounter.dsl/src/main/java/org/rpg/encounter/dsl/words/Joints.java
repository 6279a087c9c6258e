package org.rpg.encounter.dsl.words;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.antlr.runtime.Token;

/**
 * Numbers that are written in several tokens: 1,5 and 1.000, "1/2 h", "9 + 2d6", "10 h, 40 min";
 * and what stands between two of them: "5 to 6", "1 in 6", "6+".
 */
final class Joints {
  private static final Set<String> RANGE = Set.of("to", "a", "\u00E0", "at\u00E9");
  private static final Set<String> CHANCE = Set.of("in", "em");
  private static final Set<String> AND = Set.of("and", "e");
  private static final Set<String> MINUTES = Words.inAnyLanguage("min");
  private static final Set<String> HOURS = Words.inAnyLanguage("h");
  private static final Set<String> DAYS = Words.inAnyLanguage("day");
  private static final Set<String> ONCE = Words.firstWords("once");
  private static final Set<String> UNITS = Words.inAnyLanguage("m", "km", "min", "h", "day");

  private static final Set<String> BEFORE_EXPRESSIONS =
      Set.of(
          "against",
          "(",
          "=",
          "!=",
          "<",
          "<=",
          ">",
          ">=",
          "if",
          "only-if",
          "when",
          "whenever",
          "and",
          "or",
          "not",
          "until",
          "with-chance",
          "expect");

  private final List<Token> raw;
  private final TokenTypes types;
  private final Set<Integer> operators;
  private final Set<Integer> beforeExpressions;

  Joints(List<Token> raw, TokenTypes types) {
    this.raw = raw;
    this.types = types;
    this.operators = Set.of(types.plus, types.minus, types.times, types.divided);
    this.beforeExpressions =
        BEFORE_EXPRESSIONS.stream().map(types::keyword).collect(Collectors.toUnmodifiableSet());
  }

  /** A token of several: where it ends and what it is. */
  record Joint(int end, int type) {}

  /** The number, or the sign behind one, that begins at i. */
  Joint at(int i, int previous, int beforePrevious) {
    int type = raw.get(i).getType();
    if (type == types.plus) {
      boolean open = previous == types.integer && !operators.contains(beforePrevious);
      return new Joint(i, open && beginsRow(onLine(i + 1)) ? types.orMore : type);
    }
    int number = type == types.integer ? decimal(i) : i;
    int time = time(i, number);
    if (time > number) {
      return new Joint(time, types.decimal);
    }
    if (number == i && type == types.integer) {
      int dice = reckons(previous) ? i : constantFirst(i);
      if (dice > i) {
        return new Joint(dice, types.dice);
      }
      number = fraction(i);
    }
    return new Joint(number, number > i ? types.decimal : type);
  }

  /** Whether an expression goes on there, which knows sums of its own. */
  private boolean reckons(int previous) {
    return operators.contains(previous) || beforeExpressions.contains(previous);
  }

  /** Between two whole numbers: a range, or a chance. */
  Optional<Joint> between(int i, int beforePrevious) {
    String word = raw.get(i).getText();
    boolean chance = beforePrevious == types.withChance && CHANCE.contains(word);
    boolean range = RANGE.contains(word) && !beginsLine(i) && !isMeasure(onLine(i + 1));
    if (!chance && !range || !isInteger(onLine(i + 1))) {
      return Optional.empty();
    }
    return Optional.of(new Joint(i, chance ? types.divided : types.minus));
  }

  /** "1-in-6": the three tokens between the numbers are one. */
  boolean isChance(int i) {
    return i + 3 < raw.size()
        && CHANCE.contains(raw.get(i + 1).getText())
        && raw.get(i + 2).getType() == types.minus
        && isInteger(i + 3);
  }

  /** 1.5, 1,5 and also 1.000.000, which nobody can read but everybody writes. */
  private int decimal(int i) {
    int end = i;
    while (isMark(end + 1) && isInteger(end + 2) && (end == i || isGroup(end + 2))) {
      end += 2;
    }
    return end;
  }

  private boolean isMark(int i) {
    if (i >= raw.size() || raw.get(i).getType() == Token.EOF) {
      return false;
    }
    int type = raw.get(i).getType();
    return type == types.point || type == types.comma;
  }

  private boolean isGroup(int i) {
    return raw.get(i).getText().length() == 3;
  }

  /** "1/2 h": a share of a unit. */
  private int fraction(int i) {
    boolean divided = is(i + 1, types.divided) && isInteger(i + 2);
    return divided && unit(onLine(i + 3), UNITS) ? i + 2 : i;
  }

  /** "9 + 2d6", unless more is reckoned. */
  private int constantFirst(int i) {
    int plus = onLine(i + 1);
    int dice = is(plus, types.plus) ? onLine(plus + 1) : i;
    if (dice == i || !is(dice, types.dice)) {
      return i;
    }
    int next = onLine(dice + 1);
    boolean more = next < raw.size() && operators.contains(raw.get(next).getType());
    return more ? i : dice;
  }

  /** "2 days and 4 hours", "10 h, 40 min": up to the last number, whose unit follows. */
  private int time(int first, int number) {
    int end = number;
    int unit = onLine(end + 1);
    Set<String> smaller = Set.of();
    for (; is(unit, types.word); unit = onLine(end + 1)) {
      if (unit(unit, DAYS)) {
        smaller = HOURS;
      } else if (unit(unit, HOURS)) {
        smaller = MINUTES;
      } else {
        break;
      }
      int next = onLine(unit + 1);
      if (is(next, types.comma) || is(next, types.word) && AND.contains(raw.get(next).getText())) {
        next = onLine(next + 1);
      }
      if (!isInteger(next) || !unit(onLine(next + 1), smaller) || is(first, types.dice)) {
        break;
      }
      end = next;
    }
    return end;
  }

  /** "strength 3 at 6 m": what has a unit is no end of a range, but how far away something is. */
  private boolean isMeasure(int i) {
    return isInteger(i) && unit(onLine(decimal(i) + 1), UNITS);
  }

  private boolean beginsLine(int i) {
    return i > 0 && raw.get(i - 1).getType() == types.ws && types.endsLine(raw.get(i - 1));
  }

  private boolean beginsRow(int i) {
    if (i >= raw.size()) {
      return false;
    }
    String text = raw.get(i).getType() == Token.EOF ? "" : raw.get(i).getText();
    return text.equals(":") || text.equals("{") || ONCE.contains(text);
  }

  private boolean unit(int i, Set<String> words) {
    return is(i, types.word) && words.contains(Tokens.word(raw.get(i)));
  }

  private boolean isInteger(int i) {
    return is(i, types.integer);
  }

  private boolean is(int i, int type) {
    return i < raw.size() && raw.get(i).getType() == type;
  }

  /** The token here or behind a blank on the same line. */
  private int onLine(int i) {
    return i < raw.size() && raw.get(i).getType() == types.ws && !types.endsLine(raw.get(i))
        ? i + 1
        : i;
  }
}
