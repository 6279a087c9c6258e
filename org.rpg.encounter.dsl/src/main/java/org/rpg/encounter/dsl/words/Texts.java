package org.rpg.encounter.dsl.words;

import java.text.Normalizer;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.INode;
import org.rpg.encounter.dsl.words.MalformedValue.Fault;

/** What a text in quotes, a long text or a name means. */
public final class Texts {
  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
  private static final String LONG = "\"\"\"";

  private Texts() {}

  /** The text between the quotes. */
  static String text(String written, INode node) {
    if (written.startsWith(LONG)) {
      if (written.length() < 6 || !written.endsWith(LONG)) {
        throw new MalformedValue(Fault.UNCLOSED_PROSE, node);
      }
      return written.substring(3, written.length() - 3).stripIndent().strip();
    }
    boolean plain = written.charAt(0) == '"';
    if (written.length() < 2 || !written.endsWith(plain ? "\"" : "\u201D")) {
      throw new MalformedValue(Fault.UNCLOSED_TEXT, node);
    }
    String body = written.substring(1, written.length() - 1);
    return plain ? unescape(body) : body;
  }

  /**
   * A name, in quotes or not: accents composed, one kind of apostrophe, one blank between words.
   */
  static String name(String written, INode node) {
    boolean quoted = written.startsWith("\"") || written.startsWith("\u201C");
    return normal(quoted ? text(written, node) : written);
  }

  /** A path: what stands between the quotes, every slash the same. */
  static String path(String written, INode node) {
    text(written, node);
    return written.replaceAll("^[\"\u201C]+|[\"\u201D]+$", "").replace('\\', '/').strip();
  }

  /** A part of a reference, which may still lack its closing quote. */
  public static String lenient(String written) {
    try {
      return name(written, null);
    } catch (MalformedValue e) {
      return normal(written.substring(1));
    }
  }

  /** The form in which names are compared. */
  public static String normal(String name) {
    String composed =
        Normalizer.isNormalized(name, Normalizer.Form.NFC)
            ? name
            : Normalizer.normalize(name, Normalizer.Form.NFC);
    return BLANKS.matcher(composed.replace('\u2019', '\'')).replaceAll(" ").strip();
  }

  private static String unescape(String body) {
    if (body.indexOf('\\') < 0) {
      return body;
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < body.length(); i++) {
      char c = body.charAt(i);
      if (c == '\\' && i + 1 < body.length()) {
        c = body.charAt(++i);
        c = c == 'n' ? '\n' : c;
      }
      text.append(c);
    }
    return text.toString();
  }
}
