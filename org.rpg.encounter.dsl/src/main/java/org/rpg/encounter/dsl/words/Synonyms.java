package org.rpg.encounter.dsl.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What people write in place of the words of the language, in both languages: {@code synonyms.txt}.
 * Read when something could not be read.
 */
public final class Synonyms {
  /** The most words of one of them. */
  public static final int LONGEST = 5;

  /**
   * One word of the language that may be meant.
   *
   * @param key which one it is
   * @param spelling how it is written in place of what was, inflected as that was
   */
  public record Meaning(String key, String spelling) {}

  /** What a script passes over, so that a phrase means the same with it and without it. */
  private static final Set<String> ARTICLES =
      Set.of("the", "a", "an", "o", "os", "as", "um", "uma");

  private record Use(String key, Inflected written) {}

  private final Map<Language, Map<String, List<Use>>> uses = new EnumMap<>(Language.class);
  private final Map<Language, Map<String, List<String>>> pairs = new EnumMap<>(Language.class);

  private final Map<String, List<String>> misplaced = new HashMap<>();

  private static final class Table {
    static final Synonyms READ = new Synonyms();
  }

  private Synonyms() {
    for (Language language : Language.values()) {
      uses.put(language, new HashMap<>());
      pairs.put(language, new LinkedHashMap<>());
    }
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                Synonyms.class.getResourceAsStream("synonyms.txt"), StandardCharsets.UTF_8))) {
      in.lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .forEach(this::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(String row) {
    int stands = row.indexOf(" <- ");
    if (stands >= 0) {
      for (String key : row.substring(stands + 4).split(", ")) {
        misplaced.computeIfAbsent(key, it -> new ArrayList<>()).add(row.substring(0, stands));
      }
      return;
    }
    int equals = row.indexOf(" = ");
    String key = row.substring(0, equals);
    String[] sides = row.substring(equals + 3).split(" \\| ");
    for (Language language : Language.values()) {
      for (String form : sides[language.ordinal()].split(",")) {
        for (Inflected each : Inflected.of(form.strip(), language)) {
          if (isOwn(form, each.text(), language)) {
            continue;
          }
          List<Use> same =
              uses.get(language).computeIfAbsent(folded(each.text()), it -> new ArrayList<>());
          if (same.stream().noneMatch(use -> use.key.equals(key))) {
            same.add(new Use(key, each));
            pairs.get(language).computeIfAbsent(key, it -> new ArrayList<>()).add(each.text());
          }
        }
      }
    }
  }

  /**
   * What a phrase may mean that stands in a script of a language, the most likely first; the
   * phrases of the other language count too.
   */
  public static List<Meaning> of(String phrase, Language language) {
    String folded = folded(phrase);
    Map<String, Meaning> found = new LinkedHashMap<>();
    for (Language spoken : List.of(language, language.other())) {
      for (Use use : Table.READ.uses.get(spoken).getOrDefault(folded, List.of())) {
        found.putIfAbsent(use.key, new Meaning(use.key, use.written.like(use.key, language)));
      }
    }
    return List.copyOf(found.values());
  }

  /** What a word of the language may mean where it cannot stand itself. */
  public static List<Meaning> ofMisplaced(String key, Language language) {
    return Table.READ.misplaced.getOrDefault(key, List.of()).stream()
        .map(it -> new Meaning(it, Words.spelling(it, language)))
        .toList();
  }

  /** An inflection that happens to be a word of the language, or of the other one. */
  private static boolean isOwn(String form, String text, Language language) {
    return !text.equals(form.strip())
        && (Words.key(text, language).isPresent() || Words.key(text, language.other()).isPresent());
  }

  /** Without accents and capitals, and without the articles that a script passes over. */
  private static String folded(String phrase) {
    List<String> words = new ArrayList<>();
    for (String word : phrase.split(" ")) {
      if (words.isEmpty() || !ARTICLES.contains(word)) {
        words.add(word);
      }
    }
    if (words.size() > 1 && ARTICLES.contains(words.get(0))) {
      words.remove(0);
    }
    return NameKey.folded(String.join(" ", words));
  }

  /** Everything that stands for each key in a language, with its inflections. */
  public static Map<String, List<String>> all(Language language) {
    return Map.copyOf(Table.READ.pairs.get(language));
  }
}
