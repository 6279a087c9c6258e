package org.rpg.encounter.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.rules.Rule;

/**
 * What the words of the language mean: a sentence from {@code glossary.txt}, which has both
 * languages, and the rules they stand for.
 */
public final class Glossary {
  private static final Map<String, Text> ROWS = read();

  private Glossary() {}

  private static Map<String, Text> read() {
    Map<String, Text> rows = new HashMap<>();
    try (InputStream in = Glossary.class.getResourceAsStream("glossary.txt")) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\r?\n")) {
        int equals = line.indexOf(" = ");
        if (equals > 0 && !line.startsWith("#")) {
          String[] sentences = line.substring(equals + 3).split(" \\| ", -1);
          rows.put(line.substring(0, equals), new Text(sentences[0], sentences[1]));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  /** What a word means; empty if the rules or its place say it. */
  public static Optional<Text> meaning(String key) {
    return Optional.ofNullable(ROWS.get(key));
  }

  /**
   * Both spellings of a word, what it means and the rules it stands for; empty if it is only a
   * joint between others.
   */
  public static Optional<String> about(String key, Language language) {
    return about(key, Reader.of(language));
  }

  /** The same told to a reader; the script's own spelling first. */
  public static Optional<String> about(String key, Reader reader) {
    Language language = reader.language();
    Text row = ROWS.get(key);
    List<Rule> rules = RulesOfWords.of(key);
    if (row == null && rules.isEmpty() || !Words.keys().contains(key)) {
      return Optional.empty();
    }
    String own = reader.word(key);
    String foreign = Words.spelling(key, reader.script().other());
    String head = own.equals(foreign) ? "**" + own + "**" : "**" + own + "** · *" + foreign + "*";
    StringBuilder text = new StringBuilder(head);
    if (row != null) {
      text.append("\n\n").append(row.in(language));
    }
    if (!rules.isEmpty()) {
      text.append("\n\n").append(RuleMarkdown.of(rules, language));
    }
    return Optional.of(text.toString());
  }
}
