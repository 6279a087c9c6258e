package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.validation.Check;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.validation.checks.Checks;
import org.rpg.encounter.dsl.words.Audience;

/**
 * Walks a script once and shows each element to the checks that are about its kind. What stands in
 * a declaration that could not be read in full is left alone: its faults would be made up. Where
 * another one leans on it, only what is wrong for certain is told.
 */
public class EncounterValidator extends AbstractEncounterValidator {
  @Inject private OperationCanceledManager cancellation;
  @Inject private Checks checks;
  @Inject private Audience audience;

  private final Map<EClass, List<Checks.Entry<?>>> byClass = new HashMap<>();

  /** The only check that Xtext sees. */
  @Check
  public void checkScript(Script script) {
    Findings findings = new Findings(getChain(), audience.of(script.eResource()));
    Damage damage = Damage.of(script.eResource());
    show(script, findings);
    Findings ofOne = findings;
    for (TreeIterator<EObject> all = script.eAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      if (element.eContainer() == script) {
        cancellation.checkCanceled(getCancelIndicator());
        if (damage.spoils(element)) {
          all.prune();
          continue;
        }
        ofOne = damage.isUnder(element) ? findings.ofErrors() : findings;
      }
      show(element, ofOne);
    }
  }

  private void show(EObject element, Findings findings) {
    for (Checks.Entry<?> entry : checksOf(element.eClass())) {
      entry.check(element, findings);
    }
  }

  private synchronized List<Checks.Entry<?>> checksOf(EClass type) {
    return byClass.computeIfAbsent(
        type,
        t -> {
          List<Checks.Entry<?>> found = new ArrayList<>();
          for (Checks.Entry<?> entry : checks.all()) {
            if (entry.type().isAssignableFrom(t.getInstanceClass())) {
              found.add(entry);
            }
          }
          return found;
        });
  }
}
