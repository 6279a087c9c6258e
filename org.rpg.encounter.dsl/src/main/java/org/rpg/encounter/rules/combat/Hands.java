package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;

/**
 * What one character has in its hands, and what it can reach and parry with it. What depends on the
 * hands is worked out when they change, not when it is asked for.
 */
public abstract sealed class Hands extends Score permits Combatant {
  private static final int HANDS = 2;

  /** What it is, and all that it may become, the first at the start. */
  final Form[] forms;

  /** The number of what it is now. */
  int form;

  Sheet sheet;
  final CombatRules rules;
  int dodge;

  /** Its shield, null for none. */
  Shield shieldOwned;

  /** What Shield is worth with the shield in hand, and without. */
  int shieldWith;

  int shieldWithout;
  int shieldHands;

  /** Whether its shield lets it answer attacks when in hand (CTR-01). */
  boolean shieldCounters;

  int bodyDefence;

  /** All weapons that it may have while the combat lasts, whatever it becomes and gains. */
  WeaponUse[] weapons;

  /** The same weapons, the worthiest first. */
  WeaponUse[] ranking;

  final int[] lyingOn;

  /** The weapon of the main hand with one in each hand (TAC-19), else {@link Combatant#NONE}. */
  int mainHand = Combatant.NONE;

  /** The weapon of the other hand with one in each hand (TAC-20), else {@link Combatant#NONE}. */
  int offHand = Combatant.NONE;

  /** Whether two weapons in hand expose it (TAC-21). */
  boolean openGuard;

  /** Reach in which it strikes at those who leave, 0 for none (TAC-07). */
  int threat;

  /** Whether gear or gift lets it answer attacks (CTR-01). */
  boolean counters;

  /** Range of the ranged weapons in hand, 0 for none. */
  int farthestRange;

  int hands;
  int handsFree;

  /** Hands that items take. */
  int itemHands;

  /** Weapons in the backpack, a bit each (ACT-04). */
  int packed;

  /** Weapons that it has, a bit each, those on the ground among them. */
  int owned;

  boolean shieldHeld;

  /** What Shield is worth now (DEF-03). */
  int shield;

  /** Whether anything was taken in hand or let go since the start. */
  private boolean handsUsed = true;

  int meleeReach;

  /** The worthiest weapon in hand, {@link Combatant#NONE} without one, and its reach. */
  int worthiest;

  int bestReach;
  int farthestReach;

  /** How near it goes to an enemy, in squares: into reach of its worthiest weapon. */
  int approach;

  int bestMeleeDefence;
  int bestRangedDefence;

  Hands(CombatantStart start) {
    forms = start.forms().toArray(new Form[0]);
    rules = forms[0].rules;
    assume(0);
    lyingOn = new int[weapons.length];
  }

  /** It is another from now on, by its number among all that it may be. */
  void assume(int number) {
    form = number;
    Form now = forms[number];
    sheet = now.sheet;
    dodge = now.dodge;
    bodyDefence = now.bodyDefence;
    weapons = now.weapons;
    ranking = now.ranking;
    handsUsed = true;
  }

  /** Holds again what it held at the start. */
  final void handsAsAtTheStart() {
    if (handsUsed) {
      arm();
      handsUsed = false;
    }
  }

  /** Has all that its sheet says, and holds what it says. */
  final void arm() {
    Form now = forms[form];
    hands = now.hands;
    itemHands = now.itemHands;
    packed = now.packed;
    owned = now.owned;
    Arrays.fill(lyingOn, Squares.NOWHERE);
    shieldHeld = sheet.hasShieldInHand();
    bear(sheet.shield().orElse(null));
    handsUsed = true;
  }

  /** Has a shield, or none if it is null, held or not. */
  private void bear(Shield shield) {
    handsUsed = true;
    shieldOwned = shield;
    shieldWithout = forms[form].shieldWithout();
    shieldWith = shield == null ? shieldWithout : forms[form].shieldWith(shield);
    shieldHands = shield == null ? 0 : shield.hands();
    shieldCounters = shield != null && shield.counters();
    handsChanged();
  }

  /** Comes to have a shield instead of the one it has, in hand if there is one free for it. */
  final void gainShield(Shield shield) {
    handsFree += shieldHeld ? shieldHands : 0;
    shieldHeld = shield.hands() <= handsFree;
    bear(shield);
  }

