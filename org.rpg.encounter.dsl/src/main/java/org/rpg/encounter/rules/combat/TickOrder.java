package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.DamageKind;

/**
 * In which order the effects per turn on one victim tick (TRN-03): as they were applied, unless his
 * side orders them otherwise. All that it can want is that what tires comes first, since what
 * wounds lowers Vigor with Life (LAY-07).
 */
final class TickOrder {
  /** No rank. */
  static final int NONE = Integer.MAX_VALUE;

  private static final int LATER = 1 << 30;

  private final boolean bySide;
  private final Combat combat;
  private int applied;

  TickOrder(Combat combat) {
    this.combat = combat;
    bySide = combat.battle.ruleset.reading(Parameter.TICK_ORDER) == 0;
  }

  void reset() {
    applied = 0;
  }

  /** The rank of an effect that is applied now: the lower ones tick first. */
  int rank(Combatant victim, DamageKind kind) {
    applied++;
    boolean later =
        bySide && kind != DamageKind.FATIGUE && victim.conduct.tiresFirst(combat, victim.index);
    return later ? LATER + applied : applied;
  }
}
