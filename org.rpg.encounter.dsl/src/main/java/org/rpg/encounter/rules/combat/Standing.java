package org.rpg.encounter.rules.combat;

import java.util.OptionalInt;

/**
 * What somebody comes to under a ruleset, unhurt and on foot, before anything has happened.
 *
 * @param protection all that is worn (LAY-02)
 * @param hindrance negative chances that it costs tests of penalised skills (LAY-03)
 * @param vigor the most Vigor, none of a simple body (LAY-07, BASE-21)
 * @param life the most Life, or Vitality of a simple body (LAY-08, LAY-13, BASE-21)
 * @param physique what Life and damage follow from (LAY-08, BASE-13)
 * @param melee what physical attacks in melee meet (DEF-01)
 * @param ranged what physical attacks from afar meet (DEF-04)
 * @param perseverance the most Perseverance, of those who tire (EXH-01)
 */
public record Standing(
    int protection,
    int hindrance,
    OptionalInt vigor,
    int life,
    int physique,
    Guard melee,
    Guard ranged,
    OptionalInt perseverance) {

  /**
   * What an attack meets.
   *
   * @param by what it is resisted with
   * @param difficulty of hitting (ATK-04)
   */
  public record Guard(Defence by, int difficulty) {}
}
