package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/** The course of a combat: opening, activations, handing over, end (INI, TRN, INT-34). */
final class Course {
  private static final int NO_END = -1;

  private final Combat combat;
  private final CombatRules rules;
  private final Combatant[] combatants;
  private final Sides sides;
  private final Turns turns;
  private final Initiative initiative;
  private final GameMaster master;
  private final Referee referee;

  /** Whether it depends on the referee that the combat goes on. */
  private boolean awaiting;

  /** Whether the last turn ended the combat before anybody could act in it. */
  private boolean endsAtTurn;

  int activations;
  int holder;

  /** Whether the holder was confused when his activation began (CON-12). */
  private boolean confused;

  EndReason reason;
  int winner;
  int end;

  Course(Combat combat) {
    this.combat = combat;
    rules = combat.rules;
    combatants = combat.combatants;
    sides = combat.sides;
    turns = new Turns(combat);
    initiative = new Initiative(combat);
    master = new GameMaster(combat);
    referee = combat.battle.referee;
  }

  void reset() {
    activations = 0;
    holder = Combatant.NONE;
    reason = null;
    winner = Combatant.NONE;
    end = NO_END;
    endsAtTurn = false;
    combat.moved = true;
  }

  /** Plays the scene from its start to its end: a fight, or what its script says. */
  void run() {
    if (combat.battle.script == Script.NONE) {
      combat.journey.fightBegins();
      fight();
      combat.fighting = false;
      return;
    }
    referee.opening(master);
    endNamed(combat.battle.script.play(master));
    close();
  }

