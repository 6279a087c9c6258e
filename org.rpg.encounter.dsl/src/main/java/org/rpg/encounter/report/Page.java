package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.rpg.encounter.rules.Rule;

/** What a story is written on: headings, prose, and sentences with the rules that made them. */
class Page {
  static final String INDENT = "  ";
  static final String HANGING = "    ";

  /** Between a sentence and the rules that made it. */
  private static final String GAP = "   ";

  private final Terminal terminal;
  private final String margin;
  private final Consumer<String> lines;

  /**
   * A page.
   *
   * @param margin what each line begins with
   * @param lines takes each finished line, without its line end
   */
  Page(Terminal terminal, String margin, Consumer<String> lines) {
    this.terminal = terminal;
    this.margin = margin;
    this.lines = lines;
  }

  /** A page whose lines stand a little to the right of this one's, as far as there is room. */
  Page indented() {
    boolean narrow = width() < 40;
    return new Page(terminal, narrow ? margin : margin + INDENT, lines);
  }

  int width() {
    return terminal.width() - margin.length();
  }

  void blank() {
    lines.accept("");
  }

  void title(String title) {
    wrap(Ink.TITLE.paint(title), "", "");
  }

  void small(String text) {
    wrap(Ink.FAINT.paint(text), "", "");
  }

  /** A heading, what it is about, and the rules that brought it about. */
  void heading(String text, Optional<String> about, List<Rule> rules) {
    blank();
    String ids = rules.isEmpty() ? "" : GAP + Ink.FAINT.paint(brackets(rules));
    wrap(Ink.HEADING.paint(text) + about.map(it -> " · " + it).orElse("") + ids, "", "");
  }

  /** Prose to be read to the players. */
  void read(String prose) {
    blank();
    boolean first = true;
    for (String paragraph : prose.strip().split("\\R\\h*\\R")) {
      if (!first) {
        wrap("", "  │ ", "  │ ");
      }
      first = false;
      String flowing = paragraph.strip().replaceAll("\\h*\\R\\h*", " ");
      wrap(Ink.PROSE.paint(Cells.clean(flowing)), "  │ ", "  │ ");
    }
  }

  /** Prose for the game master alone. */
  void note(String word, String prose) {
    blank();
    wrap(Ink.STRONG.paint(word + ":") + " " + prose, INDENT, HANGING);
  }

  /** Sentences that belong together, and the rules that made them. */
  void paragraph(String sentence, Iterable<Rule> cited) {
    List<String> told = Cells.wrap(sentence, width(), INDENT, HANGING);
    String last = told.get(told.size() - 1);
    told.subList(0, told.size() - 1).forEach(this::line);
    String brackets = brackets(cited);
    if (brackets.isEmpty()) {
      line(last);
    } else if (Cells.width(last + GAP + brackets) <= width()) {
      line(last + GAP + Ink.FAINT.paint(brackets));
    } else {
      line(last);
      wrap(Ink.FAINT.paint(brackets), HANGING, HANGING);
    }
  }

  private static String brackets(Iterable<Rule> cited) {
    List<String> ids = new ArrayList<>();
    cited.forEach(rule -> ids.add(rule.id()));
    return ids.isEmpty() ? "" : ids.stream().collect(Collectors.joining(" ", "[", "]"));
  }

  void wrap(String text, String first, String rest) {
    for (String line : Cells.wrap(text, width(), first, rest)) {
      line(line);
    }
  }

  private void line(String line) {
    lines.accept(terminal.show(line.isEmpty() ? line : margin + line));
  }
}
