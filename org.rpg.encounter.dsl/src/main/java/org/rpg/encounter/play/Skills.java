package org.rpg.encounter.play;

import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.Weapon;

/** The names under which a sheet keeps skills and their specialisations: {@code Fight[Sword]}. */
final class Skills {
  private final Names names;

  Skills(Names names) {
    this.names = names;
  }

  String key(SkillReference reference) {
    String skill = names.of(reference.getSkill());
    return reference.getSpecialisation() == null
        ? skill
        : key(skill, names.of(reference.getSpecialisation()));
  }

  String key(Skill skill, Weapon weapon) {
    return key(names.of(skill), names.of(weapon));
  }

  static String key(String skill, String specialisation) {
    return skill + "[" + specialisation + "]";
  }

  /** The skill of a specialisation, without its brackets; the key itself if it has none. */
  static String general(String key) {
    int bracket = key.indexOf('[');
    return bracket < 0 ? key : key.substring(0, bracket);
  }
}
