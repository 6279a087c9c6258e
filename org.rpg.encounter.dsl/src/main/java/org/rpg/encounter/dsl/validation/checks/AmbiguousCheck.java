package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EContentsEList;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.library.Library;
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

  private static final List<IResourceDescription> NOTHING = List.of();

  private final VisibleScripts visible;
  private final Library library;

  AmbiguousCheck(VisibleScripts visible, Library library) {
    this.visible = visible;
    this.library = library;
  }

  private record Key(EClass kind, String name) {}

  @Override
  public void check(Script script, Findings findings) {
    Map<URI, URI> twins = twins(script);
    if (twins.isEmpty()) {
      return;
    }
    Set<URI> reported = new HashSet<>();
    for (TreeIterator<EObject> all = script.eAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      EContentsEList.FeatureIterator<EObject> targets =
          (EContentsEList.FeatureIterator<EObject>) element.eCrossReferences().iterator();
      while (targets.hasNext()) {
        EObject target = targets.next();
        URI uri = EcoreUtil.getURI(target);
        if (twins.containsKey(uri) && reported.add(uri)) {
          Place place = Place.of(element, (EReference) targets.feature());
          URI other = twins.get(uri);
          findings.report(
              AMBIGUOUS, place, new Named(target), uri.lastSegment(), other.lastSegment());
        }
      }
    }
  }

  /** For each imported thing that hides another imported one: that one. */
  private Map<URI, URI> twins(Script script) {
    Map<Key, URI> first = new HashMap<>();
    Map<URI, URI> twins = new HashMap<>();
    List<IResourceDescription> others =
        visible.of(script.eResource()).stream()
            .skip(1)
            .filter(it -> !library.holds(it.getURI()))
            .toList();
    for (IResourceDescription description : others.size() > 1 ? others : NOTHING) {
      for (IEObjectDescription found : description.getExportedObjects()) {
        if (found.getName().getSegmentCount() == 1) {
          Key key = new Key(found.getEClass(), found.getName().getFirstSegment());
          URI before = first.putIfAbsent(key, found.getEObjectURI());
          if (before != null && !before.trimFragment().equals(description.getURI())) {
            twins.putIfAbsent(before, found.getEObjectURI());
          }
        }
      }
    }
    return twins;
  }
}
