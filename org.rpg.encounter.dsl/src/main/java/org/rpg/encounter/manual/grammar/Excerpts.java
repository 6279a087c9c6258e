package org.rpg.encounter.manual.grammar;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParser;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.ScriptReader;
import org.rpg.encounter.manual.script.ScriptInk;
import org.rpg.encounter.manual.script.ScriptText;
import org.rpg.encounter.manual.script.ScriptText.Mark;
import org.rpg.encounter.manual.script.Shipped;
import org.rpg.encounter.rulebook.recipes.Recipes;

/** Finds, in the scripts that ship, a place that shows a construct. */
public final class Excerpts {
  /** What is longer is cut. */
  private static final int LINES = 12;

  private static final int FOREIGN = 400;
  private static final int LIBRARY = 150;
  private static final int AGAIN = 6;
  private static final int WIDE = 60;

  /** What stands beside the contents without being moved, in characters. */
  private static final int WIDTH = 76;

  /** The length of a good part of a line, in characters. */
  private static final int GOOD_LENGTH = 45;

  /** The length of a good part of several lines. */
  private static final int GOOD_LINES = 5;

  /** Rules that nothing is written by: they only say what a name may stand for. */
  private static final Set<String> COMMON = Set.of("Gear", "StageTarget");

  private final Translator translator;
  private final IParser parser;

  /** From where some lines are. */
  public enum Source {
    EXAMPLE,
    LIBRARY,
    RECIPE,
    /** The right script of a diagnostic's page. */
    MESSAGE
  }

  /**
   * Some lines of a script.
   *
   * @param name the name of its file or recipe, or the code of the diagnostic
   * @param firstLine the first of them, from 0
   * @param endLine the one behind the last
   * @param mark the part that shows the construct
   * @param isCut whether there is more of it
   */
  public record Excerpt(
      Source source,
      String name,
      ScriptText script,
      int firstLine,
      int endLine,
      Optional<Mark> mark,
      boolean isCut) {}

  private record Candidate(Shipped script, INode node) {}

  @Inject
  Excerpts(Translator translator, IParser parser) {
    this.translator = translator;
    this.parser = parser;
  }

  /** One for each construct that any of the scripts uses. */
  public Map<Construct, Excerpt> find(
      Constructs constructs, List<Shipped> scripts, Language language) {
    Map<Construct, List<Candidate>> candidates = new LinkedHashMap<>();
    for (Shipped script : scripts) {
      for (INode node : script.script().getParseResult().getRootNode().getAsTreeIterable()) {
        shown(constructs, node)
            .ifPresent(
                it ->
                    candidates
                        .computeIfAbsent(it, any -> new ArrayList<>())
                        .add(new Candidate(script, node)));
      }
    }
    Map<Construct, Excerpt> found = new LinkedHashMap<>();
    Map<String, Integer> used = new HashMap<>(); // by file
    constructs.chapters().stream()
        .flatMap(chapter -> chapter.constructs().stream())
        .filter(candidates::containsKey)
        .forEach(
            construct -> {
              Candidate best =
                  candidates.get(construct).stream()
                      .min(Comparator.comparingInt(it -> cost(it, language, used)))
                      .get();
              used.merge(best.script.file(), 1, Integer::sum);
              found.put(construct, excerpt(best, language));
            });
    fromPages(constructs, found, language);
    return found;
  }

  /** What no script shows, a recipe or the page of a diagnostic does; both are in both tongues. */
  private void fromPages(Constructs constructs, Map<Construct, Excerpt> found, Language language) {
    Recipes.all()
        .forEach(
            it -> add(Source.RECIPE, it.id(), it.script(language), constructs, found, language));
    for (String code : DiagnosisPage.codes()) {
      Diagnosis.of(code)
          .page()
          .right(language)
          .forEach(it -> add(Source.MESSAGE, code, it, constructs, found, language));
    }
  }

  private void add(
      Source source,
      String name,
      String text,
      Constructs constructs,
      Map<Construct, Excerpt> found,
      Language language) {
    INode root = parser.parse(new ScriptReader(text, Optional.of(language))).getRootNode();
    for (INode node : root.getAsTreeIterable()) {
      shown(constructs, node)
          .filter(it -> !found.containsKey(it))
          .ifPresent(it -> found.put(it, excerpt(source, name, text, node)));
    }
  }

  private static Excerpt excerpt(Source source, String name, String text, INode node) {
    INode shown = wholeLines(node);
    int first = shown.getStartLine() - 1;
    int end = Math.min(shown.getEndLine(), first + LINES);
    Mark mark = new Mark(node.getOffset(), node.getEndOffset());
    return new Excerpt(
        source,
        name,
        ScriptInk.of(text, node.getRootNode()),
        first,
        end,
        shown == node ? Optional.empty() : Optional.of(mark),
        end < shown.getEndLine());
  }

