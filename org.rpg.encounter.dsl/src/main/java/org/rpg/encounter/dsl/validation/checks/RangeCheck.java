package org.rpg.encounter.dsl.validation.checks;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.AmountOperator;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.encounter.ValueState;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Place;

/** Numbers within what the rules know. */
final class RangeCheck implements Check<EObject> {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis RANGE = Diagnosis.of("VALUE-RANGE");

  /** What the engine's dice can be multiplied by, and what can be added to them. */
  private static final int MOST_TIMES = 1000;

  private static final int MOST_ADDED = 10_000;

  private record Bound(EStructuralFeature feature, int least, int most) {}

  private static final Bound PERCENT = new Bound(MODEL.getQuantity_Value(), 0, 100);
  private static final Map<EClass, List<Bound>> NUMBERS = new HashMap<>();
  private static final Map<EStructuralFeature, Bound> MEASURED = new HashMap<>();

  static {
    number(MODEL.getSkillValue_Value(), -1, 30); // BASE-17
    number(MODEL.getHandsProperty_Hands(), 0, 2);
    number(MODEL.getLayerProperty_Layer(), 1, 9);
    number(MODEL.getProtectionProperty_Value(), 0, 99);
    number(MODEL.getDefenceProperty_Value(), 0, 30);
    number(MODEL.getVitalityProperty_Value(), 1, 999);
    number(MODEL.getPerseveranceProperty_Value(), 1, 99); // EXH-15
    number(MODEL.getPoison_Potency(), 1, 30);
    number(MODEL.getHeat_Severity(), 0, 99);
    number(MODEL.getHeat_Growth(), 0, 99);
    number(MODEL.getCountedGear_Count(), 1, 999);
    number(MODEL.getTurnEvent_Turn(), 1, 999);
    number(MODEL.getTestBranch_Level(), 1, 30);
    measured(MODEL.getMember_Count(), 1, 100);
    measured(MODEL.getWoundState_Severity(), 1, 99);
    measured(MODEL.getDamageProperty_Amount(), 1, 99);
    measured(MODEL.getExpectation_Share(), 0, 100);
    measured(MODEL.getChoiceOption_Share(), 0, 100);
    measured(MODEL.getEdgeOption_Share(), 0, 100);
    measured(MODEL.getEndCondition_Limit(), 1, 1000);
    measured(MODEL.getEveryEvent_Period(), 1, 1000);
    measured(MODEL.getSpeedProperty_Speed(), 0, 300);
    measured(MODEL.getRaised_Height(), 0, 1000);
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
          report(Place.of(element, bound.feature()), bound, value, findings);
        }
      }
    }
    if (element instanceof Amount a) {
      boolean reckonable = operand(a, a.getOperator(), a.getOperand(), findings);
      if (reckonable && a.getDice() == null) {
        check(element, BigDecimal.valueOf(total(a)), findings);
        life(a, findings);
      }
    } else if (element instanceof Quantity q) {
      operand(q, q.getOperator(), q.getOperand(), findings);
    }
    if (element instanceof Quantity q && q.getValue() != null) {
      check(element, q.getValue(), findings);
      boolean percent = q.getUnit() == Unit.PERCENT;
      boolean tooMuch = q.getValue().compareTo(BigDecimal.valueOf(100)) > 0;
      if (percent && tooMuch && !MEASURED.containsKey(q.eContainingFeature())) {
        report(Place.whole(element), PERCENT, 100, findings);
      }
    }
  }

  /** Whoever starts without Life is dead before the fight (LAY-12). */
  private static void life(Amount amount, Findings findings) {
    if (amount.eContainer() instanceof ValueState state
        && state.getAttribute() == Attribute.LIFE
        && total(amount) < 1) {
      report(Place.whole(amount), new Bound(MODEL.getValueState_Amount(), 1, 99), 1, findings);
    }
  }

  /** What is added to dice or to a number, or multiplies them. */
  private static boolean operand(
      EObject amount, AmountOperator operator, int operand, Findings findings) {
    EStructuralFeature feature = amount.eClass().getEStructuralFeature("operand");
    boolean times = operator == AmountOperator.TIMES;
    int most = times ? MOST_TIMES : MOST_ADDED;
    boolean written = !NodeModelUtils.findNodesForFeature(amount, feature).isEmpty();
    if (!written || operand <= most && operand >= (times ? 1 : 0)) {
      return true;
    }
    report(Place.of(amount, feature), new Bound(feature, times ? 1 : 0, most), operand, findings);
    return false;
  }

  /** An amount without dice. */
  private static long total(Amount amount) {
    long value = amount.getValue();
    return switch (amount.getOperator()) {
      case PLUS -> value + amount.getOperand();
      case MINUS -> value - amount.getOperand();
      case TIMES -> amount.getOperand() == 0 ? value : value * amount.getOperand();
    };
  }

  private static boolean isWritten(EObject element, EStructuralFeature feature) {
    return (feature != MODEL.getCountedGear_Count() && feature != MODEL.getTestBranch_Level())
        || !NodeModelUtils.findNodesForFeature(element, feature).isEmpty();
  }

  private static void check(EObject element, BigDecimal value, Findings findings) {
    Bound bound = MEASURED.get(element.eContainingFeature());
    if (bound != null
        && (value.compareTo(BigDecimal.valueOf(bound.least())) < 0
            || value.compareTo(BigDecimal.valueOf(bound.most())) > 0)) {
      report(Place.whole(element), bound, value.longValue(), findings);
    }
  }

  /** What is nearest to it of what is allowed would be right. */
  private static void report(Place place, Bound bound, long value, Findings findings) {
    long nearest = Math.max(bound.least(), Math.min(bound.most(), value));
    findings.report(RANGE, place, bound.least(), bound.most(), Fix.withNumber(place, nearest));
  }
}
