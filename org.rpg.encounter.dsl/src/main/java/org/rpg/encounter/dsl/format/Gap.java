package org.rpg.encounter.dsl.format;

/** What stands before a piece of a script, and the piece: a token, a comment, an article. */
final class Gap {
  /** What is written before the piece: blanks, or lines and an indentation. */
  int blanks;

  int lines;
  int indent;

  /** The text it replaces. */
  final int from;

  final int to;

  /** Where the piece behind it ends in the text. */
  final int end;

  /** What stands behind it. */
  final String piece;

  /** A line is broken in a list or before a step; else before "and", "or". */
  static final int GLADLY = 2;

  static final int IF_NEED_BE = 1;

  /** How gladly the line is broken here, 0 for never, and how deep it goes on then. */
  int breakable;

  int broken;

  /** Whether a step begins here. */
  boolean step;

  /** Whether the piece is a text or a comment, which nothing shortens. */
  boolean prose;

  /** The innermost block on one line that this is in, or null. */
  Block inside;

  /** The table whose steps begin in one column, or null. */
  Object column;

  Gap(int from, int to, int end, String piece) {
    this.from = from;
    this.to = to;
    this.end = end;
    this.piece = piece;
  }

  Gap blanks(int count) {
    blanks = count;
    lines = 0;
    return this;
  }

  Gap line(int depth, boolean empty) {
    lines = empty ? 2 : 1;
    indent = depth;
    return this;
  }

  boolean isLine() {
    return lines > 0;
  }

  /** How far from the line's start the piece begins. */
  int column(int before) {
    return isLine() ? indent * Layout.INDENT : before + blanks;
  }

  /** Where the line is after the piece. */
  int end(int start) {
    int last = piece.lastIndexOf('\n');
    String line = piece.substring(last + 1);
    return (last < 0 ? start : 0) + line.codePointCount(0, line.length());
  }

  String text(String lineEnd) {
    return isLine()
        ? lineEnd.repeat(lines) + " ".repeat(indent * Layout.INDENT)
        : " ".repeat(blanks);
  }
}
