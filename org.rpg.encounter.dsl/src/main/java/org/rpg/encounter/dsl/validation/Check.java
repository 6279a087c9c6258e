package org.rpg.encounter.dsl.validation;

import org.eclipse.emf.ecore.EObject;

/** One idea of what can be wrong with one kind of element. It looks at that element alone. */
@FunctionalInterface
public interface Check<T extends EObject> {
  /** Reports what is wrong; must stand any half-written element, with missing and unknown parts. */
  void check(T element, Findings findings);
}
