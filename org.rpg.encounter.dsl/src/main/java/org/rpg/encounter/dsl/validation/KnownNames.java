package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.rpg.encounter.dsl.encounter.Script;

/**
 * Every name that a file can see, whatever its kind: for messages that say what a name is instead
 * of what it should be. Gathered only when a name has failed.
 */
public final class KnownNames {
  private final Map<String, EObject> byName = new LinkedHashMap<>();

  private KnownNames() {}

  /** The names declared in that file, nested ones too, and in all files that are loaded with it. */
  public static KnownNames of(Resource resource) {
    KnownNames known = new KnownNames();
    known.read(resource, true);
    ResourceSet set = resource.getResourceSet();
    if (set != null) {
      for (Resource other : new ArrayList<>(set.getResources())) {
        if (other != resource) {
          known.read(other, false);
        }
      }
    }
    return known;
  }

  private void read(Resource resource, boolean nested) {
    for (EObject root : resource.getContents()) {
      if (!(root instanceof Script script)) {
        continue;
      }
      if (nested) {
        for (TreeIterator<EObject> all = script.eAllContents(); all.hasNext(); ) {
          add(all.next());
        }
      } else {
        script.getDeclarations().forEach(this::add);
      }
    }
  }

  private void add(EObject element) {
    for (String feature : List.of("name", "alias")) {
      EStructuralFeature f = element.eClass().getEStructuralFeature(feature);
      if (f != null && element.eGet(f) instanceof String name) {
        byName.putIfAbsent(name, element);
      }
    }
  }

  /** What has exactly that name. */
  public Optional<EObject> named(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  public Iterable<String> names() {
    return byName.keySet();
  }

  /** The known name that differs from a text by capitals and accents only. */
  public Optional<String> like(String text) {
    String folded = Nearest.folded(text);
    return byName.keySet().stream().filter(n -> Nearest.folded(n).equals(folded)).findFirst();
  }
}
