package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.SubjectValue;

/**
 * The parameters that the scripts at hand declare: the open points of the rules, and what plays a
 * role.
 */
final class Declared {
  private final List<Parameter> parameters = new ArrayList<>();

  Declared(ResourceSet scripts) {
    if (scripts == null) {
      return;
    }
    for (Resource resource : List.copyOf(scripts.getResources())) {
      for (EObject root : resource.getContents()) {
        if (root instanceof Script script) {
          script.getDeclarations().stream()
              .filter(Parameter.class::isInstance)
              .map(Parameter.class::cast)
              .forEach(parameters::add);
        }
      }
    }
  }

  List<Parameter> parameters() {
    return parameters;
  }

  /** The declaration that is the default of the parameter with this English name. */
  <T> Optional<T> role(String english, Class<T> kind) {
    return parameters.stream()
        .filter(it -> english.equals(it.getAlias()) || english.equals(it.getName()))
        .map(it -> named(it.getInitial()))
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst();
  }

  /** The declaration that an expression names; null if it is something else. */
  static EObject named(Expression value) {
    return value instanceof SubjectValue name ? name.getSubject().getNamed() : null;
  }
}
