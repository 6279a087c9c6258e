package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.body.Condition.CONFUSED;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("CON-10 to CON-12 confusion")
class ConfusionTest {
  @Nested
  @DisplayName("CON-10 what the die says")
  class TheDie extends OneDeed {
    @BeforeEach
    void confused() {
      actorStarts = new Condition[] {CONFUSED};
    }

    private Fight roll(int... rolls) {
      return play(does(turn -> turn.attack(C), Turn::shout), rolls);
    }

    @Test
    @DisplayName("CON-10 1 to 3: a random direction, full speed, and nothing else")
    void heWalksAtRandom() {
      for (int die = 1; die <= 3; die++) {
        Fight fight = roll(die, 3); // the third direction: down the rows
        assertEquals(6, row(fight, A));
        assertEquals(0, column(fight, A));
        assertEquals(0, fight.all(Event.Acted.class).size());
        assertEquals(Rule.CON_10, fight.only(Event.Confused.class).rules().get(0));
      }
    }

    @Test
    @DisplayName("CON-10, TAC-07 enemies strike at him as he goes")
    void enemiesStrikeAsHeGoes() {
      answer = WATCHFUL;
      assertEquals(1, roll(1, 5, 2).all(Event.Attacked.class).size()); // straight away from C
    }

    @Test
    @DisplayName("CON-10 4 and 5: an attack on a random character in reach, an ally too")
    void heAttacksAnyoneInReach() {
      friends = new Member[] {pc("B").at(Squares.at(0, 1))};
      Fight first = roll(4, 1, 2, 3); // the first of two: C; B is outnumbering
      assertEquals(C, first.only(Event.Attacked.class).target());
      Fight second = roll(5, 2, 2, 3); // C is
      assertEquals(2, second.only(Event.Attacked.class).target());
      assertTrue(second.only(Event.Attacked.class).rules().contains(Rule.CON_10));
    }

    @Test
    @DisplayName("CON-10 Confused Targets: Enemies")
    void heMayAttackEnemiesOnly() {
      ruleset = ruleset.with(Parameter.CONFUSED_TARGETS, 1);
      friends = new Member[] {pc("B").at(Squares.at(0, 1))};
      Fight fight = roll(4, 2, 3); // no choice, no die for it
      assertEquals(C, fight.only(Event.Attacked.class).target());
    }

    @Test
    @DisplayName("CON-10 nobody in reach: nothing")
    void withNobodyInReachNothingHappens() {
      distance = 3;
      assertEquals(0, roll(4).all(Event.Attacked.class).size());
    }

    @Test
    @DisplayName("CON-10, TAC-11 whoever is wholly covered is in nobody's reach")
    void theCoveredAreNotShotAt() {
      actor = Sheet.pc("A").wields(BOW);
      field = GridField.of(9, 1).impassable(2, 0).build();
      distance = 5;
      assertEquals(0, roll(4).all(Event.Attacked.class).size());
      field = GridField.of(9, 1).build();
      assertEquals(1, roll(4, 2).all(Event.Attacked.class).size());
    }

    @Test
    @DisplayName("CON-10 6: nothing")
    void heDoesNothing() {
      Fight fight = roll(6);
      assertEquals(0, fight.all(Event.Attacked.class).size() + fight.all(Event.Moved.class).size());
    }

    @Test
    @DisplayName("INT-21 confused and restrained, paralysed: a walk that is barred is nothing")
    void aBarredResultIsNothing() {
      for (Condition each : List.of(Condition.RESTRAINED, Condition.PARALYSED)) {
        actorStarts = new Condition[] {CONFUSED, each};
        Fight fight = roll(2);
        assertEquals(0, fight.all(Event.Moved.class).size());
        assertFalse(fight.all(Event.Barred.class).isEmpty());
        assertEquals(1, roll(4, 2).all(Event.Attacked.class).size()); // attacks are not
      }
      ruleset = ruleset.with(Parameter.PARALYSED_BARS, 1);
      assertEquals(0, roll(4).all(Event.Attacked.class).size());
    }

    @Test
    @DisplayName("INT-21 confused and slow: the one thing is what the die says")
    void slowAndConfused() {
      actorStarts = new Condition[] {CONFUSED, Condition.SLOW};
      assertEquals(6, row(roll(1, 3), A));
    }
  }

  private Ruleset ruleset = Ruleset.standard();
  private int opening = -1;

  /** A, B, D against X, Y; those named are confused, everybody else attacks nobody. */
  private Fight order(int activations, String confused, int... rolls) {
    Member[] heroes = {pc("A"), pc("B"), pc("D")};
    Member[] others = {npc("X"), npc("Y")};
    for (Member[] side : List.of(heroes, others)) {
      for (Member each : side) {
        if (confused.contains(each.name)) {
          each.starts(CONFUSED);
        }
      }
    }
    Battle.Builder battle = Fight.under(ruleset).side("H", heroes).side("O", others);
    if (opening >= 0) {
      battle.opening(opening);
    }
    return Fight.of(battle.referee(stopAfter(activations)).build(), rolls);
  }

