package org.rpg.encounter.dsl.scoping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.NameKey;

/** Names known by their objects: what stands in the same encounter, who takes part in it. */
final class LocalNames implements Layer {
  private final Map<QualifiedName, List<IEObjectDescription>> names = new LinkedHashMap<>();

  static LocalNames of(Stream<? extends EObject> elements) {
    LocalNames local = new LocalNames();
    elements.forEach(local::add);
    return local;
  }

  private void add(EObject element) {
    for (String spelling : Spellings.of(element)) {
      QualifiedName name = QualifiedName.create(NameKey.of(spelling));
      names
          .computeIfAbsent(name, n -> new ArrayList<>())
          .add(EObjectDescription.create(name, element, ExportedNames.written(name, spelling)));
    }
  }

  @Override
  public List<IEObjectDescription> named(QualifiedName name) {
    return names.getOrDefault(name, List.of());
  }

  @Override
  public List<IEObjectDescription> all() {
    return names.values().stream().flatMap(List::stream).toList();
  }

  /** The same names, only of some kinds. */
  Layer only(Set<EClass> kinds) {
    Predicate<IEObjectDescription> wanted = found -> kinds.contains(found.getEClass());
    return new Layer() {
      @Override
      public List<IEObjectDescription> named(QualifiedName name) {
        return LocalNames.this.named(name).stream().filter(wanted).toList();
      }

      @Override
      public List<IEObjectDescription> all() {
        return LocalNames.this.all().stream().filter(wanted).toList();
      }
    };
  }
}
