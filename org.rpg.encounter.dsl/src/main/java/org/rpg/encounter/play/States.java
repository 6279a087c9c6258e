package org.rpg.encounter.play;

import java.util.Arrays;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.field.Cover;

/** What the script's words for states ask of a combatant. */
final class States {
  private States() {}

  /** A test of one combatant's state. */
  @FunctionalInterface
  interface State {
    boolean of(CombatView view, Combatant it);
  }

  /** Nobody is in a state that is not built yet; a diagnostic has said so. */
  static State of(Condition word) {
    return switch (word) {
      case PRONE -> (view, it) -> it.has(org.rpg.encounter.rules.body.Condition.PRONE);
      case EXPOSED -> (view, it) -> it.isExposed();
      case SURPRISED -> (view, it) -> it.has(org.rpg.encounter.rules.body.Condition.SURPRISED);
      case UNPROTECTED -> (view, it) -> it.isUnprotected();
      case SPENT -> (view, it) -> it.isSpent();
      case WOUNDED -> (view, it) -> it.body().lostLife() > 0;
      case DEAD -> (view, it) -> it.fate() == Fate.DEAD;
      case FLED -> (view, it) -> it.fate() == Fate.FLED;
      case SURRENDERED -> (view, it) -> it.fate() == Fate.YIELDED;
      case OUT -> (view, it) -> it.isOut();
      case ON_HIGH_GROUND -> (view, it) -> view.height(it.index()) > 0;
      case ATTACKED -> (view, it) -> it.isUnderAttack();
      case HIT -> (view, it) -> it.timesStruck() > 0;
      case MOUNTED -> (view, it) -> it.mount() != Combatant.NONE;
      case POISONED -> (view, it) -> it.isPoisoned();
      case BURNING -> (view, it) -> it.isBurning();
      case HELPLESS -> (view, it) -> it.isHelpless();
      case UNAWARE -> (view, it) -> it.isUnaware();
      case CAPTURED ->
          (view, it) ->
              it.has(org.rpg.encounter.rules.body.Condition.BOUND)
                  || it.fate() == Fate.CAPTURED
                  || it.fate() == Fate.YIELDED;
      case ASLEEP ->
          (view, it) ->
              it.has(org.rpg.encounter.rules.body.Condition.ASLEEP) || view.isSleeping(it.index());
      case ON_WATCH -> (view, it) -> it.isWatchful();
      case BEHIND_COVER -> (view, it) -> isCovered(view, it.index());
      default ->
          condition(word)
              .map(condition -> (State) (view, it) -> it.has(condition))
              .orElse((view, it) -> false);
    };
  }

  /** The condition of the rules that a word means; none if it is not one, or not built yet. */
  static Optional<org.rpg.encounter.rules.body.Condition> condition(Condition word) {
    return Arrays.stream(org.rpg.encounter.rules.body.Condition.values())
        .filter(it -> it.name().equals(word.name()))
        .findFirst();
  }

  /**
   * Whether only someone can be in the state who has a condition of the rules, a poison in him or
   * is on fire: most of the time nobody need be asked more.
   */
  static boolean isAffliction(Condition word) {
    return switch (word) {
      case POISONED, BURNING, HELPLESS, UNAWARE -> true;
      case EXPOSED, CAPTURED, BEHIND_COVER ->
          false; // also by what is in hand, by fate, by the field
      default -> condition(word).isPresent();
    };
  }

  /** Whether the word is about those who are no longer in the combat. */
  static boolean isDeparture(Condition word) {
    return switch (word) {
      case DEAD, FLED, SURRENDERED, OUT, CAPTURED -> true;
      default -> false;
    };
  }

  /** Whether something hides someone from an enemy, wholly or in part (TAC-10, TAC-11). */
  private static boolean isCovered(CombatView view, int who) {
    for (int n = 0; n < view.enemies(who); n++) {
      int enemy = view.enemy(who, n);
      if (view.combatant(enemy).isPresent() && view.cover(enemy, who) != Cover.NONE) {
        return true;
      }
    }
    return false;
  }

  static Filter filter(Condition word) {
    if (word == Condition.BEHIND_COVER) { // from whoever looks
      return (view, self, other) ->
          self == Criterion.NOBODY
              ? isCovered(view, other)
              : view.combatant(other).isPresent() && view.cover(self, other) != Cover.NONE;
    }
    State state = of(word);
    return (view, self, other) -> state.of(view, view.combatant(other));
  }
}
