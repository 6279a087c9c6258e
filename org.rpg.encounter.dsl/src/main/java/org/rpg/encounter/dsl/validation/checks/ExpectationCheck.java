package org.rpg.encounter.dsl.validation.checks;

import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.expressions.Kind;
import org.rpg.encounter.dsl.expressions.Kinds;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** An expectation says how likely something is to be, or what a number is to be and how often. */
final class ExpectationCheck implements Check<Expectation> {
  private static final Diagnosis OPEN = Diagnosis.of("EXPECT-OPEN");
  private static final Diagnosis SURE = Diagnosis.of("EXPECT-SURE");
  private static final Diagnosis TWICE = Diagnosis.of("EXPECT-TWO-SHARES");

  @Override
  public void check(Expectation expectation, Findings findings) {
    Expression expected = expectation.getExpected();
    if (expected == null) {
      return;
    }
    if (Kinds.isConstant(expected)) {
      findings.report(SURE, Place.whole(expected));
      return;
    }
    if (expectation.getBound() == null) {
      if (!isChance(expected) || expectation.getShare() == null) {
        findings.report(OPEN, Place.whole(expected));
      }
      return;
    }
    boolean percent = expectation.getBound() instanceof Quantity q && q.getUnit() == Unit.PERCENT;
    if (isChance(expected) && percent && expectation.getShare() != null) {
      findings.reportAt(TWICE, expectation, EncounterPackage.eINSTANCE.getExpectation_Share());
    }
    if (isChance(expected)) {
      if (!Kinds.isShare(expectation.getBound())) {
        ExpressionCheck.tellUnit(expectation.getBound(), Kind.SHARE, findings);
      }
    } else if (!isChanceOfFact(expected, expectation.getBound())) {
      ExpressionCheck.compare(expected, expectation.getBound(), findings);
    }
  }

  /** A fact compared with a percentage is what may happen, not a number. */
  private static boolean isChanceOfFact(Expression expected, Expression bound) {
    return Kinds.of(expected) == Kind.FLAG && Kinds.isShare(bound);
  }

  private static boolean isChance(Expression expected) {
    return Kinds.of(expected) == Kind.TRUTH;
  }
}
