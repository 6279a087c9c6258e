package org.rpg.encounter.rulebook;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;

/** Rules as an editor shows them beside a word or a parameter. */
public final class RuleMarkdown {
  private static final Text READINGS = new Text("Readings", "Leituras");
  private static final Text STANDARD = new Text("Default", "Padrão");

  private RuleMarkdown() {}

  /** What some rules say, a paragraph each. */
  public static String of(List<Rule> rules, Language language) {
    return rules.stream().map(rule -> statement(rule, language)).collect(joining("\n\n"));
  }

  private static String statement(Rule rule, Language language) {
    Page page = Rulebook.page(rule);
    return "**" + rule.id() + " " + page.title().in(language) + ".** " + page.text().in(language);
  }

  /** The rule a parameter belongs to, what it leaves open, the readings and the default. */
  public static String of(Parameter parameter, Language language) {
    Page page = Rulebook.page(parameter.rule());
    List<String> parts = new ArrayList<>();
    parts.add(statement(page.rule(), language));
    for (OpenPoint point : page.open()) {
      parts.add("*" + point.text().in(language) + "*");
    }
    List<String> facts = new ArrayList<>();
    if (!parameter.options().isEmpty()) {
      String readings =
          page.readings(parameter).stream()
              .map(it -> it.letter() + it.name().in(language))
              .collect(joining("; "));
      facts.add(READINGS.in(language) + ": " + readings + ".");
    }
    facts.add(STANDARD.in(language) + ": " + SettingWords.standard(parameter).in(language) + ".");
    parts.add(String.join("  \n", facts));
    if (!page.open().isEmpty()) {
      parts.add(page.open().get(0).origin().text().in(language));
    }
    return String.join("\n\n", parts);
  }
}
