package org.rpg.encounter.dsl.robust;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A stretch of what somebody wrote, changed byte by byte and token by token.
 *
 * @param text what became of it
 * @param page whether it is a page with scripts in it
 * @param random for what else chance decides about it
 */
public record Mutant(String text, boolean page, Random random) {
  private static final List<String> SCRIPTS =
      Stream.of(Examples.texts(), Examples.right(), Examples.recipes(), Examples.library())
          .flatMap(List::stream)
          .toList();

  private static final List<String> PAGES = Examples.pages();

  private static final int LEAST_LENGTH = 100;
  private static final int MOST_LENGTH = 1_500;
  private static final int MOST_CHANGES = 6;
  private static final int MOST_MOVED = 40;

  /** One of so many is a page. */
  private static final int PAGES_AMONG = 20;

  /** One of so many is the same again and again, to a length at which whatever is slow shows. */
  private static final int LONG_ONES_AMONG = 2_000;

  private static final int LONG = 100_000;

  private static final List<String> PARTS =
      List.of(
          "{",
          "}",
          ":",
          ",",
          "->",
          "\"",
          "\"\"\"",
          "//",
          "/*",
          "*/",
          "(",
          ")",
          "[",
          "]",
          "=",
          "/",
          "<=",
          "-",
          "+",
          "*",
          "%",
          ".",
          ";",
          "'",
          "\\",
          "\u201C",
          "\u201D",
          "\u2013",
          "\u00D7",
          "\u00BD",
          "\u00A0",
          "\u200B",
          "\uFEFF",
          "\uD83D\uDC09",
          "\uD83D",
          "\uE001",
          "e\u0301",
          "\u0000",
          "\r",
          "\n",
          "\t",
          "999999999999999999999",
          "1.5",
          "1,5",
          "1d0",
          "100d100",
          "0",
          "-1",
          "30%",
          "6 m",
          "2 h",
          "encounter",
          "encontro",
          "Encounter",
          "when",
          "quando",
          "if",
          "se",
          "otherwise",
          "like",
          "como",
          "variant",
          "not",
          "test",
          "map {",
          "legend {",
          "import \"a\"",
          "each",
          "of",
          "de",
          "em",
          "at",
          "to",
          "a",
          "named",
          "it",
          "Ana",
          "// ignore SYN-WORD: x",
          "```",
          "```encounter\n",
          "---\n");

  /** The mutant of a seed, always the same. */
  public static Mutant of(long seed) {
    Random random = new Random(seed);
    boolean page = random.nextInt(PAGES_AMONG) == 0;
    List<String> corpus = page ? PAGES : SCRIPTS;
    StringBuilder text = new StringBuilder(stretch(corpus, random));
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int i = 0; i < changes && text.length() > 10; i++) {
      text = changed(text, corpus, random);
    }
    if (random.nextInt(LONG_ONES_AMONG) == 0) {
      return new Mutant(again(text.toString()), page, random);
    }
    return new Mutant(text.toString(), page, random);
  }

  private static String stretch(List<String> corpus, Random random) {
    String text = corpus.get(random.nextInt(corpus.size()));
    int length = LEAST_LENGTH + random.nextInt(MOST_LENGTH - LEAST_LENGTH);
    int from = text.length() <= length ? 0 : random.nextInt(text.length() - length);
    return text.substring(from, Math.min(text.length(), from + length));
  }

  private static String again(String text) {
    return (text + "\n").repeat(LONG / (text.length() + 1) + 1);
  }

  private static StringBuilder changed(StringBuilder text, List<String> corpus, Random random) {
    int at = random.nextInt(text.length() - 5);
    int end = at + random.nextInt(Math.min(MOST_MOVED, text.length() - at));
    String part = PARTS.get(random.nextInt(PARTS.size()));
    switch (random.nextInt(8)) {
      case 0 -> text.insert(at, part);
      case 1 -> text.delete(at, end);
      case 2 -> text.insert(at, text.substring(at, end));
      case 3 -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
      case 4 -> text.insert(at, " " + part + " ");
      case 5 -> text.replace(at, end, part);
      case 6 -> {
        String other = stretch(corpus, random);
        text.insert(at, other, 0, Math.min(MOST_MOVED, other.length()));
      }
      default -> {
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        return new StringBuilder(new String(bytes, StandardCharsets.UTF_8));
      }
    }
    return text;
  }
}
