package org.rpg.encounter.rules.gear;

/**
 * A layer of armour (LAY-02).
 *
 * @param name its name
 * @param protection Protection it adds, at least 0
 */
public record Armour(String name, int protection) {}
