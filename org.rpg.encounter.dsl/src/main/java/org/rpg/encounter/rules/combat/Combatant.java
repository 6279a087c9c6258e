package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.Optional;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Weapon;

/** One character in one combat. Readable by all, changed by the rules alone. */
public final class Combatant {
  /** Nobody, no weapon. */
  public static final int NONE = -1;

  private static final int EXPOSING = Condition.EXPOSED.bit() | Condition.PRONE.bit();

  final int index;
  final int side;
  final int team;
  final boolean pc;
  final String name;
  final Sheet sheet;
  final Conduct startConduct;
  final CombatRules rules;
  final Body body;
  final Body startBody;
  final int startConditions;
  final int startHands;
  final int startRaised;
  final Fate startFate;
  final int startHandsFree;
  final int speed;
  final int physique;
  final int dodge;
  final int shield;
  final int bodyDefence;
  final WeaponUse[] weapons;

  /** The same weapons, the worthiest first. */
  final WeaponUse[] ranking;

  final int[] lyingOn;
  final Timers timers = new Timers();
  final TurnEffects effects = new TurnEffects();
  private final int wornChances;

  Fate fate;

  /** What it does now; a scene may change it. */
  Conduct conduct;

  int conditions;
  int hands;
  int handsFree;

  /** Whether anything was taken in hand or let go since the start. */
  private boolean handsUsed = true;

  int raised;
  int meleeReach;
  int bestReach;
  int farthestReach;
  int bestMeleeDefence;
  int bestRangedDefence;
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

  Combatant(Battle battle, int index, int team, CombatRules rules) {
    Member member = battle.members.get(index);
    this.index = index;
    this.team = team;
    this.rules = rules;
    side = battle.sideOf[index];
    sheet = member.sheet;
    name = member.name;
    startConduct = member.conduct;
    pc = sheet.isPc();
    speed = sheet.speed().orElse(rules.speed); // BASE-15
    physique = skill(rules.physiqueSkill);
    CombatantStart start = new CombatantStart(member, rules, physique);
    body = start.body();
    startBody = start.body();
    startConditions = member.conditions;
    startRaised = member.raised;
    startFate = member.expected ? Fate.EXPECTED : Fate.IN_COMBAT;
    startHandsFree = sheet.handsFree();
    dodge = skill(rules.dodgeSkill);
    shield = start.shield(skill(rules.shieldSkill));
    bodyDefence = start.defence(dodge, shield);
    weapons = start.weapons(this);
    ranking = CombatantStart.ranked(weapons);
    startHands = start.hands();
    lyingOn = new int[weapons.length];
    wornChances = rules.protectionChances(body.maxProtection());
    reset();
  }

  /** Becomes what it was at the start. */
  void reset() {
    body.copy(startBody);
    fate = startFate;
    conduct = startConduct;
    conditions = startConditions;
    if (handsUsed) {
      hands = startHands;
      handsFree = startHandsFree;
      Arrays.fill(lyingOn, Squares.NOWHERE);
      handsChanged();
      handsUsed = false;
    }
    raised = startRaised;
    timers.restart(startConditions);
    effects.clear();
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
    killer = NONE;
    killingWeapon = NONE;
    killingKind = null;
  }

  /** Works out again what depends on the weapons in hand. */
  void handsChanged() {
    meleeReach = rules.meleeReach;
    bestReach = 0;
    farthestReach = 0;
    for (WeaponUse use : ranking) {
      if (inHand(use.number)) {
        meleeReach = Math.max(meleeReach, use.melee);
        bestReach = bestReach == 0 ? use.reach : bestReach;
        farthestReach = Math.max(farthestReach, use.reach);
      }
    }
    if (bodyDefence != CombatRules.NO_DEFENCE) {
      bestMeleeDefence = Math.max(0, bodyDefence); // BASE-21
      bestRangedDefence = bestMeleeDefence;
    } else {
      bestRangedDefence = Math.max(0, shield); // DEF-03, DEF-04
      bestMeleeDefence = Math.max(bestRangedDefence, Math.max(dodge, parry())); // DEF-02, DEF-07
    }
  }

  /** The worthiest weapon in hand that reaches so far, or {@link #NONE}. */
  int weaponFor(int distance) {
    for (WeaponUse use : ranking) {
      if (distance <= use.reach && (hands & 1 << use.number) != 0) {
        return use.number;
      }
    }
    return NONE;
  }

  /** Takes a weapon in hand. */
  void take(int number) {
    handsUsed = true;
    hands |= 1 << number;
    handsFree -= weapons[number].weapon.hands();
    handsChanged();
  }

  /** Whether a weapon is in hand and no part of the body. */
  boolean canLetGo(int number) {
    return number >= 0
        && number < weapons.length
        && inHand(number)
        && !weapons[number].weapon.natural();
  }

  /** No longer holds a weapon. */
  void letGo(int number) {
    handsUsed = true;
    hands &= ~(1 << number);
    handsFree += weapons[number].weapon.hands();
    handsChanged();
  }

