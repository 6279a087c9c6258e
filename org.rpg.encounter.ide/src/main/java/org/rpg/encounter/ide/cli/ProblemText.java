package org.rpg.encounter.ide.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.Problem.Severity;
import org.rpg.encounter.dsl.load.Source;

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
    to.println(summary(all, scripts.size()));
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
              + problem.message());
      return;
    }
    Source.Place begin = problem.begin();
    to.println(
        ink.bold(source.name() + ":" + begin.line() + ":" + begin.column() + ": ")
            + ink.of(problem.severity(), severity + ": ")
            + problem.message()
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

  private String summary(List<Problem> problems, int files) {
    long[] counts = new long[Severity.values().length];
    problems.forEach(p -> counts[p.severity().ordinal()]++);
    Object[] arguments = {counts[0], counts[1], counts[2], files};
    List<String> parts = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      if (counts[severity.ordinal()] > 0) {
        parts.add(
            words.say("summary." + severity.name().toLowerCase(Locale.ROOT) + "s", arguments));
      }
    }
    return parts.isEmpty() ? words.say("summary.clean", arguments) : String.join(", ", parts) + ".";
  }

  static String key(Severity severity) {
    return "severity." + severity.name().toLowerCase(Locale.ROOT);
  }
}
