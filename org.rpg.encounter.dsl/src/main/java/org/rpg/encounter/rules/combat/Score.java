package org.rpg.encounter.rules.combat;

import java.util.Optional;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.hazard.Poison;

/** What one character did in one combat, and what was done to it. */
public abstract sealed class Score permits Hands {
  boolean acted;
  int heldLast;
  int heldOnTurn;
  int dealt;
  int taken;
  int attacks;

  /** Attacks made against it, and the activation of the last one. */
  int assaults;

  int assaulted;
  int hits;

  /** Attacks against it that hit. */
  int struck;

  int destiny;
  int doom;

  /** The most damage of a single blow, before its layers, and the most Life that one took. */
  int blow;

  int blowLife;

  /** How often it held the initiative, and how often it did nothing with it. */
  int held;

  int idle;

  /** One more than the turns of other sides that had begun when it went down; 0 while it stands. */
  int down;

  /** All that it has become, a bit for each form. */
  int become;

  /** Movements in flight, one after the other, after which nobody could catch it (INT-34). */
  int escapes;

  int killer;
  int killingWeapon;
  DamageKind killingKind;
  Poison killingPoison;
  Peril killingPeril = Peril.NONE;
  String killingCause = "";

  /** The name of the heat it died of, empty for none or one without a name. */
  String killingHeat = "";

  private int diedIn;

  Score() {}

  /** Nothing has happened yet. */
  final void clearScore() {
    acted = false;
    heldLast = 0;
    heldOnTurn = 0;
    dealt = 0;
    taken = 0;
    attacks = 0;
    assaults = 0;
    assaulted = 0;
    hits = 0;
    struck = 0;
    destiny = 0;
    doom = 0;
    blow = 0;
    blowLife = 0;
    held = 0;
    idle = 0;
    down = 0;
    become = 0;
    escapes = 0;
    killer = Combatant.NONE;
    killingWeapon = Combatant.NONE;
    killingKind = null;
    killingPoison = null;
    killingPeril = Peril.NONE;
    diedIn = 0;
    if (!killingCause.isEmpty()) {
      killingCause = ""; // a reference costs more to set than to look at
    }
    if (!killingHeat.isEmpty()) {
      killingHeat = "";
    }
  }

  /**
   * It died in a part of the scene.
   *
   * @param scene the number of that part among all of them, also the parts of parts, from 1
   * @param there it in that part
   */
  final void diedIn(int scene, Score there) {
    diedIn = scene;
    killer = there.killer;
    killingWeapon = there.killingWeapon;
    killingKind = there.killingKind;
    killingPoison = there.killingPoison;
    killingCause = there.killingCause;
    killingPeril = there.killingPeril;
    killingHeat = there.killingHeat;
  }

  /**
   * In which part of the scene it died: 0 in the scene itself, else the number of a part, the parts
   * of parts behind each ({@link Combat#scene}). Its killer is one of that part's roster.
   */
  public final int diedIn() {
    return diedIn;
  }

  /** Whether it has held the initiative in this combat (INI-06). */
  public final boolean hasActed() {
    return acted;
  }

  /** Number of the activation in which it held the initiative last, 0 for never. */
  public final int heldLast() {
    return heldLast;
  }

  /** Damage it did to others, before their layers. */
  public final int damageDealt() {
    return dealt;
  }

  /** Damage it took, before its layers. */
  public final int damageTaken() {
    return taken;
  }

  /** A blow of somebody has struck it. */
  final void struck(int amount, int ofLife) {
    blow = Math.max(blow, amount);
    blowLife = Math.max(blowLife, ofLife);
  }

  /** The most damage that a single blow of somebody did to it, before its layers. */
  public final int hardestBlow() {
    return blow;
  }

  /** The most Life that a single blow of somebody took from it. */
  public final int lifeOfOneBlow() {
    return blowLife;
  }

  /** How often it held the initiative (INI-01). */
  public final int activations() {
    return held;
  }

  /** How often it held the initiative and neither acted nor moved. */
  public final int idleActivations() {
    return idle;
  }

  /** Whether it is out of the fight, for now or for good: no longer able to stand in it. */
  public final boolean isDown() {
    return down > 0;
  }

  /** Turns of other sides that had begun when it went down; less than 0 while it stands. */
  public final int downAfter() {
    return down - 1;
  }

  /** Whether it has been in one of its forms, by the number of what it may become, from 1. */
  public final boolean hasBecome(int form) {
    return (become & 1 << form) != 0;
  }

  /** Attacks it made. */
  public final int attacks() {
    return attacks;
  }

  /** Attacks made against it, hits and misses. */
  public final int assaults() {
    return assaults;
  }

  /** Whether it was attacked since it held the initiative last. */
  public final boolean isUnderAttack() {
    return assaulted >= heldLast && assaults > 0;
  }

  /** Attacks of its that hit. */
  public final int hits() {
    return hits;
  }

  /** Attacks against it that hit. */
  public final int timesStruck() {
    return struck;
  }

  /** Points of Destiny gained (BASE-09). */
  public final int destiny() {
    return destiny;
  }

  /** Points of Doom gained (BASE-08). */
  public final int doom() {
    return doom;
  }

  /** Who killed it, {@link Combatant#NONE} if nobody did. */
  public final int killer() {
    return killer;
  }

  /** The number of the killer's weapon that did it, {@link Combatant#NONE} if none did. */
  public final int killingWeapon() {
    return killingWeapon;
  }

  /** The kind of damage it died of. */
  public final Optional<DamageKind> killingKind() {
    return Optional.ofNullable(killingKind);
  }

  /** The poison it died of, empty if of none. */
  public final Optional<Poison> killingPoison() {
    return Optional.ofNullable(killingPoison);
  }

  /**
   * What it died of if that was no weapon: the name of an item that its killer used, or of what the
   * scene let happen; empty for anything else.
   */
  public final String killingCause() {
    return killingCause;
  }

  /** Whether it died of a poison. */
  public final boolean isPoisonedToDeath() {
    return killingPoison != null;
  }

  /** Whether it died of fire (SIT-15). */
  public final boolean isBurntToDeath() {
    return killingKind == DamageKind.FIRE;
  }

  /** What the heat is called that it died of; empty if it has no name. */
  public final String killingHeat() {
    return killingHeat;
  }

  /** Whether it died of want of air (SIT-14). */
  public final boolean isSuffocated() {
    return killingPeril == Peril.SUFFOCATION;
  }

  /** Whether it died of a fall (SIT-09). */
  public final boolean isFallenToDeath() {
    return killingPeril == Peril.FALL;
  }

  /** Whether its wounds killed it as they grew worse at a day's end (WND-08). */
  public final boolean isKilledByWounds() {
    return killingPeril == Peril.WORSE_WOUNDS;
  }
}
