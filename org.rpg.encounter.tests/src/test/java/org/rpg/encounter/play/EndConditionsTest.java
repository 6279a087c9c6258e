package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What ends a fight: seen from outside, after each activation. */
class EndConditionsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Rex is dead",
        "Max is not dead",
        "death of Rex",
        "death of any opponent",
        "not death of opponents", // all of them
        "not death of heroes",
        "Rex dies",
        "any opponent dies",
        "any opponent is dead",
        "not opponents are dead",
        "no hero is dead",
        "heroes are not dead",
        "losses >= 1", // of all who take part
        "losses = 20%",
        "losses of opponents = 1",
        "losses of opponents >= 33%",
        "losses of opponents < half",
        "losses of Foe >= half",
        "number of opponents = 2",
        "number of Foe = 1",
        "number of opponents dead = 1",
        "number of opponents not dead = 2",
        "life of Rex = 0",
        "life of opponents = 20", // 0 + 6 + 14
        "turn = 1",
        "turns of heroes = 1",
        "turns of opponents = 0",
        "any opponent standing at Pond",
        "not vigor < 100", // whose?
        "not prone",
        "not adjacent enemy",
        "not distance to Max < 100 m",
      })
  void aConditionIsSeenFromOutside(String condition) {
    assertTrue(Asked.outsideAfterADeath(condition, "Max starts at Pond"), condition);
  }

  @Test
  void thoseWhoNeverCameAreNoLosses() {
    String folk = "side Folk neutral: 1d4-4 Villagers";
    assertFalse(Asked.outside("losses of Villager >= 1", folk));
    assertFalse(Asked.outside("life of Folk < 1000", folk));
    assertFalse(Asked.outside("Villagers are not dead", folk));
  }

  @Test
  void whoStandsBesideADrawnAreaIsNotInIt() {
    assertEquals("Dry", Told.of(ford("..A~~..f")).play().endingName());
    assertEquals("Wet", Told.of(ford("..A~...f")).play().endingName(), "a spot has no edge");
  }

  private static String ford(String row) {
    return """
        tactics Idle { otherwise: wait }
        character Ana { style Idle }
        creature Foe { style Idle }
        encounter Ford {
          map {
            %s
          }
          legend { A = Ana  f = Foe  ~ = place Water }
          heroes: Ana
          opponents: Foe
          ends when turn >= 1 and Ana is standing at Water -> Wet
          ends after 2 turns -> Dry
        }
        """
        .formatted(row);
  }

  @Test
  void anEndAfterTurnsComesWhenJustSoManyAreOver() {
    // Everybody waits: each turn has one activation, and the initiative is lost (INI-07).
    Told told = Told.of(idlers("ends after 5 turns -> Dawn"));
    assertEquals("Dawn", told.play().endingName());
    assertEquals(5, told.play().turns());
    assertEquals(5, told.holders().size());
  }

  @Test
  void theEarliestOfSeveralEndsAfterTurnsComes() {
    for (String ends :
        List.of(
            "ends after 7 turns -> Dawn\n ends after 3 turns -> Dawn",
            "ends after 3 turns -> Dawn\n ends after 7 turns -> Dawn")) {
      Told told = Told.of(idlers(ends));
      assertEquals(3, told.play().turns());
      assertEquals(3, told.holders().size());
    }
  }

  @Test
  void anEndBeforeSomeTurnNeedsNobodyToPlayTheTurnFirst() {
    String early =
        "on turn 2: opponents flee\n ends when turn %s and number of opponents = 0 -> Quick";
    String otherwise = "\n ends when number of opponents = 0 -> Slow";
    assertEquals("Quick", Told.of(idlers(early.formatted("< 3") + otherwise)).play().endingName());
    assertEquals("Slow", Told.of(idlers(early.formatted("<= 1") + otherwise)).play().endingName());
    assertEquals("Quick", Told.of(idlers(early.formatted("<= 2"))).play().endingName());
  }

  @Test
  void ofEndsThatHoldAtOnceTheFirstInTheScriptComes() {
    Told told = Told.of(idlers("ends when turn = 2 -> First\n ends when turn >= 2 -> Second"));
    assertEquals("First", told.play().endingName());
    assertEquals(1, told.play().turns(), "it comes as the second turn begins");
  }

  @Test
  @DisplayName("TRN-01 an end of turns comes as that turn begins, before anybody acts in it")
  void anEndOfTurnsComesAsTheTurnBegins() {
    Told told = Told.of(idlers("ends when turn >= 3 -> Late"));
    assertEquals("Late", told.play().endingName());
    assertEquals(2, told.holders().size());
    assertEquals(2, told.play().turns());
  }

  @Test
  @DisplayName("TRN-01 turns of a side are counted with its own, turns without one with all")
  void turnsOfASideAreItsOwn() {
    // the sides take turns: the opponents' second turn is the fourth of all
    Told told = Told.of(idlers("ends when turns of opponents >= 2 -> Late"));
    assertEquals(3, told.play().turns());
  }

  @Test
  void anEndInTheScriptComesLaterThanTheBoundOfTheRules() {
    assertEquals("Dawn", Told.of(idlers("ends after 100 turns -> Dawn")).play().endingName());
    Told told = Told.of(idlers("ends after 130 turns -> Dawn"));
    assertEquals("Dawn", told.play().endingName());
    assertEquals(130, told.play().turns());
  }

  @Test
  void aFightWithoutEndIsBrokenOffAndTheBoundIsNamed() {
    // TRN-02: 100 turns unless the ruleset says otherwise.
    Told told = Told.of(idlers(""));
    assertEquals("no end within 100 turns", told.play().endingName());
    assertEquals(100, told.play().turns());
    assertEquals(100, told.holders().size());
  }

  private static String idlers(String ends) {
    return """
        tactics Idle { otherwise: wait }
        creature Stone { skills Physique 1  style Idle }
        encounter Yard {
          heroes: Stone named Left
          opponents: Stone named Right
          %s
        }
        """
        .formatted(ends);
  }
}