  /** Has no shield any longer. */
  final void loseShield() {
    shieldHeld = false;
    bear(null);
  }

  /** Comes to have a weapon, in hand if it has hands for it, otherwise at the belt. */
  final void gain(int number) {
    handsUsed = true;
    owned |= 1 << number;
    packed &= ~(1 << number);
    lyingOn[number] = Squares.NOWHERE;
    if (weapons[number].weapon.hands() <= handsFree) {
      take(number);
    }
  }

  /** Has a weapon no longer. */
  final void lose(int number) {
    owned &= ~(1 << number);
    packed &= ~(1 << number);
    letGo(number);
  }

  /** Whether it has a weapon, in hand, stowed or on the ground. */
  public final boolean owns(int number) {
    return (owned & 1 << number) != 0;
  }

  /** Whether it has a shield of that name. */
  public final boolean hasShield(String name) {
    return shieldOwned != null && shieldOwned.name().equals(name);
  }

  /** Its shield, if it has one. */
  public final Optional<Shield> shield() {
    return Optional.ofNullable(shieldOwned);
  }

  /** Works out again what depends on the weapons in hand. */
  final void handsChanged() {
    meleeReach = rules.meleeReach;
    bestReach = 0;
    worthiest = Combatant.NONE;
    farthestReach = 0;
    approach = 0;
    threat = 0;
    farthestRange = 0;
    counters = false;
    for (WeaponUse use : ranking) {
      if (inHand(use.number)) {
        farthestRange = Math.max(farthestRange, use.ranged);
        counters |= use.counters;
        threat = use.threatens ? Math.max(threat, use.melee) : threat;
        meleeReach = Math.max(meleeReach, use.melee);
        bestReach = bestReach == 0 ? use.reach : bestReach;
        worthiest = worthiest == Combatant.NONE ? use.number : worthiest;
        approach = approach == 0 ? use.approach() : approach;
        farthestReach = Math.max(farthestReach, use.reach);
      }
    }
    approach = Math.max(1, approach);
    counters |= sheet.counters() || (shieldHeld && shieldCounters);
    countHands();
    pairHands();
    if (bodyDefence != CombatRules.NO_DEFENCE) {
      bestMeleeDefence = Math.max(0, bodyDefence); // BASE-21
      bestRangedDefence = bestMeleeDefence;
    } else {
      bestRangedDefence = Math.max(0, shield); // DEF-03, DEF-04
      bestMeleeDefence = Math.max(bestRangedDefence, Math.max(dodge, parry())); // DEF-02, DEF-07
    }
  }

  /** Hands that hold nothing, and what Shield is worth. */
  private void countHands() {
    int taken = itemHands + (shieldHeld ? shieldHands : 0);
    for (WeaponUse use : weapons) {
      taken += inHand(use.number) ? use.weapon.hands() : 0;
    }
    handsFree = Math.max(0, HANDS - taken);
    shield = shieldHeld ? shieldWith : shieldWithout;
  }

  /** TAC-19: one weapon in each hand; the first of the sheet is the main one. */
  private void pairHands() {
    mainHand = Combatant.NONE;
    offHand = Combatant.NONE;
    for (WeaponUse use : weapons) {
      if (inHand(use.number) && use.weapon.hands() == 1) {
        if (mainHand == Combatant.NONE) {
          mainHand = use.number;
        } else if (offHand == Combatant.NONE) {
          offHand = use.number;
        }
      }
    }
    if (offHand == Combatant.NONE) {
      mainHand = Combatant.NONE;
    }
    openGuard =
        rules.pairExposes && offHand != Combatant.NONE && (isHeavy(mainHand) || isHeavy(offHand));
  }

  /** Whether a weapon is medium or large (TAC-21). */
  final boolean isHeavy(int number) {
    return weapons[number].weapon.size() != WeaponSize.SMALL;
  }

  /** The worthiest weapon in hand that reaches so far, or {@link Combatant#NONE}. */
  final int weaponFor(int distance) {
    if (distance <= bestReach) {
      return worthiest;
    }
    for (WeaponUse use : ranking) {
      if (distance <= use.reach && (hands & 1 << use.number) != 0) {
        return use.number;
      }
    }
    return Combatant.NONE;
  }

