package org.rpg.encounter.dsl.validation;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.resource.Resource;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Script;

/** A script of which for the moment only one declaration may be looked at. */
public interface Focused {
  /** That declaration; none if the whole script may be looked at. */
  Optional<Declaration> focus();

  /** The declaration that may be looked at alone; none if all may. */
  static Optional<Declaration> of(Resource script) {
    return script instanceof Focused focused ? focused.focus() : Optional.empty();
  }

  /** The declarations of a script that may be looked at. */
  static List<Declaration> declarations(Script script) {
    return of(script.eResource()).map(List::of).orElseGet(script::getDeclarations);
  }
}
