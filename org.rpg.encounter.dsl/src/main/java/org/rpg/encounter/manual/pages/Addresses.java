package org.rpg.encounter.manual.pages;

import org.rpg.encounter.manual.Html;
import org.rpg.encounter.manual.grammar.Construct;
import org.rpg.encounter.manual.grammar.Constructs;
import org.rpg.encounter.rulebook.Rulebook;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;

/** Where things are told. All pages of a language lie in one folder, with the same names. */
public final class Addresses {
  private Addresses() {}

  static String chapter(Constructs.Chapter chapter) {
    return "language-" + chapter.id() + ".html";
  }

  static String construct(Constructs constructs, Construct construct) {
    return chapter(constructs.chapterOf(construct)) + "#" + construct.rule();
  }

  static String wordAnchor(String key) {
    return "w-" + key.replace('%', '-');
  }

  static String word(String key) {
    return "words.html#" + wordAnchor(key);
  }

  /** The page of a diagnostic. */
  public static String message(String code) {
    return "message-" + code + ".html";
  }

  static String rules(String chapter) {
    return "rules-" + chapter + ".html";
  }

  static String rule(Rule rule) {
    return rules(Rulebook.chapterId(rule)) + "#" + rule.id();
  }

  static String parameterAnchor(Parameter parameter) {
    return Html.anchor(parameter.english());
  }

  static String parameter(Parameter parameter) {
    return "open-points.html#" + parameterAnchor(parameter);
  }

  static String recipe(String id) {
    return "recipe-" + id + ".html";
  }

  /** The page of an example, or of a file of the library that is shown as such. */
  static String example(String file) {
    return "example-" + Html.anchor(file.replaceFirst("\\.[a-z]+$", "")) + ".html";
  }

  static boolean isOfTheRules(String file) {
    return file.equals("regras.encounter");
  }

  /** The page of a file of the library; the rules' are the open points. */
  static String library(String file) {
    return isOfTheRules(file)
        ? "open-points.html"
        : "library-" + file.substring(0, file.indexOf('.')) + ".html";
  }

  static String line(int line) {
    return "l" + (line + 1);
  }
}
