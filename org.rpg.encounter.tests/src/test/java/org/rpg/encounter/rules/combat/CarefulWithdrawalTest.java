package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rpg.encounter.rules.combat.Fight.does;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("TAC-09 withdrawing carefully")
class CarefulWithdrawalTest extends OneDeed {
  private static Conduct withdraws() {
    return does(turn -> turn.withdrawCarefully(C));
  }

  @BeforeEach
  void watchful() {
    answer = WATCHFUL;
  }

  @Test
  @DisplayName("TAC-09 half the speed, and nobody strikes")
  void halfTheSpeedAndNobodyStrikes() {
    Fight fight = play(withdraws());
    assertEquals(-3, column(fight, A));
    assertEquals(0, fight.all(Event.Attacked.class).size());
    assertEquals(Rule.TAC_09, fight.only(Event.Moved.class).rules().get(0));
  }

  @Test
  @DisplayName("TAC-07 without care the enemy strikes")
  void withoutCareTheEnemyStrikes() {
    assertEquals(1, play(does(turn -> turn.withdraw(C)), 2).all(Event.Attacked.class).size());
  }

  @Test
  @DisplayName("INT-02 prone and careful: a quarter of the speed")
  void aQuarterOfTheSpeedForThoseOnTheGround() {
    actorStarts = new Condition[] {Condition.PRONE};
    assertEquals(-1, column(play(withdraws()), A)); // 6 squares: 1.5, floored
    actor.speed(3);
    assertEquals(0, column(play(withdraws()), A)); // 3 squares: 0.75: nothing is left
  }

  @Test
  @DisplayName("TAC-09 declared before moving")
  void careBeginsWithTheMovement() {
    distance = 3;
    Fight fight = play(does(turn -> turn.moveTo(Squares.at(1, 0)), withdraw()));
    assertEquals(1, column(fight, A));
  }

  private static java.util.function.Predicate<Turn> withdraw() {
    return turn -> turn.withdrawCarefully(C);
  }
}
