package org.rpg.encounter.dsl.validation.checks;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Dimension;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** A distance is compared with a length, a share with a percentage. */
final class ComparisonUnits {
  private static final Diagnosis WRONG = Diagnosis.of("UNIT-WRONG");
  private static final Diagnosis MISSING = Diagnosis.of("UNIT-MISSING");

  private ComparisonUnits() {}

  static void check(Comparison comparison, Findings findings) {
    compare(comparison.getLeft(), comparison.getRight(), findings);
    compare(comparison.getRight(), comparison.getLeft(), findings);
  }

  static void check(Expectation expectation, Findings findings) {
    compare(expectation.getExpected(), expectation.getBound(), findings);
  }

  private static void compare(EObject value, EObject with, Findings findings) {
    if (!(with instanceof Quantity quantity)) {
      return;
    }
    Optional<Dimension> due = dimension(value);
    if (due.isEmpty() || due.get().has(quantity.getUnit())) {
      return;
    }
    String text = NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(quantity));
    Diagnosis which = quantity.getUnit() == Unit.UNSTATED ? MISSING : WRONG;
    findings.report(which, Place.whole(quantity), due.get().described(), text);
  }

  /** What an expression measures, if that is known. */
  static Optional<Dimension> dimension(EObject value) {
    if (value instanceof DistanceValue) {
      return Optional.of(Dimension.LENGTH);
    }
    if (value instanceof CountValue || value instanceof SkillValueOf) {
      return Optional.of(Dimension.COUNT);
    }
    if (value instanceof OutcomeValue) {
      return Optional.of(Dimension.SHARE);
    }
    return value instanceof AttributeValue a ? attribute(a.getAttribute()) : Optional.empty();
  }

  private static Optional<Dimension> attribute(Attribute attribute) {
    return switch (attribute) {
      case SPEED -> Optional.of(Dimension.LENGTH);
      case TIME, AWAKE -> Optional.of(Dimension.HOURS);
      case VIGOR, LIFE, PROTECTION, LOSSES -> Optional.of(Dimension.COUNT_OR_SHARE);
      case TURN, WOUNDS, DESTINY, DOOM, XP, PERSEVERANCE, MEALS, WATER ->
          Optional.of(Dimension.COUNT);
      default -> Optional.empty();
    };
  }
}
