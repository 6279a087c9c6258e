package org.rpg.encounter.dsl.scoping;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;

/** The names that one script exports, of some kinds. */
record DescribedNames(
    IResourceDescription script, Set<EClass> kinds, Predicate<IEObjectDescription> wanted)
    implements Layer {
  @Override
  public List<IEObjectDescription> named(QualifiedName name) {
    List<IEObjectDescription> found = new ArrayList<>();
    for (EClass kind : kinds) {
      for (IEObjectDescription each : script.getExportedObjects(kind, name, false)) {
        add(each, found);
      }
    }
    return found;
  }

  @Override
  public List<IEObjectDescription> all() {
    List<IEObjectDescription> found = new ArrayList<>();
    for (IEObjectDescription each : script.getExportedObjects()) {
      if (kinds.contains(each.getEClass())) {
        add(each, found);
      }
    }
    return found;
  }

  private void add(IEObjectDescription each, List<IEObjectDescription> found) {
    if (wanted.test(each)) {
      found.add(each);
    }
  }
}
