package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.scoping.VisibleScripts;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.NameKinds;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * Names across files. A script's own name hides the same name of what it imports and of the table's
 * library, which is told as a hint. To hide the rulebook's is usual. Within a table's library a
 * name stands once.
 */
final class HiddenNamesCheck implements Check<Script> {
  private static final Diagnosis HIDES = Diagnosis.of("NAME-HIDES");
  private static final Diagnosis SHARED = Diagnosis.of("NAME-SHARED");

  private final VisibleScripts visible;
  private final Library library;

  HiddenNamesCheck(VisibleScripts visible, Library library) {
    this.visible = visible;
    this.library = library;
  }

  @Override
  public void check(Script script, Findings findings) {
    URI own = script.eResource().getURI();
    List<URI> shared = visible.shared(script.eResource());
    boolean isShared = shared.contains(own);
    Set<URI> before = isShared ? Set.copyOf(shared.subList(0, shared.indexOf(own))) : Set.of();
    List<IResourceDescription> others =
        visible.of(script.eResource()).stream()
            .skip(1)
            .filter(it -> isShared ? before.contains(it.getURI()) : !library.holds(it.getURI()))
            .toList();
    if (others.isEmpty() || library.holds(own)) {
      return;
    }
    for (Declaration declaration : script.getDeclarations()) {
      for (String feature : List.of("name", "alias")) {
        EStructuralFeature f = declaration.eClass().getEStructuralFeature(feature);
        if (f != null && declaration.eGet(f) instanceof String name) {
          Optional<IResourceDescription> other = other(declaration, name, others);
          if (other.isPresent()) {
            String file = URI.decode(other.get().getURI().lastSegment());
            findings.report(isShared ? SHARED : HIDES, Place.of(declaration, f), name, file);
            break;
          }
        }
      }
    }
  }

  /** The nearest other script that declares something of the same kind under that name. */
  private static Optional<IResourceDescription> other(
      Declaration declaration, String name, List<IResourceDescription> others) {
    QualifiedName key = QualifiedName.create(NameKey.of(name));
    String kind = NameKinds.of(declaration.eClass());
    for (IResourceDescription other : others) {
      for (IEObjectDescription found :
          other.getExportedObjects(EncounterPackage.eINSTANCE.getDeclaration(), key, false)) {
        if (NameKinds.of(found.getEClass()).equals(kind)) {
          return Optional.of(other);
        }
      }
    }
    return Optional.empty();
  }
}
