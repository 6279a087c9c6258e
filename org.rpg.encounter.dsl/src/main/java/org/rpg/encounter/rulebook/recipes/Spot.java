package org.rpg.encounter.rulebook.recipes;

/** Where in a script the lines of a recipe go. */
public enum Spot {
  /** A declaration of its own. */
  SCRIPT("encounter"),
  /** In the body of an encounter. */
  ENCOUNTER("initiative"),
  /** In the body of a creature or a character. */
  CREATURE("vitality"),
  /** In the body of a journey. */
  JOURNEY("departs-at");

  private final String key;

  Spot(String key) {
    this.key = key;
  }

  /** The key of a word that can begin a line there and nowhere else. */
  public String key() {
    return key;
  }
}
