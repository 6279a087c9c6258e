package org.rpg.encounter.dsl.pages;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.emf.common.util.URI;
import org.rpg.encounter.dsl.pages.Fence.Strip;
import org.rpg.encounter.dsl.words.Language;

/**
 * A Markdown page and the script in its fences. The fences that begin with the word {@code
 * encounter} or {@code encontro} are one script together. Immutable.
 */
public final class Page {
  private static final Pattern HINT =
      Pattern.compile("(?:```|~~~)[ \\t]*enco(?:unter|ntro)", Pattern.CASE_INSENSITIVE);

  private final String text;
  private final List<Fence> fences;

  private Page(String text, List<Fence> fences) {
    this.text = text;
    this.fences = fences;
  }

  /** Reads a page. */
  public static Page of(String text) {
    return new Page(text, mayHoldScript(text) ? Fences.of(text) : List.of());
  }

  /** The script of a file: of a page what its fences hold, of any other file all of it. */
  public static String scriptOf(URI file, String text) {
    return FileKind.of(file) == FileKind.PAGE ? of(text).script() : text;
  }

  /**
   * Whether it is worth while to read a text as a page: nothing without these signs has a fence for
   * us. Every character may stand for one byte.
   */
  public static boolean mayHoldScript(CharSequence text) {
    return HINT.matcher(text).find();
  }

  /** The whole page. */
  public String text() {
    return text;
  }

  /** The fences that are for us, from top to bottom. */
  public List<Fence> fences() {
    return List.copyOf(fences);
  }

  /** Whether any of its fences is for us. */
  public boolean holdsScript() {
    return !fences.isEmpty();
  }

  /**
   * The language that the word of the first fence is in, for a script that does not tell its own.
   */
  public Optional<Language> language() {
    return fences.stream().map(Fence::language).findFirst();
  }

  /**
   * The script, at the same offsets, lines and columns as in the page: all else is blank, and
   * behind the last fence nothing is left.
   */
  public String script() {
    if (fences.isEmpty()) {
      return "";
    }
    char[] script = new char[fences.get(fences.size() - 1).end()];
    Arrays.fill(script, ' ');
    for (int i = 0; i < script.length; i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        script[i] = c;
      }
    }
    for (Fence fence : fences) {
      for (Strip line : fence.lines()) {
        text.getChars(line.from(), line.to(), script, line.from());
      }
    }
    return new String(script);
  }

  /** Whether something typed at that offset would be script. */
  public boolean isScript(int offset) {
    return strip(offset).isPresent();
  }

  /**
   * What stands before the words of the script on the line of that offset: the sign of a quote, an
   * indent. A line that is added below begins with it.
   */
  public String margin(int offset) {
    return strip(offset)
        .map(strip -> text.substring(lineStart(strip.from()), words(strip)))
        .orElse("");
  }

  private int words(Strip line) {
    int at = line.from();
    while (at < line.to() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Where the line of an offset begins. */
  public int lineStart(int offset) {
    int start = offset;
    while (start > 0 && text.charAt(start - 1) != '\n' && text.charAt(start - 1) != '\r') {
      start--;
    }
    return start;
  }

  private Optional<Strip> strip(int offset) {
    return fences.stream()
        .flatMap(fence -> fence.lines().stream())
        .filter(line -> line.from() <= offset && offset <= line.to())
        .findFirst();
  }
}
