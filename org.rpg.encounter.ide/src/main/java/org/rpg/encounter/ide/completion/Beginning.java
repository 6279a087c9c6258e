package org.rpg.encounter.ide.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/**
 * What has been typed of the thing to complete, and where it begins. A phrase or a name may have
 * blanks, so there is more than one answer: {@code descanso l} may be the beginning of "descanso
 * longo", or {@code l} that of something behind "descanso".
 *
 * @param offset where it begins in the text
 * @param typed the text from there to the caret
 */
record Beginning(int offset, String typed) {
  private static final int WORDS = 4;

  /** The beginnings at a caret, the shortest first. */
  static List<Beginning> at(String text, int caret) {
    List<Beginning> found = new ArrayList<>();
    int start = wordStart(text, caret);
    found.add(new Beginning(start, text.substring(start, caret)));
    for (int words = 1; words < WORDS; words++) {
      int blank = start;
      while (blank > 0 && isBlank(text.charAt(blank - 1))) {
        blank--;
      }
      int earlier = wordStart(text, blank);
      if (blank == start || earlier == blank) {
        break;
      }
      start = earlier;
      String typed = text.substring(start, caret);
      if (leadsOn(typed)) {
        found.add(new Beginning(start, typed));
      }
    }
    return found;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\u00A0';
  }

  private static int wordStart(String text, int end) {
    int start = end;
    while (start > 0 && isPartOfWord(text, start - 1, end)) {
      start -= start > 1 && Character.isLowSurrogate(text.charAt(start - 1)) ? 2 : 1;
    }
    while (start < end && Character.isDigit(text.charAt(start))) {
      start++; // a unit stands at its number: 6m
    }
    return start;
  }

  private static boolean isPartOfWord(String text, int at, int end) {
    char c = text.charAt(at);
    if (c == '-' || c == '\'' || c == '’') {
      return at > 0 && Character.isLetterOrDigit(text.codePointBefore(at));
    }
    return at < end && (Character.isLetterOrDigit(text.codePointAt(at)) || mark(c) || half(c));
  }

  private static boolean mark(char c) {
    return c == '_' || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private static boolean half(char c) {
    return Character.isLowSurrogate(c);
  }

  /** Whether some phrase or name goes on like that: otherwise the earlier words stand alone. */
  private static boolean leadsOn(String typed) {
    if (Character.isUpperCase(typed.codePointAt(0))) {
      return true;
    }
    String plain = Spelling.plain(typed);
    return Stream.of(Language.values())
        .flatMap(Words::spellings)
        .anyMatch(s -> s.indexOf(' ') > 0 && Spelling.plain(s).startsWith(plain));
  }

  /** Whether nothing but blanks stands before it on its line. */
  boolean atLineStart(String text) {
    int at = offset;
    while (at > 0 && isBlank(text.charAt(at - 1))) {
      at--;
    }
    return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
  }

  /** Whether the line above ends with something that the next line has to go on with. */
  boolean goesOn(String text) {
    int at = offset;
    while (at > 0 && Character.isWhitespace(text.charAt(at - 1))) {
      at--;
    }
    return at > 0 && ",:=([/<>+*-".indexOf(text.charAt(at - 1)) >= 0;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%d:%s", offset, typed);
  }
}
