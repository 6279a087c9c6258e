package org.rpg.encounter.dsl.validation.travel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.*;

/**
 * An adventure as stages and ways between them. A node is a stage, a choice, an ending, or a scene
 * that an edge leads to and that no line of the adventure goes on from.
 */
public final class AdventureGraph {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  /**
   * A way from one node to another.
   *
   * @param source the element that says so: an edge, an option, a deadline, the start
   * @param open whether it can be gone at all, as far as that is known
   */
  public record Way(EObject source, EStructuralFeature target, EObject to, boolean open) {}

  private final Map<EObject, List<Way>> ways = new LinkedHashMap<>();
  private final List<Way> starts = new ArrayList<>();
  private final List<Way> deadlines = new ArrayList<>();
  private boolean whole = true;

  private AdventureGraph() {}

  public static AdventureGraph of(Adventure adventure) {
    AdventureGraph graph = new AdventureGraph();
    Map<EObject, EObject> stages = new LinkedHashMap<>();
    for (EObject element : adventure.getElements()) {
      if (element instanceof Stage stage) {
        graph.whole &= stage.getPlay() == null || !stage.getPlay().eIsProxy();
        // of two without a name of their own the first is meant; the other is reported by itself
        boolean named = stage.getName() != null || stage.getPlay() == null;
        if (named || stages.putIfAbsent(stage.getPlay(), stage) == null) {
          graph.ways.put(stage, new ArrayList<>());
        }
      } else if (element instanceof ChoiceStage || element instanceof Ending) {
        graph.ways.put(element, new ArrayList<>());
      }
    }
    for (EObject element : adventure.getElements()) {
      graph.add(element, stages);
    }
    return graph;
  }

  private void add(EObject element, Map<EObject, EObject> stages) {
    if (element instanceof FirstStage first) {
      starts.add(way(first, MODEL.getFirstStage_Stage(), first.getStage(), true, stages));
    } else if (element instanceof Deadline deadline) {
      deadlines.add(way(deadline, MODEL.getDeadline_Target(), deadline.getTarget(), true, stages));
    } else if (element instanceof ChoiceStage choice) {
      for (EdgeOption option : choice.getOptions()) {
        boolean open = option.getShare() == null || Amounts.most(option.getShare()) > 0;
        ways.get(choice)
            .add(way(option, MODEL.getEdgeOption_Target(), option.getTarget(), open, stages));
      }
    } else if (element instanceof Stage stage && ways.containsKey(stage)) {
      boolean open = true;
      for (Edge edge : stage.getEdges()) {
        boolean taken = open && !Never.of(edge, stage);
        ways.get(stage).add(way(edge, MODEL.getEdge_Target(), edge.getTarget(), taken, stages));
        open &= !isAlways(edge);
      }
    }
  }

  /** Whether an edge is taken, whatever happened. */
  public static boolean isAlways(Edge edge) {
    return edge.getGuard() == null;
  }

  private Way way(
      EObject source,
      EStructuralFeature feature,
      EObject target,
      boolean open,
      Map<EObject, EObject> stages) {
    EObject to = target == null ? null : stages.getOrDefault(target, target);
    if (to == null || to.eIsProxy()) {
      whole = false;
    } else {
      ways.computeIfAbsent(to, it -> new ArrayList<>());
    }
    return new Way(source, feature, to, open);
  }

  /** Whether every name in it is known; otherwise nothing can be said of what is missing. */
  public boolean isWhole() {
    return whole;
  }

  public List<Way> starts() {
    return starts;
  }

  public List<Way> deadlines() {
    return deadlines;
  }

  /** Where one can go from a node. */
  public List<Way> from(EObject node) {
    return ways.getOrDefault(node, List.of());
  }

  public Collection<EObject> nodes() {
    return ways.keySet();
  }

  /** The node that an adventure begins with. */
  public Optional<EObject> first() {
    return starts.stream().map(Way::to).filter(it -> it != null && !it.eIsProxy()).findFirst();
  }

  /** What can be reached from the start, by the ways that can be gone; deadlines lead on too. */
  public Set<EObject> reached() {
    Set<EObject> reached = new LinkedHashSet<>();
    starts.forEach(it -> reach(it.to(), reached));
    if (!reached.isEmpty()) {
      deadlines.forEach(it -> reach(it.to(), reached));
    }
    return reached;
  }

  /** What can be reached from a node, the node itself only if some way leads back. */
  public Set<EObject> after(EObject node) {
    Set<EObject> reached = new LinkedHashSet<>();
    from(node).stream().filter(Way::open).forEach(it -> reach(it.to(), reached));
    return reached;
  }

  private void reach(EObject from, Set<EObject> reached) {
    Deque<EObject> open = new ArrayDeque<>();
    if (from != null) {
      open.add(from);
    }
    while (!open.isEmpty()) {
      EObject node = open.poll();
      if (reached.add(node)) {
        from(node).stream()
            .filter(it -> it.open() && it.to() != null)
            .forEach(it -> open.add(it.to()));
      }
    }
  }

  /** The encounter, episode or journey that is played at a node; empty for choices and endings. */
  public static Optional<EObject> scene(EObject node) {
    EObject scene = node;
    for (int i = 0; i < 10 && scene instanceof Stage stage; i++) {
      scene = stage.getPlay();
    }
    return Optional.ofNullable(scene)
        .filter(it -> it instanceof Encounter || it instanceof Episode || it instanceof Journey)
        .filter(it -> !it.eIsProxy());
  }

  /** Every scene that it plays. */
  public Set<EObject> scenes() {
    Set<EObject> scenes = new LinkedHashSet<>();
    nodes().forEach(it -> scene(it).ifPresent(scenes::add));
    return scenes;
  }
}
