package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;

/** What is done before a fight is not done in it; and times that are far too long. */
class PreparedTest {
  private static final String PEOPLE =
      """
      character Ana { skills Physique 2, Treat Wounds 3  perseverance 6  carries 2 Bandages in pouch }
      creature Rat { skills Physique 0 }
      item Bandage bandage
      ruleset Hale { Exhaustion = disabled }
      """;

  private static Told before(String steps, int... rolls) {
    return Told.of(
        PEOPLE
            + "encounter Siege { heroes: Ana  opponents: Rat at 12 m from Ana  before 6 h { Rat dies "
            + steps
            + " } }",
        rolls);
  }

  @Test
  @DisplayName("TRT-07 wounds are treated in the time before a fight")
  void aWoundIsTreatedBeforeTheFight() {
    // Treat Wounds 9 + 3 = 12 against 7 + 5 (TRT-01)
    Told told = before("Ana takes wound 5 cutting  Ana treats Ana with Bandage", 9);
    assertTrue(told.all(Event.TreatmentRefused.class).isEmpty());
    assertEquals(1, told.all(Event.Treated.class).size());
  }

  @Test
  @DisplayName("REST-01 a short rest is possible before a fight")
  void aShortRestIsPossibleBeforeTheFight() {
    Told told = before("short rest", 4);
    assertEquals(1, told.all(Event.Rested.class).size());
  }

  @Test
  void aDelayOfCenturiesIsNoFault() {
    Told told =
        Told.of(
            Plans.named(
                PEOPLE + "journey Way { travellers Ana  rules Hale  delay 999999 days }", "Way"),
            new int[0]);
    assertEquals("no end within 365 days", told.play().endingName());
  }
}
