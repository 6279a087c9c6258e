package org.rpg.encounter.report.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.validation.LaterIssues;
import org.rpg.encounter.play.Branches;
import org.rpg.encounter.play.Outline;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.Progress;

/**
 * What a game master would want to hear of the scenes of a script before the evening, found by
 * playing each of them quickly: diagnostics at their places, with pages of their own. Nothing is
 * said that the runs do not support.
 */
public final class Balance {
  private Balance() {}

  /** Something that can be found out about a scene. */
  @FunctionalInterface
  interface Check {
    void check(Scene scene);
  }

  private static final List<Check> CHECKS =
      List.of(
          new Expectations(), new Fights(), new Fighters(), new Roads(), new Ways(), new Missed());

  /** Variants are for comparing: of them only what they expect themselves is of interest. */
  private static final List<Check> OF_VARIANTS = List.of(new Expectations());

  /**
   * What the forecasts of a script's scenes tell, in the order of the text; nothing of a script
   * with errors. Of variants only those are played that expect something of their own.
   *
   * @throws InterruptedException if the calling thread is interrupted
   */
  public static List<Problem> of(Loaded loaded, BalanceOptions options)
      throws InterruptedException {
    if (loaded.hasErrors() || loaded.script().isEmpty()) {
      return List.of();
    }
    List<Issue> issues = new ArrayList<>();
    for (EObject scene : loaded.script().get().getDeclarations()) {
      if (!Outline.isScene(scene)) {
        continue;
      }
      if (!(scene instanceof Variant)) {
        issues.addAll(scene(scene, CHECKS, options));
      } else if (scene.eContents().stream().anyMatch(Expectation.class::isInstance)) {
        issues.addAll(scene(scene, OF_VARIANTS, options));
      }
    }
    XtextResource script = (XtextResource) loaded.script().get().eResource();
    // a byte order mark is no part of the text
    String text = script.getParseResult().getRootNode().getText();
    int mark = text.startsWith("\uFEFF") ? 1 : 0;
    return LaterIssues.of(script).applied(script, issues).stream()
        .map(it -> problem(it, loaded, mark))
        .sorted(Comparator.comparingInt(Problem::offset))
        .toList();
  }

  private static Problem problem(Issue issue, Loaded loaded, int mark) {
    return new Problem(
        severity(issue.getSeverity()),
        issue.getCode(),
        issue.getMessage(),
        loaded.source(),
        Math.max(0, issue.getOffset() - mark),
        issue.getLength());
  }

  private static Problem.Severity severity(Severity severity) {
    return switch (severity) {
      case ERROR -> Problem.Severity.ERROR;
      case WARNING -> Problem.Severity.WARNING;
      case INFO, IGNORE -> Problem.Severity.INFO;
    };
  }

  /** The n-th of what a code tells at a place. */
  private record Found(String code, int offset, int n) {}

  /** Where players choose, what is found is told if it is so whatever they choose. */
  private static List<Issue> scene(EObject declaration, List<Check> checks, BalanceOptions options)
      throws InterruptedException {
    List<Plan> plans = Branches.of(declaration, List.of()).plans();
    Map<Found, Integer> counts = new LinkedHashMap<>();
    Map<Found, Issue> first = new LinkedHashMap<>();
    for (Plan plan : plans) {
      Scene scene =
          new Scene(declaration, plan, Preview.of(plan, options.preview(), Progress.NONE), options);
      checks.forEach(it -> it.check(scene));
      Map<Found, Issue> own = new LinkedHashMap<>();
      for (Issue each : scene.told()) {
        int n = 0;
        while (own.containsKey(new Found(each.getCode(), each.getOffset(), n))) {
          n++;
        }
        own.put(new Found(each.getCode(), each.getOffset(), n), each);
      }
      own.forEach(
          (found, issue) -> {
            counts.merge(found, 1, Integer::sum);
            first.putIfAbsent(found, issue);
          });
    }
    return first.entrySet().stream()
        .filter(it -> counts.get(it.getKey()) == plans.size())
        .map(Map.Entry::getValue)
        .toList();
  }
}
