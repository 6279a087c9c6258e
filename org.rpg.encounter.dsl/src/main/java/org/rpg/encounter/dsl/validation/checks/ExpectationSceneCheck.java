package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.travel.AdventureGraph;
import org.rpg.encounter.dsl.validation.travel.Possible;
import org.rpg.encounter.dsl.validation.travel.Scenes;

/** An expectation asks for something that can come about where it stands. */
final class ExpectationSceneCheck implements Check<Expectation> {
  private static final Diagnosis STRANGE = Diagnosis.of("EXPECT-STRANGE");

  /** What only the time of a fight or only that of a journey knows. */
  private static final Set<Attribute> OF_JOURNEYS =
      Set.of(Attribute.TIME, Attribute.MEALS, Attribute.WATER, Attribute.AWAKE);

  @Override
  public void check(Expectation expectation, Findings findings) {
    Optional<EObject> scene = Scenes.around(expectation);
    if (scene.isEmpty() || expectation.getExpected() == null) {
      return;
    }
    look(expectation.getExpected(), scene.get(), findings);
    for (var all = expectation.getExpected().eAllContents(); all.hasNext(); ) {
      look(all.next(), scene.get(), findings);
    }
  }

  private static void look(EObject asked, EObject scene, Findings findings) {
    boolean strange =
        asked instanceof AttributeValue value && isStrange(value.getAttribute(), scene)
            || asked instanceof OutcomeValue outcome
                && scenes(scene).stream().noneMatch(it -> it.has(outcome.getOutcome()))
            || asked instanceof SubjectValue value
                && value.getSubject() != null
                && value.getSubject().getNamed() instanceof End end
                && !end.eIsProxy()
                && scenes(scene).stream().noneMatch(it -> it.ends(end));
    if (strange) {
      Place place = Place.whole(asked);
      findings.report(STRANGE, place, place.text());
    }
  }

  private static boolean isStrange(Attribute attribute, EObject scene) {
    return scene instanceof Encounter
        ? OF_JOURNEYS.contains(attribute)
        : attribute == Attribute.TURN && !(scene instanceof Episode);
  }

  /** What may be played there: the scene itself, or the stages of an adventure. */
  private static List<Possible> scenes(EObject scene) {
    if (!(scene instanceof Adventure adventure)) {
      return List.of(Possible.in(scene));
    }
    return AdventureGraph.of(adventure).scenes().stream().map(Possible::in).toList();
  }
}
