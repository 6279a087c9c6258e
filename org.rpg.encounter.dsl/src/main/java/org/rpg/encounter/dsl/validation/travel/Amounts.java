package org.rpg.encounter.dsl.validation.travel;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.OptionalLong;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.AmountOperator;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.DiceText;

/** The least and the most that dice and numbers can come to. */
public final class Amounts {
  /** No time of a script is longer, so that sums of them stay numbers. */
  private static final long MOST = 1_000_000_000L;

  private static final int HOUR = 60;
  private static final int DAY = 24 * HOUR;
  // TRV-01: one scene per period of the day
  private static final int PERIOD = 6 * HOUR;

  private Amounts() {}

  /** Of no amount at all, one. */
  public static long least(Amount amount) {
    return amount == null ? 1 : total(amount, false);
  }

  /** Of no amount at all, one. */
  public static long most(Amount amount) {
    return amount == null ? 1 : total(amount, true);
  }

  private static long total(Amount amount, boolean most) {
    long value = amount.getDice() == null ? amount.getValue() : dice(amount.getDice(), most);
    return changed(value, amount.getOperator(), amount.getOperand());
  }

  /**
   * The least minutes that a time can be; empty for what is no time of the clock, such as turns.
   */
  public static OptionalLong leastMinutes(Quantity time) {
    return minutes(time, false);
  }

  /** The most minutes that a time can be; empty for what is no time of the clock. */
  public static OptionalLong mostMinutes(Quantity time) {
    return minutes(time, true);
  }

  private static OptionalLong minutes(Quantity time, boolean most) {
    if (time == null) {
      return OptionalLong.empty();
    }
    OptionalLong unit = minutes(time.getUnit());
    return unit.isEmpty() ? unit : OptionalLong.of(scaled(value(time, most), unit.getAsLong()));
  }

  /** How long a unit of time lasts; empty for one that the clock does not know, such as turns. */
  public static OptionalLong minutes(Unit unit) {
    return switch (unit) {
      case MINUTE -> OptionalLong.of(1);
      case HOUR -> OptionalLong.of(HOUR);
      case DAY -> OptionalLong.of(DAY);
      case PERIOD, SCENE -> OptionalLong.of(PERIOD);
      default -> OptionalLong.empty();
    };
  }

  /** The least metres that a length can be; empty for what is no length. */
  public static OptionalLong leastMetres(Quantity length) {
    return metres(length, false);
  }

  /** The most metres that a length can be; empty for what is no length. */
  public static OptionalLong mostMetres(Quantity length) {
    return metres(length, true);
  }

  private static OptionalLong metres(Quantity length, boolean most) {
    if (length == null) {
      return OptionalLong.empty();
    }
    return switch (length.getUnit()) {
      case METRE -> OptionalLong.of(scaled(value(length, most), 1));
      case KILOMETRE -> OptionalLong.of(scaled(value(length, most), 1000));
      default -> OptionalLong.empty();
    };
  }

  /** The most that a quantity can be, in its own unit, rounded down. */
  public static long most(Quantity quantity) {
    return scaled(value(quantity, true), 1);
  }

  /** The least that a quantity can be, in its own unit, rounded down. */
  public static long least(Quantity quantity) {
    return scaled(value(quantity, false), 1);
  }

  /** The greatest value of a quantity, in its own unit. */
  public static BigDecimal value(Quantity quantity, boolean most) {
    BigDecimal value =
        quantity.getDice() != null
            ? BigDecimal.valueOf(dice(quantity.getDice(), most))
            : quantity.getValue() == null ? BigDecimal.ZERO : quantity.getValue();
    BigDecimal operand = BigDecimal.valueOf(quantity.getOperand());
    return quantity.getOperand() == 0
        ? value
        : switch (quantity.getOperator()) {
          case PLUS -> value.add(operand);
          case MINUS -> value.subtract(operand);
          case TIMES -> value.multiply(operand);
        };
  }

  private static long scaled(BigDecimal value, long unit) {
    BigDecimal scaled = value.multiply(BigDecimal.valueOf(unit));
    return scaled
        .min(BigDecimal.valueOf(MOST))
        .max(BigDecimal.valueOf(-MOST))
        .setScale(0, RoundingMode.FLOOR)
        .longValue();
  }

  private static long changed(long value, AmountOperator operator, int operand) {
    if (operand == 0) {
      return value;
    }
    return switch (operator) {
      case PLUS -> value + operand;
      case MINUS -> value - operand;
      case TIMES -> value * operand;
    };
  }

  /** Of 2d6, 2 or 12; of impossible dice, which are reported by themselves, none. */
  private static long dice(String dice, boolean most) {
    DiceText text = DiceText.of(dice);
    return most ? text.most() : text.least();
  }
}
