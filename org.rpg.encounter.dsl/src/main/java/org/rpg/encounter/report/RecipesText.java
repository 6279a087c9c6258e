package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.Text;
import org.rpg.encounter.rulebook.recipes.Recipe;

/** Recipes for people: a list of all, or each with its scene. */
public final class RecipesText {
  private static final String INDENT = "  ";
  private static final int TITLE = 23;
  private static final Text MORE =
      new Text("`encounter recipes NAME` shows one.", "`encounter recipes NOME` mostra uma.");

  private final Language language;
  private final Terminal terminal;
  private final List<String> lines = new ArrayList<>();

  public RecipesText(Language language, Terminal terminal) {
    this.language = language;
    this.terminal = terminal;
  }

  /** A line or two for each. */
  public List<String> contents(List<Recipe> recipes) {
    lines.clear();
    for (Recipe recipe : recipes) {
      String start = INDENT + Cells.left(recipe.title().in(language), TITLE);
      String text = recipe.text().in(language);
      wrap(text.substring(0, text.indexOf('.') + 1), start, INDENT + " ".repeat(TITLE));
    }
    lines.add("");
    wrap(Ink.FAINT.paint(MORE.in(language)), "", "");
    return finished();
  }

  /** What the rulebook does not rule, and a scene that says it. */
  public List<String> pages(List<Recipe> recipes) {
    lines.clear();
    for (Recipe recipe : recipes) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      String other = recipe.title().in(language.other());
      wrap(Ink.TITLE.paint(recipe.title().in(language) + " · " + other), "", "");
      lines.add("");
      wrap(recipe.text().in(language), "", "");
      lines.add("");
      recipe.script(language).lines().map(line -> INDENT + line).forEach(lines::add);
    }
    return finished();
  }

  private void wrap(String text, String first, String rest) {
    lines.addAll(Cells.wrap(text, terminal.width(), first, rest));
  }

  private List<String> finished() {
    return lines.stream().map(terminal::show).toList();
  }
}
