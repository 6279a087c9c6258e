package org.rpg.encounter.rules.gear;

/**
 * A shield (DEF-03).
 *
 * @param name its name
 * @param hands hands it takes, 0 to 2
 * @param defence added to the skill that defends with it
 */
public record Shield(String name, int hands, int defence) {}
