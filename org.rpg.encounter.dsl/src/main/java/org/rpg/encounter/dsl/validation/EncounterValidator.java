package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.common.util.DiagnosticChain;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.rpg.encounter.dsl.encounter.Declaration;
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

  private final Set<String> ofWholeScripts = ConcurrentHashMap.newKeySet();
  private final Map<EClass, List<Checks.Entry<?>>> byClass = new HashMap<>();

  /** Shows a script, or what of it may be looked at, to the checks. */
  void check(Script script, DiagnosticChain chain, CancelIndicator cancel) {
    Findings findings = new Findings(chain, audience.of(script.eResource()));
    Damage damage = Damage.of(script.eResource());
    Optional<Declaration> focus = Focused.of(script.eResource());
    if (focus.isPresent()) {
      checkAll(focus.get(), damage, findings.within(focus.get()));
      return;
    }
    show(script, findings.telling(ofWholeScripts::add));
    for (EObject element : script.eContents()) {
      cancellation.checkCanceled(cancel);
      checkAll(element, damage, findings);
    }
  }

  /** The codes of what has been found by looking at a whole script at once. */
  Set<String> ofWholeScripts() {
    return Set.copyOf(ofWholeScripts);
  }

  private void checkAll(EObject element, Damage damage, Findings findings) {
    if (damage.spoils(element)) {
      return;
    }
    Findings ofThis = damage.isUnder(element) ? findings.ofErrors() : findings;
    show(element, ofThis);
    element.eAllContents().forEachRemaining(it -> show(it, ofThis));
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
