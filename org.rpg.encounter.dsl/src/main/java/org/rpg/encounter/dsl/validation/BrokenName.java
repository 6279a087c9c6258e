package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.words.Joining;
import org.rpg.encounter.dsl.words.Words;

/**
 * A name without quotes that small words broke, where one name stands and nothing else: behind an
 * arrow, behind the word of a declaration, in a list of things.
 *
 * @param text the whole name
 * @param from where it begins in the file
 */
record BrokenName(String text, int from) {
  // the repetitions are bounded, so that no line, however long, exhausts the stack
  private static final String CAPITAL =
      "\\p{Lu}[\\p{L}\\p{M}\\d_]*(?:['\u2019-][\\p{L}\\p{M}\\d]+){0,9}";
  private static final String SMALL = "\\p{Ll}[\\p{L}\\p{M}]*";
  private static final String BROKEN =
      "(" + CAPITAL + "(?:[ \\t]+(?:" + SMALL + "[ \\t]+){0,3}" + CAPITAL + "){1,20})";
  private static final String END = "(?=\\s*(?://|/\\*|/|\\{|\\}|\"|\u201C|$))";

  private static final List<Pattern> PLACES =
      List.of(
          Pattern.compile("[-\u2013\u2014]>\\s*" + BROKEN + END),
          Pattern.compile(
              "^\\s*(?:"
                  + Words.pattern(
                      Stream.concat(Declarations.KEYS.stream(), Stream.of("ending")).toList())
                  + ")\\s+"
                  + BROKEN));
  private static final Pattern LIST =
      Pattern.compile(
          "(?:^|\\{)\\s*(?:"
              + Words.pattern(List.of("knows", "wears", "wields", "carries"))
              + ")\\s+([^\"\u201C{}]*)");
  private static final Pattern ITEM = Pattern.compile("(?:^|,)\\s*(?:\\d+\\s+)?" + BROKEN);
  private static final Pattern REPLACES =
      Pattern.compile("(?U)^\\s*(?:" + Words.pattern(List.of("replace")) + ")\\b");

  /** Words that begin something else behind a name. */
  private static final Set<String> OTHERS =
      Set.copyOf(
          Arrays.asList(
              Words.pattern(
                      List.of("like", "if", "otherwise", "when", "whenever", "only-if", "rule"))
                  .split("\\|")));

  /**
   * The broken name in which an offset stands that could not be read; or that which ends the line
   * before, if the offset is the first of its line: the rest of a name may be read as something
   * else, and only what follows is too much.
   */
  static Optional<BrokenName> at(String text, int offset) {
    int start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    for (BrokenName name : in(text, start)) {
      if (name.from <= offset && offset < name.to()) {
        return Optional.of(name);
      }
    }
    int above = start - 1;
    if (!text.substring(start, Math.min(text.length(), Math.max(start, offset))).isBlank()) {
      return Optional.empty();
    }
    while (above >= 0 && Character.isWhitespace(text.charAt(above))) {
      above--;
    }
    int line = text.lastIndexOf('\n', Math.max(0, above)) + 1;
    return above < 0 ? Optional.empty() : in(text, line).stream().reduce((a, b) -> b);
  }

  /** Where it ends. */
  int to() {
    return from + text.length();
  }

  /** The name in quotes. */
  Fix quoted() {
    return new Fix('"' + text + '"');
  }

  /** The part of it that is read as a name. */
  String head() {
    return text.split("[ \\t]+\\p{Ll}", 2)[0];
  }

  private static List<BrokenName> in(String text, int start) {
    int end = text.indexOf('\n', start);
    String line = text.substring(start, end < 0 ? text.length() : end);
    List<BrokenName> names = new ArrayList<>();
    if (REPLACES.matcher(line).find()) {
      return names;
    }
    for (Pattern place : PLACES) {
      add(place.matcher(line), start, names);
    }
    Matcher list = LIST.matcher(line);
    if (list.find()) {
      add(ITEM.matcher(list.group(1)), start + list.start(1), names);
    }
    return names;
  }

  private static void add(Matcher found, int start, List<BrokenName> names) {
    while (found.find()) {
      if (isBroken(found.group(1))) {
        names.add(new BrokenName(found.group(1), start + found.start(1)));
      }
    }
  }

  private static boolean isBroken(String name) {
    int joining = 0;
    boolean broken = false;
    for (String word : name.split("[ \\t]+")) {
      if (OTHERS.contains(word)) {
        return false;
      }
      joining = Joining.WORDS.contains(word) ? joining + 1 : 0;
      boolean small = Character.isLowerCase(word.charAt(0));
      broken |= joining > Joining.MOST || small && joining == 0;
    }
    return broken;
  }
}
