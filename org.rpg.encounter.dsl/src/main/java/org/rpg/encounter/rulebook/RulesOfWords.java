package org.rpg.encounter.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rpg.encounter.rules.Rule;

/** Which rules a word of the language stands for; {@code keys.txt} has them all. */
public final class RulesOfWords {
  private static final Map<String, List<Rule>> ROWS = read();

  private RulesOfWords() {}

  private static Map<String, List<Rule>> read() {
    Map<String, List<Rule>> rows = new LinkedHashMap<>();
    try (InputStream in = RulesOfWords.class.getResourceAsStream("keys.txt")) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\r?\n")) {
        int equals = line.indexOf(" = ");
        if (equals > 0 && !line.startsWith("#")) {
          List<Rule> rules = rules(line.substring(equals + 3));
          if (rows.put(line.substring(0, equals), rules) != null) {
            throw new IllegalArgumentException("twice in keys.txt: " + line);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  private static List<Rule> rules(String ids) {
    return Arrays.stream(ids.strip().split(" +"))
        .map(id -> Rule.valueOf(id.replace('-', '_')))
        .toList();
  }

  /** The keys of all words that stand for a rule. */
  public static Set<String> keys() {
    return Set.copyOf(ROWS.keySet());
  }

  /** The rules of the word with that key, the most telling first; none for a mere joint. */
  public static List<Rule> of(String key) {
    return ROWS.getOrDefault(key, List.of());
  }
}
