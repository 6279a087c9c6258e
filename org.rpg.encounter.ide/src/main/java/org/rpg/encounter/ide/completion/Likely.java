package org.rpg.encounter.ide.completion;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.EcoreUtil2;
import org.rpg.encounter.dsl.encounter.Action;
import org.rpg.encounter.dsl.encounter.CarriesProperty;
import org.rpg.encounter.dsl.encounter.CountedGear;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.SkillValue;
import org.rpg.encounter.dsl.encounter.SkillsProperty;
import org.rpg.encounter.dsl.encounter.StyleProperty;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.TacticsLine;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Lineage;

/**
 * What is the likeliest where something stands: weapons that a being has learnt to fight with,
 * things that it has, things that those have who follow the tactics; what a line of tactics asks.
 */
final class Likely {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  /** What somebody with the initiative looks at: himself, and who is within his reach. */
  private static final Set<String> CONDITIONS =
      Set.of(
          "adjacent",
          "ally",
          "any",
          "distance",
          "enemy",
          "exposed",
          "grappled",
          "has",
          "helpless",
          "life",
          "mounted",
          "nearest",
          "not",
          "prone",
          "unconscious",
          "vigor",
          "within-reach",
          "wounded");

  private Likely() {}

  /** Whether a word is one of those that a condition of tactics is mostly made of. */
  static boolean word(String key, EObject context) {
    TacticsLine line = EcoreUtil2.getContainerOfType(context, TacticsLine.class);
    boolean asks = line != null && EcoreUtil2.getContainerOfType(context, Action.class) == null;
    return asks && CONDITIONS.contains(key);
  }

  static Set<EObject> of(EReference reference, EObject context) {
    EObject declaration = Spellings.declaration(context);
    boolean gear =
        reference == MODEL.getWieldsProperty_Things() || reference == MODEL.getCountedGear_Thing();
    if (gear) {
      return learnt(declaration);
    }
    if (reference == MODEL.getSkillReference_Specialisation()) {
      return things(declaration);
    }
    boolean means =
        reference == MODEL.getTargetAction_Means()
            || reference == MODEL.getItemAction_Thing()
            || reference == MODEL.getGiveAction_Thing();
    return means && declaration instanceof Tactics tactics ? thingsOfUsers(tactics) : Set.of();
  }

  /** What a being, or what it is like, has a skill for. */
  private static Set<EObject> learnt(EObject being) {
    Set<EObject> found = new HashSet<>();
    for (EObject each : Lineage.of(being)) {
      for (SkillsProperty skills : properties(each, SkillsProperty.class)) {
        for (SkillValue value : skills.getSkills()) {
          if (value.getSkill() != null && value.getSkill().getSpecialisation() != null) {
            found.add(value.getSkill().getSpecialisation());
          }
        }
      }
    }
    return found;
  }

  /** What a being wields and carries. */
  private static Set<EObject> things(EObject being) {
    Set<EObject> found = new HashSet<>();
    for (EObject each : Lineage.of(being)) {
      properties(each, WieldsProperty.class).forEach(it -> found.addAll(it.getThings()));
      properties(each, CarriesProperty.class).stream()
          .flatMap(it -> it.getThings().stream())
          .map(CountedGear::getThing)
          .forEach(found::add);
    }
    return found;
  }

  private static Set<EObject> thingsOfUsers(Tactics tactics) {
    Set<EObject> found = new HashSet<>();
    if (EcoreUtil2.getRootContainer(tactics) instanceof Script script) {
      for (EObject each : script.getDeclarations()) {
        boolean user =
            properties(each, StyleProperty.class).stream()
                .map(StyleProperty::getTactics)
                .anyMatch(it -> it == tactics);
        if (user) {
          found.addAll(things(each));
        }
      }
    }
    return found;
  }

  private static <P> List<P> properties(EObject being, Class<P> kind) {
    return Lineage.properties(being).stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
