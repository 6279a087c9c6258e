package org.rpg.encounter.report;

/**
 * What a stretch of text is, and the colour that says so on a terminal. Reports always paint;
 * {@link Terminal#show} takes the paint off where it is not wanted.
 */
enum Ink {
  TITLE("1"),
  HEADING("1;36"),
  FAINT("2"),
  STRONG("1"),
  PROSE("3"),
  BAR("36"),
  GOOD("32"),
  DOUBT("33"),
  BAD("31"),
  HERO("1;32"),
  OPPONENT("1;31");

  /** Starts every colour; user text never holds it, see {@link Cells#clean}. */
  static final char ESCAPE = '\u001b';

  /** Ends every colour. */
  static final String OFF = ESCAPE + "[0m";

  private final String on;

  Ink(String code) {
    on = ESCAPE + "[" + code + "m";
  }

  /** The colour of those whom the players play, or of everybody else. */
  static Ink side(boolean hero) {
    return hero ? HERO : OPPONENT;
  }

  String paint(String text) {
    return text.isEmpty() ? text : on + text + OFF;
  }
}
