package org.rpg.encounter.rules;

/**
 * One reading of a rule the texts leave open.
 *
 * @param english its name in English
 * @param portuguese its name in Portuguese
 */
public record Option(String english, String portuguese) {
  /** Whether {@code name} is one of the two names. */
  public boolean isNamed(String name) {
    return english.equals(name) || portuguese.equals(name);
  }

  @Override
  public String toString() {
    return english;
  }
}
