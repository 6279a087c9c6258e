package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Road.HOUR;
import static org.rpg.encounter.rules.combat.Road.ana;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;

/** Conditions that a scene gives somebody for so long on the clock. */
@DisplayName("CON-00, BASE-19 conditions that last for minutes, scenes and sessions")
class LapsesTest {
  private final Road road = Road.of(ana(), Member.of(Sheet.pc("Bento").build())).begin();

  private boolean has(Condition condition) {
    return road.who(0).has(condition);
  }

  private void pass(int minutes) {
    assertEquals(minutes, road.journey().pass(minutes));
  }

  @Test
  void forSoManyMinutes() {
    road.journey().hold(0, Condition.SHAKEN, 30);
    assertEquals(
        List.of(Condition.SHAKEN),
        road.all(Event.ConditionGained.class).stream()
            .map(Event.ConditionGained::condition)
            .toList());
    pass(29);
    assertTrue(has(Condition.SHAKEN));
    pass(1);
    assertFalse(has(Condition.SHAKEN));
    assertFalse(road.who(1).has(Condition.SHAKEN));
    assertEquals(0, road.only(Event.ConditionLost.class).who());
  }

  @Test
  void eachForItsOwnTimeHoweverMany() {
    road.journey().hold(0, Condition.SHAKEN, 40);
    road.journey().hold(1, Condition.SHAKEN, 20);
    road.journey().hold(0, Condition.SLOW, 60);
    road.journey().hold(0, Condition.EXPOSED, 10);
    road.journey().hold(1, Condition.EXPOSED, 50);
    pass(15);
    assertFalse(has(Condition.EXPOSED));
    assertTrue(has(Condition.SHAKEN) && has(Condition.SLOW));
    pass(10);
    assertFalse(road.who(1).has(Condition.SHAKEN));
    assertTrue(has(Condition.SHAKEN));
    pass(20);
    assertFalse(has(Condition.SHAKEN));
    assertTrue(has(Condition.SLOW));
    assertTrue(road.who(1).has(Condition.EXPOSED));
    pass(15);
    assertFalse(has(Condition.SLOW) || road.who(1).has(Condition.EXPOSED));
  }

  @Test
  @DisplayName("CON-00 of two that hold the same one the longer counts")
  void theLongerCounts() {
    road.journey().hold(0, Condition.SHAKEN, 10);
    road.journey().hold(0, Condition.SHAKEN, 30);
    pass(10);
    assertTrue(has(Condition.SHAKEN));
    pass(20);
    assertFalse(has(Condition.SHAKEN));
  }

  @Test
  void forNoTimeOrTheDeadItIsNothing() {
    road.journey().hold(0, Condition.SHAKEN, 0);
    assertFalse(has(Condition.SHAKEN));
    road.journey().holdScenes(0, Condition.SHAKEN, 0);
    assertFalse(has(Condition.SHAKEN));
    road.master().kill(1);
    road.journey().hold(1, Condition.SHAKEN, 10);
    assertFalse(road.who(1).has(Condition.SHAKEN));
  }

  @Test
  @DisplayName("BASE-19, TRV-01 for scenes: the one under way is the first, each has 6 hours")
  void forScenes() {
    int scene = 6 * HOUR;
    pass(HOUR);
    assertEquals(scene - HOUR, road.journey().untilSceneEnd());
    road.journey().holdScenes(0, Condition.SHAKEN, 1);
    road.journey().holdScenes(0, Condition.SLOW, 3);
    pass(scene - HOUR - 1);
    assertTrue(has(Condition.SHAKEN));
    pass(1);
    assertFalse(has(Condition.SHAKEN));
    pass(2 * scene - 1);
    assertTrue(has(Condition.SLOW));
    pass(1);
    assertFalse(has(Condition.SLOW));
  }

  @Test
  @DisplayName("BASE-19 for the session, however much time passes")
  void forTheSession() {
    road.journey().holdSession(0, Condition.SHAKEN);
    road.journey().hold(0, Condition.SLOW, 30 * HOUR);
    road.journey().hold(1, Condition.SLOW, HOUR);
    pass(10 * HOUR);
    assertTrue(has(Condition.SHAKEN));
    road.rolling(1, 1).journey().newSession();
    assertFalse(has(Condition.SHAKEN));
    assertTrue(has(Condition.SLOW)); // its hours are not over
  }

  @Test
  @DisplayName("CON-00 the next run begins without")
  void theNextRunBeginsWithout() {
    road.journey().hold(0, Condition.SHAKEN, 30);
    road.combat().reset();
    assertFalse(has(Condition.SHAKEN));
    road.journey().hold(0, Condition.SHAKEN, 60);
    pass(30);
    assertTrue(has(Condition.SHAKEN));
  }
}
