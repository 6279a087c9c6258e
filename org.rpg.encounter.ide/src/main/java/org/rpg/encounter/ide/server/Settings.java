package org.rpg.encounter.ide.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.preview.PreviewOptions;

/**
 * What a person has set, in the section {@value #SECTION} of the client's configuration.
 *
 * @param liveOdds whether odds are shown above scenes
 * @param runs how many runs odds and forecasts are made of
 * @param locale the language of all that is said
 */
record Settings(boolean liveOdds, int runs, Locale locale) {
  static final String SECTION = "encounter";

  /** More runs than these take longer than anybody watches a line of text. */
  static final int MOST_RUNS = 1_000_000;

  /** Whose language is spoken. */
  enum Locale {
    /** The client's, if it has told one that we speak; else the script's. */
    AUTO,
    /** That of each script. */
    SCRIPT,
    /** English. */
    EN,
    /** Portuguese. */
    PT;

    /** The language that is asked for, if any, by a client that has told its own or not. */
    Optional<Language> asked(Optional<Language> client) {
      return switch (this) {
        case AUTO -> client;
        case SCRIPT -> Optional.empty();
        case EN -> Optional.of(Language.EN);
        case PT -> Optional.of(Language.PT);
      };
    }

    private static Locale of(String tag) {
      if (tag.equals("script")) {
        return SCRIPT;
      }
      return language(tag).map(it -> it == Language.PT ? PT : EN).orElse(AUTO);
    }
  }

  static Settings standard() {
    return new Settings(true, PreviewOptions.standard().runs(), Locale.AUTO);
  }

  /** What a client has sent; whatever is missing or makes no sense is as usual. */
  static Settings of(Object sent) {
    Settings usual = standard();
    if (!(sent instanceof JsonObject section)) {
      return usual;
    }
    boolean live =
        primitive(section, "liveOdds")
            .filter(JsonPrimitive::isBoolean)
            .map(JsonElement::getAsBoolean)
            .orElse(usual.liveOdds);
    int runs =
        primitive(section, "runs")
            .filter(JsonPrimitive::isNumber)
            .map(JsonElement::getAsDouble)
            .filter(it -> it >= 1)
            .map(it -> (int) Math.min(it, MOST_RUNS))
            .orElse(usual.runs);
    Locale locale =
        primitive(section, "locale")
            .map(JsonElement::getAsString)
            .map(Locale::of)
            .orElse(usual.locale);
    return new Settings(live, runs, locale);
  }

  private static Optional<JsonPrimitive> primitive(JsonObject section, String name) {
    return section.get(name) instanceof JsonPrimitive found ? Optional.of(found) : Optional.empty();
  }

  /** The language of a tag such as {@code pt-BR}. */
  static Optional<Language> language(String tag) {
    return switch (java.util.Locale.forLanguageTag(tag.replace('_', '-')).getLanguage()) {
      case "pt" -> Optional.of(Language.PT);
      case "en" -> Optional.of(Language.EN);
      default -> Optional.empty();
    };
  }
}
