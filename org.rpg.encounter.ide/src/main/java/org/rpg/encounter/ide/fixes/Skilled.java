package org.rpg.encounter.ide.fixes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.rpg.encounter.dsl.encounter.Gear;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.SkillsProperty;
import org.rpg.encounter.dsl.encounter.StyleProperty;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.TargetAction;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/** What a being lacks for what it wields and does. */
final class Skilled {
  private Skilled() {}

  /** The skill of fighting with what is marked, of the value 1. */
  static List<Repair> weapon(Fault fault) {
    Optional<EObject> being = being(fault);
    String skill = fault.language().choose("Fight", "Lutar");
    String value = skill + "[" + fault.marked() + "] 1";
    return being.isEmpty() ? List.of() : skill(fault, being.get(), value);
  }

  private static List<Repair> skill(Fault fault, EObject being, String value) {
    for (EObject each : being.eContents()) {
      if (each instanceof SkillsProperty skills) {
        return Fault.node(skills)
            .map(it -> Written.at(it.getEndOffset(), ", " + value))
            .orElse(List.of());
      }
    }
    return Written.firstLine(
        fault, being, Words.spelling("skills", fault.language()) + " " + value);
  }

  private static Optional<EObject> being(Fault fault) {
    for (EObject each = fault.element().orElse(null); each != null; each = each.eContainer()) {
      if (!Lineage.properties(each).isEmpty()) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** Carries the weapon that its style attacks with. */
  static List<Repair> armed(Fault fault) {
    Optional<Tactics> style = fault.around(StyleProperty.class).map(StyleProperty::getTactics);
    Optional<EObject> being = being(fault);
    if (style.isEmpty() || being.isEmpty()) {
      return List.of();
    }
    List<Repair> found = new ArrayList<>();
    for (Tactics each : Lineage.of(style.get(), Tactics.class)) {
      for (TargetAction action : EcoreUtil2.getAllContentsOfType(each, TargetAction.class)) {
        Gear means = action.getMeans();
        if (means instanceof Weapon && !holds(being.get(), means)) {
          found.addAll(carried(fault, being.get(), means));
        }
      }
    }
    return found.stream().limit(1).toList();
  }

  private static boolean holds(EObject being, Gear thing) {
    return !EcoreUtil.UsageCrossReferencer.find(thing, being).isEmpty();
  }

  private static List<Repair> carried(Fault fault, EObject being, Gear thing) {
    Language language = fault.language();
    return Names.of(thing)
        .map(
            it ->
                Written.lastLine(
                    fault, being, Words.spelling("carries", language) + " " + it.in(language)))
        .orElse(List.of());
  }

  /** The weapons in hand, in the brackets that are missing; whoever has none fights unarmed. */
  static List<Repair> brackets(Fault fault) {
    Optional<EObject> being = being(fault);
    Optional<SkillReference> skill = fault.around(SkillReference.class);
    if (being.isEmpty() || skill.isEmpty()) {
      return List.of();
    }
    List<Repair> found = new ArrayList<>();
    for (WieldsProperty wields : Lineage.nearest(being.get(), WieldsProperty.class)) {
      for (Gear each : wields.getThings()) {
        if (each instanceof Weapon) {
          Names.of(each)
              .map(it -> "[" + it.in(fault.language()) + "]")
              .ifPresent(it -> found.addAll(Written.behind(fault, it)));
        }
      }
    }
    boolean fights = fault.marked().equals(fault.language().choose("Fight", "Lutar"));
    return found.isEmpty() && fights
        ? Written.behind(fault, "[" + fault.language().choose("Unarmed", "Desarmado") + "]")
        : found;
  }
}
