package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.EndCondition;
import org.rpg.encounter.dsl.encounter.Repeat;
import org.rpg.encounter.dsl.encounter.Stop;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.travel.Never;
import org.rpg.encounter.dsl.validation.travel.Scenes;
import org.rpg.encounter.dsl.validation.travel.Within;

/** What is repeated comes to an end. */
final class RepeatCheck implements Check<Repeat> {
  private static final Diagnosis ENDLESS = Diagnosis.of("REPEAT-ENDLESS");
  private static final Diagnosis NEVER = Diagnosis.of("REPEAT-NEVER");

  @Override
  public void check(Repeat repeat, Findings findings) {
    if (repeat.getCondition() != null && Never.of(repeat.getCondition())) {
      findings.report(NEVER, Place.whole(repeat.getCondition()));
    } else if (repeat.getTimes() == null && repeat.getCondition() == null && !mayEnd(repeat)) {
      findings.report(ENDLESS, Place.whole(repeat));
    }
  }

  private static boolean mayEnd(Repeat repeat) {
    boolean scene =
        Scenes.around(repeat).stream()
            .flatMap(it -> Lineage.of(it).stream())
            .flatMap(it -> it.eContents().stream())
            .anyMatch(RepeatCheck::isEnd);
    return scene || Within.of(repeat).mayHold(Stop.class::isInstance);
  }

  private static boolean isEnd(EObject element) {
    return element instanceof EndCondition;
  }
}
