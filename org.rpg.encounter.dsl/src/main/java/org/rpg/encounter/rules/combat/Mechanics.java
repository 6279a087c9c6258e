package org.rpg.encounter.rules.combat;

import java.util.Arrays;

/** The mechanics of one combat, by what they want to hear of. */
final class Mechanics {
  private static final Mechanic[] NONE = {};

  private final Mechanic[] all;
  private final Mechanic[] turns;
  private final Mechanic[] strikes;
  private final Mechanic[] harms;
  private final Mechanic[] disabled;
  private final Mechanic[] moves;
  private final Mechanic[] ends;

  Mechanics(Mechanic... all) {
    this.all = all.clone();
    turns = those(Mechanic.Hook.TURN);
    strikes = those(Mechanic.Hook.STRIKE);
    harms = those(Mechanic.Hook.HARM);
    disabled = those(Mechanic.Hook.DISABLED);
    moves = those(Mechanic.Hook.MOVE);
    ends = those(Mechanic.Hook.END);
  }

  private Mechanic[] those(Mechanic.Hook hook) {
    Mechanic[] found = Arrays.stream(all).filter(it -> it.hears(hook)).toArray(Mechanic[]::new);
    return found.length == 0 ? NONE : found;
  }

  void reset() {
    for (Mechanic each : all) {
      each.reset();
    }
  }

  void turnStarts(Combatant who, boolean opening) {
    for (Mechanic each : turns) {
      each.turnStarts(who, opening);
    }
  }

  void turnEnds(Combatant who) {
    for (Mechanic each : turns) {
      each.turnEnds(who);
    }
  }

  void struck(Combatant attacker, Combatant victim, WeaponUse use, boolean past, int severity) {
    for (Mechanic each : strikes) {
      each.struck(attacker, victim, use, past, severity);
    }
  }

  void harmed(Combatant victim, int amount) {
    for (Mechanic each : harms) {
      each.harmed(victim, amount);
    }
  }

  void disabled(Combatant who) {
    for (Mechanic each : disabled) {
      each.disabled(who);
    }
  }

  void moved(Combatant who, int from, int to, boolean forced) {
    for (Mechanic each : moves) {
      each.moved(who, from, to, forced);
    }
  }

  void combatEnds() {
    for (Mechanic each : ends) {
      each.combatEnds();
    }
  }

  /** Whether anybody wants to hear of each turn. */
  boolean hearsTurns() {
    return turns.length > 0;
  }

  /** Whether anybody wants to hear of each square. */
  boolean hearsMoves() {
    return moves.length > 0;
  }
}
