package org.rpg.encounter.exact.travel;

import java.util.List;

/**
 * Days of somebody wounded, Ana, once in the language and once in the solver's words.
 *
 * @param name what it is about
 * @param script the whole script
 * @param physique her Physique; her Life is 6 + 2 x that (LAY-08)
 * @param wounds severities of her wounds
 * @param supplies bandages of the party
 * @param attempts how often a day she is treated, and the skill that does it
 * @param skill value of Treat Wounds of who does it
 * @param own whether she treats herself, hindered by her wounds
 * @param chosen the class of wound that she tries to recover (REC-01), or null for the worst
 * @param nights how many nights; those with a 0 are too short for a long rest
 */
record Convalescence(
    String name,
    String script,
    int physique,
    List<Integer> wounds,
    int supplies,
    int attempts,
    int skill,
    boolean own,
    String chosen,
    List<Integer> nights) {

  static Convalescence of(String name, String script, int physique, Integer... wounds) {
    return new Convalescence(
        name, script, physique, List.of(wounds), 0, 0, 0, false, "", List.of());
  }

  Convalescence treated(int times, int value, int bandages) {
    return new Convalescence(
        name, script, physique, wounds, bandages, times, value, own, chosen, nights);
  }

  Convalescence byHerself() {
    return new Convalescence(
        name, script, physique, wounds, supplies, attempts, skill, true, chosen, nights);
  }

  Convalescence choosing(String woundClass) {
    return new Convalescence(
        name, script, physique, wounds, supplies, attempts, skill, own, woundClass, nights);
  }

  /** So many nights; 0 is a night without a long rest. */
  Convalescence nights(Integer... hours) {
    return new Convalescence(
        name, script, physique, wounds, supplies, attempts, skill, own, chosen, List.of(hours));
  }

  int life() {
    return Math.max(1, 6 + 2 * physique);
  }

  @Override
  public String toString() {
    return name;
  }
}
