package org.rpg.encounter.dsl.validation.checks;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.ActionLine;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.OwnState;
import org.rpg.encounter.dsl.validation.Barred;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.Words;

/**
 * What a line asks of somebody in a state that bars it: "if restrained: charge at …" (CON-10,
 * CON-14 to CON-17, INT-03, INT-40, STA-07).
 */
final class BarredActionCheck implements Check<ActionLine> {
  private static final Diagnosis BARRED = Diagnosis.of("TACTICS-BARRED");

  @Override
  public void check(ActionLine line, Findings findings) {
    if (line.getAction() == null || line.getCondition() == null) {
      return;
    }
    for (Condition state : states(line.getCondition()).toList()) {
      Optional<String> rule = Barred.rule(line.getAction(), state);
      if (rule.isPresent()) {
        findings.report(
            BARRED,
            Place.whole(line.getAction()),
            NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(line.getAction())),
            Words.spelling(state.getLiteral(), findings.language()),
            rule.get());
        return;
      }
    }
  }

  /** States that the one who acts is in whenever the condition holds. */
  private static Stream<Condition> states(Expression condition) {
    if (condition instanceof And and) {
      return Stream.concat(states(and.getLeft()), states(and.getRight()));
    }
    return condition instanceof OwnState own && !own.isNegated()
        ? Stream.of(own.getState())
        : Stream.empty();
  }
}