  /** The best skill of the weapons in hand that parry (DEF-07). */
  int parry() {
    int best = CombatRules.NO_DEFENCE;
    for (WeaponUse use : weapons) {
      best = inHand(use.number) ? Math.max(best, use.parry) : best;
    }
    return best;
  }

  int protectionChances() {
    return rules.penaltyOfCurrent ? rules.protectionChances(body.protection()) : wornChances;
  }

  boolean exposedTo(boolean melee) {
    if (melee || rules.proneExposedToRanged) {
      return (conditions & EXPOSING) != 0; // CON-09, CON-13
    }
    return (conditions & Condition.EXPOSED.bit()) != 0;
  }

  /** Its place in the roster. */
  public int index() {
    return index;
  }

  /** Its side. */
  public int side() {
    return side;
  }

  /** Its name. */
  public String name() {
    return name;
  }

  /** What it brought. */
  public Sheet sheet() {
    return sheet;
  }

  /** Whether it is a player character. */
  public boolean isPc() {
    return pc;
  }

  /** What became of it. */
  public Fate fate() {
    return fate;
  }

  /** Whether it may receive the initiative: alive and on the field (STA-07). */
  public boolean isAble() {
    return fate == Fate.IN_COMBAT;
  }

  /** Whether it has held the initiative in this combat (INI-06). */
  public boolean hasActed() {
    return acted;
  }

  /** Number of the activation in which it held the initiative last, 0 for never. */
  public int heldLast() {
    return heldLast;
  }

  /** Current Protection (LAY-02). */
  public int protection() {
    return body.protection();
  }

  /** Current Vigor (LAY-06). */
  public int vigor() {
    return body.vigor();
  }

  /** Current Life, or Vitality of a simple body (LAY-08, BASE-21). */
  public int life() {
    return body.life();
  }

  /** Its layers and wounds. */
  public Body body() {
    return body;
  }

  /** Whether it has a condition. */
  public boolean has(Condition condition) {
    return (conditions & condition.bit()) != 0;
  }

  /** Whether others have a positive chance to attack it (CON-09, CON-13). */
  public boolean isExposed() {
    return (conditions & EXPOSING) != 0;
  }

  /** Whether Protection is 0 (LAY-04, STA-04). */
  public boolean isUnprotected() {
    return body.protection() == 0;
  }

  /** Whether Vigor is 0 (LAY-09, STA-05). */
  public boolean isSpent() {
    return body.vigor() == 0;
  }

  /** Speed in squares as things are: halved when prone (CON-08). */
  public int speed() {
    return (conditions & Condition.PRONE.bit()) == 0 ? speed : rules.half(speed);
  }

  /** The value of a skill (BASE-17). */
  public int skill(String skill) {
    return sheet.skill(skill, rules.missingSkill);
  }

  /** Positive minus negative chances on a test of a skill: wounds and armour (LAY-03, LAY-11). */
  public int chances(String skill) {
    int armour = sheet.isPenalised(skill) ? protectionChances() : 0;
    return -body.woundChances() - armour;
  }

  /** Number of its weapons, in hand or not. */
  public int weapons() {
    return weapons.length;
  }

  /** One of its weapons. */
  public Weapon weapon(int number) {
    return weapons[number].weapon;
  }

  /** Whether a weapon is in hand; natural weapons always are. */
  public boolean inHand(int number) {
    return (hands & 1 << number) != 0;
  }

  /** Whether a weapon of its lies on the ground. */
  public boolean isOnGround(int number) {
    return lyingOn[number] != Squares.NOWHERE;
  }

  /** Reach in melee with what is in hand, in squares (BASE-14). */
  public int meleeReach() {
    return meleeReach;
  }

  /** Reach of the worthiest weapon in hand, in squares; 0 without one. */
  public int reach() {
    return bestReach;
  }

  /** Damage it did to others, before their layers. */
  public int damageDealt() {
    return dealt;
  }

  /** Damage it took, before its layers. */
  public int damageTaken() {
    return taken;
  }

  /** Attacks it made. */
  public int attacks() {
    return attacks;
  }

  /** Attacks made against it, hits and misses. */
  public int assaults() {
    return assaults;
  }

  /** Whether it was attacked since it held the initiative last. */
  public boolean isUnderAttack() {
    return assaulted >= heldLast && assaults > 0;
  }

  /** Attacks of its that hit. */
  public int hits() {
    return hits;
  }

  /** Wounds of a class it has (WND-03). */
  public int wounds(WoundClass woundClass) {
    return body.wounds(woundClass);
  }

  /** Points of Destiny gained (BASE-09). */
  public int destiny() {
    return destiny;
  }

  /** Points of Doom gained (BASE-08). */
  public int doom() {
    return doom;
  }

  /** Who killed it, {@link #NONE} if nobody did. */
  public int killer() {
    return killer;
  }

  /** The number of the killer's weapon that did it, {@link #NONE} if none did. */
  public int killingWeapon() {
    return killingWeapon;
  }

  /** The kind of damage it died of. */
  public Optional<DamageKind> killingKind() {
    return Optional.ofNullable(killingKind);
  }

  @Override
  public String toString() {
    return name;
  }
}
