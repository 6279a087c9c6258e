package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** At most a hundred dice of two to a thousand sides. */
final class DiceCheck implements Check<EObject> {
  private static final Diagnosis DICE = Diagnosis.of("VALUE-DICE");
  private static final int MOST_DICE = 100;
  private static final int MOST_SIDES = 1000;

  @Override
  public void check(EObject element, Findings findings) {
    for (String feature : List.of("dice", "first")) {
      EStructuralFeature f = element.eClass().getEStructuralFeature(feature);
      if (f != null && element.eGet(f) instanceof String text && !isRollable(text)) {
        findings.report(DICE, Place.of(element, f), text);
      }
    }
  }

  private static boolean isRollable(String text) {
    int d = text.indexOf('d');
    String count = text.substring(0, Math.max(0, d));
    String sides = text.substring(d + 1);
    return (count.isEmpty() || within(count, 1, MOST_DICE)) && within(sides, 2, MOST_SIDES);
  }

  private static boolean within(String digits, int least, int most) {
    // longer than any allowed number, and perhaps than any int
    if (digits.isEmpty() || digits.length() > 6) {
      return false;
    }
    int value = Integer.parseInt(digits);
    return value >= least && value <= most;
  }
}
