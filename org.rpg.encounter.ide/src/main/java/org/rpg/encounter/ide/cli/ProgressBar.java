package org.rpg.encounter.ide.cli;

/** How far a forecast is, on the last line of a terminal. */
final class ProgressBar {
  private static final int CELLS = 30;
  private static final String LINE_START = "\r";
  private static final String ERASE = "\r\u001B[K";

  private final Screen screen;
  private final Messages words;
  private boolean shown;

  ProgressBar(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  /** Shows the bar. */
  void show(long done, long total) {
    int full = (int) (CELLS * done / Math.max(1, total));
    String bar = "█".repeat(full) + "░".repeat(CELLS - full);
    screen.err().print(LINE_START + bar + " " + words.say("progress.runs", done, total));
    screen.err().flush();
    shown = true;
  }

  /** Leaves the line empty again. */
  void clear() {
    if (shown) {
      screen.err().print(ERASE);
      screen.err().flush();
      shown = false;
    }
  }
}
