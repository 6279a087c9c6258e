package org.rpg.encounter.dsl.robust;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/**
 * A slip of somebody who writes. For each there are three numbers, in percent: at most so many
 * leave a good script; of the others at least so many are told near the slip, and at least so many
 * lead to no more than two other diagnostics. Measured with 4 and with 24 for each script, then set
 * a little beside.
 */
enum Break {
  /** A word of the language with a letter twice. */
  MISSPELT_WORD(Where.LONG_WORD, Break::doubled, 2, 98, 98),
  /** The same with two letters swapped. */
  SWAPPED_LETTERS(Where.LONG_WORD, Break::swapped, 2, 98, 98),
  /** The same without one of its letters. */
  LOST_LETTER(Where.LONG_WORD, it -> it.substring(0, 2) + it.substring(3), 2, 98, 97),
  /** The same with a letter beside the right one. */
  WRONG_LETTER(Where.LONG_WORD, Break::beside, 2, 98, 98),
  /** A name of the script or of the rulebook with a letter twice. */
  MISSPELT_NAME(Where.NAME, Break::doubled, 8, 98, 95),
  /** The same with two letters swapped. */
  SWAPPED_IN_NAME(Where.NAME, Break::swapped, 8, 98, 98),
  /** The same without one of its letters. */
  LOST_IN_NAME(Where.NAME, it -> it.substring(0, 2) + it.substring(3), 8, 98, 98),
  /** A name without its capital. */
  SMALL_NAME(Where.NAME, it -> it.toLowerCase(Locale.ROOT), 2, 98, 98),
  /** A word of the language with a capital. */
  CAPITAL_WORD(Where.WORD, Break::capital, 6, 98, 98),
  /** A word of the language in capitals. */
  CAPITALS(Where.LONG_WORD, it -> it.toUpperCase(Locale.ROOT), 2, 98, 98),
  /** A word as the other language has it. */
  OTHER_LANGUAGE(Where.WORD, Break::inOtherLanguage, 9, 98, 98),
  /** A word that is none, between two others. */
  UNKNOWN_WORD(Where.INNER_WORD, it -> "blorp " + it, 2, 98, 98),
  /** A word twice. */
  DOUBLED_WORD(Where.WORD, it -> it + " " + it, 8, 98, 97),
  /** A name twice. */
  DOUBLED_NAME(Where.NAME, it -> it + " " + it, 9, 98, 96),
  /** A word left out. */
  LOST_WORD(Where.WORD, it -> "", 8, 98, 98),
  /** A name left out. */
  LOST_NAME(Where.NAME, it -> "", 17, 93, 93),
  /** Two words in the wrong order. */
  SWAPPED_WORDS(Where.TWO_WORDS, Break::turned, 6, 98, 98),
  /** A character that no script has. */
  STRAY_CHARACTER(Where.INNER_WORD, it -> "$ " + it, 2, 98, 98),
  /** A body that is not closed. */
  OPEN_BRACE("\\}", it -> "", 2, 95, 98),
  /** A body that is not opened. */
  NO_BRACE("\\{", it -> "", 2, 98, 98),
  /** A body closed twice. */
  BRACE_TOO_MANY("\\}", it -> "} }", 2, 95, 98),
  /** A body opened twice. */
  OPENED_TWICE("\\{", it -> "{ {", 2, 98, 98),
  /** A round bracket for a brace. */
  ROUND_BRACE("\\{", it -> "(", 2, 98, 95),
  /** A colon left out. */
  NO_COLON(":(?= )", it -> "", 2, 98, 98),
  /** An equals sign for a colon. */
  EQUALS_FOR_COLON(":(?= )", it -> " =", 2, 98, 98),
  /** A semicolon for a colon. */
  SEMICOLON_FOR_COLON(":(?= )", it -> ";", 2, 98, 97),
  /** A comma left out. */
  NO_COMMA(",(?= )", it -> "", 2, 98, 98),
  /** A comma twice. */
  DOUBLED_COMMA(",(?= )", it -> ",,", 2, 98, 98),
  /** A semicolon for a comma. */
  SEMICOLON_FOR_COMMA(",(?= )", it -> ";", 2, 98, 96),
  /** A semicolon behind a line. */
  SEMICOLON(Where.LINE_END, it -> it + ";", 2, 98, 98),
  /** A full stop behind a line. */
  FULL_STOP(Where.LINE_END, it -> it + ".", 18, 96, 98),
  /** A comma behind a line. */
  COMMA_AT_END(Where.LINE_END, it -> it + ",", 2, 98, 97),
  /** A bracket left out. */
  NO_BRACKET("[\\[\\]()]", it -> "", 2, 98, 98),
  /** An arrow with half its signs. */
  HALF_ARROW("->", it -> "-", 2, 98, 98),
  /** A text without its last quote. */
  OPEN_QUOTE(Where.TEXT, it -> it.substring(0, it.length() - 1), 22, 98, 98),
  /** A text without its first quote. */
  NO_QUOTE(Where.TEXT, it -> it.substring(1), 2, 98, 88),
  /** A quote where none should be. */
  EXTRA_QUOTE(Where.INNER_WORD, it -> '"' + it, 2, 98, 98),
  /** Metres for hours, hours for metres. */
  WRONG_UNIT(Where.UNIT, it -> it.equals(" m") ? " h" : " m", 15, 98, 98),
  /** A number without its unit. */
  NO_UNIT(Where.UNIT, it -> "", 2, 98, 98),
  /** A unit that no script knows. */
  UNKNOWN_UNIT(Where.UNIT, it -> " ft", 2, 98, 98),
  /** Letters where a number goes. */
  NO_NUMBER(Where.NUMBER, it -> "xyz", 2, 98, 98),
  /** A number left out. */
  LOST_NUMBER(Where.NUMBER, it -> "", 25, 97, 98),
  /** A number with decimals where a whole one goes. */
  BROKEN_NUMBER(Where.NUMBER, it -> it + ".5", 29, 98, 98),
  /** A number whose decimals stand behind the wrong mark. */
  WRONG_MARK("(?<=\\d)[.,](?=\\d)", it -> ";", 2, 98, 98),
  /** Dice without how many sides they have. */
  HALF_DICE("(?<=\\dd)\\d+", it -> "", 2, 98, 94),
  /** A line left out. */
  LOST_LINE(Where.LINE, it -> "", 58, 98, 94),
  /** A line twice. */
  DOUBLED_LINE(Where.LINE, it -> it + it, 37, 95, 93),
  /** Two lines in the wrong order. */
  SWAPPED_LINES(Where.TWO_LINES, Break::turnedLines, 96, 98, 98),
  /** Two lines on one. */
  JOINED_LINES("(?<=[\\p{L}\\d])\\n *(?=\\p{L})", it -> " ", 98, 98, 98);

