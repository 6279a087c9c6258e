package org.rpg.encounter.rules.combat;

/** What a character has of one skill: looked up once, then a number (BASE-17). */
final class Aptitude {
  final String skill;
  final int value;

  /** Whether armour hinders it (BASE-16). */
  final boolean penalised;

  Aptitude(String skill, int value, boolean penalised) {
    this.skill = skill;
    this.value = value;
    this.penalised = penalised;
  }

  /** The better of two, this one of equals. */
  Aptitude or(Aptitude other) {
    return other.value > value ? other : this;
  }
}
