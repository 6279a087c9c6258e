package org.rpg.encounter.dsl.words;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The phrases of one language as a tree of words, so that the longest one that fits is found in one
 * walk.
 */
final class Phrases {
  private final Map<String, Phrases> next = new HashMap<>();
  private String key = "";

  /**
   * Adds a phrase.
   *
   * @return the key it belonged to before, if it was another one
   */
  Optional<String> add(String phrase, String forKey) {
    Phrases step = this;
    for (String word : phrase.split(" ")) {
      step = step.next.computeIfAbsent(word, w -> new Phrases());
    }
    String before = step.key;
    step.key = forKey;
    return before.isEmpty() || before.equals(forKey) ? Optional.empty() : Optional.of(before);
  }

  /** Where one goes from here with a word; nowhere if no phrase goes on with it. */
  Optional<Phrases> after(String word) {
    return Optional.ofNullable(next.get(word));
  }

  /** The key of the phrase that ends here; empty if none does. */
  String key() {
    return key;
  }
}
