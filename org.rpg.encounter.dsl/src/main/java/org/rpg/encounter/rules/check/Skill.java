package org.rpg.encounter.rules.check;

/**
 * A skill or a specialisation of one.
 *
 * @param name its name, for example {@code Dodge} or {@code Fight[Sword]}
 * @param penalised whether the Protection Penalty lowers its tests (BASE-16)
 */
public record Skill(String name, boolean penalised) {
  /** A skill without Protection Penalty. */
  public static Skill of(String name) {
    return new Skill(name, false);
  }
}
