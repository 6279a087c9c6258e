package org.rpg.encounter.ide.cli;

import java.util.Locale;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;

/** The language of the person at the keyboard. */
final class UserLanguage {
  private UserLanguage() {}

  /** What {@code --language} says, wherever it stands; else the locale's; else English. */
  static Language of(String[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      String argument = arguments[i];
      Optional<Language> named = Optional.empty();
      if (argument.equals("--language") && i + 1 < arguments.length) {
        named = named(arguments[i + 1]);
      } else if (argument.startsWith("--language=")) {
        named = named(argument.substring("--language=".length()));
      }
      if (named.isPresent()) {
        return named.get();
      }
    }
    return named(Locale.getDefault(Locale.Category.DISPLAY).getLanguage()).orElse(Language.EN);
  }

  /** The language of that tag. */
  static Optional<Language> named(String tag) {
    return switch (tag) {
      case "pt" -> Optional.of(Language.PT);
      case "en" -> Optional.of(Language.EN);
      default -> Optional.empty();
    };
  }
}
