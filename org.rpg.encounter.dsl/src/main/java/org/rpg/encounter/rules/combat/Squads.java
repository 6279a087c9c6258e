package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.Condition;

/**
 * Squads: several who fight as one. The rulebook knows none; all of it is our own choice:
 *
 * <ul>
 *   <li>A squad is one combatant on one square, with one sheet: it holds the initiative as one,
 *       acts once, and moves as one.
 *   <li>Attacking as its action, it strikes as often as {@link Parameter#SQUAD_BLOWS} says, so it
 *       is the weaker the more of it have fallen. The first test counts for the initiative
 *       (INI-08); when the target drops, the rest strike at the nearest enemy within reach.
 *       Reactions are one blow.
 *   <li>While two or more are left, it outnumbers by itself whom it has in melee reach (TAC-23).
 *   <li>Whoever strikes it strikes one of it. When he has no Life left he falls, what is left of
 *       the blow is lost, and the next stands in his place, as he was at the start; poisons, fires,
 *       holds and conditions went with the fallen one. That it is surprised, hidden or asleep is so
 *       of all of them.
 *   <li>It counts for so many in a side's losses and numbers. What kills without damage kills all.
 * </ul>
 */
final class Squads {
  private static final int EACH = 1;
  private static final int ONE = 2;

  /** What is so of all of a squad, not of the one who stands in front. */
  private static final int COMMON =
      Condition.bits(Condition.SURPRISED, Condition.HIDDEN, Condition.ASLEEP, Condition.UNAWARE);

  private static final Condition[] CONDITIONS = Condition.values();

  private final Combat combat;
  private final int blows;

  Squads(Combat combat) {
    this.combat = combat;
    blows = combat.battle.ruleset.reading(Parameter.SQUAD_BLOWS);
  }

  /** How often so many strike in one attack. */
  private int blows(int members) {
    return switch (blows) {
      case EACH -> members;
      case ONE -> 1;
      default -> (members + 1) / 2;
    };
  }

  /** One of a squad has attacked as its action: the others of it who strike do so now. */
  void strikeToo(int by, int target, int weapon) {
    Combatant squad = combat.combatants[by];
    int at = target;
    for (int left = blows(squad.membersLeft()) - 1; left > 0 && squad.able; left--) {
      if (!Attack.ACTION.possible(combat, by, at, weapon)) {
        at = combat.nearestEnemy(by, true);
        if (at == Combatant.NONE || !Attack.ACTION.possible(combat, by, at, weapon)) {
          return;
        }
      }
      combat.strike.attack(by, at, Attack.weapon(combat, by, at, weapon));
    }
  }

  /** Whether an attacker has another of his own beside him (TAC-23). */
  static boolean isSeveral(Combatant who) {
    return who.weight > 1;
  }

  /**
   * One of a squad falls, by someone or {@link Combatant#NONE}; the next takes his place.
   *
   * @param dead whether he is dead, not only out of the fight
   */
  void falls(Combatant squad, int by, boolean dead) {
    combat.loses(squad);
    if (combat.listener != null) {
      combat.listener.on(
          new Event.MemberFell(squad.index, by, dead, squad.membersLeft(), List.of()));
    }
    combat.poisons.neutralise(squad);
    combat.lasting.neutralise(squad);
    combat.fires.extinguish(squad);
    for (Condition each : CONDITIONS) {
      if (squad.has(each) && (COMMON & each.bit()) == 0) {
        combat.master.lose(squad.index, each);
      }
    }
    squad.renew();
  }
}
