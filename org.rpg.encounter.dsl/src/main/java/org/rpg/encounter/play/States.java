package org.rpg.encounter.play;

import java.util.Arrays;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

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
      case OUT -> (view, it) -> it.fate() != Fate.IN_COMBAT;
      case ON_HIGH_GROUND -> (view, it) -> view.height(it.index()) > 0;
      case ATTACKED -> (view, it) -> it.isUnderAttack();
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

  /** Whether the word is about those who are no longer in the combat. */
  static boolean isDeparture(Condition word) {
    return switch (word) {
      case DEAD, FLED, SURRENDERED, OUT -> true;
      default -> false;
    };
  }

  static Filter filter(Condition word) {
    State state = of(word);
    return (view, self, other) -> state.of(view, view.combatant(other));
  }
}
