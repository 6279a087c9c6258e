package org.rpg.encounter.dsl.words;

import org.eclipse.xtext.nodemodel.INode;
import org.rpg.encounter.dsl.words.MalformedValue.Fault;

/** What a text in quotes, a long text or a name means. */
public final class Texts {
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
    if (!isClosed(written)) {
      throw new MalformedValue(Fault.UNCLOSED_TEXT, node);
    }
    String body = written.substring(1, written.length() - 1);
    return plain ? unescape(body) : body;
  }

  /** A name, in quotes or not, as a reader sees it. */
  static String name(String written, INode node) {
    boolean quoted = written.startsWith("\"") || written.startsWith("\u201C");
    return NameKey.spelled(quoted ? text(written, node) : written);
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
      return NameKey.spelled(written.substring(1));
    }
  }

  /** Either quote closes a text; a curved one not if it closes one inside. */
  private static boolean isClosed(String written) {
    char last = written.charAt(written.length() - 1);
    boolean inside = written.charAt(0) == '"' && written.indexOf('\u201C') > 0;
    return written.length() > 1 && (last == '"' || last == '\u201D' && !inside);
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
