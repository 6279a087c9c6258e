package org.rpg.encounter.preview;

import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/** What was counted of one combatant. */
final class CombatantTally {
  private static final WoundClass[] WOUND_CLASSES = WoundClass.values();

  /** Weapons of one killer that are kept apart; the engine allows no more. */
  private static final int WEAPONS = 33;

  /** What kills that is no weapon, counted after the weapons. */
  static final int FIRE = WEAPONS - 1;

  static final int FALL = WEAPONS;
  static final int WOUNDS = WEAPONS + 1;
  static final int SUFFOCATION = WEAPONS + 2;
  static final int FATIGUE = WEAPONS + 3;
  private static final int WAYS = WEAPONS + 5;

  long present;
  long deaths;
  long wounded;
  long dealt;
  long taken;
  long destiny;
  final long[] wounds = new long[WOUND_CLASSES.length];

  /** Of each scene, the parts' too, where its killers begin; they count from -1 (nobody). */
  private final int[] firstKiller;

  private final int killers;

  /** Deaths by killer and weapon, which counts from -1 (none), too. */
  private final long[] causes;

  /** Deaths by a poison's name, each by killer. */
  private final SortedMap<String, long[]> poisons = new TreeMap<>();

  /** Deaths by a heat's name, each by killer, nobody first. */
  private final SortedMap<String, long[]> heats = new TreeMap<>();

  /** Deaths by what an item or an event did, each by killer, nobody first. */
  private final SortedMap<String, long[]> things = new TreeMap<>();

  CombatantTally(Plan plan) {
    firstKiller = new int[plan.scenes()];
    int next = 0;
    for (int scene = 0; scene < firstKiller.length; scene++) {
      firstKiller[scene] = next;
      next += plan.scene(scene).battle().size() + 1;
    }
    killers = next;
    causes = new long[killers * WAYS];
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
      addDeath(it);
    } else if (all > 0 || it.membersLeft() < it.members() || hasLostVitality(it)) {
      wounded++;
    }
  }

  /** A simple body has no wounds: whatever it lacks at the end has been taken from it. */
  private static boolean hasLostVitality(Combatant it) {
    return it.body().isSimple() && it.life() < it.body().maxLife();
  }

  private void addDeath(Combatant it) {
    int killer = place(it.diedIn(), it.killer());
    if (it.isPoisonedToDeath()) {
      deathsBy(poisons, it.killingPoison().orElseThrow().name())[killer]++;
      return;
    }
    int way = it.killingWeapon();
    if (way == Combatant.NONE && it.isBurntToDeath() && !it.killingHeat().isEmpty()) {
      deathsBy(heats, it.killingHeat())[killer]++;
      return;
    }
    way = way == Combatant.NONE ? peril(it) : way;
    if (way == Combatant.NONE && !it.killingCause().isEmpty()) {
      deathsBy(things, it.killingCause())[killer]++;
      return;
    }
    if (way == Combatant.NONE && it.killingKind().equals(Optional.of(DamageKind.FATIGUE))) {
      way = FATIGUE;
    }
    causes[killer * WAYS + way + 1]++;
  }

  private static int peril(Combatant it) {
    if (it.isFallenToDeath()) {
      return FALL;
    }
    if (it.isKilledByWounds()) {
      return WOUNDS;
    }
    if (it.isSuffocated()) {
      return SUFFOCATION;
    }
    return it.isBurntToDeath() ? FIRE : Combatant.NONE;
  }

  private int place(int scene, int killer) {
    return firstKiller[scene] + killer + 1;
  }

  private long[] deathsBy(SortedMap<String, long[]> all, String name) {
    long[] deaths = all.get(name);
    if (deaths == null) {
      deaths = new long[killers];
      all.put(name, deaths);
    }
    return deaths;
  }

  /**
   * How often it died in a scene by this weapon of this killer, by a {@link #FIRE} without a name,
   * a {@link #FALL}, {@link #SUFFOCATION}, {@link #FATIGUE} or its old {@link #WOUNDS}.
   */
  long deathsBy(int scene, int killer, int weapon) {
    return causes[place(scene, killer) * WAYS + weapon + 1];
  }

  /** The names of the poisons that it died of, in order. */
  Set<String> poisons() {
    return poisons.keySet();
  }

  /** How often it died in a scene by this poison of this killer. */
  long deathsBy(int scene, int killer, String poison) {
    return deathsBy(poisons, poison)[place(scene, killer)];
  }

  /** The names of the heats that it died of, in order. */
  Set<String> heats() {
    return heats.keySet();
  }

  /** How often it died in a scene by this heat, of this killer or of nobody. */
  long deathsByHeat(int scene, int killer, String heat) {
    return deathsBy(heats, heat)[place(scene, killer)];
  }

  /** The names of the items and events that it died of, in order. */
  Set<String> things() {
    return things.keySet();
  }

  /** How often it died in a scene by this item of this killer, or by this event of nobody. */
  long deathsByThing(int scene, int killer, String thing) {
    return deathsBy(things, thing)[place(scene, killer)];
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
    other.poisons.forEach((name, deaths) -> Tally.add(deathsBy(poisons, name), deaths));
    other.heats.forEach((name, deaths) -> Tally.add(deathsBy(heats, name), deaths));
    other.things.forEach((name, deaths) -> Tally.add(deathsBy(things, name), deaths));
  }
}
