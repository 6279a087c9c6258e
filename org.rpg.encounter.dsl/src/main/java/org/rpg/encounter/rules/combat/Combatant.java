package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.travel.SceneClock;
import org.rpg.encounter.rules.travel.Stamina;

/** One character in one combat. Readable by all, changed by the rules alone. */
public final class Combatant extends Hands {
  /** Nobody, no weapon. */
  public static final int NONE = -1;

  /** Conditions in which nobody receives the initiative (STA-06, STA-07, CON-16). */
  static final int INCAPACITATING =
      Condition.bits(Condition.PETRIFIED, Condition.UNCONSCIOUS, Condition.ASLEEP, Condition.BOUND);

  /** Conditions that end what one does to others (INT-07, INT-58). */
  static final int DISABLING = INCAPACITATING | Condition.PARALYSED.bit();

  /** What nobody is who is on watch. */
  static final Condition[] DULLED = {Condition.SURPRISED, Condition.UNAWARE, Condition.ASLEEP};

  /** Conditions in which a mount takes its rider nowhere (INT-44). */
  private static final int ROOTED = Condition.bits(Condition.RESTRAINED, Condition.PARALYSED);

  /** Conditions in which one is out of the fight until somebody helps; who sleeps may wake. */
  private static final int FELLED =
      Condition.bits(Condition.PETRIFIED, Condition.UNCONSCIOUS, Condition.BOUND);

  /** Conditions in which nobody travels, eats or rests. */
  private static final int SENSELESS = Condition.bits(Condition.PETRIFIED, Condition.UNCONSCIOUS);

  private static final int EXPOSING =
      Condition.bits(Condition.EXPOSED, Condition.PRONE, Condition.GRAPPLED, Condition.GRAPPLING);

  final int index;
  int side;
  int team;
  final boolean pc;
  final String name;
  final Conduct startConduct;
  final Body body;
  final Body startBody;
  final int startConditions;
  final int startRaised;
  final Cover startShelter;
  final Fate startFate;

  /** Whether anybody can ride it (TAC-13). */
  final boolean ridable;

  /** Whether nothing takes it by surprise. */
  private final boolean watchful;

  /** How many it is: as many of a squad as are left, 0 for what only belongs to somebody else. */
  int weight;

  private int startWeight;

  /** How many of a squad there were; 1 for everybody else. */
  private int members;

  /** What it has of the skill for each of the battle's obstacles (ACT-02). */
  Aptitude[] obstacles;

  int speed;
  int physique;
  Aptitude physiqueTest;
  Aptitude agility;
  Aptitude athletics;
  Aptitude unarmed;

  /** What it breaks free with (CON-18). */
  Aptitude restraintTest;

  /** Its Perseverance, sleep and hunger (EXH); changed by journeys alone. */
  final Stamina stamina;

  /** What exhaustion adds to the difficulty of every test it rolls (EXH-21). */
  int strain;

  final Timers timers = new Timers();

  /** The clock of its scene. */
  SceneClock clock;

  final TurnEffects effects = new TurnEffects();
  private final int startWornChances;
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

  /** Attacks resisted and counter-attacks made since its last turn began (DEF-01, CTR-01). */
  int defended;

  /** How many opportunities wait for his next test (OPO-01). */
  int tokens;

  /** Doses of poison that go on in him (POI-15). */
  int doses;

  /** Illnesses that go on in it. */
  int ills;

  /** Fires that he is in contact with (SIT-15). */
  int fires;

  /** How hard it is to break free from what restrains it, 0 if nothing says (CON-18). */
  int restraint;

  boolean undead;

  /** Whether it is a cart or a boat, which never acts. */
  final boolean vehicle;

  /** Whether it travels as people do: a party without any of them conscious goes nowhere. */
  final boolean traveller;

  int countered;
  int conditions;

  Combatant(Battle battle, int index, int team, CombatRules rules) {
    this(
        battle,
        index,
        team,
        new CombatantStart(battle.members.get(index), rules, battle.obstacles));
  }

  private Combatant(Battle battle, int index, int team, CombatantStart start) {
    super(start);
    Member member = start.member();
    this.index = index;
    this.team = team;
    side = battle.sideOf[index];
    name = member.name;
    startConduct = member.conduct;
    pc = sheet.isPc();
    traveller = sheet.isTraveller();
    vehicle = sheet.isVehicle();
    body = start.body();
    startBody = start.body();
    stamina = start.stamina();
    strain = stamina.strain();
    startWornChances = rules.protectionChances(startBody.maxProtection());
    watchful = member.watchful;
    int alert = watchful ? Condition.bits(DULLED) : 0;
    startConditions = member.conditions & ~alert;
    startRaised = member.raised;
    startShelter = member.shelter;
    startFate = member.expected ? Fate.EXPECTED : Fate.IN_COMBAT;
    startWeight = member.counted && !vehicle ? member.members : 0;
    ridable = sheet.isMount() || battle.isRidden(index);
    reset();
  }

  @Override
  void assume(int number) {
    super.assume(number);
    Form now = forms[number];
    speed = now.speed;
    physique = now.physique;
    physiqueTest = now.physiqueTest;
    agility = now.agility;
    athletics = now.athletics;
    unarmed = now.unarmed;
    restraintTest = now.restraintTest;
    obstacles = now.obstacles;
    undead = sheet.isUndead();
  }

  /** It becomes another with what that one has; what it has suffered it keeps (our own). */
  void become(int number) {
    assume(number);
    become |= 1 << number;
    arm();
    body.become(forms[number].body);
    armourChanged();
  }

