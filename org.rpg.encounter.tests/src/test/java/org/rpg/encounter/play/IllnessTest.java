package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;

/** K37 An illness strikes again after so many hours, if the ruleset says so (POI-02, POI-03). */
class IllnessTest {
  private static final String WORLD =
      """
      character Ana { skills Physique 2 }
      creature Rat { skills Physique 0 }
      ruleset Well { Exhaustion = disabled }
      ruleset Sick like Well { "Illness Hours" = 24 }
      fact Bouts 0
      poison Ague illness potency 3 {
          effect {
              target takes 1 fatigue
              Bouts rises 1
          }
      }
      """;

  private static Told journey(String ruleset, String steps, int... rolls) {
    String script = "journey Way {\nrules " + ruleset + "\ntravellers Ana\n" + steps + "\n}";
    return Told.of(Plans.named(WORLD + script, "Way"), rolls);
  }

  private static boolean holds(Told told) {
    Plan plan = told.play().plan();
    return plan.expectations().get(0).claim().holds(told.play().view(), told.play().ending());
  }

  @Test
  @DisplayName("K37 POI-03 off, it does once what its script says, and nobody is ill of it")
  void offItDoesWhatItSaysOnce() {
    // 7 + 2 = 9 against 7 + 3
    Told told =
        journey(
            "Well",
            "Ana takes Ague\ndelay 3 days\nexpect (Bouts = 1) and not (Ana is poisoned)",
            7);
    assertTrue(holds(told));
  }

  @Test
  @DisplayName("K37 on, each day brings a new test, until one succeeds")
  void itStrikesAgainUntilATestSucceeds() {
    // 9 against 10 at once and after one day; 8 + 2 = 10 after two: it is over
    Told told =
        journey(
            "Sick",
            "Ana takes Ague\ndelay 4 days\nexpect (Bouts = 2) and not (Ana is poisoned)",
            7,
            7,
            8);
    assertTrue(holds(told));
    assertEquals(1, told.all(Event.PoisonEased.class).size());
  }

  @Test
  @DisplayName("K37 whoever resists it at first does not catch it")
  void whoResistsDoesNotCatchIt() {
    Told told =
        journey(
            "Sick",
            "Ana takes Ague\ndelay 2 days\nexpect (Bouts = 0) and not (Ana is poisoned)",
            8);
    assertTrue(holds(told));
  }

  @Test
  @DisplayName("K37 who is ill is poisoned, and a cure ends it")
  void aCureEndsIt() {
    Told told =
        journey(
            "Sick",
            "Ana takes Ague\nthen if Ana is poisoned: note \"ill\"\ndelay 1 day\n"
                + "Ana is no longer poisoned\ndelay 3 days\nexpect Bouts = 2",
            7,
            7);
    assertEquals(1, told.all(Event.Narrated.class).size());
    assertTrue(holds(told));
    assertFalse(told.combatant("Ana").isPoisoned());
  }

  @Test
  @DisplayName("K37 one has it once, however often one is exposed to it")
  void oneHasItOnce() {
    // two exposures fail; after a day one test fails
    Told told =
        journey("Sick", "Ana takes Ague\nAna takes Ague\ndelay 30 h\nexpect Bouts = 3", 7, 7, 7);
    assertTrue(holds(told));
  }

  @Test
  @DisplayName("K37 caught in a fight on the way it goes on afterwards, with the road's own facts")
  void itGoesOnAfterAFight() {
    String fight =
        """
        fact Moon 0
        encounter Den {
            heroes: Ana
            opponents: Rat
            rules Sick
            before { Moon rises 7  Ana takes Ague  ends -> Over }
        }
        journey Way {
            rules Sick
            travellers Ana
            fight Den
            delay 30 h
            expect (Bouts = 2) and (Moon = 7) and (Ana is poisoned)
        }
        """;
    assertTrue(holds(Told.of(Plans.named(WORLD + fight, "Way"), 7, 7)));
  }
}
