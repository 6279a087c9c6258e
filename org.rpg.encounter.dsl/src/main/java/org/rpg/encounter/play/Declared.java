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
import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.encounter.SubjectValue;

/**
 * What the scripts at hand declare for everybody: the open points of the rules, what plays a role,
 * the skills.
 */
final class Declared {
  private final List<Parameter> parameters = new ArrayList<>();
  private final List<Skill> skills = new ArrayList<>();
  private final List<Poison> poisons = new ArrayList<>();

  Declared(ResourceSet scripts) {
    if (scripts == null) {
      return;
    }
    for (Resource resource : List.copyOf(scripts.getResources())) {
      for (EObject root : resource.getContents()) {
        if (root instanceof Script script) {
          add(script, Parameter.class, parameters);
          add(script, Skill.class, skills);
          add(script, Poison.class, poisons);
        }
      }
    }
  }

  private static <D> void add(Script script, Class<D> kind, List<D> all) {
    script.getDeclarations().stream().filter(kind::isInstance).map(kind::cast).forEach(all::add);
  }

  /** Illnesses, in the order of the scripts. */
  List<Poison> illnesses() {
    return poisons.stream().filter(it -> it.getKind() == PoisonKind.ILLNESS).toList();
  }

  List<Parameter> parameters() {
    return parameters;
  }

  /** The skills that armour hinders, whoever has them (BASE-16). */
  List<Skill> penalised() {
    return skills.stream().filter(Skill::isPenalised).toList();
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
