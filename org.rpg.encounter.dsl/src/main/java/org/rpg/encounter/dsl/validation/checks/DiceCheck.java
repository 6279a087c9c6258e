package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiceText;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** At most a hundred dice of two to a thousand sides. */
final class DiceCheck implements Check<EObject> {
  private static final Diagnosis DICE = Diagnosis.of("VALUE-DICE");
  private static final Diagnosis TENS = Diagnosis.of("VALUE-D66");

  @Override
  public void check(EObject element, Findings findings) {
    for (String feature : List.of("dice", "first")) {
      EStructuralFeature f = element.eClass().getEStructuralFeature(feature);
      if (f != null && element.eGet(f) instanceof String text && !DiceText.of(text).isRollable()) {
        findings.report(DICE, Place.of(element, f), text);
      } else if (f != null
          && element.eGet(f) instanceof String text
          && DiceText.isTensAndUnits(text)) {
        findings.report(TENS, Place.of(element, f));
      }
    }
  }
}
