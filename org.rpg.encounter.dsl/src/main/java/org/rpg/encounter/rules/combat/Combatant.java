package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.Optional;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;

/** One character in one combat. Readable by all, changed by the rules alone. */
public final class Combatant {
  /** Nobody, no weapon. */
  public static final int NONE = -1;

  /** Conditions in which nobody receives the initiative (STA-06, STA-07, CON-16). */
  static final int INCAPACITATING =
      Condition.bits(Condition.PETRIFIED, Condition.UNCONSCIOUS, Condition.ASLEEP, Condition.BOUND);

  /** Conditions that end what one does to others (INT-07, INT-58). */
  static final int DISABLING = INCAPACITATING | Condition.PARALYSED.bit();

  private static final int HANDS = 2;

  /** Conditions in which a mount takes its rider nowhere (INT-44). */
  private static final int ROOTED = Condition.bits(Condition.RESTRAINED, Condition.PARALYSED);

  private static final int EXPOSING =
      Condition.bits(Condition.EXPOSED, Condition.PRONE, Condition.GRAPPLED, Condition.GRAPPLING);

  final int index;
  int side;
  int team;
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
  final Cover startShelter;
  final Fate startFate;

  /** Whether anybody can ride it (TAC-13). */
  final boolean ridable;

  /** Whether nothing takes it by surprise. */
  private final boolean watchful;

  /** 1 if its side counts it among its own, 0 for what only belongs to one of them. */
  final int weight;

  /** What it has of the skill for each of the battle's obstacles (ACT-02). */
  final Aptitude[] obstacles;

  final int startItemHands;
  final int startPacked;
  final int speed;
  final int physique;
  final Aptitude physiqueTest;
  final Aptitude agility;
  final Aptitude athletics;
  final Aptitude unarmed;

  /** What it breaks free with (CON-18). */
  final Aptitude restraintTest;

  final int dodge;

  /** What Shield is worth with the shield in hand, and without. */
  final int shieldWith;

  final int shieldWithout;
  final int shieldHands;

  /** Whether its shield lets it answer attacks when in hand (CTR-01). */
  final boolean shieldCounters;

  final int bodyDefence;
  final WeaponUse[] weapons;

  /** The same weapons, the worthiest first. */
  final WeaponUse[] ranking;

  final int[] lyingOn;
  final Timers timers = new Timers();
  final TurnEffects effects = new TurnEffects();
  private int wornChances;

  Fate fate;

  /** What it does now; a scene may change it. */
  Conduct conduct;

  /** Whether it may receive the initiative (STA-07). */
  boolean able;

  /** Whether it is on the field and could fight, if only under a rider. */
  boolean standing;

  /** Who rides it, {@link #NONE} for nobody. */
  int rider = NONE;

  /** What it rides, {@link #NONE} for nothing. */
  int mount = NONE;

  /** The same, null for nothing. */
  Combatant steed;

  /** What it rides and who rides it at the start, null for nobody. */
  private Combatant startSteed;

  private Combatant startRider;

  /** Whom it holds, {@link #NONE} for nobody (MAN-09). */
  int prisoner = NONE;

  /** The weapon of the main hand when there is one in each hand (TAC-19), else {@link #NONE}. */
  int mainHand = NONE;

  /** The weapon of the other hand when there is one in each hand (TAC-20), else {@link #NONE}. */
  int offHand = NONE;

  /** Whether two weapons in hand expose it (TAC-21). */
  boolean openGuard;

  /** Reach in which it strikes at those who leave, 0 for none (TAC-07). */
  int threat;

  /** Attacks resisted and counter-attacks made since its last turn began (DEF-01, CTR-01). */
  int defended;

  /** How many opportunities wait for his next test (OPO-01). */
  int tokens;

  /** Doses of poison that go on in him (POI-15). */
  int doses;

  /** Fires that he is in contact with (SIT-15). */
  int fires;

  /** How hard it is to break free from what restrains it, 0 if nothing says (CON-18). */
  int restraint;

  final boolean undead;

  /** Whether gear or gift lets it answer attacks (CTR-01). */
  boolean counters;

  /** Range of the ranged weapons in hand, 0 for none. */
  int farthestRange;

  int countered;
  int conditions;
  int hands;
  int handsFree;

  /** Hands that items take. */
  int itemHands;

  /** Weapons in the backpack, a bit each (ACT-04). */
  int packed;

  boolean shieldHeld;

  /** What Shield is worth now (DEF-03). */
  int shield;

