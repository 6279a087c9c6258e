package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.End;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.NameKey;

/** Two names that differ by a capital, an accent or a joined letter alone are probably one. */
final class NearNamesCheck implements Check<Script> {
  private static final Diagnosis NEAR = Diagnosis.of("NAME-NEAR");

  private record First(EObject element, String name) {}

  @Override
  public void check(Script script, Findings findings) {
    Map<String, First> seen = new HashMap<>();
    for (TreeIterator<EObject> all = script.eAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      Set<String> own = new HashSet<>();
      for (String feature : new String[] {"name", "alias"}) {
        EStructuralFeature f = element.eClass().getEStructuralFeature(feature);
        if (f != null && element.eGet(f) instanceof String name && own.add(NameKey.folded(name))) {
          compare(seen, element, f, name, findings);
        }
      }
    }
  }

  private static void compare(
      Map<String, First> seen,
      EObject element,
      EStructuralFeature f,
      String name,
      Findings findings) {
    First first = seen.putIfAbsent(NameKey.folded(name), new First(element, name));
    if (first == null
        || first.element == element
        || NameKey.same(first.name, name)
        || first.element.eClass() != element.eClass()
        || element.eContainer() != first.element.eContainer() && !(element instanceof End)) {
      return;
    }
    int line = NodeModelUtils.findActualNodeFor(first.element).getStartLine();
    Fix fix = new Fix(NameConverter.written(first.name));
    findings.report(NEAR, Place.of(element, f), name, first.name, line, fix);
  }
}
