package org.rpg.encounter.dsl.validation.checks;

import static org.rpg.encounter.dsl.encounter.EncounterPackage.Literals.*;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Dimension;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** A length has a unit of length, a time one of time. */
final class UnitCheck implements Check<Quantity> {
  private static final Diagnosis WRONG = Diagnosis.of("UNIT-WRONG");

  private static final Map<EStructuralFeature, Dimension> DUE = new HashMap<>();

  static {
    due(
        Dimension.LENGTH,
        SPEED_PROPERTY__SPEED,
        REACH_PROPERTY__DISTANCE,
        LIGHTS_PROPERTY__DISTANCE,
        SIGHT__DISTANCE,
        WATER_PROPERTY__DEPTH,
        DISTANCE_ACTION__DISTANCE,
        AT__DISTANCE,
        RAISED__HEIGHT,
        FALLS__HEIGHT,
        CROSSES__DISTANCE,
        PACE__DISTANCE);
    due(
        Dimension.TIME,
        BEFORE__DURATION,
        END_CONDITION__LIMIT,
        EVERY_EVENT__PERIOD,
        AFTER_EVENT__DELAY,
        TAKES__DURATION,
        BECOMES__DURATION,
        HOLDS_BREATH__DURATION,
        SLEEPS__DURATION,
        WATCHES__DURATION,
        DELAY__DURATION,
        REST__DURATION,
        DEPARTURE__HOUR,
        DEADLINE__LIMIT);
    due(Dimension.SHARE, EXPECTATION__SHARE, CHOICE_OPTION__SHARE, EDGE_OPTION__SHARE);
    due(Dimension.TIMES, EVERY_EVENT__MOST);
    due(Dimension.TIMES_OR_TIME, REPEAT__TIMES);
    due(Dimension.LENGTH_OR_TIME, LEG__LENGTH);
  }

  private static void due(Dimension dimension, EStructuralFeature... features) {
    for (EStructuralFeature f : features) {
      DUE.put(f, dimension);
    }
  }

  @Override
  public void check(Quantity quantity, Findings findings) {
    Dimension due = DUE.get(quantity.eContainingFeature());
    if (due == null) {
      return;
    }
    // A fight is counted in turns; nothing converts them into minutes (BASE-19).
    if (quantity.eContainingFeature() == END_CONDITION__LIMIT
        && quantity.eContainer().eContainer() instanceof Encounter) {
      due = Dimension.TURNS;
    }
    if (!due.has(quantity.getUnit())) {
      String text = NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(quantity));
      findings.report(WRONG, Place.whole(quantity), due.described(), text);
    }
  }
}
