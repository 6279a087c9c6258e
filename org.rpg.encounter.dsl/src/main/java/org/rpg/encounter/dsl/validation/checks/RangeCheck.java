package org.rpg.encounter.dsl.validation.checks;

import static org.rpg.encounter.dsl.encounter.EncounterPackage.Literals.*;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** Numbers within what the rules know. */
final class RangeCheck implements Check<EObject> {
  private static final Diagnosis RANGE = Diagnosis.of("VALUE-RANGE");

  private record Bound(EStructuralFeature feature, int least, int most) {}

  private static final Map<EClass, List<Bound>> NUMBERS = new HashMap<>();
  private static final Map<EStructuralFeature, Bound> MEASURED = new HashMap<>();

  static {
    number(SKILL_VALUE__VALUE, -1, 30); // BASE-17
    number(HANDS_PROPERTY__HANDS, 0, 2);
    number(LAYER_PROPERTY__LAYER, 1, 9);
    number(PROTECTION_PROPERTY__VALUE, 0, 99);
    number(DEFENCE_PROPERTY__VALUE, 0, 30);
    number(VITALITY_PROPERTY__VALUE, 1, 999);
    number(PERSEVERANCE_PROPERTY__VALUE, 0, 99);
    number(POISON__POTENCY, 1, 30);
    number(HEAT__SEVERITY, 0, 99);
    number(HEAT__GROWTH, 0, 99);
    number(COUNTED_GEAR__COUNT, 1, 999);
    number(TURN_EVENT__TURN, 1, 999);
    number(TEST_BRANCH__LEVEL, 1, 30);
    measured(MEMBER__COUNT, 1, 100);
    measured(WOUND_STATE__SEVERITY, 1, 99);
    measured(DAMAGE_PROPERTY__AMOUNT, 1, 99);
    measured(EXPECTATION__SHARE, 0, 100);
    measured(CHOICE_OPTION__SHARE, 0, 100);
    measured(EDGE_OPTION__SHARE, 0, 100);
    measured(END_CONDITION__LIMIT, 1, 1000);
    measured(SPEED_PROPERTY__SPEED, 0, 300);
    measured(RAISED__HEIGHT, 0, 1000);
  }

  private static void number(EStructuralFeature feature, int least, int most) {
    NUMBERS
        .computeIfAbsent(feature.getEContainingClass(), c -> new ArrayList<>())
        .add(new Bound(feature, least, most));
  }

  private static void measured(EStructuralFeature feature, int least, int most) {
    MEASURED.put(feature, new Bound(feature, least, most));
  }

  @Override
  public void check(EObject element, Findings findings) {
    for (Bound bound : NUMBERS.getOrDefault(element.eClass(), List.of())) {
      if (element.eIsSet(bound.feature()) || isWritten(element, bound.feature())) {
        int value = (Integer) element.eGet(bound.feature());
        if (value < bound.least() || value > bound.most()) {
          report(Place.of(element, bound.feature()), bound, findings);
        }
      }
    }
    if (element instanceof Amount a && a.getDice() == null) {
      check(element, BigDecimal.valueOf(a.getValue()), findings);
    } else if (element instanceof Quantity q && q.getValue() != null) {
      check(element, q.getValue(), findings);
      boolean percent = q.getUnit() == Unit.PERCENT;
      boolean tooMuch = q.getValue().compareTo(BigDecimal.valueOf(100)) > 0;
      if (percent && tooMuch && !MEASURED.containsKey(q.eContainingFeature())) {
        findings.report(RANGE, Place.whole(element), 0, 100);
      }
    }
  }

  private static boolean isWritten(EObject element, EStructuralFeature feature) {
    return feature != COUNTED_GEAR__COUNT && feature != TEST_BRANCH__LEVEL
        || !org.eclipse.xtext.nodemodel.util.NodeModelUtils.findNodesForFeature(element, feature)
            .isEmpty();
  }

  private static void check(EObject element, BigDecimal value, Findings findings) {
    Bound bound = MEASURED.get(element.eContainingFeature());
    if (bound != null
        && (value.compareTo(BigDecimal.valueOf(bound.least())) < 0
            || value.compareTo(BigDecimal.valueOf(bound.most())) > 0)) {
      report(Place.whole(element), bound, findings);
    }
  }

  private static void report(Place place, Bound bound, Findings findings) {
    findings.report(RANGE, place, bound.least(), bound.most());
  }
}
