package org.rpg.encounter.dsl.project;

import java.util.Arrays;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;

/** What a project file may settle, under its name in either language. */
public enum ProjectKey {
  /** The language the table writes in: "en" or "pt". */
  LANGUAGE("language", "idioma"),
  /** The ruleset of every scene that names none itself. */
  RULES("rules", "regras"),
  /** Scripts, pages and folders of them that every script sees without an import. */
  LIBRARY("library", "biblioteca"),
  /** Whether scenes are played to find what is out of balance: yes, no, or how often each. */
  FORECAST("forecast", "previsao"),
  /** A table: for each code of a diagnostic, or the begin of several, how much it matters. */
  SEVERITY("severity", "gravidade");

  private final String english;
  private final String portuguese;

  ProjectKey(String english, String portuguese) {
    this.english = english;
    this.portuguese = portuguese;
  }

  /** The key of that name in either language. */
  public static Optional<ProjectKey> of(String name) {
    return Arrays.stream(values())
        .filter(key -> key.english.equals(name) || key.portuguese.equals(name))
        .findFirst();
  }

  /** Its name in a language. */
  public String in(Language language) {
    return language.choose(english, portuguese);
  }
}
