package org.rpg.encounter.dsl.scoping;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;

/**
 * The scripts that one script sees, the nearest first. A name is looked up once: in an index that
 * knows names (an editor's), or else in one script after the other. So a file of a folder in which
 * everybody imports everybody is linked as fast as one that stands alone.
 */
final class Visible {
  private final List<IResourceDescription> scripts;
  private final IResourceDescriptions index;
  private final boolean indexed;
  private final Map<URI, Integer> places = new HashMap<>();

  /** Those that the index does not know: the script itself, the rulebook, what no folder holds. */
  private final List<IResourceDescription> others = new ArrayList<>();

  private final Map<QualifiedName, List<IEObjectDescription>> names = new HashMap<>();

  /**
   * @param scripts the script itself, then the others, the nearest first
   * @param index what is known of the folder
   * @param indexed whether the index finds a name without going through all its scripts
   */
  Visible(List<IResourceDescription> scripts, IResourceDescriptions index, boolean indexed) {
    this.scripts = List.copyOf(scripts);
    this.index = index;
    this.indexed = indexed;
    for (int i = 0; i < scripts.size(); i++) {
      IResourceDescription script = scripts.get(i);
      places.put(script.getURI(), i);
      if (i == 0 || !indexed || index.getResourceDescription(script.getURI()) == null) {
        others.add(script);
      }
    }
  }

  List<IResourceDescription> scripts() {
    return scripts;
  }

  /** Everything of that name, the nearest first. */
  List<IEObjectDescription> named(QualifiedName name) {
    List<IEObjectDescription> known = names.get(name);
    if (known == null) {
      known = find(name);
      names.put(name, known);
    }
    return known;
  }

  private List<IEObjectDescription> find(QualifiedName name) {
    List<IEObjectDescription> found = new ArrayList<>();
    for (IResourceDescription script : others) {
      script.getExportedObjects(EcorePackage.Literals.EOBJECT, name, false).forEach(found::add);
    }
    if (indexed) {
      int before = found.size();
      URI own = scripts.get(0).getURI();
      for (IEObjectDescription each :
          index.getExportedObjects(EcorePackage.Literals.EOBJECT, name, false)) {
        URI file = each.getEObjectURI().trimFragment();
        if (places.containsKey(file) && !file.equals(own)) {
          found.add(each);
        }
      }
      if (found.size() > before && found.size() > 1) {
        found.sort((a, b) -> Integer.compare(place(a), place(b))); // keeps the order in a file
      }
    }
    return List.copyOf(found);
  }

  private int place(IEObjectDescription found) {
    return places.getOrDefault(found.getEObjectURI().trimFragment(), Integer.MAX_VALUE);
  }
}
