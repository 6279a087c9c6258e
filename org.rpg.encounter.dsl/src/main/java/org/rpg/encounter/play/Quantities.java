package org.rpg.encounter.play;

import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.AmountOperator;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.field.Squares;

/** Numbers of a script as numbers of the rules. */
final class Quantities {
  private static final double PERCENT = 100;
  private static final double KILOMETRE = 1000;
  private static final double CENTIMETRES = 100;
  private static final double MOST = 10_000;

  private Quantities() {}

  /** The number: metres for lengths, 0 to 1 for a percentage, the mean of dice. */
  static double value(Quantity quantity) {
    double number =
        quantity.getDice() != null
            ? dice(quantity.getDice(), quantity.getOperator(), quantity.getOperand()).mean()
            : quantity.getValue().doubleValue();
    if (quantity.getUnit() == Unit.PERCENT) {
      return number / PERCENT;
    }
    return quantity.getUnit() == Unit.KILOMETRE ? number * KILOMETRE : number;
  }

  /** Whole squares of 1.5 m in a length (BASE-15, BASE-20). */
  static int squares(Quantity length) {
    return Squares.ofMetres(value(length));
  }

  /** Whether an amount is rolled. */
  static boolean isRolled(Amount amount) {
    return amount.getDice() != null;
  }

  /** What an amount without dice comes to. */
  static int fixed(Amount amount) {
    if (amount.getOperand() == 0) {
      return amount.getValue();
    }
    return switch (amount.getOperator()) {
      case PLUS -> amount.getValue() + amount.getOperand();
      case MINUS -> amount.getValue() - amount.getOperand();
      case TIMES -> amount.getValue() * amount.getOperand();
    };
  }

  /** An amount, rolled or not. */
  static DiceExpression amount(Amount amount) {
    return isRolled(amount) ? dice(amount) : constant(fixed(amount));
  }

  /** No more than dice know. */
  static DiceExpression constant(double value) {
    return DiceExpression.constant((int) Math.round(Math.max(-MOST, Math.min(MOST, value))));
  }

  /** So many turns or times: rolled or not. */
  static DiceExpression number(Quantity quantity) {
    return quantity.getDice() != null
        ? dice(quantity.getDice(), quantity.getOperator(), quantity.getOperand())
        : constant(value(quantity));
  }

  /** A height in centimetres; one that is rolled counts with its mean. */
  static DiceExpression centimetres(Quantity height) {
    return constant(value(height) * CENTIMETRES);
  }

  /** The dice of an amount. */
  static DiceExpression dice(Amount amount) {
    return dice(amount.getDice(), amount.getOperator(), amount.getOperand());
  }

  private static DiceExpression dice(String dice, AmountOperator operator, int operand) {
    return DiceExpression.parse(
        operand == 0
            ? dice
            : dice
                + switch (operator) {
                  case PLUS -> "+";
                  case MINUS -> "-";
                  case TIMES -> "*";
                }
                + operand);
  }
}
