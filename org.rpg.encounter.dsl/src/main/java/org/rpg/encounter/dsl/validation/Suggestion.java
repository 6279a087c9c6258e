package org.rpg.encounter.dsl.validation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rpg.encounter.dsl.words.Reader;

/** "Did you mean ...?", or nothing. What it suggests is also what quick fixes would write. */
public record Suggestion(List<String> replacements) implements Wording {
  public static Suggestion none() {
    return new Suggestion(List.of());
  }

  public static Suggestion of(String replacement) {
    return new Suggestion(List.of(replacement));
  }

  /** What was found, if anything was. */
  public static Suggestion of(Optional<String> found) {
    return new Suggestion(found.stream().toList());
  }

  /** Begins with a blank, so that it follows a sentence. */
  @Override
  public String in(Reader reader) {
    if (replacements.isEmpty()) {
      return "";
    }
    String or = Phrases.of("or").in(reader);
    String all =
        replacements.stream().map(it -> "'" + it + "'").collect(Collectors.joining(" " + or + " "));
    return " " + Phrases.of("did-you-mean", all).in(reader);
  }
}
