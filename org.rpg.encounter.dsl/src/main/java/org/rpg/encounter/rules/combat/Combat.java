package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.SkillTest;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.field.Board;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;

/**
 * One combat at a time of a {@link Battle}, run as often as wanted. Everything is made once; a run
 * without listener creates nothing. One combat serves one thread.
 */
public final class Combat implements CombatView {
  /** Later than any activation. */
  static final int NOT_ABLE = Integer.MAX_VALUE;

  final Battle battle;
  final CombatRules rules;
  final Sides sides;
  final Combatant[] combatants;

  /** Among how many forms somebody can change at most, his own one of them. */
  final int mostForms;

  int[][] enemies;

  /** The same, a bit each; null if there are too many for that. */
  long[] hostile;

  /**
   * Whether nobody strikes farther than the next square, so that neighbours are all that counts.
   */
  final boolean armsAreShort;

  int[][] allies;

  /** Members of each team. */
  int[][] teams;

  /** The ground; one of its own if it may change in this battle. */
  final Field field;

  final Board board;
  final Turn turn;
  final Strike strike;
  final Harm harm;
  final Conditions conditions;
  final Trials trials;
  final Movement movement;
  final Reactions reactions;
  final Counters counters;
  final Confusion confusion;
  final Opportunities opportunities;
  final ManoeuvreRules manoeuvres;
  final Wrestling wrestling;
  final Grapples grapples;
  final Poisons poisons;
  final Fires fires;
  final Falls falls;
  final Upheavals upheavals;
  final Lasting lasting;
  final Lapses lapses;
  final TickOrder tickOrder;
  final Items items;
  final Mounts mounts;
  final Traps traps;

  /** What squads do; null where there are none. */
  final Squads squads;

  final Mechanics mechanics;
  final Parts parts;
  final Journey journey;

  /** Some combatants, for whoever is looking for some. */
  final int[] watchers;

  /** What items and poisons may do to this combat. */
  final GameMaster master;

  /** How far one sees; null where nothing bounds it. */
  final Darkness darkness;

  /** Whether nothing on the ground can interrupt a walk or a shot. */
  final boolean plainGround;

  /** Whether anybody can be on horseback in this battle (TAC-13). */
  final boolean riders;

  /** Counted members of each side who may receive the initiative: none, and it is beaten. */
  final int[] able;

  /** Members of each side who could fight, be it only under a rider. */
  final int[] standing;

  /** When each held the initiative last; {@link #NOT_ABLE} for those who cannot receive it. */
  final int[] heldLast;

  final int[] turnsOfTeam;
  final int[] teamHeld;

  /** What the referee keeps in mind during a combat, so that it can be shared by many. */
  final int[] memory;

  private final int[] seen;
  private final int[] startAble;
  private final int[] startStanding;
  private final int[] startSeen;
  private int startStates;
  private boolean startSurprise;
  private final Allegiance allegiance;
  final Course course;
  private final Targets targets = new Targets(this);

  Dice dice;

  /** Whoever listens; null if nobody does. */
  Listener listener;

  /** Whether a fight is going on, not a scene in which time passes (REST-01, TRT-07). */
  boolean fighting;

  int turnNumber;

  /** Whoever is on watch when a fight begins is awake, whatever is said of all others (STA-01). */
  void wake() {
    for (Combatant each : combatants) {
      if (each.stamina.isOnWatch(journey.clock.minute())) {
        for (Condition dulled : Combatant.DULLED) {
          conditions.lose(each.index, dulled, CitedConditions.of(dulled));
        }
      }
    }
  }

  /** Whether it is a part of another scene. */
  boolean within;

  /** Whether it was played before, as a part of the same scene in the same run. */
  boolean again;

  int teamInTurn;

  /** Whether anything has a duration in this run. */
  boolean timed;

  /** Conditions that somebody has or had in this run. */
  int states;

  /** Whether anyone came or went since the end was last looked for. */
  boolean moved;

  /** Whether anyone is or was surprised in this run. */
  boolean surprise;

