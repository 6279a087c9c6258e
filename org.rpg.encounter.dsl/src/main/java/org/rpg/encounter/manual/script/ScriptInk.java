package org.rpg.encounter.manual.script;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParser;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.ScriptReader;
import org.rpg.encounter.manual.script.ScriptText.Ink;
import org.rpg.encounter.manual.script.ScriptText.Mark;
import org.rpg.encounter.manual.script.ScriptText.Style;

/** Colours scripts as the parser reads them. */
public final class ScriptInk {
  private static final Set<String> FIGURES = Set.of("INT", "DICE", "DECIMAL");

  private final IParser parser;

  @Inject
  ScriptInk(IParser parser) {
    this.parser = parser;
  }

  /** A text of which somebody says what language it is in. */
  public ScriptText of(String text, Language language) {
    return of(text, parser.parse(new ScriptReader(text, Optional.of(language))).getRootNode());
  }

  /** A text that has been read already. */
  public static ScriptText of(String text, INode root) {
    List<Ink> inks = new ArrayList<>();
    for (ILeafNode leaf : root.getLeafNodes()) {
      style(leaf).ifPresent(it -> inks.add(new Ink(leaf.getOffset(), leaf.getEndOffset(), it)));
    }
    return new ScriptText(text, inks);
  }

  private static Optional<Style> style(ILeafNode leaf) {
    if (leaf.isHidden()) {
      return Keys.isComment(leaf) ? Optional.of(Style.COMMENT) : Optional.empty();
    }
    EObject element = leaf.getGrammarElement();
    if (element instanceof Keyword || element instanceof EnumLiteralDeclaration) {
      String key = Keys.of(leaf);
      return !key.isEmpty() && Character.isLetter(key.charAt(0))
          ? Optional.of(Style.WORD)
          : Optional.empty();
    }
    String rule =
        element instanceof RuleCall call && call.getRule() instanceof TerminalRule terminal
            ? terminal.getName()
            : "";
    if (FIGURES.contains(rule)) {
      return Optional.of(Style.FIGURE);
    }
    return switch (rule) {
      case "ID" -> Optional.of(Style.NAME);
      case "STRING" -> Optional.of(Style.TEXT);
      default -> Optional.empty();
    };
  }

  /**
   * A script in which a line of carets marks what stands above it: without those lines, coloured,
   * the marks apart.
   */
  public Marked marked(String source, Language language) {
    StringBuilder text = new StringBuilder();
    List<Mark> marks = new ArrayList<>();
    int above = 0;
    for (String line : source.split("\n", -1)) {
      if (line.matches(" *\\^[ ^]*")) {
        for (int i = 0; i < line.length(); i++) {
          int end = i;
          while (end < line.length() && line.charAt(end) == '^') {
            end++;
          }
          if (end > i) {
            marks.add(new Mark(above + i, above + end));
            i = end;
          }
        }
      } else {
        above = text.length();
        text.append(line).append('\n');
      }
    }
    return new Marked(of(text.toString(), language), marks);
  }

  /** A script and what of it is marked. */
  public record Marked(ScriptText script, List<Mark> marks) {
    /** The same of a text that is no script. */
    public Marked withoutColours() {
      return new Marked(new ScriptText(script.text(), List.of()), marks);
    }

    /** All of it. */
    public String html() {
      return script.html(marks);
    }
  }
}
