package org.rpg.encounter.ide.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.Problem.Severity;
import org.rpg.encounter.dsl.load.Source;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.words.Language;

/** Diagnostics for people: where, what, the line and a caret. */
final class ProblemText {
  private final PrintStream to;
  private final Ink ink;
  private final Messages words;

  ProblemText(PrintStream to, Ink ink, Messages words) {
    this.to = to;
    this.ink = ink;
    this.words = words;
  }

  /** All there is to say about some scripts, and how much it was. */
  void print(List<Loaded> scripts) {
    List<Problem> all = scripts.stream().flatMap(s -> s.problems().stream()).toList();
    scripts.forEach(this::print);
    to.println(summary(all, scripts));
  }

  /** What keeps a script from running. */
  void printErrors(Loaded script) {
    print(script, Severity.ERROR);
  }

  /** What does not happen although a script says it, and what it says by mistake. */
  void printWarnings(Loaded script) {
    print(script, Severity.WARNING);
  }

  private void print(Loaded script, Severity severity) {
    Messages own = new Messages(script.language());
    script.problems().stream().filter(p -> p.severity() == severity).forEach(p -> print(p, own));
  }

  /** All there is to say about one script. */
  void print(Loaded script) {
    Messages own = new Messages(script.language());
    script.problems().forEach(problem -> print(problem, own));
  }

  private void print(Problem problem, Messages own) {
    Source source = problem.source();
    String severity = own.getString(key(problem.severity()));
    if (source.text().isEmpty()) { // a file that could not be read has no place
      String place = source.name() + ": ";
      to.println(
          (problem.message().contains(source.name()) ? "" : ink.bold(place))
              + ink.of(problem.severity(), severity + ": ")
              + Excerpt.plain(problem.message()));
      return;
    }
    Source.Place begin = problem.begin();
    to.println(
        ink.bold(source.name() + ":" + begin.line() + ":" + begin.column() + ": ")
            + ink.of(problem.severity(), severity + ": ")
            + Excerpt.plain(problem.message())
            + (problem.code().isEmpty() ? "" : ink.faint(" [" + problem.code() + "]")));
    String line = source.line(begin.line());
    int from = line.offsetByCodePoints(0, Math.min(begin.column() - 1, codePoints(line)));
    Excerpt excerpt = Excerpt.of(line, from, Math.min(line.length(), from + problem.length()));
    String number = String.format(Locale.ROOT, "%5d", begin.line());
    to.println(ink.faint(number + " | ") + excerpt.line());
    to.println(
        ink.faint(" ".repeat(number.length()) + " | ")
            + ink.of(problem.severity(), excerpt.marks()).replaceFirst("^( *)", "$1"));
  }

  private static int codePoints(String line) {
    return line.codePointCount(0, line.length());
  }

  /** Counted in the language of the scripts, or in the user's if they differ. */
  private String summary(List<Problem> problems, List<Loaded> scripts) {
    Language first = scripts.get(0).language();
    boolean alike = scripts.stream().allMatch(script -> script.language() == first);
    Messages own = alike ? new Messages(first) : words;
    List<String> parts = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      long count = problems.stream().filter(p -> p.severity() == severity).count();
      if (count > 0) {
        String noun = "count." + severity.name().toLowerCase(Locale.ROOT);
        parts.add(own.say(noun + (count == 1 ? ".one" : ".many"), count));
      }
    }
    if (!parts.isEmpty()) {
      return String.join(", ", parts) + "." + explained(problems, own);
    }
    return own.say(scripts.size() == 1 ? "count.none.one" : "count.none.many", scripts.size());
  }

  /** Where to read more of the first of them. */
  private static String explained(List<Problem> problems, Messages own) {
    return problems.stream()
        .map(Problem::code)
        .filter(DiagnosisPage::exists)
        .findFirst()
        .map(code -> " " + own.say("count.explain", code))
        .orElse("");
  }

  static String key(Severity severity) {
    return "severity." + severity.name().toLowerCase(Locale.ROOT);
  }
}