  /** Prepares to fight a battle. */
  public Combat(Battle battle) {
    this.battle = battle;
    rules = new CombatRules(battle.ruleset);
    sides = new Sides(battle);
    combatants = new Combatant[battle.size()];
    for (int i = 0; i < combatants.length; i++) {
      combatants[i] = new Combatant(battle, i, sides.team[battle.sideOf[i]], rules);
    }
    for (Combatant each : combatants) {
      int mount = battle.mountOf[each.index];
      if (mount != Combatant.NONE && each.isPresent() && combatants[mount].isPresent()) {
        each.startsOn(combatants[mount]); // TAC-13
      }
    }
    mostForms = Arrays.stream(combatants).mapToInt(it -> it.forms.length).max().orElse(1);
    Roster roster = new Roster(combatants, sides);
    allegiance = new Allegiance(this, roster);
    field = battle.ground();
    board = new Board(field, allegiance.hostile());
    armsAreShort = board.hasNeighbours() && roster.armsAreShort(rules.meleeReach);
    able = new int[sides.count];
    standing = new int[sides.count];
    heldLast = new int[combatants.length];
    seen = new int[sides.count];
    startAble = new int[sides.count];
    startStanding = new int[sides.count];
    startSeen = new int[sides.count];
    turnsOfTeam = new int[sides.count];
    teamHeld = new int[sides.count];
    memory = new int[battle.referee.cells()];
    turn = new Turn(this);
    harm = new Harm(this);
    conditions = new Conditions(this);
    SkillTest test = new SkillTest(battle.ruleset);
    strike = new Strike(this, test);
    trials = new Trials(this, test);
    reactions = new Reactions(this);
    movement = new Movement(this);
    counters = new Counters(this);
    confusion = new Confusion(this);
    opportunities = new Opportunities(this);
    watchers = new int[combatants.length];
    manoeuvres = rules.manoeuvres;
    wrestling = new Wrestling(this);
    grapples = new Grapples(this);
    poisons = new Poisons(this);
    fires = new Fires(this);
    falls = new Falls(this);
    upheavals = new Upheavals(this);
    lasting = new Lasting(this);
    lapses = new Lapses(this);
    tickOrder = new TickOrder(this);
    items = new Items(this);
    mounts = new Mounts(this);
    traps = new Traps(this);
    mechanics = new Mechanics(opportunities, grapples, poisons, fires, falls, items, mounts, traps);
    boolean anySquad = battle.members.stream().anyMatch(it -> it.members > 1);
    squads = anySquad ? new Squads(this) : null;
    master = new GameMaster(this);
    journey = new Journey(this);
    darkness = Darkness.of(this);
    plainGround = field instanceof OpenField && !board.isDim() && !roster.anySheltered();
    riders = Arrays.stream(combatants).anyMatch(it -> it.ridable);
    course = new Course(this);
    parts = new Parts(this);
    place();
    reset();
  }

  /** Fights from the start to the end; the results can be read from this object afterwards. */
  public void run(Dice source) {
    listener = null;
    fight(source);
  }

  /** Fights from the start to the end and tells what happens. */
  public CombatResult run(Dice source, Listener told) {
    listener = told;
    fight(source);
    listener = null;
    return result();
  }

  /** Puts everyone and everything as at the start. */
  public void reset() {
    turnNumber = 0;
    teamInTurn = Combatant.NONE;
    timed = false;
    Arrays.fill(memory, 0);
    course.reset();
    allegiance.reset();
    for (int side = 0; side < sides.count; side++) {
      able[side] = startAble[side];
      standing[side] = startStanding[side];
      seen[side] = startSeen[side];
      turnsOfTeam[side] = 0;
      teamHeld[side] = 0;
    }
    board.restore();
    for (Combatant each : combatants) {
      each.reset();
      heldLast[each.index] = each.able ? 0 : NOT_ABLE;
    }
    surprise = startSurprise;
    states = startStates;
    mechanics.reset();
    lasting.reset();
    lapses.reset();
    journey.reset();
    parts.reset();
    tickOrder.reset();
    if (darkness != null) {
      darkness.reset();
    }
  }

  private void place() {
    for (Combatant each : combatants) {
      if (each.startFate == Fate.IN_COMBAT) {
        each.settle();
        startAble[each.side] += each.able ? each.weight : 0;
        startStanding[each.side] += each.standing ? each.weight : 0;
        startSeen[each.side] += each.weight;
        startStates |= each.startConditions;
        startSurprise |= each.has(Condition.SURPRISED);
        stand(each, battle.squares[each.index]);
      }
    }
    for (Combatant each : combatants) {
      if (each.steed != null) {
        board.carry(each.index, each.mount);
      }
    }
    board.save();
  }

  private void fight(Dice source) {
    begin(source);
    course.run();
  }

  /** Everyone and everything is as at the start, and these dice roll. */
  void begin(Dice source) {
    if (dice != source) {
      dice = source;
    }
    reset();
  }

  /** Someone is not there from the start: he died before. */
  void absent(Combatant who) {
    seen[who.side] -= who.weight;
    leaves(who, Fate.DEAD);
  }

  void enter(Combatant comer, int square) {
    comer.fate = Fate.IN_COMBAT;
    seen[comer.side] += comer.weight;
    states |= comer.conditions;
    settle(comer);
    stand(comer, square);
    fires.stands(comer);
  }

  private void stand(Combatant comer, int square) {
    board.place(comer.index, square);
    board.raise(comer.index, comer.startRaised);
    board.shelter(comer.index, comer.startShelter);
  }