  /** The construct that a node shows; the steps of a ladder only where there is an operator. */
  private static Optional<Construct> shown(Constructs constructs, INode node) {
    EObject element = node.getGrammarElement();
    if (element instanceof CrossReference reference) {
      String type = reference.getType().getClassifier().getName();
      return constructs.of(COMMON.contains(type) ? type : "QualifiedName");
    }
    return element instanceof RuleCall call
        ? shown(constructs, call.getRule(), node)
        : Optional.empty();
  }

  private static Optional<Construct> shown(Constructs constructs, AbstractRule rule, INode node) {
    Optional<Action> ladder =
        GrammarUtil.containedActions(rule).stream()
            .filter(it -> it.getFeature() != null)
            .findFirst();
    if (ladder.isPresent() || rule.getName().startsWith("Prospect")) {
      EObject meant = node.getSemanticElement();
      String type = ladder.map(it -> it.getType().getClassifier().getName()).orElse("");
      boolean whole = meant != null && meant.eClass().getName().equals(type);
      return whole ? constructs.of(rule.getName()) : Optional.empty();
    }
    return constructs.of(rule.getName());
  }

  /** How much there is to say against a candidate. */
  private static int cost(Candidate candidate, Language language, Map<String, Integer> used) {
    INode node = candidate.node;
    int lines = node.getEndLine() - node.getStartLine() + 1;
    int length = node.getLength();
    int shape =
        lines > 1
            ? 10 * Math.abs(lines - GOOD_LINES) + (lines > LINES ? 100 : 0)
            : Math.abs(length - GOOD_LENGTH) / 2 + (length > 2 * GOOD_LENGTH ? 60 : 0);
    int origin = candidate.script.kind() == Shipped.Kind.LIBRARY ? LIBRARY : 0;
    int tongue = candidate.script.language() == language ? 0 : FOREIGN;
    int wide =
        candidate.script.in(language).widest(node.getStartLine() - 1, node.getEndLine()) > WIDTH
            ? WIDE
            : 0;
    return shape + origin + tongue + wide + AGAIN * used.getOrDefault(candidate.script.file(), 0);
  }

  private Excerpt excerpt(Candidate candidate, Language language) {
    INode node = candidate.node;
    INode shown = wholeLines(node);
    int first = shown.getStartLine() - 1;
    int end = Math.min(shown.getEndLine(), first + LINES);
    boolean ofTheLibrary = candidate.script.kind() == Shipped.Kind.LIBRARY;
    return new Excerpt(
        ofTheLibrary ? Source.LIBRARY : Source.EXAMPLE,
        candidate.script.file(),
        candidate.script.in(language),
        first,
        end,
        shown == node ? Optional.empty() : mark(candidate, language, first, end),
        end < shown.getEndLine());
  }

  /** The smallest part around a node that has its lines to itself, if it is not too long. */
  private static INode wholeLines(INode node) {
    String text = node.getRootNode().getText();
    INode around = node;
    while (around.getParent() != null && !hasItsLines(around, text)) {
      around = around.getParent();
    }
    return around.getEndLine() - around.getStartLine() < LINES ? around : node;
  }

  private static boolean hasItsLines(INode node, String text) {
    int from = text.lastIndexOf('\n', node.getOffset() - 1) + 1;
    int to = text.indexOf('\n', node.getEndOffset());
    String before = text.substring(from, node.getOffset());
    String behind = text.substring(node.getEndOffset(), to < 0 ? text.length() : to);
    return before.isBlank() && behind.matches("[ ,]*(//.*)?\r?");
  }

  /** Where a node is in the shown lines; empty if it cannot be told apart there. */
  private Optional<Mark> mark(Candidate candidate, Language language, int first, int end) {
    INode node = candidate.node;
    if (candidate.script.language() == language) {
      return Optional.of(new Mark(node.getOffset(), node.getEndOffset()));
    }
    String part = translator.of(node, candidate.script.script(), language);
    String text = candidate.script.in(language).text();
    int from = offset(text, first);
    int to = offset(text, end);
    int at = text.indexOf(part, from);
    boolean once = at >= 0 && at + part.length() <= to && text.indexOf(part, at + 1) < 0;
    boolean alone = once || (at >= 0 && text.indexOf(part, at + 1) >= to);
    return alone && !part.isEmpty()
        ? Optional.of(new Mark(at, at + part.length()))
        : Optional.empty();
  }

  private static int offset(String text, int line) {
    int at = 0;
    for (int i = 0; i < line && at >= 0; i++) {
      at = text.indexOf('\n', at) + 1;
      if (at == 0) {
        return text.length();
      }
    }
    return at;
  }
}
