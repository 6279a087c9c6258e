package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.naming.QualifiedName;
import org.rpg.encounter.dsl.encounter.Declaration;
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
    Resource resource = script.eResource();
    if (library.holds(resource.getURI())) {
      return;
    }
    List<URI> shared = visible.shared(resource);
    int place = shared.indexOf(resource.getURI());
    Set<URI> before = place < 0 ? Set.of() : Set.copyOf(shared.subList(0, place));
    Predicate<URI> meant = uri -> place < 0 ? !library.holds(uri) : before.contains(uri);
    for (Declaration declaration : script.getDeclarations()) {
      for (String feature : List.of("name", "alias")) {
        EStructuralFeature f = declaration.eClass().getEStructuralFeature(feature);
        if (f != null && declaration.eGet(f) instanceof String name) {
          Optional<URI> other = other(declaration, name, meant);
          if (other.isPresent()) {
            String file = URI.decode(other.get().lastSegment());
            findings.report(place < 0 ? HIDES : SHARED, Place.of(declaration, f), name, file);
            break;
          }
        }
      }
    }
  }

  /** The nearest other script that declares something of the same kind under that name. */
  private Optional<URI> other(Declaration declaration, String name, Predicate<URI> meant) {
    Resource own = declaration.eResource();
    String kind = NameKinds.of(declaration.eClass());
    return visible.named(QualifiedName.create(NameKey.of(name)), own).stream()
        .filter(it -> NameKinds.of(it.getEClass()).equals(kind))
        .map(it -> it.getEObjectURI().trimFragment())
        .filter(it -> !it.equals(own.getURI()) && meant.test(it))
        .findFirst();
  }
}