  void join(Combatant who, int side) {
    allegiance.join(who, side);
  }

  /** Someone counts with another side from now on. */
  void joins(Combatant who, int side) {
    able[who.side] -= who.able ? who.weight : 0;
    standing[who.side] -= who.standing ? who.weight : 0;
    seen[who.side] -= who.weight;
    who.side = side;
    who.team = sides.team[side];
    able[side] += who.able ? who.weight : 0;
    standing[side] += who.standing ? who.weight : 0;
    seen[side] += who.weight;
    moved = true;
  }

  /** One of a squad is out of the fight; the others are not. */
  void loses(Combatant squad) {
    able[squad.side] -= squad.able ? 1 : 0;
    standing[squad.side] -= squad.standing ? 1 : 0;
    squad.weight--;
    moved = true;
  }

  void leaves(Combatant goer, Fate fate) {
    goer.fate = fate;
    settle(goer);
    mechanics.disabled(goer);
    board.remove(goer.index);
  }

  /** Someone leaves the combat alive (INT-34). */
  void departs(Combatant goer, Fate fate) {
    leaves(goer, fate);
    if (listener != null) {
      listener.on(new Event.Left(goer.index, fate, Cited.LEFT));
    }
  }

  /** Someone may have become able or not able to receive the initiative (STA-07). */
  void settle(Combatant who) {
    boolean wasAble = who.able;
    boolean stood = who.standing;
    who.settle();
    moved |= stood != who.standing || wasAble != who.able;
    if (stood != who.standing) {
      who.down = who.standing ? 0 : 1 + turnNumber - turnsOfTeam[who.team];
    }
    able[who.side] += ((who.able ? 1 : 0) - (wasAble ? 1 : 0)) * who.weight;
    standing[who.side] += ((who.standing ? 1 : 0) - (stood ? 1 : 0)) * who.weight;
    heldLast[who.index] = who.able ? who.heldLast : NOT_ABLE;
  }

  /** Whether one is on higher ground than the other, be it on horseback (TAC-13, TAC-22). */
  boolean isHigher(int who, int other) {
    int height = board.height(who) - board.height(other);
    return riders ? height + saddle(who) - saddle(other) > 0 : height > 0;
  }

  private int saddle(int who) {
    return combatants[who].steed == null ? 0 : Mounts.SADDLE;
  }

  /**
   * Whether nothing stands between: ranged attacks need a line of sight (TAC-11), and so does a
   * long weapon, which does not go through walls either (our own choice).
   */
  boolean isInSight(int attacker, int target) {
    return isShown(attacker, target, board.distance(attacker, target));
  }

  /** The same, for a target so far away; whoever is next to one is never hidden. */
  boolean isShown(int attacker, int target, int distance) {
    return plainGround || distance <= 1 || cover(attacker, target) != Cover.TOTAL;
  }

  /** The nearest enemy who could act: whom one keeps away from, not whom one strikes at. */
  int nearestEnemy(int who) {
    int best = Combatant.NONE;
    int least = Integer.MAX_VALUE;
    for (int index : enemies[who]) {
      int distance = board.distance(who, index);
      if (distance < least && combatants[index].isAble()) {
        least = distance;
        best = index;
      }
    }
    return best;
  }

  boolean isAllied(int one, int other) {
    return combatants[one].team == combatants[other].team;
  }

  void tellActed(int who, ActionKind action, int target, int detail, List<Rule> cited) {
    if (listener != null) {
      listener.on(new Event.Acted(who, action, target, detail, cited));
    }
  }

  /** How the last run ended. */
  public CombatResult result() {
    return new CombatResult(
        course.reason,
        optional(course.winner),
        optional(course.end),
        course.turnsPlayed(),
        course.activations);
  }

