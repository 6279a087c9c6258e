package org.rpg.encounter.rules.dice;

/**
 * What a roll is for. Every roll is labelled, so that a story or a debugger can say what was
 * rolled.
 */
public enum Purpose {
  /** The die of an attack's skill test (ATK-01). */
  ATTACK,
  /** The damage of a hit (ATK-02). */
  DAMAGE,
  /** The die of any other skill test (BASE-01). */
  TEST,
  /** What an effect does each turn (TRN-03). */
  EFFECT,
  /** A roll the scene asks for: chances, tables, how many arrive. */
  SCENE
}
