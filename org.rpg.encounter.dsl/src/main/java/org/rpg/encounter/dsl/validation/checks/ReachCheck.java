package org.rpg.encounter.dsl.validation.checks;

import java.math.BigDecimal;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Comparison;
import org.rpg.encounter.dsl.encounter.ComparisonOperator;
import org.rpg.encounter.dsl.encounter.DistanceValue;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.ReachProperty;
import org.rpg.encounter.dsl.encounter.SpeedProperty;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;

/** On squares of 1.5 m nobody is nearer than 1.5 m (BASE-14, BASE-15). */
final class ReachCheck {
  private static final Diagnosis NEVER = Diagnosis.of("REACH-NEVER");
  private static final Diagnosis GRID = Diagnosis.of("VALUE-GRID");
  private static final BigDecimal SQUARE = new BigDecimal("1.5");
  private static final BigDecimal KILOMETRE = BigDecimal.valueOf(1000);

  private ReachCheck() {}

  static void check(Comparison comparison, Findings findings) {
    if (!(comparison.getLeft() instanceof DistanceValue)) {
      return;
    }
    metres(comparison.getRight())
        .filter(m -> isNeverMet(comparison.getOperator(), m.compareTo(SQUARE)))
        .ifPresent(m -> findings.report(NEVER, Place.whole(comparison)));
  }

  private static boolean isNeverMet(ComparisonOperator operator, int againstSquare) {
    return switch (operator) {
      case LT -> againstSquare <= 0;
      case LE, EQ -> againstSquare < 0;
      case GT, GE, NE -> false;
    };
  }

  static void check(ReachProperty reach, Findings findings) {
    Optional<BigDecimal> metres = metres(reach.getDistance());
    if (metres.isPresent() && metres.get().compareTo(SQUARE) < 0) {
      findings.report(NEVER, Place.whole(reach.getDistance()));
    } else {
      grid(reach.getDistance(), findings);
    }
  }

  static void check(SpeedProperty speed, Findings findings) {
    grid(speed.getSpeed(), findings);
  }

  private static void grid(EObject length, Findings findings) {
    Optional<BigDecimal> metres = metres(length);
    if (metres.isEmpty() || metres.get().remainder(SQUARE).signum() == 0) {
      return;
    }
    BigDecimal whole = metres.get().divideToIntegralValue(SQUARE).multiply(SQUARE);
    Place place = Place.whole(length);
    boolean inMetres = ((Quantity) length).getUnit() == Unit.METRE;
    String plays = whole.stripTrailingZeros().toPlainString();
    String written = findings.language().choose(plays, plays.replace('.', ','));
    findings.report(
        GRID,
        place,
        metres.get(),
        whole,
        inMetres ? Fix.withNumber(place, written) : Suggestion.none());
  }

  private static Optional<BigDecimal> metres(EObject length) {
    if (!(length instanceof Quantity q) || q.getValue() == null || q.getDice() != null) {
      return Optional.empty();
    }
    return switch (q.getUnit()) {
      case METRE -> Optional.of(q.getValue());
      case KILOMETRE -> Optional.of(q.getValue().multiply(KILOMETRE));
      default -> Optional.empty();
    };
  }
}
