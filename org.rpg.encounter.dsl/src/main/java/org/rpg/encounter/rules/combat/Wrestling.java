package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/**
 * The test of strength or bare hands against an opponent who resists: to grapple him, knock him
 * down, push or bind him (MAN-07, MAN-08), to take his weapon (MAN-01), to get away (MAN-10): the
 * other uses of a major action (ACT-06).
 */
final class Wrestling {
  private final Combat combat;
  private final ManoeuvreRules rules;
  private final Odds odds;

  Wrestling(Combat combat) {
    this.combat = combat;
    rules = combat.manoeuvres;
    odds = new Odds(combat);
  }

  /** Whether someone can seize an opponent next to him (MAN-07). */
  boolean isPossible(int actor, int target) {
    Combatant other = combat.combatants[target];
    return other.isPresent()
        && !combat.isAllied(actor, target)
        && !other.has(Condition.HIDDEN)
        && combat.board.distance(actor, target) <= 1
        && rules.allowsSize(combat.combatants[actor], other);
  }

  /**
   * The test against somebody's resistance. The level of a success can be asked of {@link Trials}
   * afterwards.
   */
  boolean seizes(int actor, int target, ActionKind kind, List<Rule> cited) {
    Combatant self = combat.combatants[actor];
    int difficulty = combat.rules.baseDifficulty + resistance(combat.combatants[target]);
    return test(self, target, kind, self.physiqueTest.or(self.unarmed), difficulty, cited) > 0;
  }

  /**
   * A test of the holder's against somebody.
   *
   * @return the level of its success, 0 for a failure
   */
  int test(
      Combatant self,
      int target,
      ActionKind kind,
      Aptitude aptitude,
      int difficulty,
      List<Rule> cited) {
    tell(self.index, kind, target, cited);
    if (!rules.areAttacks) {
      combat.trials.ofAction(self, aptitude, difficulty, cited);
      reveal(self);
      return combat.trials.level();
    }
    boolean answered = combat.counters.mayAnswer(target, self.index);
    if (answered && combat.counters.comesFirst()) { // CTR-01
      combat.counters.answer(target, self.index);
      answered = false;
      if (!self.able || !combat.combatants[target].isPresent()) {
        return 0;
      }
    }
    odds.weigh(self, combat.combatants[target], aptitude);
    combat.trials.ofManoeuvre(self, aptitude, difficulty, odds, cited);
    boolean helpless = combat.combatants[target].isHelpless(); // TAC-06
    int level = Math.max(combat.trials.level(), helpless ? 1 : 0);
    reveal(self);
    if (answered) {
      combat.counters.answer(target, self.index);
    }
    return self.able && combat.combatants[target].isPresent() ? level : 0;
  }

  /** Whoever lays hands on somebody is seen (STA-02). */
  private void reveal(Combatant self) {
    if (self.has(Condition.HIDDEN)) {
      combat.conditions.lose(self.index, Condition.HIDDEN, Cited.SEEN);
    }
  }

  /** Physique, bare hands or Dodge of somebody who resists; a single Defence stands for Dodge. */
  private int resistance(Combatant defender) {
    if (!canResist(defender)) {
      return 0;
    }
    int physique = defender.physiqueTest.value;
    int unarmed = defender.unarmed.value;
    boolean simple = defender.bodyDefence != CombatRules.NO_DEFENCE; // BASE-21
    int dodge = simple ? defender.bodyDefence : defender.dodge;
    return rules.attackerChooses
        ? Math.min(physique, Math.min(unarmed, dodge))
        : Math.max(physique, Math.max(unarmed, dodge));
  }

  /** What a grappler's hold is worth (MAN-10). */
  static int hold(Combatant grappler) {
    return grappler.physiqueTest.or(grappler.unarmed).value;
  }

  /** Whether somebody can resist at all (CON-15, CON-16, STA-03; ours for manoeuvres). */
  boolean canResist(Combatant defender) {
    return (defender.conditions & combat.rules.defenceless) == 0;
  }

  void tell(int actor, ActionKind kind, int target, List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(new Event.Attempted(actor, kind, target, cited));
    }
  }
}