  /** Whether anything was taken in hand or let go since the start. */
  private boolean handsUsed = true;

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
    undead = sheet.isUndead();
    speed = sheet.speed().orElse(rules.speed); // BASE-15
    physiqueTest = aptitude(rules.physiqueSkill);
    agility = aptitude(rules.agilitySkill);
    athletics = aptitude(rules.athleticsSkill);
    unarmed = aptitude(sheet.unarmedSkill());
    restraintTest = aptitude(rules.manoeuvres.restraintSkill);
    physique = physiqueTest.value;
    CombatantStart start = new CombatantStart(member, rules, physique);
    body = start.body();
    startBody = start.body();
    watchful = member.watchful;
    int alert = watchful ? Condition.bits(Condition.SURPRISED, Condition.UNAWARE) : 0;
    startConditions = member.conditions & ~alert;
    startRaised = member.raised;
    startShelter = member.shelter;
    startFate = member.expected ? Fate.EXPECTED : Fate.IN_COMBAT;
    weight = member.counted ? 1 : 0;
    ridable = sheet.isMount() || battle.isRidden(index);
    obstacles = battle.obstacles.stream().map(it -> aptitude(it.skill())).toArray(Aptitude[]::new);
    startItemHands = start.itemHands();
    startPacked = start.packed();
    dodge = skill(rules.dodgeSkill);
    int shielding = skill(rules.shieldSkill);
    shieldWith = start.shield(shielding, true);
    shieldWithout = start.shield(shielding, false);
    shieldHands = sheet.shield().map(Shield::hands).orElse(0);
    shieldCounters = sheet.shield().map(Shield::counters).orElse(false);
    bodyDefence = start.defence(dodge, start.shield(shielding, sheet.hasShieldInHand()));
    weapons = start.weapons(this);
    ranking = CombatantStart.ranked(weapons);
    startHands = start.hands();
    lyingOn = new int[weapons.length];
    reset();
  }

  /** Becomes what it was at the start. */
  void reset() {
    body.copy(startBody);
    armourChanged();
    // A reference costs more to set than to compare, and few of these change.
    if (fate != startFate) {
      fate = startFate;
    }
    if (conduct != startConduct) {
      conduct = startConduct;
    }
    conditions = startConditions;
    if (handsUsed) {
      hands = startHands;
      itemHands = startItemHands;
      packed = startPacked;
      shieldHeld = sheet.hasShieldInHand();
      Arrays.fill(lyingOn, Squares.NOWHERE);
      handsChanged();
      handsUsed = false;
    }
    rider = startRider == null ? NONE : startRider.index;
    mount = startSteed == null ? NONE : startSteed.index;
    if (steed != startSteed) {
      steed = startSteed;
    }
    prisoner = NONE;
    defended = 0;
    tokens = 0;
    countered = 0;
    doses = 0;
    fires = 0;
    restraint = 0;
    settle();
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

  /** It starts on the back of another (TAC-13). */
  void startsOn(Combatant other) {
    startSteed = other;
    other.startRider = this;
    reset();
    other.reset();
  }

  /** Whether it is on watch, so that nothing takes it by surprise (STA-01). */
  public boolean isWatchful() {
    return watchful;
  }

  /** Whether its side counts it among its own: not a mount that came with its rider. */
  public boolean isCounted() {
    return weight > 0;
  }

  /** Whether it could strike with what it has, as a mount under its rider (TAC-17). */
  boolean canFight() {
    return standing && (!has(Condition.PARALYSED) || !rules.paralysedBody);
  }

  /** Whether it can walk, with someone on its back (INT-44). */
  private boolean carries() {
    return standing && (conditions & ROOTED) == 0;
  }

  /** Works out again what depends on the weapons in hand. */
  void handsChanged() {
    meleeReach = rules.meleeReach;
    bestReach = 0;
    farthestReach = 0;
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
        farthestReach = Math.max(farthestReach, use.reach);
      }
    }
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
    mainHand = NONE;
    offHand = NONE;
    for (WeaponUse use : weapons) {
      if (inHand(use.number) && use.weapon.hands() == 1) {
        if (mainHand == NONE) {
          mainHand = use.number;
        } else if (offHand == NONE) {
          offHand = use.number;
        }
      }
    }
    if (offHand == NONE) {
      mainHand = NONE;
    }
    openGuard = rules.pairExposes && offHand != NONE && (isHeavy(mainHand) || isHeavy(offHand));
  }

  /** Whether a weapon is medium or large (TAC-21). */
  boolean isHeavy(int number) {
    return weapons[number].weapon.size() != WeaponSize.SMALL;
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

  /** The worthiest weapon in hand that strikes at those who leave so far, or {@link #NONE}. */
  int threatFor(int distance) {
    for (WeaponUse use : ranking) {
      if (use.threatens && distance <= use.melee && inHand(use.number)) {
        return use.number;
      }
    }
    return NONE;
  }

  /** The worthiest weapon in hand that shoots so far, or {@link #NONE}. */
  int rangedFor(int distance) {
    for (WeaponUse use : ranking) {
      if (distance <= use.ranged && inHand(use.number)) {
        return use.number;
      }
    }
    return NONE;
  }

  /** The worthiest weapon in hand that answers an attack from so far, or {@link #NONE}. */
  int counterWeapon(int distance) {
    for (WeaponUse use : ranking) {
      boolean answers = use.counters || sheet.counters() || (shieldHeld && shieldCounters);
      if (answers && use.reaches(distance) && inHand(use.number)) {
        return use.number;
      }
    }
    return NONE;
  }

  /** Takes a weapon in hand. */
  void take(int number) {
    handsUsed = true;
    hands |= 1 << number;
    packed &= ~(1 << number);
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
    handsChanged();
  }

  /** Holds an item that takes so many hands or, if negative, no longer does. */
  void holdItem(int more) {
    if (more != 0) {
      handsUsed = true;
      itemHands += more;
      handsChanged();
    }
  }

  /** Takes its shield in hand, or puts it away (DEF-03). */
  void holdShield(boolean inHand) {
    handsUsed = true;
    shieldHeld = inHand;
    handsChanged();
  }

  /** Whether a weapon is in the backpack (ACT-04). */
  boolean isPacked(int number) {
    return number >= 0 && number < weapons.length && (packed & 1 << number) != 0;
  }

  /** The best skill of the weapons in hand that parry (DEF-07). */
  int parry() {
    int best = CombatRules.NO_DEFENCE;
    for (WeaponUse use : weapons) {
      best = inHand(use.number) ? Math.max(best, use.parry) : best;
    }
    return best;
  }

  /** Whether armour hinders the weapon that parries best (DEF-06). */
  boolean parriesPenalised() {
    int best = parry();
    for (WeaponUse use : weapons) {
      if (inHand(use.number) && use.parry == best) {
        return use.penalised;
      }
    }
    return false;
  }

  int protectionChances() {
    return rules.penaltyOfCurrent ? rules.protectionChances(body.protection()) : wornChances;
  }

  /** Positive chances that someone's attack has because this one is exposed (CON-13). */
  int exposure(int attacker, boolean melee) {
    int exposing = conditions & EXPOSING;
    if (exposing == 0 && !openGuard) {
      return 0;
    }
    if (!melee && !rules.proneExposedToRanged) {
      exposing &= ~Condition.PRONE.bit(); // CON-09
    }
    if (prisoner == attacker) {
      exposing &= ~Condition.GRAPPLING.bit(); // CON-04, INT-48
    }
    int sources = Integer.bitCount(exposing) + (openGuard ? 1 : 0);
    return rules.sourcesAddUp ? sources : Math.min(1, sources); // CON-00, INT-47
  }

  /** Armour was put on or taken off (LAY-03, INT-35). */
  void armourChanged() {
    wornChances = rules.protectionChances(body.maxProtection());
  }

  /** Works out again whether it may receive the initiative. */
  void settle() {
    standing = fate == Fate.IN_COMBAT && (conditions & INCAPACITATING) == 0;
    able = standing && rider == NONE;
  }

  /** What it has of a skill (BASE-17). */
  Aptitude aptitude(String skill) {
    return new Aptitude(skill, skill(skill), sheet.isPenalised(skill));
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

  /**
   * Whether it may receive the initiative: alive, conscious, not of stone, on the field, and no
   * mount that somebody rides (STA-07, TAC-17).
   */
  public boolean isAble() {
    return able;
  }

  /** Whether it is alive and on the field, in whatever state: it may be attacked. */
  public boolean isPresent() {
    return fate == Fate.IN_COMBAT;
  }

  /** Whether it is on the field and could fight, be it only under a rider. */
  public boolean isStanding() {
    return standing;
  }

  /** Whether an attack on it is a sneak attack (TAC-04, STA-02). */
  public boolean isUnaware() {
    return (conditions & rules.unaware) != 0;
  }

  /** Whether it is totally helpless (TAC-06, STA-03). */
  public boolean isHelpless() {
    return (conditions & rules.helpless) != 0;
  }

  /** Who rides it, {@link #NONE} for nobody (TAC-13). */
  public int rider() {
    return rider;
  }

  /** What it rides, {@link #NONE} for nothing (TAC-13). */
  public int mount() {
    return mount;
  }

  /** Whom it holds, {@link #NONE} for nobody (CON-04). */
  public int prisoner() {
    return prisoner;
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
    return (conditions & EXPOSING) != 0 || openGuard;
  }

  /** Whether it is in any condition, poisoned or in contact with fire. */
  public boolean isAfflicted() {
    return (conditions | doses | fires) != 0;
  }

  /** Whether a poison goes on in it (POI-15). */
  public boolean isPoisoned() {
    return doses > 0;
  }

  /** Whether it is in contact with fire (SIT-15). */
  public boolean isBurning() {
    return fires > 0;
  }

  /** Whether Protection is 0 (LAY-04, STA-04). */
  public boolean isUnprotected() {
    return body.protection() == 0;
  }

  /** Whether Vigor is 0 (LAY-09, STA-05); a simple body has none to spend. */
  public boolean isSpent() {
    return !body.isSimple() && body.vigor() == 0;
  }

  /**
   * Speed in squares as things are: halved when prone (CON-08); for someone who rides it is his
   * mount's, whatever his own conditions (TAC-16, INT-44).
   */
  public int speed() {
    if (steed != null) {
      return steed.carries() ? steed.speed() : 0;
    }
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
