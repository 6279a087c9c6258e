package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("MAN-03 to MAN-06 dashing")
class DashTest extends OneDeed {
  @BeforeEach
  void farAway() {
    distance = 20;
    actor.skill("Agility", 1).skill("Athletics", 2);
  }

  private Fight dash(int... rolls) {
    return play(does(turn -> turn.approach(C), Turn::dash), rolls);
  }

  @Test
  @DisplayName("MAN-03, MAN-04 the better skill against 8; a square a level, the same way")
  void aDashGoesOnASquareALevel() {
    Fight fight = dash(8); // 8 + 2 = 10 against 8: level 3
    assertEquals(8, difficulty(fight));
    assertEquals("Athletics", fight.only(Event.Tested.class).skill());
    assertEquals(6 + 3, column(fight, A));
    assertEquals(Rule.MAN_04, fight.only(Event.Acted.class).rules().get(0));
    actor.skill("Agility", 4);
    assertEquals("Agility", dash(2).only(Event.Tested.class).skill());
  }

  @Test
  @DisplayName("MAN-05, MAN-06 who fails stays where he is, exposed until his next turn")
  void aFailedDashExposes() {
    activations = 3;
    Fight fight = dash(5, 5); // 7 and 7: failures
    assertEquals(6, fight.all(Event.Moved.class).get(0).steps());
    assertEquals(Rule.MAN_06, because(fight, A, Condition.EXPOSED).get(0));
    assertEquals(1, fight.all(Event.ConditionLost.class).size()); // TRN-05: at his second turn
    assertTrue(has(fight, A, Condition.EXPOSED)); // and exposed again
  }

  @Test
  @DisplayName("MAN-03 only when all the speed has been used")
  void nobodyDashesBeforeHeHasUsedAllHisSpeed() {
    Fight fight = play(does(Turn::dash, turn -> turn.moveTo(Squares.at(5, 0)), Turn::dash));
    assertEquals(0, fight.all(Event.Tested.class).size());
    assertEquals(5, column(fight, A));
  }

  @Test
  @DisplayName("MAN-03 each way of walking goes on as it was")
  void eachWayOfWalkingGoesOn() {
    distance = 2;
    Fight away = play(does(turn -> turn.withdraw(C), Turn::dash), 7); // 9: level 2
    assertEquals(-8, column(away, A));
    Fight there = play(does(turn -> turn.moveTo(Squares.at(0, 20)), Turn::dash), 7);
    assertEquals(8, row(there, A));
    Fight apart = play(does(turn -> turn.keepDistance(30), Turn::dash), 7);
    assertEquals(-8, column(apart, A));
  }

  @Test
  @DisplayName("MAN-03, ACT-15 after standing up one runs at the nearest enemy")
  void afterStandingUpHeRunsAtTheNearestEnemy() {
    actorStarts = new Condition[] {Condition.PRONE};
    Fight fight = play(does(Turn::standUp, Turn::dash), 7);
    assertEquals(2, column(fight, A));
  }

  @Test
  @DisplayName("INT-51 a failed but even dash keeps the initiative and leaves the dasher exposed")
  void anEvenFailureKeepsTheInitiative() {
    activations = 2;
    friends = new Member[] {Fight.pc("B")};
    Fight fight = dash(4);
    assertEquals(List.of(A, 2), fight.holders());
    assertTrue(has(fight, A, Condition.EXPOSED));
  }

  @Test
  @DisplayName("INT-52 the metres of a dash after a careful withdrawal are ordinary movement")
  void aDashAfterACarefulWithdrawalIsOrdinaryMovement() {
    distance = 1;
    answer = WATCHFUL;
    // D waits on the way out: three careful squares end in its reach, the dash leaves it
    foes = new Member[] {Fight.npc("D").conduct(WATCHFUL).at(Squares.at(-3, 1))};
    Fight fight = play(flees(), 7, 2); // level 2; D's attack misses
    assertEquals(2, fight.only(Event.Attacked.class).attacker());
    assertEquals(-5, column(fight, A));
    ruleset = ruleset.with(Parameter.CAREFUL_SCOPE, 1); // TAC-09: the whole activation
    assertEquals(0, play(flees(), 7).all(Event.Attacked.class).size());
  }

  private static Conduct flees() {
    return does(turn -> turn.withdrawCarefully(C), Turn::dash);
  }

  @Test
  @DisplayName("INT-03 nobody slow dashes; CON-17, CON-15 nor anybody restrained or paralysed")
  void whoIsSlowDoesNotDash() {
    actorStarts = new Condition[] {Condition.SLOW};
    assertEquals(0, dash().all(Event.Tested.class).size());
    for (Condition each : List.of(Condition.RESTRAINED, Condition.PARALYSED)) {
      actorStarts = new Condition[] {each};
      Fight fight = dash();
      assertEquals(0, fight.all(Event.Tested.class).size());
      assertEquals(0, column(fight, A));
      assertFalse(fight.all(Event.Barred.class).isEmpty());
    }
  }
}
