package org.rpg.encounter.dsl.scoping;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;

/** The names of some kinds that a script sees, those of the nearest script first. */
record VisibleNames(Visible visible, Set<EClass> kinds, Predicate<IEObjectDescription> wanted)
    implements Layer {
  @Override
  public List<IEObjectDescription> named(QualifiedName name) {
    List<IEObjectDescription> found = new ArrayList<>();
    for (IEObjectDescription each : visible.named(name)) {
      add(each, found);
    }
    return found;
  }

  @Override
  public List<IEObjectDescription> all() {
    List<IEObjectDescription> found = new ArrayList<>();
    for (IResourceDescription script : visible.scripts()) {
      for (IEObjectDescription each : script.getExportedObjects()) {
        add(each, found);
      }
    }
    return found;
  }

  private void add(IEObjectDescription each, List<IEObjectDescription> found) {
    if (kinds.contains(each.getEClass()) && wanted.test(each)) {
      found.add(each);
    }
  }
}
