package org.rpg.encounter.dsl.robust;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A slip that makes a good script wrong, whatever the script. */
enum Break {
  /** A word of the language with a letter too many. */
  MISSPELT_WORD("(?<![\\p{L}\\d_.])\\p{Ll}{5,}(?![\\p{L}\\d_])", Break::doubled),
  /** A name of the script or of the rulebook with a letter too many. */
  MISSPELT_NAME("(?<![\\p{L}\\d_.])\\p{Lu}\\p{Ll}{4,}(?![\\p{L}\\d_])", Break::doubled),
  /** A word that is none, between two others. */
  UNKNOWN_WORD("(?<=\\p{Ll} )\\p{Ll}{3,}(?![\\p{L}\\d_])", token -> "blorp " + token),
  /** A character that no script has. */
  STRAY_CHARACTER("(?<= )\\p{Ll}{3,}(?![\\p{L}\\d_])", token -> "$ " + token),
  /** A body that is not closed. */
  OPEN_BRACE("\\}", token -> ""),
  /** A body that is not opened. */
  NO_BRACE("\\{", token -> ""),
  /** A colon left out. */
  NO_COLON(":(?= )", token -> ""),
  /** A bracket left out. */
  NO_BRACKET("[\\[\\]()]", token -> ""),
  /** An arrow with half its signs. */
  HALF_ARROW("->", token -> "-"),
  /** Metres for hours, hours for metres. */
  WRONG_UNIT("(?<=\\d) (?:m|h)(?![\\p{L}\\d/])", token -> token.equals(" m") ? " h" : " m"),
  /** Letters where a number goes. */
  NO_NUMBER("(?<= )\\d+(?=[ ,\\n}])", token -> "xyz");

  private final Pattern where;
  private final UnaryOperator<String> broken;

  /**
   * @param where what it breaks
   * @param broken what stands in the place of a token
   */
  Break(String where, UnaryOperator<String> broken) {
    this.where = Pattern.compile(where);
    this.broken = broken;
  }

  private static String doubled(String token) {
    return token.substring(0, 3) + token.charAt(2) + token.substring(3);
  }

  /**
   * A broken script.
   *
   * @param text the whole of it
   * @param line the line of the slip, from 1
   * @param token what was broken
   */
  record Broken(String text, int line, String token) {}

  /** The script with one slip, at a place that chance decides; empty if it has no such place. */
  Optional<Broken> of(String script, Random random) {
    String code = withoutProse(script);
    List<MatchResult> places = new ArrayList<>();
    Matcher matcher = where.matcher(code);
    while (matcher.find()) {
      places.add(matcher.toMatchResult());
    }
    if (places.isEmpty()) {
      return Optional.empty();
    }
    MatchResult at = places.get(random.nextInt(places.size()));
    String text =
        script.substring(0, at.start()) + broken.apply(at.group()) + script.substring(at.end());
    int line = 1 + (int) script.substring(0, at.start()).chars().filter(c -> c == '\n').count();
    return Optional.of(new Broken(text, line, at.group()));
  }

  /** Blanks for what may say anything: comments, texts, maps. */
  private static String withoutProse(String script) {
    Pattern prose =
        Pattern.compile(
            "\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|//[^\\n]*|/\\*.*?\\*/"
                + "|(?<!\\p{L})(?:map|mapa|elevation|elevação|legend|legenda) \\{[^}]*\\}",
            Pattern.DOTALL);
    return prose
        .matcher(script)
        .replaceAll(it -> it.group().replaceAll("[^\\n]", "\u0001").replace("$", "\\$"));
  }
}
