package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Fate;

/** Whoever flees by a place runs there, and can be caught on the way. Nobody else does anything. */
class FlightTest {
  /** All walk 9 m in a movement; nobody is ever out of reach, so that only the place counts. */
  private static final String BEINGS =
      """
      ruleset Far { "Flight Distance" = 900 m  "Moves to Escape" = 0 }
      tactics Idle { otherwise: wait }
      character Ana { skills Physique 2  style Idle  speed 9 m }
      character Bento { skills Physique 2  style Idle  speed 9 m }
      creature Rat { style Idle }
      """;

  private static Told told(String elements, int... rolls) {
    return Told.of(
        BEINGS
            + """
            encounter Yard {
              rules Far
              heroes: Ana, Bento
              opponents: Rat at 30 m from Ana
              initiative Ana
              %s
            }
            """
                .formatted(elements),
        rolls);
  }

  @ParameterizedTest
  @DisplayName("INT-34 they are there after as many movements as it takes, and not before")
  @CsvSource({"3, 1", "9, 1", "10.5, 2", "18, 2", "19.5, 3"})
  void theyRunThere(double metres, int movements) {
    // turn after turn goes round: of the heroes' turns only Ana holds the first, Bento the second
    Told told =
        told(
            "place Window at "
                + metres
                + " m from Ana\non turn 1: Ana flees by Window\n"
                + "ends when Ana is fled -> Out\nends after 30 turns -> Late");
    assertEquals("Out", told.play().endingName());
    assertEquals(
        movements, told.holders().stream().filter("Ana"::equals).count(), "once a movement");
    assertEquals(Fate.FLED, told.combatant("Ana").fate());
    assertEquals("Window", told.all(Event.TookFlight.class).get(0).way());
  }

  @Test
  void thePlaceIsLeftByWhoeverGotThere() {
    Told told =
        told(
            "place Window at 12 m from Ana\nplace Door at 3 m from Ana\n"
                + "on turn 1: heroes flee by Window\n"
                + "when any hero leaves by Window: read \"out\"\nends after 20 turns -> Late");
    assertEquals(1, told.all(Event.Narrated.class).size());
  }

  @Test
  void aWayOutInWordsLiesBehindThoseWhoFlee() {
    // the Rat is 30 m ahead: beyond it were 9 m + 30 m, before it 21 m
    Told told =
        told(
            "place Window at 9 m from heroes\non turn 1: heroes flee by Window\n"
                + "ends when Ana is fled -> Out");
    assertEquals("Out", told.play().endingName());
    Event.Moved walk = told.all(Event.Moved.class).get(0);
    assertTrue(org.rpg.encounter.rules.field.Squares.column(walk.to()) < 0, "away from the Rat");
  }

  @Test
  void whoeverLeavesIsGoneAtOnce() {
    Told told =
        told(
            "place Window at 90 m from Ana\non turn 2: Ana leaves by Window\n"
                + "ends when Ana leaves by Window -> Out");
    assertEquals("Out", told.play().endingName());
    assertEquals(List.of(), told.deeds("Ana"));
  }

  @Test
  void whoIsCaughtOnTheWayHasNotFled() {
    Told told =
        told(
            "place Window at 60 m from Ana\non turn 1: Ana flees by Window\n"
                + "on turn 3: Ana becomes captured\nends when Ana leaves by Window -> Out\n"
                + "ends after 8 turns -> Caught");
    assertEquals("Caught", told.play().endingName());
    assertEquals(Fate.CAPTURED, told.combatant("Ana").fate());
  }

  @Test
  @DisplayName("CON-06 who cannot walk is fetched and carried, half as far as one runs")
  void whoCannotWalkIsCarried() {
    Told told =
        told(
            "place Window at 9 m from Ana\nBento starts unconscious\n"
                + "on turn 1: Ana flees by Window with Bento\n"
                + "ends when Ana is fled -> Out\nends after 30 turns -> Late");
    assertEquals("Out", told.play().endingName());
    assertEquals(Fate.FLED, told.combatant("Bento").fate());
    assertTrue(told.holders().stream().filter("Ana"::equals).count() >= 2, "he is heavy");
  }

  @Test
  void aCompanionWhoCanWalkRunsToo() {
    Told told =
        told(
            "place Window at 12 m from Ana\non turn 1: Ana flees by Window with Bento\n"
                + "ends when Ana is fled and Bento is fled -> Out\nends after 30 turns -> Late");
    assertEquals("Out", told.play().endingName());
    assertEquals(2, told.all(Event.TookFlight.class).size());
  }

  @Test
  void whoLiesThereAndIsNotTakenAlongStays() {
    Told told =
        told(
            "place Window at 6 m from Ana\nBento starts unconscious\n"
                + "on turn 1: heroes flee by Window\nends when Ana is fled -> Out");
    assertEquals("Out", told.play().endingName());
    assertFalse(told.combatant("Bento").fate() == Fate.FLED);
  }
}
