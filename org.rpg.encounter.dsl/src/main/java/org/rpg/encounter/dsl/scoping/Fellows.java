package org.rpg.encounter.dsl.scoping;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.ChoiceStage;
import org.rpg.encounter.dsl.encounter.Edge;
import org.rpg.encounter.dsl.encounter.EdgeOption;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.FirstStage;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.encounter.Travellers;

/**
 * Who takes part without being named there: in a journey or an episode that names no travellers
 * those of the adventure that it is a stage of; in an adventure that names none those of its
 * stages.
 */
final class Fellows {
  private Fellows() {}

  static Set<EObject> of(EObject declaration) {
    Set<EObject> found = new LinkedHashSet<>();
    if (declaration instanceof Adventure adventure) {
      if (members(adventure).isEmpty()) {
        addStages(adventure, found);
      }
    } else if ((declaration instanceof Journey || declaration instanceof Episode)
        && members(declaration).isEmpty()
        && declaration.eContainer() instanceof Script script) {
      for (EObject other : script.getDeclarations()) {
        if (other instanceof Adventure adventure && stages(adventure).contains(declaration)) {
          members(adventure).forEach(it -> Surroundings.add(it, found));
          addStages(adventure, found);
        }
      }
    }
    return found;
  }

  private static void addStages(Adventure adventure, Set<EObject> found) {
    for (EObject stage : stages(adventure)) {
      members(stage).forEach(it -> Surroundings.add(it, found));
    }
  }

  /** Those who travel, or who are the heroes of a fight. */
  private static List<Member> members(EObject scene) {
    List<Member> members = new ArrayList<>();
    for (EObject element : scene.eContents()) {
      if (element instanceof Travellers travellers) {
        members.addAll(travellers.getMembers());
      } else if (element instanceof Side side && side.getKind() == SideKind.HEROES) {
        members.addAll(side.getMembers());
      }
    }
    return members;
  }

  private static Set<EObject> stages(Adventure adventure) {
    Set<EObject> stages = new LinkedHashSet<>();
    for (EObject element : adventure.getElements()) {
      if (element instanceof Stage stage) {
        add(stage.getPlay(), stages);
        for (Edge edge : stage.getEdges()) {
          add(edge.getTarget(), stages);
        }
      } else if (element instanceof ChoiceStage choice) {
        for (EdgeOption option : choice.getOptions()) {
          add(option.getTarget(), stages);
        }
      } else if (element instanceof FirstStage first) {
        add(first.getStage(), stages);
      }
    }
    return stages;
  }

  private static void add(EObject stage, Set<EObject> stages) {
    if (stage != null && !stage.eIsProxy()) {
      stages.add(stage);
    }
  }
}
