package org.rpg.encounter.dsl.words;

import java.util.*;
import org.eclipse.emf.ecore.*;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.*;
import org.eclipse.xtext.scoping.*;
import org.eclipse.xtext.scoping.impl.AbstractScope;
import org.rpg.encounter.dsl.encounter.Script;

/**
 * Prototype: every name of the resource set under both its spellings, nested ones inside their
 * declaration or qualified; plurals.
 */
public class TermScopes implements IScopeProvider {
  @Override
  public IScope getScope(EObject context, EReference reference) {
    EObject root = top(context);
    List<IEObjectDescription> found = new ArrayList<>();
    for (Resource r : List.copyOf(context.eResource().getResourceSet().getResources()))
      for (EObject script : r.getContents())
        if (script instanceof Script)
          script
              .eAllContents()
              .forEachRemaining(
                  o -> {
                    if (!reference.getEReferenceType().isInstance(o)
                        && reference.getEReferenceType() != EcorePackage.Literals.EOBJECT) return;
                    for (String f : List.of("name", "alias")) {
                      EStructuralFeature n = o.eClass().getEStructuralFeature(f);
                      if (n == null || o.eGet(n) == null) continue;
                      String name = (String) o.eGet(n);
                      boolean nested = !(o.eContainer() instanceof Script);
                      if (!nested
                          || top(o) == root
                          || o.eClass().getName().matches("ParameterOption|End")
                          || top(context).eClass().getName().matches("Tactics|RandomTable")
                              && o.eResource() == context.eResource())
                        found.add(EObjectDescription.create(name, o));
                      if (nested)
                        for (String q : List.of("name", "alias")) {
                          EStructuralFeature t = top(o).eClass().getEStructuralFeature(q);
                          if (t != null && top(o).eGet(t) != null)
                            found.add(
                                EObjectDescription.create(
                                    QualifiedName.create((String) top(o).eGet(t), name), o));
                        }
                    }
                  });
    return new AbstractScope(IScope.NULLSCOPE, false) {
      @Override
      protected Iterable<IEObjectDescription> getAllLocalElements() {
        return found;
      }

      @Override
      public IEObjectDescription getSingleElement(QualifiedName name) {
        IEObjectDescription exact = super.getSingleElement(name);
        if (exact != null) return exact;
        for (String s : Plurals.singulars(name.getLastSegment())) {
          IEObjectDescription d = super.getSingleElement(name.skipLast(1).append(s));
          if (d != null) return d;
        }
        return null;
      }
    };
  }

  private static EObject top(EObject o) {
    while (o.eContainer() != null && !(o.eContainer() instanceof Script)) o = o.eContainer();
    return o;
  }
}
