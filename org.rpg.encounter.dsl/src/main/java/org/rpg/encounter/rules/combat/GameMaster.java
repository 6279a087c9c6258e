package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.Dice;

/** What a scene may do to a combat that is going on. */
public final class GameMaster {
  private final Combat combat;

  GameMaster(Combat combat) {
    this.combat = combat;
  }

  /** Everything that can be seen. */
  public CombatView view() {
    return combat;
  }

  /** The dice of this run. */
  public Dice dice() {
    return combat.dice;
  }

  /** Gives someone a condition for so many turns, or as {@link Duration} says (CON-00). */
  public void gain(int who, Condition condition, int turns) {
    combat.timed = true;
    combat.surprise |= condition == Condition.SURPRISED;
    combat.conditions.gain(who, condition, turns, Cited.CONDITION);
  }

  /** Ends every source of a condition (CON-00). */
  public void lose(int who, Condition condition) {
    Combatant victim = combat.combatants[who];
    if (condition == Condition.GRAPPLED) {
      combat.grapples.freed(victim, Cited.CONDITION);
    } else if (condition == Condition.GRAPPLING && victim.prisoner != Combatant.NONE) {
      combat.grapples.end(victim, Cited.CONDITION);
    }
    combat.conditions.lose(who, condition, Cited.CONDITION);
  }

  /** One event of damage (LAY-10). */
  public void harm(int who, int amount, DamageKind kind) {
    combat.harm.inflict(who, Combatant.NONE, Combatant.NONE, amount, kind);
  }

  /** One wound outright (WND-01). */
  public void wound(int who, int severity, DamageKind kind) {
    combat.harm.wound(who, severity, kind);
  }

  /** Sets Vigor, held between 0 and Life (LAY-06). */
  public void setVigor(int who, int value) {
    combat.combatants[who].body.setVigor(value);
  }

  /** Sets Protection, held within its bounds (LAY-02). */
  public void setProtection(int who, int value) {
    combat.combatants[who].body.setProtection(value);
  }

  /** Damage per turn from now on (TRN-03, TRN-04, INT-17). */
  public void apply(int who, TurnEffect effect) {
    Combatant victim = combat.combatants[who];
    boolean own = combat.teamInTurn == victim.team;
    combat.timed = true;
    victim.effects.add(effect, Duration.starts(effect.turns(), own, combat.rules));
  }

  /** Brings in someone who is expected, on the free square nearest to this one. */
  public void arrive(int who, int square) {
    Combatant comer = combat.combatants[who];
    if (comer.fate != Fate.EXPECTED) {
      return;
    }
    int free = combat.board.nearestFree(square);
    combat.enter(comer, free);
    if (combat.listener != null) {
      combat.listener.on(new Event.Arrived(who, free, Cited.FIELD));
    }
  }

  /** Brings in someone who is expected, where the battle placed him. */
  public void arrive(int who) {
    arrive(who, combat.battle.square(who));
  }

  /**
   * Takes someone out of the combat alive: {@link Fate#FLED}, {@link Fate#YIELDED} or {@link
   * Fate#CAPTURED}.
   */
  public void leave(int who, Fate fate) {
    Combatant goer = combat.combatants[who];
    boolean alive = fate == Fate.FLED || fate == Fate.YIELDED || fate == Fate.CAPTURED;
    if (!goer.isPresent() || !alive) {
      return;
    }
    combat.leaves(goer, fate);
    if (combat.listener != null) {
      combat.listener.on(new Event.Left(who, fate, Cited.LEFT));
    }
  }

  /** Puts someone on the free square nearest to this one, without a movement. */
  public void place(int who, int square) {
    if (combat.combatants[who].isPresent() && combat.board.at(who) != square) {
      combat.board.place(who, combat.board.nearestFree(square));
      combat.grapples.displaced(combat.combatants[who]); // INT-07
    }
  }
}
