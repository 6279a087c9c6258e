package org.rpg.encounter.ide.hints;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.AmountOperator;
import org.rpg.encounter.dsl.encounter.DiceLiteral;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.validation.DiceText;
import org.rpg.encounter.ide.odds.Looks;
import org.rpg.encounter.rules.dice.DiceExpression;

/** What dice come to on average, and at least and at most. */
final class DiceHints {
  private final Looks looks;

  DiceHints(Looks looks) {
    this.looks = looks;
  }

  void of(EObject element, List<Hint> found) {
    dice(element)
        .ifPresent(
            dice ->
                Spots.behind(element)
                    .ifPresent(
                        at ->
                            found.add(
                                new Hint(
                                    at,
                                    looks.tale().brief(dice),
                                    () -> looks.tale().chances(dice)))));
  }

  private static Optional<DiceExpression> dice(EObject element) {
    if (element instanceof Amount amount) {
      return dice(amount.getDice(), amount.getOperator(), amount.getOperand());
    }
    if (element instanceof Quantity quantity) {
      return dice(quantity.getDice(), quantity.getOperator(), quantity.getOperand());
    }
    return element instanceof DiceLiteral literal
        ? dice(literal.getDice(), AmountOperator.PLUS, 0)
        : Optional.empty();
  }

  /** Dice that the engine rolls; of others the checks speak. */
  private static Optional<DiceExpression> dice(String dice, AmountOperator operator, int operand) {
    if (dice == null || !DiceText.of(dice).isRollable() || Math.abs(operand) > 1000) {
      return Optional.empty();
    }
    DiceExpression plain = DiceExpression.parse(dice);
    if (operand == 0) {
      return Optional.of(plain);
    }
    return Optional.of(
        switch (operator) {
          case PLUS -> plain.plus(operand);
          case MINUS -> plain.plus(-operand);
          case TIMES ->
              new DiceExpression(plain.count(), plain.sides(), Math.max(1, operand), plain.bonus());
        });
  }
}