  private static final int NOTHING = 6;

  @Nested
  @DisplayName("CON-11, CON-12 the order")
  class TheOrder {
    @Test
    @DisplayName("CON-11 the confused one starts, also over INI-02, unless he is surprised")
    void theConfusedStarts() {
      assertEquals(List.of(1), order(1, "B", NOTHING).holders());
      opening = 0;
      assertEquals(List.of(1), order(1, "B", NOTHING).holders()); // whom the players chose
      Member surprised = pc("B").starts(CONFUSED).starts(Condition.SURPRISED);
      Fight fight =
          Fight.of(
              Fight.under(ruleset)
                  .side("H", pc("A"), surprised)
                  .side("O", npc("X"))
                  .referee(stopAfter(1))
                  .build());
      assertEquals(List.of(0), fight.holders());
    }

    @Test
    @DisplayName("CON-11, INI-03 of opponents who open the confused one is first")
    void theConfusedOpponentStarts() {
      Fight fight =
          Fight.of(
              Fight.under(ruleset)
                  .side("H", pc("A").starts(Condition.SURPRISED))
                  .side("O", npc("X"), npc("Y").starts(CONFUSED))
                  .referee(stopAfter(1))
                  .build(),
              NOTHING);
      assertEquals(List.of(2), fight.holders());
    }

    @Test
    @DisplayName("CON-11 he receives the initiative that comes to his side")
    void theConfusedReceives() {
      Fight fight = order(2, "Y", NOTHING);
      assertEquals(List.of(0, 4), fight.holders());
      assertEquals(Rule.CON_11, fight.only(Event.InitiativeLost.class).rules().get(0));
    }

    @Test
    @DisplayName("INT-18, CON-11 over INI-06: once a turn, before those who have not acted")
    void theConfusedIsBeforeThoseWhoHaveNotActed() {
      // A, opening as the players chose: B is confused and acts first, then passes to A
      Fight fight = order(2, "B", NOTHING);
      assertEquals(List.of(1, 0), fight.holders());
      assertEquals(List.of(1, 1), fight.turnsOfHolders()); // INT-19: the die did not matter
    }

    @Test
    @DisplayName("INT-18 two confused: each once, then someone who is not")
    void twoConfusedActOnceEach() {
      assertEquals(List.of(0, 1, 2), order(3, "AB", NOTHING, NOTHING).holders());
    }

    @Test
    @DisplayName("INT-18, CON-12 a side of confused only cannot loop")
    void aSideOfConfusedCannotLoop() {
      Fight fight = order(4, "ABD", NOTHING, NOTHING, NOTHING);
      assertEquals(List.of(0, 1, 2, 3), fight.holders());
      assertEquals(List.of(1, 1, 1, 2), fight.turnsOfHolders());
    }

    @Test
    @DisplayName("CON-12, INT-19 whatever he did the initiative goes to an ally")
    void theInitiativeGoesToAnAlly() {
      Fight fight = order(2, "A", 4, 3); // he attacks B, and the die is odd
      Event.InitiativeKept kept = fight.only(Event.InitiativeKept.class);
      assertEquals(1, kept.to());
      assertEquals(List.of(Rule.CON_12, Rule.INT_19), kept.rules());
    }

    private Fight alone(int activations, int... rolls) {
      return Fight.of(
          Fight.under(ruleset)
              .side("H", pc("A").starts(CONFUSED))
              .side("O", npc("X"))
              .referee(stopAfter(activations))
              .build(),
          rolls);
    }

    @Test
    @DisplayName("INT-20 the only one of his side: then the opponents")
    void aloneHePassesToTheOpponents() {
      assertEquals(List.of(0, 1), alone(2, NOTHING).holders());
    }

    @Test
    @DisplayName("CON-12 Confused Alone: Acts Again")
    void aloneHeMayActAgain() {
      ruleset = ruleset.with(Parameter.CONFUSED_ALONE, 1);
      assertEquals(List.of(0, 0), alone(2, NOTHING, NOTHING).holders());
    }

    @Test
    @DisplayName("CON-11 Confused First: Advice")
    void confusedFirstMayBeAdvice() {
      ruleset = ruleset.with(Parameter.CONFUSED_FIRST, 1);
      assertEquals(List.of(0), order(1, "B").holders());
      // A, confused, may pass to B, confused too, who has not acted in this turn
      assertEquals(List.of(0, 1, 2), order(3, "AB", NOTHING, NOTHING).holders());
    }
  }
}
