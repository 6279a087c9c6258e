package org.rpg.encounter.rulebook;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.words.Spelling;
import org.rpg.encounter.rules.Rule;

/** Finds the rules somebody asks for. */
public final class Lookup {
  private static final int NEAREST = 4;
  private static final Pattern ID = Pattern.compile("([A-Z]+)[-_ ]?(\\d{1,3})");

  private Lookup() {}

  /**
   * The rule of that id, or all of that chapter: {@code MAN-15}, {@code man_15}, {@code man}. Empty
   * if there is none such.
   */
  public static List<Rule> find(String asked) {
    String id = id(asked);
    return Arrays.stream(Rule.values())
        .filter(rule -> rule.id().equals(id) || Rulebook.chapterId(rule).equals(id))
        .toList();
  }

  private static String id(String asked) {
    String plain = asked.strip().toUpperCase(Locale.ROOT);
    Matcher id = ID.matcher(plain);
    return id.matches()
        ? String.format(Locale.ROOT, "%s-%02d", id.group(1), Integer.parseInt(id.group(2)))
        : plain;
  }

  /** The ids that might have been meant: those whose title holds the words, or is spelled alike. */
  public static List<String> nearest(String asked) {
    String words = plain(asked);
    List<String> titled =
        words.length() < 3
            ? List.of()
            : Arrays.stream(Rule.values())
                .filter(rule -> holds(rule.english(), words) || holds(rule.portuguese(), words))
                .map(Rule::id)
                .limit(NEAREST)
                .toList();
    if (!titled.isEmpty()) {
      return titled;
    }
    String id = id(asked);
    return Stream.concat(Rulebook.chapterIds().stream(), Arrays.stream(Rule.values()).map(Rule::id))
        .sorted(Comparator.comparingInt(it -> Spelling.distance(it, id)))
        .limit(NEAREST)
        .toList();
  }

  private static boolean holds(String title, String words) {
    return (" " + plain(title)).contains(" " + words);
  }

  private static String plain(String text) {
    return Spelling.plain(text).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
  }
}
