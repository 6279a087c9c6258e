package org.rpg.encounter.rules.combat;

/**
 * Something to overcome with a test of a skill: a door, a rope bridge, a lock (ACT-02).
 *
 * @param skill name of the skill that is tested
 * @param difficulty what is to be reached
 * @param effect what success does; its target is nobody
 */
public record Obstacle(String skill, Difficulty difficulty, Effect effect) {}
