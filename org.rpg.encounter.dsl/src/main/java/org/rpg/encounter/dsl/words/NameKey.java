package org.rpg.encounter.dsl.words;

import java.text.Normalizer;
import java.util.Locale;

/**
 * By what names are compared. Two names are one if a reader cannot tell them apart: accents may be
 * composed or not, an apostrophe straight or curved, a hyphen of any kind, a blank of any width;
 * what has no ink counts for nothing. Capitals and accents distinguish.
 */
public final class NameKey {
  private NameKey() {}

  /** The key of a name. */
  public static String of(String name) {
    String spelled = spelled(name);
    for (int i = 0; i < spelled.length(); i++) {
      char c = spelled.charAt(i);
      if (c != plain(c)) {
        return plain(spelled, i);
      }
    }
    return spelled;
  }

  /** Whether two names are one. */
  public static boolean same(String one, String other) {
    return one.equals(other) || of(one).equals(of(other));
  }

  /**
   * A name as a reader sees it: accents composed, single blanks, nothing invisible; apostrophes and
   * hyphens as they were written.
   */
  public static String spelled(String name) {
    int clean = 0;
    while (clean < name.length() && isPlain(name, clean)) {
      clean++;
    }
    return clean == name.length() ? name : cleaned(name);
  }

  /** What is left when accents, capitals and joined letters count for nothing. */
  public static String folded(String name) {
    String apart = Normalizer.normalize(unjoined(of(name)), Normalizer.Form.NFD);
    StringBuilder letters = new StringBuilder(apart.length());
    for (int i = 0; i < apart.length(); i++) {
      char c = apart.charAt(i);
      if (Character.getType(c) != Character.NON_SPACING_MARK) {
        letters.append(c);
      }
    }
    return letters.toString().toLowerCase(Locale.ROOT);
  }

  /** A text without ligatures: letters joined into one character, as printed books have them. */
  public static String unjoined(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Letters.isLigature(text.charAt(i))) {
        return apart(text, i);
      }
    }
    return text;
  }

  private static String apart(String text, int first) {
    StringBuilder apart = new StringBuilder(text.length() + 4).append(text, 0, first);
    for (int i = first; i < text.length(); i++) {
      String one = text.substring(i, i + 1);
      boolean joined = Letters.isLigature(one.charAt(0));
      apart.append(joined ? Normalizer.normalize(one, Normalizer.Form.NFKC) : one);
    }
    return apart.toString();
  }

  /** Most names: visible, composed, one blank between words. */
  private static boolean isPlain(String name, int i) {
    char c = name.charAt(i);
    if (c == ' ') {
      return i > 0 && i + 1 < name.length() && name.charAt(i - 1) != ' ';
    }
    return c > ' ' && c < '\u007F' || c > '\u00AD' && c < '\u0300';
  }

  private static String cleaned(String name) {
    StringBuilder clean = new StringBuilder(name.length());
    boolean blank = false;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (Letters.isInvisible(c)) {
        continue;
      }
      if (Letters.isBlank(c)) {
        blank = clean.length() > 0;
        continue;
      }
      if (blank) {
        clean.append(' ');
        blank = false;
      }
      clean.append(c);
    }
    String text = clean.toString();
    return Normalizer.isNormalized(text, Normalizer.Form.NFC)
        ? text
        : Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  private static String plain(String spelled, int first) {
    StringBuilder plain = new StringBuilder(spelled);
    for (int i = first; i < plain.length(); i++) {
      plain.setCharAt(i, plain(plain.charAt(i)));
    }
    return plain.toString();
  }

  private static char plain(char c) {
    return Letters.isApostrophe(c) ? '\'' : Letters.isHyphen(c) ? '-' : c;
  }
}
