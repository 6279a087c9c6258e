package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/** How conditions come and go: present or not, however many sources they have (CON-00). */
final class Conditions {
  /**
   * Conditions that outlast a scene: not those of a place, a hold or a moment. Who was knocked out
   * comes round; who has fainted of exhaustion is out by his Perseverance.
   */
  static final int CARRIED =
      Condition.bits(
          Condition.SHAKEN,
          Condition.CONFUSED,
          Condition.SLOW,
          Condition.PARALYSED,
          Condition.PETRIFIED,
          Condition.OVERLOADED,
          Condition.HALLUCINATING);

  private final Combat combat;

  Conditions(Combat combat) {
    this.combat = combat;
  }

  /** A source gives a condition, for so many turns or as {@link Duration} says. */
  void gain(int who, Condition condition, int turns, List<Rule> rules) {
    Combatant victim = combat.combatants[who];
    if (turns == Duration.WITHOUT_END) {
      victim.timers.addEndless(condition);
    } else if (turns == Duration.UNTIL_NEXT_TURN) {
      combat.timed = true;
      victim.timers.add(condition, Duration.UNTIL_NEXT_TURN);
    } else {
      combat.timed = true;
      boolean own = combat.teamInTurn == victim.team;
      victim.timers.add(condition, Duration.starts(turns, own, combat.rules));
    }
    begin(victim, condition, rules);
  }

  /** Something holds someone in a condition until it lets go: a grapple, a poison (CON-00). */
  void hold(Combatant victim, Condition condition, List<Rule> rules) {
    combat.timed = true;
    victim.timers.hold(condition);
    begin(victim, condition, rules);
  }

  /** Something holds someone in a condition with which he has come from another scene. */
  void brought(Combatant victim, Condition condition) {
    victim.timers.hold(condition);
    victim.conditions |= condition.bit();
    combat.states |= condition.bit();
    combat.settle(victim);
  }

  /** One of the things that hold someone in a condition is gone; another may be left (CON-00). */
  void release(Combatant victim, Condition condition, List<Rule> rules) {
    victim.timers.release(condition);
    if (victim.has(condition) && (victim.timers.held() & condition.bit()) == 0) {
      end(victim, condition, rules);
    }
  }

  private void begin(Combatant victim, Condition condition, List<Rule> rules) {
    if (victim.has(condition)) {
      return;
    }
    if (condition == Condition.PRONE && (victim.steed != null || victim.rider >= 0)) {
      combat.mounts.fallsProne(victim); // INT-44
    }
    victim.conditions |= condition.bit();
    combat.states |= condition.bit();
    if (combat.listener != null) {
      combat.listener.on(new Event.ConditionGained(victim.index, condition, rules));
    }
    if ((condition.bit() & Combatant.DISABLING) != 0) {
      combat.settle(victim);
      combat.mechanics.disabled(victim);
    }
  }

  private void end(Combatant victim, Condition condition, List<Rule> rules) {
    victim.conditions &= ~condition.bit();
    if (combat.listener != null) {
      combat.listener.on(new Event.ConditionLost(victim.index, condition, rules));
    }
    if ((condition.bit() & Combatant.DISABLING) != 0) {
      combat.settle(victim);
    }
  }

  /** Someone is exposed until his next turn (MAN-06, MAN-16, TAC-12, TAC-21, TRN-05). */
  void expose(Combatant who, List<Rule> rules) {
    gain(who.index, Condition.EXPOSED, Duration.UNTIL_NEXT_TURN, rules);
  }

  /** Every source of a condition is gone but what holds someone in it until it lets go (CON-18). */
  void shakeOff(Combatant victim, Condition condition, List<Rule> rules) {
    victim.timers.shakeOff(condition);
    if (victim.has(condition) && (victim.timers.held() & condition.bit()) == 0) {
      end(victim, condition, rules);
    }
  }

  /** Every source of a condition is gone. */
  void lose(int who, Condition condition, List<Rule> rules) {
    Combatant victim = combat.combatants[who];
    if (victim.has(condition)) {
      victim.timers.drop(condition);
      end(victim, condition, rules);
    }
  }

  /**
   * Someone has come from another scene with these conditions that have no end of their own, and
   * without any other of {@link #CARRIED}. Nothing is told: nothing has happened.
   *
   * @param more whether he keeps those, too, that the scene itself has given him
   */
  void carry(Combatant who, int conditions, boolean more) {
    int brought = (conditions | (more ? who.timers.endless() : 0)) & CARRIED;
    for (int left = (brought | who.conditions & CARRIED); left != 0; left &= left - 1) {
      Condition condition = Condition.at(Integer.numberOfTrailingZeros(left));
      if ((brought & condition.bit()) == 0) {
        who.timers.drop(condition);
      } else {
        who.timers.addEndless(condition);
      }
    }
    who.conditions = who.conditions & ~CARRIED | brought;
    combat.states |= brought;
    combat.settle(who);
  }

  /** A turn of the victim's side begins (TRN-05). */
  void turnStarts(Combatant victim) {
    if (!victim.timers.isEmpty()) {
      victim.timers.turnStarts(running(victim));
      settle(victim, Cited.CONDITION_OVER_AS_A_TURN_STARTS);
    }
  }

  /** A turn of the victim's side ends (TRN-04). */
  void turnEnds(Combatant victim) {
    if (!victim.timers.isEmpty()) {
      victim.timers.turnEnds(running(victim));
      settle(victim, Cited.CONDITION_OVER);
    }
  }

  /** So many turns have passed that nothing counted in turns is left. */
  void turnsAreOver(Combatant victim) {
    if (!victim.timers.isEmpty()) {
      victim.timers.turnsAreOver();
      settle(victim, Cited.CONDITION_OVER);
    }
  }

  /** The conditions whose time passes: of one of stone only that one (CON-16). */
  private int running(Combatant victim) {
    boolean stone = combat.rules.stoneSuspends && victim.has(Condition.PETRIFIED);
    return stone ? Condition.PETRIFIED.bit() : -1;
  }

  private void settle(Combatant victim, List<Rule> cited) {
    int gone = victim.conditions & ~victim.timers.held();
    if (gone == 0) {
      return;
    }
    for (int left = gone; left != 0; left &= left - 1) {
      end(victim, Condition.at(Integer.numberOfTrailingZeros(left)), cited);
    }
  }
}
