package org.rpg.encounter.ide.server;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;

/** A text as a client of the protocol sees it: lines that end with LF, CRLF or CR. */
final class Texts {
  private Texts() {}

  /** The offset at which each line begins. */
  static List<Integer> lines(String text) {
    List<Integer> starts = new ArrayList<>(List.of(0));
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n')) {
        starts.add(i + 1);
      }
    }
    return starts;
  }

  /** The position of an offset. */
  static Position position(List<Integer> lines, int offset) {
    int line = 0;
    while (line + 1 < lines.size() && lines.get(line + 1) <= offset) {
      line++;
    }
    return new Position(line, offset - lines.get(line));
  }

  /** The offset of a position; fails if it is not in the text. */
  static int offset(String text, List<Integer> lines, Position at) {
    if (at.getLine() < 0 || at.getLine() >= lines.size() || at.getCharacter() < 0) {
      throw new AssertionError("outside the text: " + at);
    }
    int start = lines.get(at.getLine());
    int next = at.getLine() + 1 < lines.size() ? lines.get(at.getLine() + 1) : text.length();
    int end = next;
    while (end > start && "\r\n".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    int offset = start + at.getCharacter();
    if (offset > Math.max(end, start)) {
      throw new AssertionError("behind the end of its line: " + at);
    }
    return offset;
  }

  /** Demands that a range lies in the text and does not run backwards. */
  static void demand(String text, List<Integer> lines, Range range) {
    if (offset(text, lines, range.getStart()) > offset(text, lines, range.getEnd())) {
      throw new AssertionError("backwards: " + range);
    }
  }

  /** The text after some edits, none of which may overlap another. */
  static String apply(String text, List<? extends TextEdit> edits) {
    List<Integer> lines = lines(text);
    List<TextEdit> ordered = new ArrayList<>(edits);
    ordered.sort(
        (a, b) ->
            offset(text, lines, b.getRange().getStart())
                - offset(text, lines, a.getRange().getStart()));
    StringBuilder result = new StringBuilder(text);
    int before = text.length() + 1;
    for (TextEdit edit : ordered) {
      int from = offset(text, lines, edit.getRange().getStart());
      int to = offset(text, lines, edit.getRange().getEnd());
      if (to > before || from > to) {
        throw new AssertionError("edits overlap at " + edit.getRange());
      }
      result.replace(from, to, edit.getNewText());
      before = from;
    }
    return result.toString();
  }
}
