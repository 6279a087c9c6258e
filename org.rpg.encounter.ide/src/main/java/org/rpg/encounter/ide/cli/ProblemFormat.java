package org.rpg.encounter.ide.cli;

/** How diagnostics are printed. */
enum ProblemFormat {
  TEXT,
  JSON,
  SARIF;

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
