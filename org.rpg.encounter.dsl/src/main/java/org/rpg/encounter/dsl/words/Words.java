package org.rpg.encounter.dsl.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.INode;

/** The table of words: how each key of the grammar is written in each language. */
public final class Words {
  /** Not a key of the grammar: the words that are passed over before a name or a word. */
  static final String ARTICLE = "article";

  private static final Words TABLE = new Words();

  private final Map<String, Term> terms = new LinkedHashMap<>();
  private final Map<Language, Phrases> phrases = new EnumMap<>(Language.class);
  private final Map<Language, Set<String>> articles = new EnumMap<>(Language.class);
  private final Map<String, Gender> genders = new LinkedHashMap<>();
  private final List<String> clashes = new ArrayList<>();

  private Words() {
    for (Language language : Language.values()) {
      phrases.put(language, new Phrases());
    }
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                Words.class.getResourceAsStream("terms.txt"), StandardCharsets.UTF_8))) {
      in.lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(Term::of)
          .forEach(this::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(Term term) {
    terms.put(term.key(), term);
    genders.putAll(term.genders());
    for (Language language : Language.values()) {
      if (term.key().equals(ARTICLE)) {
        articles.put(language, Set.copyOf(term.spellings(language)));
        continue;
      }
      for (String spelling : term.spellings(language)) {
        phrases
            .get(language)
            .add(spelling, term.key())
            .ifPresent(k -> clashes.add(language + " " + spelling + ": " + k + ", " + term.key()));
      }
    }
  }

  /**
   * A pattern for any spelling of some keys in either language, the longest first, so that a phrase
   * comes before the word that it begins with.
   */
  public static String pattern(Collection<String> keys) {
    return keys.stream()
        .flatMap(key -> Arrays.stream(Language.values()).flatMap(l -> forms(key, l).stream()))
        .distinct()
        .sorted(Comparator.comparing(String::length).reversed())
        .map(form -> form.replace("*", "\\p{L}*"))
        .collect(Collectors.joining("|"));
  }

  /** Every key of the table, in its order. */
  public static Set<String> keys() {
    return Collections.unmodifiableSet(TABLE.terms.keySet());
  }

  /** Whether a keyword of the grammar can be written: signs can, keys of the table can. */
  public static boolean isSpelled(String key) {
    return TABLE.terms.containsKey(key) || !Character.isLetter(key.codePointAt(0));
  }

  /** How a key is written when nothing says otherwise; a sign is written as it is. */
  public static String spelling(String key, Language language) {
    List<String> all = forms(key, language);
    return all.isEmpty() ? key : all.get(0);
  }

  /** Every spelling of a key, the first one first; none for a sign. */
  public static List<String> forms(String key, Language language) {
    Term term = TABLE.terms.get(key);
    return term == null ? List.of() : term.spellings(language);
  }

  /**
   * The forms of a key, each with its inflections; the n-th of one language answers the n-th of the
   * other.
   */
  public static List<List<String>> inflections(String key, Language language) {
    Term term = TABLE.terms.get(key);
    return term == null ? List.of() : term.forms(language);
  }

  /** The forms of a key as the table has them; none for a sign. */
  static List<String> patterns(String key, Language language) {
    Term term = TABLE.terms.get(key);
    return term == null ? List.of() : term.patterns(language);
  }

  /** The Portuguese words that take an article, with their gender. */
  static Map<String, Gender> genders() {
    return TABLE.genders;
  }

  /** The key that a whole phrase spells in a language. */
  public static Optional<String> key(String phrase, Language language) {
    Optional<Phrases> step = Optional.of(phrases(language));
    for (String word : phrase.split(" ")) {
      step = step.flatMap(s -> s.after(word));
    }
    return step.map(Phrases::key).filter(k -> !k.isEmpty());
  }

  /**
   * The spelling closest to what was written, if it is close; upper and lower case are the same.
   */
  public static Optional<String> nearest(String written, Language language) {
    return Spelling.nearest(written, spellings(language));
  }

  /** Every spelling of every key in a language. */
  public static Stream<String> spellings(Language language) {
    return TABLE.terms.values().stream().flatMap(t -> t.spellings(language).stream());
  }

  /** Whether a phrase of a language begins with the word. */
  public static boolean isFirstWord(String word, Language language) {
    return phrases(language).after(word).isPresent();
  }

  /** Whether a keyword stands in a script with capitals: "Encounter Test {". */
  public static boolean isMiscased(INode leaf) {
    return leaf.getGrammarElement() instanceof Keyword
        && !leaf.getText().equals(leaf.getText().toLowerCase(Locale.ROOT));
  }

  /** Spellings that two keys of one language share: none, or the table is wrong. */
  public static List<String> clashes() {
    return List.copyOf(TABLE.clashes);
  }

  /** How keys are written in either language. */
  static Set<String> inAnyLanguage(String... keys) {
    return Stream.of(keys)
        .flatMap(k -> Stream.of(Language.values()).flatMap(l -> forms(k, l).stream()))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The first words of how keys are written in either language. */
  static Set<String> firstWords(String... keys) {
    return inAnyLanguage(keys).stream()
        .map(spelling -> spelling.split(" ", 2)[0])
        .collect(Collectors.toUnmodifiableSet());
  }

  static Phrases phrases(Language language) {
    return TABLE.phrases.get(language);
  }

  static boolean isArticle(String word, Language language) {
    return TABLE.articles.get(language).contains(word);
  }
}
