package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;

/** What is like something is not, in the end, like itself. */
final class LikeCycleCheck implements Check<Declaration> {
  private static final Diagnosis CYCLE = Diagnosis.of("LIKE-CYCLE");

  @Override
  public void check(Declaration declaration, Findings findings) {
    Set<EObject> seen = new HashSet<>();
    for (EObject next = base(declaration); next != null && seen.add(next); next = base(next)) {
      if (next == declaration) {
        EStructuralFeature base = declaration.eClass().getEStructuralFeature("base");
        findings.reportAt(CYCLE, declaration, base, declaration.getName());
        return;
      }
    }
  }

  private static EObject base(EObject element) {
    EStructuralFeature base = element.eClass().getEStructuralFeature("base");
    boolean known = base != null && element.eGet(base) instanceof EObject o && !o.eIsProxy();
    return known ? (EObject) element.eGet(base) : null;
  }
}
