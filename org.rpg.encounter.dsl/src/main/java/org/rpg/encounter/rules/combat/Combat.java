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
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.OpenField;

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
  final int[][] enemies;
  final int[][] allies;

  /** Members of each team. */
  final int[][] teams;

  final Board board;
  final Turn turn;
  final Strike strike;
  final Harm harm;
  final Conditions conditions;
  final int[] able;

  /** When each held the initiative last; {@link #NOT_ABLE} for those who cannot receive it. */
  final int[] heldLast;

  final int[] turnsOfTeam;
  final int[] teamHeld;

  /** What the referee keeps in mind during a combat, so that it can be shared by many. */
  final int[] memory;

  private final int[] seen;
  private final int[] startAble;
  private boolean startSurprise;
  private final Course course;
  private final boolean flat;

  Dice dice;

  /** Whoever listens; null if nobody does. */
  Listener listener;

  int turnNumber;
  int teamInTurn;

  /** Whether anything has a duration in this run. */
  boolean timed;

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
    Roster roster = new Roster(combatants, sides);
    enemies = roster.enemies();
    allies = roster.allies();
    teams = roster.teams();
    board = new Board(battle.field, roster.hostile());
    able = new int[sides.count];
    heldLast = new int[combatants.length];
    seen = new int[sides.count];
    startAble = new int[sides.count];
    turnsOfTeam = new int[sides.count];
    teamHeld = new int[sides.count];
    memory = new int[battle.referee.cells()];
    turn = new Turn(this);
    harm = new Harm(this);
    conditions = new Conditions(this);
    strike = new Strike(this, new SkillTest(battle.ruleset));
    course = new Course(this);
    flat = battle.field instanceof OpenField && !roster.anyRaised();
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
    for (int side = 0; side < sides.count; side++) {
      able[side] = startAble[side];
      seen[side] = startAble[side];
      turnsOfTeam[side] = 0;
      teamHeld[side] = 0;
    }
    board.restore();
    for (Combatant each : combatants) {
      each.reset();
      heldLast[each.index] = each.fate == Fate.IN_COMBAT ? 0 : NOT_ABLE;
    }
    surprise = startSurprise;
  }

  private void place() {
    for (Combatant each : combatants) {
      if (each.startFate == Fate.IN_COMBAT) {
        startAble[each.side]++;
        startSurprise |= each.has(Condition.SURPRISED);
        board.place(each.index, battle.squares[each.index]);
      }
    }
    board.save();
  }

  private void fight(Dice source) {
    dice = source;
    reset();
    course.fight();
  }

  void enter(Combatant comer, int square) {
    comer.fate = Fate.IN_COMBAT;
    moved = true;
    able[comer.side]++;
    heldLast[comer.index] = comer.heldLast;
    seen[comer.side]++;
    board.place(comer.index, square);
  }

  void leaves(Combatant goer, Fate fate) {
    goer.fate = fate;
    moved = true;
    able[goer.side]--;
    heldLast[goer.index] = NOT_ABLE;
    board.remove(goer.index);
  }

  /** The holder walks to a square that the board found; answers whether that is another one. */
  boolean walk(int who, int square) {
    int from = board.at(who);
    if (from == square) {
      return false;
    }
    int steps = board.steps();
    turn.walked(steps);
    board.place(who, square);
    combatants[who].raised = 0;
    if (listener != null) {
      boolean crawls = combatants[who].has(Condition.PRONE);
      listener.on(new Event.Moved(who, from, square, steps, crawls ? Cited.CRAWL : Cited.MOVEMENT));
    }
    return true;
  }

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
    return flat ? 0 : battle.field.height(board.at(index)) + combatants[index].raised;
  }

  @Override
  public boolean reaches(int attacker, int target) {
    return board.distance(attacker, target) <= combatants[attacker].farthestReach;
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
    return seen[side] - able[side];
  }

  @Override
  public int memory(int cell) {
    return cell < memory.length ? memory[cell] : 0;
  }

  @Override
  public Ruleset ruleset() {
    return battle.ruleset;
  }

  @Override
  public Field field() {
    return battle.field;
  }
}
