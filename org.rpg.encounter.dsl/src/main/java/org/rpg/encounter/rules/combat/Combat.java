package org.rpg.encounter.rules.combat;

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

/**
 * One combat at a time of a {@link Battle}, run as often as wanted. Everything is made once; a run
 * without listener creates nothing. One combat serves one thread.
 */
public final class Combat implements CombatView {
  private static final int NO_END = -1;

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
  final int[] turnsOfTeam;
  final int[] teamHeld;

  private final int[] seen;
  private final Turns turns;
  private final Initiative initiative;
  private final GameMaster master;
  private final Referee referee;
  private final boolean flat;

  Dice dice;

  /** Whoever listens; null if nobody does. */
  Listener listener;

  int turnNumber;
  int teamInTurn;

  /** Whether anything has a duration in this run. */
  boolean timed;

  /** Whether anyone is or was surprised in this run. */
  boolean surprise;

  private int activations;
  private int holder;
  private EndReason reason;
  private int winner;
  private int end;

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
    seen = new int[sides.count];
    turnsOfTeam = new int[sides.count];
    teamHeld = new int[sides.count];
    turn = new Turn(this);
    harm = new Harm(this);
    conditions = new Conditions(this);
    strike = new Strike(this, new SkillTest(battle.ruleset));
    turns = new Turns(this);
    initiative = new Initiative(this);
    master = new GameMaster(this);
    referee = battle.referee;
    flat = battle.field instanceof org.rpg.encounter.rules.field.OpenField && !roster.anyRaised();
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
    surprise = false;
    activations = 0;
    holder = Combatant.NONE;
    reason = null;
    winner = Combatant.NONE;
    end = NO_END;
    for (int side = 0; side < sides.count; side++) {
      able[side] = 0;
      seen[side] = 0;
      turnsOfTeam[side] = 0;
      teamHeld[side] = 0;
    }
    board.clear();
    for (int i = 0; i < combatants.length; i++) {
      Combatant each = combatants[i];
      each.reset();
      if (each.fate == Fate.IN_COMBAT) {
        enter(each, battle.squares[i]);
        surprise |= each.has(Condition.SURPRISED);
      }
    }
  }

  private void fight(Dice source) {
    dice = source;
    reset();
    referee.opening(master);
    if (!isOver()) {
      open();
      while (reason == null) {
        activate();
        if (reason == null) {
          passOn();
        }
      }
    }
    close();
  }

  private void open() {
    holder = initiative.opening(battle.opening);
    Combatant first = combatants[holder];
    if (listener != null) {
      boolean all = first.pc || !hasAblePc();
      List<Rule> cited = all ? Cited.OPENING : Cited.OPENING_SURPRISED;
      listener.on(new Event.CombatStarted(holder, cited));
    }
    if (first.has(Condition.SURPRISED)) { // INI-03, INT-12
      for (int index : teams[first.team]) {
        conditions.lose(index, Condition.SURPRISED, Cited.SURPRISE_OVER);
      }
    }
    begin(first.side, true);
    if (reason == null && !first.isAble()) {
      lose(holder);
    }
  }

  private boolean hasAblePc() {
    for (Combatant each : combatants) {
      if (each.pc && each.isAble()) {
        return true;
      }
    }
    return false;
  }

  /** The holder acts (ACT-01). */
  private void activate() {
    if (activations >= rules.activationLimit) {
      reason = EndReason.ACTIVATION_LIMIT;
      return;
    }
    activations++;
    Combatant self = combatants[holder];
    self.acted = true; // INI-06
    self.heldLast = activations;
    self.heldOnTurn = turnNumber;
    if (listener != null) {
      listener.on(new Event.ActivationStarted(holder, activations, Cited.ACTIVATION));
    }
    if (self.has(Condition.SURPRISED)) {
      conditions.lose(holder, Condition.SURPRISED, Cited.SURPRISE_OVER); // STA-01
    }
    turn.begin(holder);
    int done = 0;
    while (done < Turn.MAX_ACTIONS
        && !turn.isOver()
        && self.fate == Fate.IN_COMBAT
        && self.conduct.act(turn)) {
      done++;
    }
    int named = referee.afterActivation(master, holder);
    if (named != Referee.GO_ON) {
      endNamed(named);
    } else {
      isOver();
    }
  }

  /** Hands the initiative over (INI-04). */
  private void passOn() {
    int from = holder;
    if (turn.keeps()) { // INI-05
      int ally = initiative.ally(from);
      if (ally != Combatant.NONE) {
        holder = ally;
        tellKept(from, ally, Cited.KEPT);
        return;
      }
      if (combatants[from].isAble() && keepAlone(from)) { // INT-09, INT-13
        return;
      }
    }
    lose(from); // INI-07
  }

  private boolean keepAlone(int from) {
    if (rules.loneEvenDie == CombatRules.LONE_GOES_OVER) {
      return false;
    }
    if (rules.loneEvenDie == CombatRules.LONE_RESTARTS) {
      turns.end();
      begin(combatants[from].side, false);
      if (reason == null && !combatants[from].isAble()) {
        return false;
      }
    }
    tellKept(from, from, Cited.KEPT_ALONE);
    return true;
  }

  /** The initiative goes to a hostile side; a side without able members passes it back (INT-10). */
  private void lose(int from) {
    int own = combatants[from].side;
    int named = initiative.hostileSide(from);
    int side = named;
    while (reason == null) {
      turns.end();
      begin(side, false);
      if (reason != null || isOver()) {
        return;
      }
      int receiver = initiative.receiver(from, side);
      if (receiver != Combatant.NONE) {
        holder = receiver;
        if (listener != null) {
          listener.on(new Event.InitiativeLost(from, receiver, Cited.LOST));
        }
        return;
      }
      side = side == own ? named : own;
    }
  }

  private void begin(int side, boolean opening) {
    if (turnNumber >= rules.turnLimit) {
      reason = EndReason.TURN_LIMIT;
      return;
    }
    turns.begin(side, opening);
    int named = referee.turnStarted(master, side);
    if (named != Referee.GO_ON) {
      endNamed(named);
    }
  }

  private void endNamed(int named) {
    reason = EndReason.NAMED_END;
    end = named;
    winner = referee.winner(this, named);
  }

  /** Ends the combat when no two hostile sides have able members (INT-34). */
  private boolean isOver() {
    for (int a = 0; a < sides.count; a++) {
      for (int b : sides.foes[a]) {
        if (b > a && isThere(a) && isThere(b)) {
          return false;
        }
      }
    }
    reason = EndReason.NOBODY_LEFT;
    for (int side = 0; side < sides.count && winner == Combatant.NONE; side++) {
      if (able[side] > 0 && sides.foes[side].length > 0) {
        winner = side;
        reason = EndReason.ONE_SIDE_LEFT;
      }
    }
    return true;
  }

  private boolean isThere(int side) {
    return able[side] > 0 || referee.awaits(this, side);
  }

  private void close() {
    turns.virtualTurns(); // TRN-06
    for (Combatant each : combatants) {
      each.body.restoreProtection(); // LAY-05
    }
    if (listener != null) {
      listener.on(new Event.CombatEnded(result(), Cited.END));
    }
  }

  void enter(Combatant comer, int square) {
    comer.fate = Fate.IN_COMBAT;
    able[comer.side]++;
    seen[comer.side]++;
    board.place(comer.index, square);
  }

  void leaves(Combatant goer, Fate fate) {
    goer.fate = fate;
    able[goer.side]--;
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

  private void tellKept(int from, int to, List<Rule> cited) {
    if (listener != null) {
      listener.on(new Event.InitiativeKept(from, to, cited));
    }
  }

  /** How the last run ended. */
  public CombatResult result() {
    return new CombatResult(reason, optional(winner), optional(end), turnNumber, activations);
  }

  private static OptionalInt optional(int value) {
    return value < 0 ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /** Why the last run ended. */
  public EndReason reason() {
    return reason;
  }

  /** Whether a side or an ally of it won the last run. */
  public boolean won(int side) {
    return winner >= 0 && sides.team[winner] == sides.team[side];
  }

  /** The side that won the last run, -1 if none did. */
  public int winner() {
    return winner;
  }

  /** The referee's named end of the last run, -1 if it was none. */
  public int end() {
    return end;
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
    return combatants[attacker].weaponFor(board.distance(attacker, target)) != Combatant.NONE;
  }

  @Override
  public int holder() {
    return holder;
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
    return activations;
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
  public Ruleset ruleset() {
    return battle.ruleset;
  }

  @Override
  public Field field() {
    return battle.field;
  }
}
