package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Has;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.OutcomeValue;
import org.rpg.encounter.dsl.encounter.OwnState;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Dimension;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** An expectation says how likely something is to be, or what a number is to be and how often. */
final class ExpectationCheck implements Check<Expectation> {
  private static final Diagnosis OPEN = Diagnosis.of("EXPECT-OPEN");
  private static final Diagnosis SURE = Diagnosis.of("EXPECT-SURE");
  private static final Diagnosis TWICE = Diagnosis.of("EXPECT-TWO-SHARES");
  private static final Diagnosis MISSING = Diagnosis.of("UNIT-MISSING");

  @Override
  public void check(Expectation expectation, Findings findings) {
    EObject expected = expectation.getExpected();
    if (expected == null) {
      return;
    }
    if (isSettled(expected)) {
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
    if (expected instanceof OutcomeValue) {
      ComparisonUnits.check(expectation, findings);
    } else if (isChance(expected)
        && expectation.getBound() instanceof Quantity q
        && q.getUnit() == Unit.UNSTATED) {
      findings.report(MISSING, Place.whole(q), Dimension.SHARE.described(), q.getValue());
    } else {
      ComparisonUnits.check(expectation, findings);
    }
  }

  /** Whether nothing in it depends on how the fight goes. */
  private static boolean isSettled(EObject expected) {
    if (expected instanceof Sum sum) {
      return isSettled(sum.getLeft()) && isSettled(sum.getRight());
    }
    if (expected instanceof Product product) {
      return isSettled(product.getLeft()) && isSettled(product.getRight());
    }
    return expected instanceof Quantity
        || (expected instanceof Negative negative && isSettled(negative.getOperand()));
  }

  private static boolean isChance(EObject expected) {
    return expected instanceof OutcomeValue
        || expected instanceof And
        || expected instanceof Or
        || expected instanceof Not
        || expected instanceof Has
        || expected instanceof OwnState
        || (expected instanceof SubjectValue s && !isNumber(s));
  }

  /** A clock or a fact, which may be any number. */
  private static boolean isNumber(SubjectValue value) {
    EObject named = value.getSubject() == null ? null : value.getSubject().getNamed();
    return named instanceof org.rpg.encounter.dsl.encounter.Clock
        || named instanceof org.rpg.encounter.dsl.encounter.Fact;
  }
}
