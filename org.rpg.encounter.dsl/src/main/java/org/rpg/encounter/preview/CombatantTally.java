package org.rpg.encounter.preview;

import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/** What was counted of one combatant. */
final class CombatantTally {
  /** Weapons of one killer that are kept apart; the engine allows no more. */
  private static final int WEAPONS = 33;

  long present;
  long deaths;
  long wounded;
  long dealt;
  long taken;
  long destiny;
  final long[] wounds = new long[WoundClass.values().length];

  /** Deaths by killer and weapon; both count from -1 (nobody, none). */
  private final long[] causes;

  CombatantTally(int size) {
    causes = new long[(size + 1) * WEAPONS];
  }

  void add(Combatant it) {
    present++;
    dealt += it.damageDealt();
    taken += it.damageTaken();
    destiny += it.destiny();
    int all = 0;
    for (int i = 0; i < wounds.length; i++) {
      int count = it.wounds(WOUND_CLASSES[i]);
      wounds[i] += count;
      all += count;
    }
    if (it.fate() == Fate.DEAD) {
      deaths++;
      causes[(it.killer() + 1) * WEAPONS + it.killingWeapon() + 1]++;
    } else if (all > 0) {
      wounded++;
    }
  }

  private static final WoundClass[] WOUND_CLASSES = WoundClass.values();

  /** How often it died by this weapon of this killer. */
  long deathsBy(int killer, int weapon) {
    return causes[(killer + 1) * WEAPONS + weapon + 1];
  }

  void addAll(CombatantTally other) {
    present += other.present;
    deaths += other.deaths;
    wounded += other.wounded;
    dealt += other.dealt;
    taken += other.taken;
    destiny += other.destiny;
    Tally.add(wounds, other.wounds);
    Tally.add(causes, other.causes);
  }
}