  /** Where somebody slips. */
  private static final class Where {
    static final String WORD = "(?<![\\p{L}\\d_.'-])\\p{Ll}{3,}(?![\\p{L}\\d_'-])";
    static final String LONG_WORD = "(?<![\\p{L}\\d_.'-])\\p{Ll}{5,}(?![\\p{L}\\d_'-])";
    static final String INNER_WORD = "(?<=\\p{Ll} )\\p{Ll}{3,}(?![\\p{L}\\d_])";
    static final String TWO_WORDS = "(?<![\\p{L}\\d_.])\\p{Ll}{3,} \\p{L}{3,}(?![\\p{L}\\d_])";
    static final String NAME = "(?<![\\p{L}\\d_.])\\p{Lu}\\p{Ll}{4,}(?![\\p{L}\\d_])";
    static final String UNIT = "(?<=\\d) (?:m|h)(?![\\p{L}\\d/])";
    static final String NUMBER = "(?<=[ \\n])\\d+(?=[ ,\\n}])";
    static final String LINE = "(?m)^ +[^\\s\u0001}].*\\n";
    static final String TWO_LINES = "(?m)^ +[^\\s\u0001}].*\\n +[^\\s\u0001}].*\\n";
    static final String LINE_END = "(?m)[\\p{L}\\d}]$";
    static final String TEXT = "\"[^\"\\\\\\n]+\"(?!\")";

