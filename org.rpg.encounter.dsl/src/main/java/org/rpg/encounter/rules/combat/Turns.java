package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.Purpose;

/** Turns of teams: their start and end, and what happens then (TRN). */
final class Turns {
  private static final int MAX_VIRTUAL_TURNS = 1000;

  private final Combat combat;

  /** Whether any mechanic hears of turns. */
  private final boolean heard;

  /** Whether there is a limit to what may be done without the initiative (DEF-01, CTR-01). */
  private final boolean limits;

  Turns(Combat combat) {
    this.combat = combat;
    heard = combat.mechanics.hearsTurns();
    limits = combat.rules.defenceLimit + combat.rules.counterLimit > 0;
  }

  /**
   * A turn begins for a side's team, by a hand-over or as the opening one (TRN-02). Only this makes
   * effects tick: as long as a side waits for the initiative, they wait too (INT-15).
   */
  void begin(int side, boolean opening) {
    int team = combat.sides.team[side];
    combat.turnNumber++;
    combat.turnsOfTeam[team]++;
    combat.teamInTurn = team;
    combat.teamHeld[team] = combat.turnNumber;
    if (combat.listener != null) {
      combat.listener.on(
          new Event.TurnStarted(side, combat.turnNumber, combat.turnsOfTeam[team], Cited.TURN));
    }
    if (combat.surprise || combat.timed || heard || limits) {
      members(team, opening);
    }
  }

  /** What the beginning of a turn does to the members of the team. */
  private void members(int team, boolean opening) {
    boolean ticks = !opening || combat.rules.openingTurnTicks;
    for (int index : combat.teams[team]) {
      Combatant member = combat.combatants[index];
      member.defended = 0; // DEF-01
      member.countered = 0; // CTR-01
      if (!opening
          && member.has(Condition.SURPRISED)
          && combat.rules.surpriseEnd == CombatRules.BY_OCCASION) {
        combat.conditions.lose(index, Condition.SURPRISED, Cited.SURPRISE_OVER); // STA-01
      }
      combat.conditions.turnStarts(member); // TRN-05
      if (ticks) {
        tick(member); // TRN-03
      }
      if (heard) {
        combat.mechanics.turnStarts(member, opening);
      }
    }
  }

  /** The turn of a team ends (TRN-04). */
  void end() {
    int team = combat.teamInTurn;
    if (combat.timed) {
      for (int index : combat.teams[team]) {
        Combatant member = combat.combatants[index];
        combat.conditions.turnEnds(member);
        member.effects.turnEnds();
        combat.fires.turnOver(member);
      }
    }
    if (heard) {
      for (int index : combat.teams[team]) {
        combat.mechanics.turnEnds(combat.combatants[index]);
      }
    }
    if (combat.listener != null) {
      combat.listener.on(new Event.TurnEnded(team, combat.turnNumber, Cited.TURN));
    }
  }

  /** Everything that goes on in or on someone works once (TRN-03). */
  private void tick(Combatant victim) {
    if (isSuspended(victim)) {
      return;
    }
    int rank = 0;
    while (victim.isPresent()) {
      int effect = victim.effects.next(rank);
      int dose = combat.poisons.next(victim, rank);
      int fire = combat.fires.next(victim, rank);
      rank = Math.min(effect, Math.min(dose, fire));
      if (rank == TickOrder.NONE) {
        return;
      }
      if (rank == effect) {
        work(victim, victim.effects.placeOf(rank));
      } else if (rank == dose) {
        combat.poisons.work(rank);
      } else {
        combat.fires.work(rank);
      }
    }
  }

  private void work(Combatant victim, int place) {
    TurnEffect effect = victim.effects.get(place);
    int amount = effect.dice().roll(combat.dice, Purpose.EFFECT);
    if (effect.kind() == DamageKind.DIVINE && victim.undead) {
      amount += effect.dice().max(); // SIT-20
    }
    victim.effects.ticked(place);
    combat.harm.inflict(victim.index, Combatant.NONE, Combatant.NONE, amount, effect.kind());
  }

  private boolean isSuspended(Combatant victim) {
    return combat.rules.stoneSuspends && victim.has(Condition.PETRIFIED); // CON-16
  }

  /** After the combat running effects go on in virtual turns, if the rules say so (TRN-06). */
  void virtualTurns() {
    if (!combat.timed || combat.rules.afterCombat != CombatRules.EFFECTS_VIRTUAL_TURNS) {
      return;
    }
    for (Combatant victim : combat.combatants) {
      victim.effects.turnEnds(); // the turn in progress ended with the combat
      for (int i = 0; i < MAX_VIRTUAL_TURNS && goesOn(victim); i++) {
        tick(victim);
        combat.poisons.resistAfterwards(victim);
        victim.effects.turnEnds();
        combat.fires.virtualTurnEnds(victim);
      }
    }
  }

  private boolean goesOn(Combatant victim) {
    return victim.isPresent()
        && (!victim.effects.isEmpty() || victim.doses > 0 || victim.fires > 0)
        && !isSuspended(victim);
  }
}
