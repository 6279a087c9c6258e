package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.check.SkillTest;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.field.Squares;

/** What a scene may do to a combat that is going on. */
public final class GameMaster {
  private final Combat combat;

  private final SkillTest test;

  GameMaster(Combat combat) {
    this.combat = combat;
    test = new SkillTest(combat.battle.ruleset);
  }

  /** Everything that can be seen. */
  public CombatView view() {
    return combat;
  }

  /** The dice of this run. */
  public Dice dice() {
    return combat.dice;
  }

  /** Keeps a number in mind until the combat is over: {@link CombatView#memory}. */
  public void remember(int cell, int value) {
    combat.memory[cell] = value;
  }

  /** Whether anybody listens: an event need not be made for nobody. */
  public boolean isHeard() {
    return combat.listener != null;
  }

  /** Tells what the scene brings about. */
  public void tell(Event event) {
    if (combat.listener != null) {
      combat.listener.on(event);
    }
  }

  /** Someone dies of what the scene says, not of damage (LAY-12). */
  public void kill(int who) {
    combat.harm.kill(who);
  }

  /** Someone gains points of Destiny or, if {@code doom}, of Doom; or loses them, down to none. */
  public void addPoints(int who, boolean doom, int points) {
    Combatant it = combat.combatants[who];
    if (doom) {
      it.doom = Math.max(0, it.doom + points);
    } else {
      it.destiny = Math.max(0, it.destiny + points);
    }
    for (int i = 0; i < points && combat.listener != null; i++) {
      combat.listener.on(new Event.PointGained(who, doom, doom ? Cited.DOOM : Cited.DESTINY));
    }
  }

  /** From now on someone acts like this. */
  public void follow(int who, Conduct conduct) {
    combat.combatants[who].conduct = conduct;
  }

  /**
   * Someone makes a skill test (BASE-01) with the chances of his wounds and of what he wears.
   *
   * @param help further chances, from those who help
   * @return the test, to be read before the next one is made
   */
  public SkillTest test(int who, String skill, int difficulty, int help) {
    Combatant tester = combat.combatants[who];
    int value = tester.skill(skill);
    int own = tester.chances(skill);
    test.make(combat.dice, value, difficulty, own + help, Purpose.TEST);
    if (combat.listener != null) {
      tell(new Event.Tested(who, skill, value, own + help, test.result(), Cited.TEST));
    }
    return test;
  }

  /** Gives someone a condition for so many turns, or as {@link Duration} says (CON-00). */
  public void gain(int who, Condition condition, int turns) {
    combat.timed = true;
    combat.surprise |= condition == Condition.SURPRISED;
    combat.conditions.gain(who, condition, turns, Cited.CONDITION);
  }

  /** Ends every source of a condition (CON-00). */
  public void lose(int who, Condition condition) {
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
    if (free == Squares.NOWHERE) {
      return; // the field is full
    }
    combat.enter(comer, free);
    if (combat.listener != null) {
      combat.listener.on(new Event.Arrived(who, free, Cited.FIELD));
    }
  }

  /** Brings in someone who is expected, where the battle placed him. */
  public void arrive(int who) {
    arrive(who, combat.battle.square(who));
  }

  /** Takes someone out of the combat alive: {@link Fate#FLED} or {@link Fate#YIELDED}. */
  public void leave(int who, Fate fate) {
    Combatant goer = combat.combatants[who];
    boolean alive = fate == Fate.FLED || fate == Fate.YIELDED;
    if (!goer.isAble() || !alive) {
      return;
    }
    combat.leaves(goer, fate);
    if (combat.listener != null) {
      combat.listener.on(new Event.Left(who, fate, Cited.LEFT));
    }
  }

  /** Puts someone on the free square nearest to this one, without a movement. */
  public void place(int who, int square) {
    Combatant moved = combat.combatants[who];
    if (moved.isAble() && combat.board.at(who) != square) {
      combat.board.place(who, combat.board.nearestFree(square));
      moved.raised = 0;
    }
  }
}
