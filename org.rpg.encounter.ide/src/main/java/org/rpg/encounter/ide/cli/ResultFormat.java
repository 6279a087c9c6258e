package org.rpg.encounter.ide.cli;

/** How a run or a forecast is printed. */
enum ResultFormat {
  TEXT,
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
