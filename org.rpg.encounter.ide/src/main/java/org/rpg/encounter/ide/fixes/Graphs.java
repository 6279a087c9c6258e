package org.rpg.encounter.ide.fixes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.ChoiceStage;
import org.rpg.encounter.dsl.encounter.Ending;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.words.Words;

/** Where an adventure does not lead on. */
final class Graphs {
  private Graphs() {}

  /** It starts at its first stage. */
  static List<Repair> start(Fault fault) {
    Optional<Adventure> adventure = fault.around(Adventure.class);
    return adventure
        .flatMap(Graphs::firstStage)
        .map(
            stage ->
                Written.firstLine(
                    fault,
                    adventure.get(),
                    word("starts", fault) + " " + word("at", fault) + " " + stage))
        .orElse(List.of());
  }

  private static String word(String key, Fault fault) {
    return Words.spelling(key, fault.language());
  }

  private static Optional<String> firstStage(Adventure adventure) {
    for (EObject each : adventure.getElements()) {
      Optional<String> name =
          each instanceof Stage
              ? written(each, "name").or(() -> written(each, "play"))
              : each instanceof ChoiceStage ? written(each, "name") : Optional.empty();
      if (name.isPresent()) {
        return name;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> written(EObject of, String feature) {
    List<INode> nodes =
        NodeModelUtils.findNodesForFeature(of, of.eClass().getEStructuralFeature(feature));
    return nodes.stream().findFirst().map(NodeModelUtils::getTokenText);
  }

  /** One edge more for all that is left, to each of the endings. */
  static List<Repair> otherwise(Fault fault) {
    return edge(fault, word("otherwise", fault) + " -> ");
  }

  /** A way out of a circle or a dead end. */
  static List<Repair> wayOut(Fault fault) {
    return edge(fault, "-> ");
  }

  private static List<Repair> edge(Fault fault, String beginning) {
    Optional<Stage> stage = fault.around(Stage.class);
    Optional<Adventure> adventure = fault.around(Adventure.class);
    if (adventure.isEmpty()) {
      return List.of();
    }
    if (stage.isEmpty() || stage.get().getEdges().isEmpty()) {
      return stage.isEmpty() ? first(fault, adventure.get(), beginning) : List.of();
    }
    int end =
        Fault.node(stage.get().getEdges().get(stage.get().getEdges().size() - 1))
            .map(INode::getEndOffset)
            .orElse(fault.end());
    List<Repair> found = new ArrayList<>();
    for (String ending : endings(adventure.get())) {
      found.addAll(Written.at(end, " " + beginning + ending));
    }
    return found;
  }

  private static List<String> endings(Adventure adventure) {
    return adventure.getElements().stream()
        .filter(Ending.class::isInstance)
        .flatMap(it -> written(it, "name").stream())
        .toList();
  }

  /** The first edge of what is marked, to each of the endings or to one that is new. */
  private static List<Repair> first(Fault fault, Adventure adventure, String beginning) {
    String from = fault.marked() + " " + beginning;
    List<Repair> found = new ArrayList<>();
    for (String ending : endings(adventure)) {
      found.addAll(Written.lastLine(fault, adventure, from + ending));
    }
    if (found.isEmpty()) {
      String home = fault.language().choose("Home", "Casa");
      found.addAll(
          Written.lastLines(
              fault, adventure, List.of(from + home, word("ending", fault) + " " + home)));
    }
    return found;
  }
}
