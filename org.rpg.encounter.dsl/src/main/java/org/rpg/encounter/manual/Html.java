package org.rpg.encounter.manual;

import java.util.Locale;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.words.Spelling;

/** Text as HTML that is well-formed XML too. */
public final class Html {
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  private Html() {}

  /** A text with nothing in it that could be taken for a tag. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A sentence; what stands between backquotes is code. */
  public static String sentence(String text) {
    return CODE.matcher(escaped(text)).replaceAll("<code>$1</code>");
  }

  /** A name for a place of a page: letters without accents, digits and hyphens. */
  public static String anchor(String text) {
    return Spelling.plain(text)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]+", "-")
        .replaceAll("^-|-$", "");
  }

  /** With a capital at its beginning. */
  public static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, text.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT)
            + text.substring(text.offsetByCodePoints(0, 1));
  }
}