    private Where() {}
  }

  /** What a slip makes of what was right. */
  private interface Slipping {
    String of(String token, Language language);
  }

  private interface Slipped {
    String of(String token);
  }

  private static final Pattern PROSE =
      Pattern.compile(
          "\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|//[^\\n]*|/\\*.*?\\*/"
              + "|(?<!\\p{L})(?:map|mapa|elevation|elevação|legend|legenda) \\{[^}]*\\}",
          Pattern.DOTALL);

  private final Pattern where;
  private final Slipping slipping;

  /** In percent: after which there is nothing to say. */
  final int right;

  /** Of those that make a script wrong, in percent: told near the slip. */
  final int near;

  /** Of the same: with at most two other diagnostics. */
  final int few;

  Break(String where, Slipped broken, int right, int near, int few) {
    this(where, (token, language) -> broken.of(token), right, near, few);
  }

  Break(String where, Slipping slipping, int right, int near, int few) {
    this.where = Pattern.compile(where);
    this.slipping = slipping;
    this.right = right;
    this.near = near;
    this.few = few;
  }

  private static String doubled(String token) {
    return token.substring(0, 3) + token.charAt(2) + token.substring(3);
  }

  private static String swapped(String token) {
    return token.substring(0, 2) + token.charAt(3) + token.charAt(2) + token.substring(4);
  }

  private static String beside(String token) {
    char wrong = token.charAt(2) == 'w' ? 'e' : 'w';
    return token.substring(0, 2) + wrong + token.substring(3);
  }

  private static String capital(String token) {
    return Character.toUpperCase(token.charAt(0)) + token.substring(1);
  }

  private static String inOtherLanguage(String token, Language language) {
    return Words.key(token, language).map(it -> Words.spelling(it, language.other())).orElse(token);
  }

  private static String turned(String token) {
    int blank = token.indexOf(' ');
    return token.substring(blank + 1) + " " + token.substring(0, blank);
  }

  private static String turnedLines(String token) {
    int end = token.indexOf('\n') + 1;
    return token.substring(end) + token.substring(0, end);
  }

  /** Whether nobody can tell a name that was declared from its use: which of them is wrong? */
  boolean isOfName() {
    return this == MISSPELT_NAME
        || this == SWAPPED_IN_NAME
        || this == LOST_IN_NAME
        || this == DOUBLED_NAME;
  }

  /** Whether what is wrong may only show in the declaration around it. */
  boolean isOfLine() {
    return this == LOST_LINE || this == DOUBLED_LINE || this == SWAPPED_LINES;
  }

  /**
   * A broken script.
   *
   * @param text the whole of it
   * @param from the line where the slip begins, from 1
   * @param to the line where what was broken ends
   * @param token what was broken
   */
  record Broken(String text, int from, int to, String token) {}

  /** The script with one slip, at a place that chance decides; empty if it has no such place. */
  Optional<Broken> of(String script, Language language, Random random) {
    boolean ofText = this == OPEN_QUOTE || this == NO_QUOTE;
    String code = ofText ? script : withoutProse(script);
    List<MatchResult> places = new ArrayList<>();
    Matcher matcher = where.matcher(code);
    while (matcher.find()) {
      places.add(matcher.toMatchResult());
    }
    if (places.isEmpty()) {
      return Optional.empty();
    }
    MatchResult at = places.get(random.nextInt(places.size()));
    String token = script.substring(at.start(), at.end());
    String broken = slipping.of(token, language);
    if (broken.equals(token)) {
      return Optional.empty();
    }
    String text = script.substring(0, at.start()) + broken + script.substring(at.end());
    int from = 1 + lines(script.substring(0, at.start()));
    return Optional.of(new Broken(text, from, from + lines(broken.stripTrailing()), token));
  }

  private static int lines(String text) {
    return (int) text.chars().filter(c -> c == '\n').count();
  }

  /** Blanks for what may say anything: comments, texts, maps. */
  private static String withoutProse(String script) {
    return PROSE
        .matcher(script)
        .replaceAll(it -> it.group().replaceAll("[^\\n]", "\u0001").replace("$", "\\$"));
  }
}
