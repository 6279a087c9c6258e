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
  /** What someone confused does (CON-10). */
  CONFUSION,
  /** One of the eight directions (CON-10, MAN-02). */
  DIRECTION,
  /** One of several at random (CON-10, INI-02). */
  TARGET,
  /** What exhaustion costs, whether someone faints and for how long, what food restores (EXH). */
  EXHAUSTION,
  /** A roll the scene asks for: chances, tables, how many arrive. */
  SCENE
}
