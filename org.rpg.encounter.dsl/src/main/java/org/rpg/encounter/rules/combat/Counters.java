package org.rpg.encounter.rules.combat;

/** Counter-attacks of those whose gear or gift permits them (CTR-01, CTR-02). */
final class Counters {
  private final Combat combat;
  private final boolean first;

  Counters(Combat combat) {
    this.combat = combat;
    first = combat.rules.counterFirst;
  }

  /** Whether a counter-attack comes before the attack that it answers (CTR-01). */
  boolean comesFirst() {
    return first;
  }

  /** Whether the target of an attack answers it if it can. */
  boolean mayAnswer(int target, int attacker) {
    Combatant self = combat.combatants[target];
    return self.counters && combat.sides.hostile[self.side][combat.combatants[attacker].side];
  }

  /** The target of an attack strikes back, if it can (CTR-01). */
  void answer(int target, int attacker) {
    Combatant self = combat.combatants[target];
    int limit = combat.rules.counterLimit;
    if (!combat.reactions.canReact(self)
        || !combat.combatants[attacker].isPresent()
        || (limit > 0 && self.countered >= limit)
        || !self.conduct.reacts(combat, target, attacker, Reaction.COUNTER_ATTACK)) {
      return;
    }
    int weapon = self.counterWeapon(combat.board.distance(target, attacker));
    if (weapon != Combatant.NONE && combat.isInSight(target, attacker)) {
      self.countered++;
      combat.strike.strike(target, attacker, weapon, Manner.COUNTER, 0);
    }
  }
}
