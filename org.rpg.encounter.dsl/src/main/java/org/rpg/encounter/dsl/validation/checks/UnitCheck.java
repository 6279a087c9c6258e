package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Dimension;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** A length has a unit of length, a time one of time. */
final class UnitCheck implements Check<Quantity> {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis WRONG = Diagnosis.of("UNIT-WRONG");

  private static final Map<EStructuralFeature, Dimension> DUE = new HashMap<>();

  static {
    due(
        Dimension.LENGTH,
        MODEL.getSpeedProperty_Speed(),
        MODEL.getReachProperty_Distance(),
        MODEL.getLightsProperty_Distance(),
        MODEL.getSight_Distance(),
        MODEL.getWaterProperty_Depth(),
        MODEL.getDistanceAction_Distance(),
        MODEL.getAt_Distance(),
        MODEL.getRaised_Height(),
        MODEL.getFalls_Height(),
        MODEL.getCrosses_Distance(),
        MODEL.getPace_Distance());
    due(
        Dimension.TIME,
        MODEL.getBefore_Duration(),
        MODEL.getEndCondition_Limit(),
        MODEL.getEveryEvent_Period(),
        MODEL.getAfterEvent_Delay(),
        MODEL.getTakes_Duration(),
        MODEL.getBecomes_Duration(),
        MODEL.getHoldsBreath_Duration());
    due(
        Dimension.HOURS,
        MODEL.getSleeps_Duration(),
        MODEL.getWatches_Duration(),
        MODEL.getDelay_Duration(),
        MODEL.getRest_Duration(),
        MODEL.getDeparture_Hour(),
        MODEL.getAwait_Hour(),
        MODEL.getDeadline_Limit());
    due(
        Dimension.SHARE,
        MODEL.getExpectation_Share(),
        MODEL.getChoiceOption_Share(),
        MODEL.getEdgeOption_Share());
    due(Dimension.TIMES, MODEL.getEveryEvent_Most());
    due(Dimension.TIMES_OR_DAYS, MODEL.getRepeat_Times());
    due(Dimension.LENGTH_OR_TIME, MODEL.getLeg_Length());
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
    if (quantity.eContainingFeature() == MODEL.getEndCondition_Limit()
        && quantity.eContainer().eContainer() instanceof Encounter) {
      due = Dimension.TURNS;
    }
    if (!due.has(quantity.getUnit())) {
      String text = NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(quantity));
      findings.report(WRONG, Place.whole(quantity), due.described(), text);
    }
  }
}
