package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.travel.AdventureGraph;
import org.rpg.encounter.dsl.validation.travel.AdventureGraph.Way;
import org.rpg.encounter.dsl.validation.travel.Amounts;
import org.rpg.encounter.dsl.validation.travel.Course;

/** An adventure has a beginning, and every way through it comes to an end. */
final class AdventureCheck implements Check<Adventure> {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis START = Diagnosis.of("ADVENTURE-START");
  private static final Diagnosis DEAD_END = Diagnosis.of("ADVENTURE-DEAD-END");
  private static final Diagnosis UNREACHED = Diagnosis.of("ADVENTURE-UNREACHED");
  private static final Diagnosis CIRCLE = Diagnosis.of("ADVENTURE-CIRCLE");
  private static final Diagnosis DEADLINE = Diagnosis.of("DEADLINE-EARLY");

  @Override
  public void check(Adventure adventure, Findings findings) {
    AdventureGraph graph = AdventureGraph.of(adventure);
    if (graph.starts().isEmpty()) {
      findings.report(START, adventure, adventure.getName());
    }
    if (!graph.isWhole()) {
      return;
    }
    deadEnds(graph, findings);
    if (!graph.starts().isEmpty()) {
      unreached(adventure, graph, findings);
      circles(graph, findings);
      deadlines(graph, findings);
    }
  }

  /** A way to something that the adventure does not go on from. */
  private static void deadEnds(AdventureGraph graph, Findings findings) {
    Set<EObject> reported = new HashSet<>();
    for (Way way : ways(graph)) {
      boolean scene = !(way.to() instanceof Ending) && graph.from(way.to()).isEmpty();
      if (scene && reported.add(way.to())) {
        findings.reportAt(DEAD_END, way.source(), way.target(), new Named(way.to()));
      }
    }
  }

  private static Set<Way> ways(AdventureGraph graph) {
    Set<Way> ways = new LinkedHashSet<>(graph.starts());
    graph.nodes().forEach(it -> ways.addAll(graph.from(it)));
    ways.addAll(graph.deadlines());
    return ways;
  }

  private static void unreached(Adventure adventure, AdventureGraph graph, Findings findings) {
    Set<EObject> reached = graph.reached();
    for (EObject node : graph.nodes()) {
      if (!reached.contains(node) && node.eContainer() == adventure) {
        findings.report(UNREACHED, place(node), named(node));
      }
    }
  }

  private static Place place(EObject node) {
    return node instanceof Stage stage && stage.getName() == null
        ? Place.of(stage, MODEL.getStage_Play())
        : Place.of(node);
  }

  private static Named named(EObject node) {
    boolean unnamed = node instanceof Stage && Spellings.first(node).isEmpty();
    return new Named(unnamed ? ((Stage) node).getPlay() : node);
  }

  /** Stages from which only each other can be reached; without a deadline nothing ends that. */
  private static void circles(AdventureGraph graph, Findings findings) {
    if (!graph.deadlines().isEmpty()) {
      return;
    }
    Set<EObject> reported = new HashSet<>();
    for (EObject node : graph.reached()) {
      Set<EObject> after = graph.after(node);
      boolean out = after.stream().anyMatch(it -> it instanceof Ending || mayStop(it, graph));
      if (after.contains(node)
          && !out
          && !mayStop(node, graph)
          && after.stream().noneMatch(reported::contains)) {
        reported.add(node);
        findings.report(CIRCLE, place(node), named(node));
      }
    }
  }

  /** Whether the adventure may simply end there: no way leads on, or none for some end. */
  private static boolean mayStop(EObject node, AdventureGraph graph) {
    List<Way> ways = graph.from(node);
    return ways.stream().noneMatch(Way::open)
        || node instanceof Stage stage
            && stage.getEdges().stream().noneMatch(AdventureGraph::isAlways);
  }

  /** A deadline that has passed before the first stage can be over. */
  private static void deadlines(AdventureGraph graph, Findings findings) {
    OptionalLong first =
        graph.first().flatMap(AdventureGraph::scene).stream()
            .mapToLong(it -> Course.of(it).minutes())
            .findFirst();
    for (Way way : graph.deadlines()) {
      Quantity limit = ((Deadline) way.source()).getLimit();
      OptionalLong most = Amounts.mostMinutes(limit);
      if (first.isPresent() && most.isPresent() && most.getAsLong() < first.getAsLong()) {
        findings.report(
            DEADLINE, Place.whole(limit), named(graph.first().get()), first.getAsLong() / 60);
      }
    }
  }
}
