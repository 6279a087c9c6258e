package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/** How conditions come and go: present or not, however many sources they have (CON-00). */
final class Conditions {
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
      victim.timers.add(condition, Duration.UNTIL_NEXT_TURN);
    } else {
      boolean own = combat.teamInTurn == victim.team;
      victim.timers.add(condition, Duration.starts(turns, own, combat.rules));
    }
    if (!victim.has(condition)) {
      victim.conditions |= condition.bit();
      if (combat.listener != null) {
        combat.listener.on(new Event.ConditionGained(who, condition, rules));
      }
    }
  }

  /** Every source of a condition is gone. */
  void lose(int who, Condition condition, List<Rule> rules) {
    Combatant victim = combat.combatants[who];
    if (victim.has(condition)) {
      victim.timers.drop(condition);
      victim.conditions &= ~condition.bit();
      if (combat.listener != null) {
        combat.listener.on(new Event.ConditionLost(who, condition, rules));
      }
    }
  }

  /** A turn of the victim's side begins (TRN-05). */
  void turnStarts(Combatant victim) {
    if (!victim.timers.isEmpty()) {
      victim.timers.turnStarts();
      settle(victim);
    }
  }

  /** A turn of the victim's side ends (TRN-04). */
  void turnEnds(Combatant victim) {
    if (!victim.timers.isEmpty()) {
      victim.timers.turnEnds();
      settle(victim);
    }
  }

  private void settle(Combatant victim) {
    int gone = victim.conditions & ~victim.timers.held();
    if (gone == 0) {
      return;
    }
    victim.conditions &= ~gone;
    if (combat.listener != null) {
      for (Condition condition : Condition.values()) {
        if ((gone & condition.bit()) != 0) {
          combat.listener.on(
              new Event.ConditionLost(victim.index, condition, Cited.CONDITION_OVER));
        }
      }
    }
  }
}
