package org.rpg.encounter.dsl.validation;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * UTF-8 that was read as Windows-1252 and saved again: "Ã©" where "é" was meant.
 *
 * @param offset where it stands
 * @param length how many characters it takes
 * @param repaired what was meant
 */
public record TwiceEncoded(int offset, int length, String repaired) {
  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final Charset TURKISH = Charset.forName("windows-1254");
  private static final int LONGEST = 4;

  /** The first place in a text. */
  public static Optional<TwiceEncoded> in(String text) {
    for (int i = 0; i < text.length() - 1; i++) {
      char c = text.charAt(i);
      if (c < '\u00C2' || c > '\u011F') {
        continue;
      }
      Optional<TwiceEncoded> found = at(text, i, length(c));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** How many bytes a character of UTF-8 has that begins with this one. */
  private static int length(char first) {
    if (first == '\u011F') { // the Turkish page's letter for the byte F0
      return LONGEST;
    }
    return first < '\u00E0' ? 2 : first < '\u00F0' ? 3 : first < '\u00F5' ? LONGEST : 0;
  }

  private static Optional<TwiceEncoded> at(String text, int from, int length) {
    if (length == 0 || from + length > text.length() || isQuoteBehindLetter(text, from, length)) {
      return Optional.empty();
    }
    Charset page = text.charAt(from) == '\u011F' ? TURKISH : WINDOWS;
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      char c = text.charAt(from + i);
      if (i > 0 && c < '\u0080') {
        return Optional.empty();
      }
      bytes[i] = one(c, page);
    }
    try {
      String meant = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Optional.of(new TwiceEncoded(from, length, meant));
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** A text in capitals may end with "Ã" before its closing quote or a dash. */
  private static boolean isQuoteBehindLetter(String text, int from, int length) {
    char next = text.charAt(from + 1);
    return length == 2 && next >= '\u2010' && next <= '\u203A';
  }

  /** The byte that stands for a character; what the page leaves out stands for itself. */
  private static byte one(char c, Charset page) {
    if (c < '\u00A0') {
      return (byte) c;
    }
    try {
      ByteBuffer encoded = page.newEncoder().encode(CharBuffer.wrap(new char[] {c}));
      return encoded.get(0);
    } catch (CharacterCodingException e) {
      return 0;
    }
  }
}
