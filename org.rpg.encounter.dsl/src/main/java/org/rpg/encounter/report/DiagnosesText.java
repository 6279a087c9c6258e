package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rpg.encounter.dsl.validation.DiagnosisManual;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.Text;

/** What can be wrong with a script, for people: a list of all, or each with its page. */
public final class DiagnosesText {
  private static final String INDENT = "  ";
  private static final Text MORE =
      new Text("`encounter explain CODE` explains one.", "`encounter explain CÓDIGO` explica um.");

  private final Language language;
  private final Terminal terminal;
  private final List<String> lines = new ArrayList<>();

  public DiagnosesText(Language language, Terminal terminal) {
    this.language = language;
    this.terminal = terminal;
  }

  /** A line for each, together what begins alike. */
  public List<String> contents(List<DiagnosisPage> pages) {
    lines.clear();
    int widest = pages.stream().mapToInt(it -> it.code().length()).max().orElse(0) + 2;
    Map<String, List<DiagnosisPage>> groups = new LinkedHashMap<>();
    for (DiagnosisPage page : pages) {
      String group = page.code().substring(0, (page.code() + "-").indexOf('-'));
      groups.computeIfAbsent(group, it -> new ArrayList<>()).add(page);
    }
    for (List<DiagnosisPage> group : groups.values()) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      for (DiagnosisPage page : group) {
        String start = INDENT + Cells.left(page.code(), widest);
        wrap(page.name(language), start, INDENT + " ".repeat(widest));
      }
    }
    lines.add("");
    wrap(Ink.FAINT.paint(MORE.in(language)), "", "");
    return finished();
  }

  /** What is wrong, how to mend it, a wrong and a right script. */
  public List<String> pages(List<DiagnosisPage> pages) {
    lines.clear();
    for (DiagnosisPage page : pages) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      wrap(Ink.TITLE.paint(page.title(language)), "", "");
      String rules = page.rules().isEmpty() ? "" : " · " + String.join(", ", page.rules());
      wrap(Ink.FAINT.paint(DiagnosisManual.severity(page, language) + rules), "", "");
      lines.add("");
      wrap(DiagnosisManual.message(page, language), INDENT, INDENT);
      lines.add("");
      body(page.text(language));
    }
    return finished();
  }

  /** Markdown as a terminal shows it: paragraphs broken, scripts set in, no marks. */
  private void body(String text) {
    boolean script = false;
    for (String line : text.lines().toList()) {
      if (line.startsWith("```")) {
        script = !script;
        if (script) {
          wrap(Ink.HEADING.paint(scriptTitle(line)), INDENT, INDENT);
        }
      } else if (script) {
        lines.add(INDENT + INDENT + line);
      } else {
        wrap(line.replace("**", "").replace("`", "\""), "", "");
      }
    }
  }

  private String scriptTitle(String fence) {
    if (fence.endsWith("wrong")) {
      return new Text("wrong", "errado").in(language);
    }
    return fence.endsWith("right")
        ? new Text("right", "certo").in(language)
        : fence.substring(fence.lastIndexOf(' ') + 1);
  }

  private void wrap(String text, String first, String rest) {
    lines.addAll(Cells.wrap(text, terminal.width(), first, rest));
  }

  private List<String> finished() {
    return lines.stream().map(terminal::show).toList();
  }
}
