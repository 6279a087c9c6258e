package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.field.Cover;

/** Further states in which somebody starts, and things that a step brings. */
class MoreStartsTest {
  private static Told told(String elements) {
    return Told.of(
        """
        tactics Idle { otherwise: wait }
        character Ana { skills Physique 2  style Idle }
        creature Rat { skills Physique 2  style Idle }
        encounter Yard {
          place Gate at 6 m from Ana
          heroes: Ana
          opponents: Rat named Rex, Rat named Max
          initiative Ana
          %s
          ends after 2 turns with draw
        }
        """
            .formatted(elements));
  }

  @Test
  @DisplayName("LAY-12, STA-07, INT-34: whoever starts dead or gone is not there")
  void theDeadAndTheGone() {
    assertEquals(Fate.DEAD, told("Rex starts dead").combatant("Rex").fate());
    assertEquals(Fate.FLED, told("Rex starts fled").combatant("Rex").fate());
    assertEquals(Fate.YIELDED, told("Rex starts out of the fight").combatant("Rex").fate());
    assertFalse(told("Rex starts dead").holders().contains("Rex"));
  }

  @Test
  @DisplayName("TAC-10, TAC-22: cover and height until he leaves")
  void coverAndHeight() {
    Told covered = told("Rex starts behind cover");
    assertEquals(
        Cover.PARTIAL, covered.play().view().cover(covered.index("Ana"), covered.index("Rex")));
    Told high = told("Rex starts on high ground");
    assertEquals(150, high.play().view().height(high.index("Rex")));
  }

  @Test
  void aThingThatAStepBringsCanBreak() {
    String events =
        """
        when Barrier breaks: Max becomes prone
        on turn 1 { object Barrier strength 4 at Gate  if Barrier: Rex becomes slow }
        %s
        """;
    Told whole = told(events.formatted(""));
    assertFalse(whole.combatant("Max").has(Condition.PRONE), "what never was does not break");
    assertTrue(whole.combatant("Rex").has(Condition.SLOW));
    assertEquals(4, whole.all(Event.NumberChanged.class).get(0).to());
    Told broken = told(events.formatted("on turn 2: Barrier takes 4"));
    assertTrue(broken.combatant("Max").has(Condition.PRONE));
  }

  private static boolean anaSees(String question, String elements) {
    String event = "on turn 2: if " + question + ": Ana becomes exposed\n";
    return told(event + elements).combatant("Ana").has(Condition.EXPOSED);
  }

  @Test
  @DisplayName("STA-07: who lies there unconscious or as a stone is out of the fight, and a loss")
  void whoCannotGoOnIsOutOfTheFight() {
    for (String state : new String[] {"unconscious", "petrified"}) {
      String fall = "on turn 1: Rex becomes " + state;
      assertTrue(anaSees("Rex is out of the fight", fall), state);
      assertTrue(anaSees("number of opponents out of the fight = 1", fall), state);
      assertTrue(anaSees("losses of opponents = 50%", fall), state);
    }
  }

  @Test
  @DisplayName("STA-03, STA-07: who sleeps may wake, and who is yet to come is not lost")
  void theSleepingAndTheExpectedAreNotOut() {
    assertFalse(anaSees("Rex is out of the fight", "Rex starts asleep"));
    String later = "on turn 9 of opponents: arrive Rat named Late at Gate for opponents";
    assertFalse(anaSees("Late is out of the fight", later));
    assertFalse(anaSees("number of opponents out of the fight >= 1", later));
  }
}
