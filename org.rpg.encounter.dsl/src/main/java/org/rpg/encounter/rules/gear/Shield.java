package org.rpg.encounter.rules.gear;

/**
 * A shield (DEF-03).
 *
 * @param name its name
 * @param hands hands it takes, 0 to 2
 * @param defence added to the skill that defends with it
 * @param counters lets whoever has it in hand counter-attack (CTR-01)
 */
public record Shield(String name, int hands, int defence, boolean counters) {
  /** A shield that allows no counter-attacks. */
  public Shield(String name, int hands, int defence) {
    this(name, hands, defence, false);
  }
}
