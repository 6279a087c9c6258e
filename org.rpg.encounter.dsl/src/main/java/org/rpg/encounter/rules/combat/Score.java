package org.rpg.encounter.rules.combat;

import java.util.Optional;
import org.rpg.encounter.rules.body.DamageKind;

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
  int destiny;
  int doom;
  int killer;
  int killingWeapon;
  DamageKind killingKind;

  /** What it died of in a part of the scene, {@link Combatant#NONE} if it did not. */
  private int causeInPart;

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
    destiny = 0;
    doom = 0;
    killer = Combatant.NONE;
    killingWeapon = Combatant.NONE;
    killingKind = null;
    causeInPart = Combatant.NONE;
  }

  /** Weapons of one killer that are kept apart; nobody has more. */
  private static final int WEAPONS = 33;

  /** How many causes of death a scene of so many knows, its parts apart. */
  static int ownCauses(int size) {
    return (size + 1) * WEAPONS;
  }

  /** It died in a part of the scene. */
  final void diesOf(int cause) {
    causeInPart = cause;
  }

  /**
   * What it died of, as a number below {@link Combat#causes}: which weapon of whom, each of those
   * of the scene's parts too.
   */
  public final int cause() {
    return causeInPart == Combatant.NONE ? (killer + 1) * WEAPONS + killingWeapon + 1 : causeInPart;
  }

  /** Whose weapon a cause is that is none of a part's; {@link Combatant#NONE} if nobody's. */
  public static int killerOf(int cause) {
    return cause / WEAPONS - 1;
  }

  /** Which weapon of his; {@link Combatant#NONE} if none. */
  public static int weaponOf(int cause) {
    return cause % WEAPONS - 1;
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
}
