package org.rpg.encounter.dsl.validation;

import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;

/** "Did you mean ...?", or nothing. What it suggests is also what a quick fix would write. */
public record Suggestion(Optional<String> replacement) implements Wording {
  public static Suggestion none() {
    return new Suggestion(Optional.empty());
  }

  public static Suggestion of(String replacement) {
    return new Suggestion(Optional.of(replacement));
  }

  /** Begins with a blank, so that it follows a sentence. */
  @Override
  public String in(Language language) {
    return replacement.map(r -> " " + Phrases.of("did-you-mean", r).in(language)).orElse("");
  }
}
