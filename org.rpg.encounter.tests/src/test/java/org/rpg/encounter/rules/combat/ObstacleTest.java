package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

@DisplayName("ACT-02 overcoming an obstacle")
class ObstacleTest {
  private final Obstacle door =
      new Obstacle(
          "Athletics",
          Difficulty.of(9),
          (master, by, target) -> master.gain(by, Condition.PRONE, Duration.WITHOUT_END));

  private Fight fight(Predicate<Turn> deed, int... rolls) {
    Battle battle =
        Fight.standard()
            .side(
                "H",
                Member.of(Sheet.pc("A").skill("Athletics", 2).build()).conduct(does(deed)),
                Fight.pc("B"))
            .side("O", Fight.npc("C"))
            .obstacles(List.of(door))
            .opening(0)
            .referee(stopAfter(2))
            .build();
    return Fight.of(battle, rolls);
  }

  @Test
  @DisplayName("ACT-02, INI-09 it is a major action whose test decides about the initiative")
  void itsTestCounts() {
    Fight fight = fight(turn -> turn.overcome(0), 8);
    Event.Tested tested = fight.only(Event.Tested.class);
    assertEquals(9, tested.test().difficulty());
    assertEquals(8 + 2, tested.test().total());
    assertEquals(Rule.ACT_02, tested.rules().get(0));
    assertTrue(fight.who(0).has(Condition.PRONE)); // what success does
    assertEquals(List.of(0, 1), fight.holders()); // even
    assertEquals(List.of(0, 2), fight(turn -> turn.overcome(0), 7).holders());
  }

  @Test
  void aFailureDoesNothing() {
    assertEquals(0, fight(turn -> turn.overcome(0), 6).all(Event.ConditionGained.class).size());
    assertEquals(
        0, fight(turn -> turn.overcome(1) || turn.overcome(-1)).all(Event.Tested.class).size());
  }
}
