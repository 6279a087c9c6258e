package org.rpg.encounter.report;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.Chapter;
import org.rpg.encounter.rulebook.OpenPoint;
import org.rpg.encounter.rulebook.Page;
import org.rpg.encounter.rulebook.Page.Reading;
import org.rpg.encounter.rulebook.Rulebook;
import org.rpg.encounter.rulebook.Scope;
import org.rpg.encounter.rulebook.SettingWords;
import org.rpg.encounter.rulebook.Text;
import org.rpg.encounter.rulebook.Trace;
import org.rpg.encounter.rulebook.Traces;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;

/** The rulebook for people: a table of contents, or whole pages. */
public final class RulesText {
  private static final String INDENT = "  ";
  private static final String ROOT = "org.rpg.encounter.";
  private static final Text OPEN =
      new Text("What the text leaves open", "O que o texto deixa em aberto");
  private static final Text PARAMETERS = new Text("In a ruleset", "Em um regulamento");
  private static final Text READINGS = new Text("readings", "leituras");
  private static final Text STANDARD = new Text("default", "padrão");
  private static final Text BUILT = new Text("Built in", "Construída em");
  private static final Text TESTED = new Text("Tested in", "Testada em");
  private static final Text BOTH = new Text("built and tested", "construída e testada");
  private static final Text UNTESTED = new Text("built, not tested", "construída, não testada");
  private static final Text NEITHER = new Text("not built", "não construída");
  private static final Text NARRATIVE = new Text("for the table to tell", "para a mesa contar");
  private static final Text RULES = new Text("Rules", "Regras");
  private static final Text UNKNOWN =
      new Text(
          "Where rules are built and tested is unknown: this build has no index of it.",
          "Onde as regras estão construídas e testadas não se sabe: esta versão não tem o índice.");

  private final Language language;
  private final Terminal terminal;
  private final Optional<Traces> traces;
  private final List<String> lines = new ArrayList<>();

  /**
   * @param traces where rules are built and tested, if that is known
   */
  public RulesText(Language language, Terminal terminal, Optional<Traces> traces) {
    this.language = language;
    this.terminal = terminal;
    this.traces = traces;
  }

  /** The rules with their titles in both languages, chapter by chapter, and where they are. */
  public List<String> contents(List<Rule> rules) {
    lines.clear();
    for (String id : Rulebook.chapterIds()) {
      List<Rule> own = rules.stream().filter(it -> Rulebook.chapterId(it).equals(id)).toList();
      if (!own.isEmpty()) {
        Chapter chapter = Rulebook.chapter(id);
        separate();
        wrap(Ink.HEADING.paint(both(chapter.title())), "", "");
        own.forEach(this::entry);
      }
    }
    separate();
    wrap(traces.isPresent() ? summary(rules) : Ink.FAINT.paint(UNKNOWN.in(language)), "", "");
    return finished();
  }