  /** Becomes what it was at the start. */
  void reset() {
    if (form != 0) {
      assume(0);
    }
    weight = startWeight;
    members = Math.max(1, startWeight);
    body.copy(startBody);
    wornChances = startWornChances;
    // A reference costs more to set than to compare, and few of these change.
    if (fate != startFate) {
      fate = startFate;
    }
    if (conduct != startConduct) {
      conduct = startConduct;
    }
    conditions = startConditions;
    handsAsAtTheStart();
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
    ills = 0;
    fires = 0;
    restraint = 0;
    settle();
    timers.restart(startConditions);
    effects.clear();
    clearScore();
  }

  /** So many of a squad have come. */
  void muster(int many) {
    weight = many;
    members = many;
  }

  /** The next of a squad stands where one has fallen: as whole as that one was at the start. */
  void renew() {
    body.copy(startBody);
    if (form != 0) {
      body.become(forms[form].body);
    }
    armourChanged();
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
    return watchful || stamina.isOnWatch(clock.minute());
  }

  /** Whether something keeps it where it is and as it is (CON-14, CON-17). */
  boolean isRooted() {
    return (conditions & (ROOTED | Condition.PETRIFIED.bit())) != 0;
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

  int protectionChances() {
    return rules.penaltyOfCurrent ? rules.protectionChances(body.protection()) : wornChances;
  }

  /** Positive chances that someone's attack has because this one is exposed (CON-13). */
  int exposure(int attacker, boolean melee) {
    if ((conditions & EXPOSING) == 0 && !openGuard) {
      return 0;
    }
    int sources = Integer.bitCount(exposing(attacker, melee)) + (openGuard ? 1 : 0);
    return rules.sourcesAddUp ? sources : Math.min(1, sources); // CON-00, INT-47
  }

  /** Whether nothing but the two weapons it fights with exposes it to someone (TAC-21). */
  boolean isExposedByPairAlone(int attacker, boolean melee) {
    return openGuard && exposing(attacker, melee) == 0;
  }

  /** The conditions that expose it to someone. */
  private int exposing(int attacker, boolean melee) {
    int exposing = conditions & EXPOSING;
    if (!melee && !rules.proneExposedToRanged) {
      exposing &= ~Condition.PRONE.bit(); // CON-09
    }
    if (prisoner == attacker) {
      exposing &= ~Condition.GRAPPLING.bit(); // CON-04, INT-48
    }
    return exposing;
  }

  /** Armour was put on or taken off (LAY-03, INT-35). */
  void armourChanged() {
    wornChances = rules.protectionChances(body.maxProtection());
  }

  /** Works out again whether it may receive the initiative. */
  void settle() {
    standing = fate == Fate.IN_COMBAT && (conditions & INCAPACITATING) == 0;
    able = standing && rider == NONE && !vehicle;
  }

  /** What it has of a skill (BASE-17). */
  Aptitude aptitude(String skill) {
    return forms[form].aptitude(skill);
  }

  /** What it has of a skill when it has become another. */
  Aptitude aptitude(int number, String skill) {
    return forms[number].aptitude(skill);
  }

  /** How many it was when it came: of a squad its members, 1 for everybody else. */
  public int members() {
    return members;
  }

  /** How many of it have not fallen, whatever became of the rest. */
  public int membersLeft() {
    return Math.max(1, weight);
  }

  /** How many of it are dead. */
  public int membersDead() {
    return fate == Fate.DEAD ? members : members - membersLeft();
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

  /**
   * Whether it is out of the fight (STA-07): dead, gone, given up, in the hands of the others, or
   * lying there unconscious, tied up or as a stone. Who is yet to come is not.
   */
  public boolean isOut() {
    return fate == Fate.IN_COMBAT ? (conditions & FELLED) != 0 : fate != Fate.EXPECTED;
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

  /** Current Perseverance (EXH-01). */
  public int perseverance() {
    return stamina.perseverance();
  }

  /** The most Perseverance it can recover (EXH-01). */
  public int maxPerseverance() {
    return stamina.most();
  }

  /** XP that is left (EXH-18). */
  public int xp() {
    return stamina.xp();
  }

  /** Minutes for which it has been awake, or since it last had enough sleep (EXH-03, EXH-04). */
  public int minutesAwake() {
    return stamina.awake(clock.minute());
  }

  /** Whether the rules of exhaustion apply to it. */
  public boolean isTiring() {
    return stamina.tires();
  }

  /** Whether it travels as people do, and not as what they take along. */
  public boolean isTraveller() {
    return traveller;
  }

  /** How often it has fainted of exhaustion. */
  public int timesFainted() {
    return stamina.faints();
  }

  /** The minute of the clock at which it first fainted, -1 if it never did. */
  public int minuteOfFirstFaint() {
    return stamina.firstFaint();
  }

  /** Whether it is alive, here and aware of the world: neither out nor of stone. */
  public boolean isConscious() {
    return fate == Fate.IN_COMBAT && (conditions & SENSELESS) == 0;
  }

  /** Whether it is unconscious or of stone, wherever it is. */
  public boolean isSenseless() {
    return (conditions & SENSELESS) != 0;
  }

  /** Its layers and wounds. */
  public Body body() {
    return body;
  }

  /** What it has become, by its number; 0 for what it was at the start. */
  public int form() {
    return form;
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
    return (conditions | doses | ills | fires) != 0;
  }

  /** Whether a poison or an illness goes on in it (POI-15, POI-03). */
  public boolean isPoisoned() {
    return (doses | ills) > 0;
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

  /** Positive minus negative chances on a test of a skill: wounds and armour (LAY-03, LAY-11). */
  public int chances(String skill) {
    int armour = sheet.isPenalised(skill) ? protectionChances() : 0;
    return -body.woundChances() - armour;
  }

  /** Wounds of a class it has (WND-03). */
  public int wounds(WoundClass woundClass) {
    return body.wounds(woundClass);
  }

  @Override
  public String toString() {
    return name;
  }
}
