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

  @Test
  @DisplayName("K27 whoever prepares for days has what he needs: nobody goes hungry")
  void nobodyGoesHungryBeforeAFight() {
    Told told =
        Told.of(
            """
            character Ana { perseverance 6 }
            creature Rat { skills Physique 0 }
            encounter Siege {
                heroes: Ana
                opponents: Rat
                before 3 days { nothing }
                ends after 1 turn -> Seen
            }
            """);
    assertEquals((6 + 3 * 24) * 60, told.play().view().minutes());
    assertEquals(6, told.combatant("Ana").perseverance());
    assertTrue(told.all(Event.Tired.class).isEmpty() && told.all(Event.Hungry.class).isEmpty());
  }

  @Test
  @DisplayName("K27 the time before a fight is the heroes': their enemies do not rest in it")
  void onlyTheHeroesAndTheirAlliesRestBeforeAFight() {
    Told told =
        Told.of(
            """
            character Ana { skills Physique 2  perseverance 6 }
            creature Rat { skills Physique 2 }
            encounter Siege {
                opponents: Rat
                heroes: Ana
                side Watch ally of heroes: Rat named Tom
                Ana starts with 2 vigor
                Rat starts with 3 vigor
                Tom starts with 1 vigor
                before { long rest 8 h }
                ends after 1 turn -> Seen
            }
            """);
    assertEquals(10, told.combatant("Ana").vigor()); // REST-02: 6 + 2 x 2
    assertEquals(10, told.combatant("Tom").vigor());
    assertEquals(3, told.combatant("Rat").vigor());
  }

  @Test
  @DisplayName("K27 neither do they take a breather in it")
  void aShortRestIsTheHeroesToo() {
    Told told =
        Told.of(
            PEOPLE
                + "encounter Siege { heroes: Ana  opponents: Rat at 12 m from Ana  Ana starts with 2"
                + " vigor  Rat starts with 1 vigor  before { short rest }  ends after 1 turn -> Seen }",
            4);
    assertEquals(2 + 4 + 2, told.combatant("Ana").vigor()); // REST-01: 1d6 + Physique
    assertEquals(1, told.combatant("Rat").vigor());
  }
}