  /** How many there are of each status, in the order in which the statuses first come. */
  private String summary(List<Rule> rules) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Rule rule : rules) {
      boolean narrative = Scope.of(rule) == Scope.NARRATIVE;
      String status = narrative ? NARRATIVE.in(language) : status(rule).orElse("");
      counts.merge(status, 1, Integer::sum);
    }
    return RULES.in(language)
        + " ("
        + rules.size()
        + ")"
        + counts.entrySet().stream()
            .map(it -> it.getKey() + " " + it.getValue())
            .collect(joining("; ", ": ", "."));
  }

  private void entry(Rule rule) {
    String start = INDENT + Cells.left(rule.id(), 7) + "  ";
    String indent = " ".repeat(start.length());
    wrap(both(new Text(rule.english(), rule.portuguese())), start, indent);
    List<String> where = new ArrayList<>();
    status(rule).ifPresent(where::add);
    Trace trace = traces.map(it -> it.of(rule)).orElse(Trace.NONE);
    trace.built().stream().findFirst().map(RulesText::shortened).ifPresent(where::add);
    trace.tested().stream().findFirst().map(RulesText::shortened).ifPresent(where::add);
    if (!where.isEmpty()) {
      wrap(Ink.FAINT.paint(String.join(" · ", where)), indent, indent);
    }
  }

  /** Whole pages. */
  public List<String> pages(List<Rule> rules) {
    lines.clear();
    for (Rule rule : rules) {
      separate();
      page(Rulebook.page(rule));
    }
    return finished();
  }

  private void page(Page page) {
    wrap(Ink.TITLE.paint(page.rule().id() + " · " + both(page.title())), "", "");
    line("");
    wrap(page.text().in(language), "", "");
    if (!page.open().isEmpty()) {
      heading(OPEN);
      open(page);
    }
    List<Parameter> parameters = page.parameters();
    if (!parameters.isEmpty()) {
      heading(PARAMETERS);
      parameters.forEach(it -> parameter(page, it));
    }
    line("");
    where(page.rule());
  }

  /** Whose the defaults are is said once, unless they are not all of the same origin. */
  private void open(Page page) {
    List<OpenPoint> points = page.open();
    for (int i = 0; i < points.size(); i++) {
      OpenPoint point = points.get(i);
      wrap(point.text().in(language), INDENT, INDENT);
      if (i + 1 == points.size() || points.get(i + 1).origin() != point.origin()) {
        wrap(Ink.FAINT.paint(point.origin().text().in(language)), INDENT, INDENT);
      }
    }
  }

  private void parameter(Page page, Parameter parameter) {
    String standard = SettingWords.standard(parameter).in(language);
    wrap(
        Ink.STRONG.paint(SettingWords.name(parameter).in(language))
            + " / "
            + SettingWords.name(parameter).in(language.other())
            + " = "
            + standard
            + Ink.FAINT.paint(" (" + STANDARD.in(language) + ")"),
        INDENT,
        INDENT + INDENT);
    List<Reading> readings = page.readings(parameter);
    if (!readings.isEmpty()) {
      String list =
          readings.stream().map(it -> it.letter() + both(it.name(), " / ")).collect(joining("; "));
      wrap(READINGS.in(language) + ": " + list, INDENT + INDENT, INDENT + INDENT);
    }
  }

  private void where(Rule rule) {
    if (traces.isEmpty() && Scope.of(rule) != Scope.NARRATIVE) {
      wrap(Ink.FAINT.paint(UNKNOWN.in(language)), "", "");
    }
    Trace trace = traces.map(it -> it.of(rule)).orElse(Trace.NONE);
    if (!trace.isComplete()) {
      status(rule).ifPresent(status -> wrap(Ink.FAINT.paint(status), "", ""));
    }
    classes(BUILT, trace.built());
    classes(TESTED, trace.tested());
  }

  private void classes(Text label, List<String> classes) {
    if (!classes.isEmpty()) {
      String names = classes.stream().map(RulesText::shortened).collect(joining(", "));
      wrap(label.in(language) + ": " + names, "", INDENT);
    }
  }

  /** Whether it is built and tested, or why it need not be; empty if nobody knows. */
  private Optional<String> status(Rule rule) {
    Optional<Trace> known = traces.map(it -> it.of(rule));
    Optional<Text> reason = Scope.reason(rule);
    if (reason.isPresent() && !known.orElse(Trace.NONE).isComplete()) {
      return reason.map(it -> it.in(language));
    }
    return known
        .map(trace -> trace.isComplete() ? BOTH : trace.built().isEmpty() ? NEITHER : UNTESTED)
        .map(it -> it.in(language));
  }

  private String both(Text text) {
    return both(text, " · ");
  }

  private String both(Text text, String between) {
    String own = text.in(language);
    String other = text.in(language.other());
    return own.equals(other) ? own : own + between + other;
  }

  private static String shortened(String className) {
    return className.startsWith(ROOT) ? className.substring(ROOT.length()) : className;
  }

  private void heading(Text text) {
    line("");
    wrap(Ink.HEADING.paint(text.in(language)), "", "");
  }

  private void separate() {
    if (!lines.isEmpty()) {
      line("");
    }
  }

  private void line(String line) {
    lines.add(line);
  }

  private void wrap(String text, String first, String rest) {
    lines.addAll(Cells.wrap(text, terminal.width(), first, rest));
  }

  private List<String> finished() {
    return lines.stream().map(terminal::show).toList();
  }
}
