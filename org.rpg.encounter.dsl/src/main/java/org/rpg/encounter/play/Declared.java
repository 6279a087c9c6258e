package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.Poison;
import org.rpg.encounter.dsl.encounter.PoisonKind;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.SubjectValue;

/**
 * The parameters that the scripts at hand declare: the open points of the rules, and what plays a
 * role.
 */
final class Declared {
  private final List<Parameter> parameters = new ArrayList<>();
  private final List<Poison> illnesses = new ArrayList<>();

  Declared(ResourceSet scripts) {
    if (scripts == null) {
      return;
    }
    for (Resource resource : List.copyOf(scripts.getResources())) {
      for (EObject root : resource.getContents()) {
        if (root instanceof Script script) {
          script.getDeclarations().forEach(this::add);
        }
      }
    }
  }

  private void add(EObject declaration) {
    if (declaration instanceof Parameter it) {
      parameters.add(it);
    } else if (declaration instanceof Poison it && it.getKind() == PoisonKind.ILLNESS) {
      illnesses.add(it);
    }
  }

  /** Illnesses, in the order of the scripts. */
  List<Poison> illnesses() {
    return illnesses;
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