  private void fight() {
    referee.opening(master); // what is prepared is done before the fight (REST-01, TRT-07)
    combat.fighting = true;
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
    holder = initiative.opening(combat.battle.opening);
    if (holder == Combatant.NONE) {
      return; // everybody is still awaited: isOver() has said so
    }
    Combatant first = combatants[holder];
    if (combat.listener != null) {
      boolean byPlayers = first.pc || !hasAblePc();
      List<Rule> cited = byPlayers ? Cited.OPENING : Cited.OPENING_SURPRISED;
      combat.listener.on(new Event.CombatStarted(holder, cited));
    }
    if (first.has(Condition.SURPRISED) && !rules.surpriseStays) { // INI-03, INT-12
      for (int index : combat.teams[first.team]) {
        combat.conditions.lose(index, Condition.SURPRISED, Cited.SURPRISE_OVER);
      }
    }
    combat.fires.start(); // SIT-15
    begin(first.side, true);
    if (reason == null && !isOver() && !first.isAble()) {
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
    self.held++;
    self.heldLast = activations;
    combat.heldLast[holder] = activations;
    self.heldOnTurn = combat.turnNumber;
    if (combat.listener != null) {
      combat.listener.on(new Event.ActivationStarted(holder, activations, Cited.ACTIVATION));
    }
    if (self.has(Condition.SURPRISED) && rules.surpriseEnd != CombatRules.BY_ATTACK) {
      combat.conditions.lose(holder, Condition.SURPRISED, Cited.SURPRISE_OVER); // STA-01
    }
    Turn turn = combat.turn;
    turn.begin(holder);
    combat.movement.begin();
    confused = self.has(Condition.CONFUSED);
    int done = 0;
    if (confused) {
      combat.confusion.act(self); // CON-10
      done = Turn.MAX_ACTIONS;
    }
    while (done < Turn.MAX_ACTIONS && !turn.isOver() && self.able && self.conduct.act(turn)) {
      done++;
    }
    self.idle += done == 0 || turn.isUnused() ? 1 : 0;
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
    if (confused) { // CON-12
      passConfused(from);
      return;
    }
    if (combat.turn.keeps()) { // INI-05
      int ally = initiative.ally(from);
      if (ally != Combatant.NONE) {
        holder = ally; // INT-16: the turn goes on, nothing ticks
        tellKept(from, ally);
        return;
      }
      if (combatants[from].isAble() && keepsAlone(from)) { // INT-09, INT-13
        return;
      }
    }
    if (reason == null) {
      lose(from); // INI-07
    }
  }

  /** CON-12: whatever someone confused did, the initiative goes to an ally (INT-18 to INT-20). */
  private void passConfused(int from) {
    int ally = initiative.allyOfConfused(from);
    if (ally != Combatant.NONE) {
      holder = ally;
      tellKept(from, ally, Cited.CONFUSED_PASSES);
    } else if (rules.confusedAgain && combatants[from].able) {
      tellKept(from, from, Cited.CONFUSED_ALONE);
    } else {
      lose(from);
    }
  }

  /** INI-05: an even die and no other able ally. */
  private boolean keepsAlone(int from) {
    if (rules.loneEvenDie == CombatRules.LONE_GOES_OVER) {
      return false;
    }
    if (rules.loneEvenDie == CombatRules.LONE_RESTARTS) {
      turns.end();
      begin(combatants[from].side, false);
      if (reason != null || isOver() || !combatants[from].isAble()) {
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
        if (combat.listener != null) {
          List<Rule> cited = side == own ? Cited.EMPTY_TURN : why(receiver, Cited.LOST);
          combat.listener.on(new Event.InitiativeLost(from, receiver, cited));
        }
        return;
      }
      side = side == own ? named : own;
    }
  }

  private void begin(int side, boolean opening) {
    if (combat.turnNumber >= rules.turnLimit) {
      reason = EndReason.TURN_LIMIT;
      return;
    }
    turns.begin(side, opening);
    int named = referee.turnStarted(master, side);
    if (named != Referee.GO_ON) {
      endNamed(named);
      endsAtTurn = true;
    }
  }

  /** Turns that were played; one that ends the combat as it begins is not. */
  int turnsPlayed() {
    return endsAtTurn ? combat.turnNumber - 1 : combat.turnNumber;
  }

  private void endNamed(int named) {
    reason = EndReason.NAMED_END;
    end = named;
    winner = referee.winner(combat, named);
  }

  /** Ends the combat when no two hostile sides have able members (INT-34). */
  private boolean isOver() {
    if (!combat.moved && !awaiting) {
      return false;
    }
    combat.moved = false;
    awaiting = false;
    boolean awaited = false;
    for (int a = 0; a < sides.count; a++) {
      for (int b : sides.foes[a]) {
        if (b > a && isThere(a) && isThere(b)) {
          if (combat.able[a] > 0 || combat.able[b] > 0) {
            return false;
          }
          awaited = true;
        }
      }
    }
    reason = EndReason.NOBODY_LEFT;
    for (int side = 0; side < sides.count && !awaited && winner == Combatant.NONE; side++) {
      if (combat.able[side] > 0 && sides.foes[side].length > 0) {
        winner = side;
        reason = EndReason.ONE_SIDE_LEFT;
        int named = referee.leftAlone(combat, side);
        if (named != Referee.GO_ON) {
          endNamed(named);
          return true;
        }
      }
    }
    return true;
  }

  private boolean isThere(int side) {
    if (combat.able[side] > 0) {
      return true;
    }
    awaiting = true;
    return mayRecover(side) || referee.awaits(combat, side);
  }

  /** INT-34: whether a running effect can bring one back who is asleep, fainted or of stone. */
  private boolean mayRecover(int side) {
    if (combat.timed) {
      for (Combatant each : combatants) {
        if (each.side == side && each.isPresent() && each.timers.willEnd(each.conditions)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A moment later: what goes on turn by turn has run its course (TRN-06). */
  void settleTurns() {
    if (!combat.timed) {
      return;
    }
    turns.virtualTurns();
    for (Combatant each : combatants) {
      combat.conditions.turnsAreOver(each);
    }
    combat.timed = false;
  }

  private void close() {
    turns.virtualTurns(); // TRN-06
    combat.mechanics.combatEnds();
    for (Combatant each : combatants) {
      each.body.restoreProtection(); // LAY-05
    }
    if (combat.listener != null) {
      boolean fought = combat.battle.script == Script.NONE;
      combat.listener.on(
          new Event.CombatEnded(combat.result(), fought ? Cited.END : CitedJourneys.OVER));
    }
  }

  /** CON-11: someone confused gets the initiative because he is. */
  private List<Rule> why(int receiver, List<Rule> otherwise) {
    boolean first = rules.confusedFirst && combatants[receiver].has(Condition.CONFUSED);
    return first && combatants[receiver].heldOnTurn != combat.turnNumber
        ? Cited.CONFUSED_FIRST
        : otherwise;
  }

  private void tellKept(int from, int ally) {
    if (combat.listener != null) {
      tellKept(from, ally, why(ally, Cited.KEPT));
    }
  }

  private void tellKept(int from, int to, List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(new Event.InitiativeKept(from, to, cited));
    }
  }
}
