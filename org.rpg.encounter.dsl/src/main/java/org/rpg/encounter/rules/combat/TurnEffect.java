package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;

/**
 * Damage at each start of the victim's turn (TRN-03).
 *
 * @param dice the damage
 * @param kind its kind
 * @param turns how many turns it lasts, or {@link Duration#WITHOUT_END}
 */
public record TurnEffect(DiceExpression dice, DamageKind kind, int turns) {
  /**
   * Checks the duration.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public TurnEffect {
    if (turns < 0) {
      throw new IllegalArgumentException("an effect per turn lasts some turns, not " + turns);
    }
  }
}