  private static OptionalInt optional(int value) {
    return value < 0 ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /** How many scenes there are: this one, its parts and theirs. */
  public int scenes() {
    return parts.scenes();
  }

  /**
   * A scene by its number, this one or one of its parts or theirs, as its last run left it.
   *
   * @param number below {@link #scenes}; 0 is this one
   */
  public Combat scene(int number) {
    return parts.scene(number);
  }

  /**
   * How often a scene was played in the last run.
   *
   * @param number below {@link #scenes}, not 0
   */
  public int timesPlayed(int number) {
    return parts.timesPlayed(number);
  }

  /** Meals that the party has eaten in the last run (EXH-05). */
  public int mealsEaten() {
    return journey.provisions.eaten();
  }

  /** Rests in the last run: long ones that the scene asked for or that the road brought. */
  public int rests() {
    return journey.rests.over();
  }

  /** Those of them that were a long rest for everyone (REST-04). */
  public int wholeRests() {
    return journey.rests.whole();
  }

  /** Those of them that a fight or another scene broke. */
  public int brokenRests() {
    return journey.rests.broken();
  }

  /** The minute at which somebody first wanted to eat and could not; -1 if nobody did. */
  public int minuteOfFirstLack() {
    return journey.provisions.firstLack();
  }

  /** What goes on for hours after the last run (POI-04, POI-05, POI-13, POI-14). */
  public List<LastingEffect> lasting() {
    return lasting.list();
  }

  /** Turns of the last run; one that ended the combat as it began does not count. */
  public int turnsPlayed() {
    return course.turnsPlayed();
  }

  /** Why the last run ended. */
  public EndReason reason() {
    return course.reason;
  }

  /** Whether a side or an ally of it won the last run. */
  public boolean won(int side) {
    return course.winner >= 0 && sides.team[course.winner] == sides.team[side];
  }

  /** The side that won the last run, -1 if none did. */
  public int winner() {
    return course.winner;
  }

  /** The referee's named end of the last run, -1 if it was none. */
  public int end() {
    return course.end;
  }

  @Override
  public int size() {
    return combatants.length;
  }

  @Override
  public Combat part(int number) {
    return parts.combat(number);
  }

  @Override
  public Combatant combatant(int index) {
    return combatants[index];
  }

  @Override
  public int sides() {
    return sides.count;
  }

  @Override
  public String sideName(int side) {
    return battle.sideNames.get(side);
  }

  @Override
  public Relation relation(int side, int other) {
    if (sides.team[side] == sides.team[other]) {
      return Relation.ALLIED;
    }
    return sides.hostile[side][other] ? Relation.HOSTILE : Relation.NEUTRAL;
  }

  @Override
  public int enemies(int self) {
    return enemies[self].length;
  }

  @Override
  public int enemy(int self, int n) {
    return enemies[self][n];
  }

  @Override
  public int nearestEnemy(int self, boolean within) {
    return targets.nearest(self, within);
  }

  @Override
  public int weakestEnemy(int self, boolean within) {
    return targets.weakest(self, within);
  }

  @Override
  public int allies(int self) {
    return allies[self].length;
  }

  @Override
  public int ally(int self, int n) {
    return allies[self][n];
  }

  @Override
  public int square(int index) {
    return board.at(index);
  }

  @Override
  public int distance(int from, int to) {
    return board.distance(from, to);
  }

  @Override
  public int height(int index) {
    return board.height(index);
  }

  @Override
  public Cover cover(int shooter, int target) {
    return plainGround ? Cover.NONE : board.cover(shooter, target);
  }

  @Override
  public boolean reaches(int attacker, int target) {
    int distance = board.distance(attacker, target);
    return distance <= combatants[attacker].farthestReach && isShown(attacker, target, distance);
  }

  @Override
  public int holder() {
    return course.holder;
  }

  @Override
  public int turn() {
    return turnNumber;
  }

  @Override
  public int turnOf(int side) {
    return turnsOfTeam[sides.team[side]];
  }

  @Override
  public int activations() {
    return course.activations;
  }

  @Override
  public int members(int side) {
    return seen[side];
  }

  @Override
  public int lost(int side) {
    return seen[side] - standing[side];
  }

  @Override
  public int memory(int cell) {
    return cell < memory.length ? memory[cell] : 0;
  }

  @Override
  public int items() {
    return battle.items.size();
  }

  @Override
  public Item item(int number) {
    return battle.items.get(number);
  }

  @Override
  public int carried(int who, int item) {
    return items.count(who, item);
  }

  @Override
  public int carried(int who, int item, Container place) {
    return items.count(who, item, place);
  }

  @Override
  public int minutes() {
    return journey.clock.minute();
  }

  @Override
  public boolean isSleeping(int who) {
    boolean fight = fighting || within && battle.script == Script.NONE;
    return !fight && journey.isSleeping(combatants[who]);
  }

  @Override
  public boolean isNight() {
    return journey.clock.isNight();
  }

  @Override
  public int day() {
    return journey.clock.day();
  }

  @Override
  public int scene() {
    return journey.clock.scenes();
  }

  @Override
  public int perseverance(int who) {
    return combatants[who].perseverance();
  }

  @Override
  public int minutesAwake(int who) {
    return combatants[who].stamina.awake(journey.clock.minute());
  }

  @Override
  public int xp(int who) {
    return combatants[who].stamina.xp();
  }

  @Override
  public int meals() {
    return journey.provisions.meals();
  }

  @Override
  public int water() {
    return journey.provisions.water();
  }

  @Override
  public Ruleset ruleset() {
    return battle.ruleset;
  }

  @Override
  public Field field() {
    return field;
  }
}
