package org.rpg.encounter.dsl.scoping;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.rpg.encounter.dsl.naming.EuropeanSpelling;
import org.rpg.encounter.dsl.naming.Plurals;

/** Names in layers, the nearest first. A name that is nowhere may be the plural of one that is. */
record ScriptScope(List<Layer> layers) implements IScope {
  @Override
  public IEObjectDescription getSingleElement(QualifiedName name) {
    return find(name).orElse(null);
  }

  private Optional<IEObjectDescription> find(QualifiedName name) {
    for (String singular : Plurals.singulars(name.getLastSegment())) {
      QualifiedName candidate = name.skipLast(1).append(singular);
      for (Layer layer : layers) {
        List<IEObjectDescription> found = layer.named(candidate);
        if (!found.isEmpty()) {
          return Optional.of(found.get(0));
        }
      }
    }
    return spelledInEurope(name);
  }

  /** "Perceção" for "Percepção": the same word by another norm. */
  private Optional<IEObjectDescription> spelledInEurope(QualifiedName name) {
    if (!EuropeanSpelling.mayDiffer(name.getLastSegment())) {
      return Optional.empty();
    }
    String wanted = EuropeanSpelling.of(name.getLastSegment());
    for (Layer layer : layers) {
      for (IEObjectDescription each : layer.all()) {
        if (each.getName().getSegmentCount() == name.getSegmentCount()
            && each.getName().skipLast(1).equals(name.skipLast(1))
            && EuropeanSpelling.of(each.getName().getLastSegment()).equals(wanted)) {
          return Optional.of(each);
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public Iterable<IEObjectDescription> getElements(QualifiedName name) {
    return find(name).map(List::of).orElse(List.of());
  }

  @Override
  public IEObjectDescription getSingleElement(EObject object) {
    for (IEObjectDescription each : getElements(object)) {
      return each;
    }
    return null;
  }

  @Override
  public Iterable<IEObjectDescription> getElements(EObject object) {
    URI uri = EcoreUtil.getURI(object);
    return visible().values().stream().filter(d -> d.getEObjectURI().equals(uri)).toList();
  }

  @Override
  public Iterable<IEObjectDescription> getAllElements() {
    return visible().values();
  }

  private Map<QualifiedName, IEObjectDescription> visible() {
    Map<QualifiedName, IEObjectDescription> names = new LinkedHashMap<>();
    for (Layer layer : layers) {
      for (IEObjectDescription each : layer.all()) {
        names.putIfAbsent(each.getName(), each);
      }
    }
    return names;
  }
}