  /**
   * The worthiest weapon in hand that strikes at those who leave so far, or {@link Combatant#NONE}.
   */
  final int threatFor(int distance) {
    for (WeaponUse use : ranking) {
      if (use.threatens && distance <= use.melee && inHand(use.number)) {
        return use.number;
      }
    }
    return Combatant.NONE;
  }

  /** The worthiest weapon in hand that shoots so far, or {@link Combatant#NONE}. */
  final int rangedFor(int distance) {
    for (WeaponUse use : ranking) {
      if (distance <= use.ranged && inHand(use.number)) {
        return use.number;
      }
    }
    return Combatant.NONE;
  }

  /** The worthiest weapon in hand that answers an attack from so far, or {@link Combatant#NONE}. */
  final int counterWeapon(int distance) {
    for (WeaponUse use : ranking) {
      boolean answers = use.counters || sheet.counters() || (shieldHeld && shieldCounters);
      if (answers && use.reaches(distance) && inHand(use.number)) {
        return use.number;
      }
    }
    return Combatant.NONE;
  }

  /** Takes a weapon in hand. */
  final void take(int number) {
    handsUsed = true;
    hands |= 1 << number;
    packed &= ~(1 << number);
    handsChanged();
  }

  /** Whether a weapon is in hand and no part of the body. */
  final boolean canLetGo(int number) {
    return number >= 0
        && number < weapons.length
        && inHand(number)
        && !weapons[number].weapon.natural();
  }

  /** No longer holds a weapon. */
  final void letGo(int number) {
    handsUsed = true;
    hands &= ~(1 << number);
    handsChanged();
  }

  /** Holds an item that takes so many hands or, if negative, no longer does. */
  final void holdItem(int more) {
    if (more != 0) {
      handsUsed = true;
      itemHands += more;
      handsChanged();
    }
  }

  /** Takes its shield in hand, or puts it away (DEF-03). */
  final void holdShield(boolean inHand) {
    handsUsed = true;
    shieldHeld = inHand;
    handsChanged();
  }

  /** Whether a weapon is in the backpack (ACT-04). */
  final boolean isPacked(int number) {
    return number >= 0 && number < weapons.length && (packed & 1 << number) != 0;
  }

  /** The best skill of the weapons in hand that parry (DEF-07). */
  final int parry() {
    int best = CombatRules.NO_DEFENCE;
    for (WeaponUse use : weapons) {
      best = inHand(use.number) ? Math.max(best, use.parry) : best;
    }
    return best;
  }

  /** Whether armour hinders the weapon that parries best (DEF-06). */
  final boolean parriesPenalised() {
    int best = parry();
    for (WeaponUse use : weapons) {
      if (inHand(use.number) && use.parry == best) {
        return use.penalised;
      }
    }
    return false;
  }

  /** What it brought. */
  public final Sheet sheet() {
    return sheet;
  }

  /** The value of a skill (BASE-17). */
  public final int skill(String skill) {
    return sheet.skill(skill, rules.missingSkill);
  }

  /** Which of some skills it is best at; the first of several equal ones. */
  public final String bestSkill(List<String> skills) {
    String best = skills.get(0);
    for (int i = 1; i < skills.size(); i++) { // by number, so that nothing is created
      best = skill(skills.get(i)) > skill(best) ? skills.get(i) : best;
    }
    return best;
  }

  /** Number of its weapons, in hand or not. */
  public final int weapons() {
    return weapons.length;
  }

  /** One of its weapons. */
  public final Weapon weapon(int number) {
    return weapons[number].weapon;
  }

  /** Whether a weapon is in hand; natural weapons always are. */
  public final boolean inHand(int number) {
    return (hands & 1 << number) != 0;
  }

  /** Whether a weapon of its lies on the ground. */
  public final boolean isOnGround(int number) {
    return lyingOn[number] != Squares.NOWHERE;
  }

  /** Reach in melee with what is in hand, in squares (BASE-14). */
  public final int meleeReach() {
    return meleeReach;
  }

  /** Reach of the worthiest weapon in hand, in squares; 0 without one. */
  public final int reach() {
    return bestReach;
  }
}
