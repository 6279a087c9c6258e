package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EContentsEList;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.naming.QualifiedName;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.scoping.VisibleScripts;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;

/**
 * Of two imported files that declare the same name the first is meant, which nobody should have to
 * know. That a file's own name hides an imported one, and an imported one the rulebook's, is meant.
 */
final class AmbiguousCheck implements Check<Script> {
  private static final Diagnosis AMBIGUOUS = Diagnosis.of("LINK-AMBIGUOUS");

  private final VisibleScripts visible;
  private final Library library;

  AmbiguousCheck(VisibleScripts visible, Library library) {
    this.visible = visible;
    this.library = library;
  }

  @Override
  public void check(Script script, Findings findings) {
    Resource own = script.eResource();
    Set<URI> seen = new HashSet<>();
    for (TreeIterator<EObject> all = script.eAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      EContentsEList.FeatureIterator<EObject> targets =
          (EContentsEList.FeatureIterator<EObject>) element.eCrossReferences().iterator();
      while (targets.hasNext()) {
        EObject target = targets.next();
        Resource file = target.eResource();
        if (file == null || file == own || library.holds(file.getURI())) {
          continue;
        }
        if (seen.add(EcoreUtil.getURI(target))) {
          EReference reference = (EReference) targets.feature();
          twin(target, own)
              .ifPresent(
                  other ->
                      findings.report(
                          AMBIGUOUS,
                          Place.of(element, reference),
                          new Named(target),
                          file.getURI().lastSegment(),
                          other.lastSegment()));
        }
      }
    }
  }

  /** The next imported file that declares something of that kind and name. */
  private Optional<URI> twin(EObject target, Resource own) {
    URI file = target.eResource().getURI();
    return Spellings.keys(target).stream()
        .flatMap(key -> visible.named(QualifiedName.create(key), own).stream())
        .filter(it -> it.getEClass() == target.eClass())
        .map(it -> it.getEObjectURI().trimFragment())
        .filter(it -> !it.equals(file) && !it.equals(own.getURI()) && !library.holds(it))
        .findFirst();
  }
}
