package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;

/** What an encounter lets happen by itself, and when. Nobody in these fights does anything. */
class EventsTest {
  private static final String BEINGS =
      """
      tactics Idle { otherwise: wait }
      character Ana { skills Physique 2  style Idle }
      character Bento { skills Physique 2  style Idle }
      creature Rat { style Idle }
      creature Ogre { style Idle }
      """;

  private static Told told(String elements, int... rolls) {
    return Told.of(
        BEINGS
            + """
            encounter Yard {
              heroes: Ana, Bento
              opponents: Rat named Rex, 2 Rats
              initiative Ana
              ends after 6 turns with draw
              %s
            }
            """
                .formatted(elements),
        rolls);
  }

  /** What is read aloud, each with the turn in which it is. */
  private static List<String> read(Told told) {
    int turn = 0;
    List<String> read = new java.util.ArrayList<>();
    for (Event event : told.events()) {
      if (event instanceof Event.TurnStarted started) {
        turn = started.turn();
      } else if (event instanceof Event.Narrated narrated && narrated.aloud()) {
        read.add(turn + " " + narrated.text());
      }
    }
    return read;
  }

  // With nobody testing anything each turn is one activation: the heroes' are 1, 3, 5.

  @Test
  void onATurnOfAllOrOfASide() {
    assertEquals(List.of("2 now"), read(told("on turn 2: read \"now\"")));
    assertEquals(List.of("4 now"), read(told("on turn 2 of opponents: read \"now\"")));
    assertEquals(List.of("3 now"), read(told("on turn 2 of heroes: read \"now\"")));
  }

  @Test
  void everySoManyTurns() {
    assertEquals(List.of("2 x", "4 x", "6 x"), read(told("every 2 turns: read \"x\"")));
    assertEquals(List.of("1 x", "3 x", "5 x"), read(told("every turn of heroes: read \"x\"")));
    assertEquals(
        List.of("1 x", "3 x"), read(told("every turn of heroes at most 2 times: read \"x\"")));
    assertEquals(List.of("4 x"), read(told("every 2 turns of opponents: read \"x\"")));
  }

  @Test
  void everyTurnOfSomebodyAsLongAsHeIsThere() {
    assertEquals(
        List.of("2 x"), read(told("every turn of Rex: read \"x\"\n on turn 3: Rex flees")));
    assertEquals(
        List.of("2 x", "2 x", "2 x"), // Rex and the two others, each on his own account
        read(told("every turn of Rat at most 1 times { read \"x\" it becomes prone }")));
  }

  @Test
  void afterSoManyTurnsOnce() {
    assertEquals(List.of("4 now"), read(told("after 3 turns: read \"now\"")));
  }

  @Test
  void whenSomethingHoldsOnce() {
    assertEquals(List.of("3 three"), read(told("when turn >= 3: read \"three\"")));
    assertEquals(
        List.of("3 gone"),
        read(told("on turn 3: Rex dies\n on turn 4: Rat dies\n when any Rat dies: read \"gone\"")));
  }

  @Test
  void whatComesOfAnEventHappensBeforeTheNextOne() {
    assertEquals(
        List.of("2 one", "2 rung", "2 two"),
        read(
            told(
                "clock Bell 0\non turn 2 { Bell rises 1\nread \"one\" }\non turn 2: read \"two\"\n"
                    + "when Bell >= 1: read \"rung\"")));
  }

  @Test
  void halfOfAKindIsAtLeastHalfOfThoseWhoWereThere() {
    // one of three Rats is less than half of them, one of two heroes is half
    String dead = "on turn 2: Rex dies\non turn 4: Rat dies\n";
    assertEquals(
        List.of("4 half"), read(told(dead + "when half of the Rats are dead: read \"half\"")));
    assertEquals(
        List.of("3 half"),
        read(told("on turn 3: Ana dies\nwhen half of the heroes are dead: read \"half\"")));
  }

  @Test
  void aCommaStandsForTheColon() {
    assertEquals(
        List.of("3 gone"), read(told("on turn 3, Rex dies\nwhen Rex dies, read \"gone\"")));
  }

  @Test
  void wheneverItComesToHold() {
    String clock = "clock Bell 0\n every turn: Bell rises 1\n every 3 turns: Bell becomes 0\n";
    assertEquals(List.of("2 two", "5 two"), read(told(clock + "whenever Bell = 2: read \"two\"")));
  }

  @Test
  void wheneverSomebodyDoesItIsAboutHim() {
    Told told =
        told(
            """
            on turn 2: Rat dies
            whenever any opponent dies: it becomes exposed
            whenever any opponent dies: read "one"
            on turn 3: Bento flees
            """);
    assertEquals(List.of("2 one", "2 one", "2 one"), read(told));
  }

  @Test
  void itIsTheOneTheEventIsAbout() {
    Told told =
        told("on turn 2: Bento takes 3 direct\n when any hero is wounded: it becomes prone");
    assertTrue(told.combatant("Bento").has(org.rpg.encounter.rules.body.Condition.PRONE));
    assertTrue(!told.combatant("Ana").has(org.rpg.encounter.rules.body.Condition.PRONE));
  }

  @Test
  void beforeTheFirstInitiative() {
    Told told = told("before { read \"dawn\"  clock }".replace("  clock", ""));
    assertEquals(List.of("0 dawn"), read(told));
    Told over = told("before: ends -> Peace");
    assertEquals("Peace", over.play().endingName());
    assertEquals(0, over.play().turns());
  }

  @Test
  void clocksAreRolledRiseAndSinkAndEndTheFight() {
    Told told =
        told(
            "clock Ritual 1d4+1\n every turn of heroes: Ritual sinks 1\n"
                + "ends when Ritual = 0 -> Done\n expect Done >= 50%",
            1);
    assertEquals("Done", told.play().endingName());
    assertEquals(2, told.play().turns()); // as the third begins
    assertEquals(
        List.of("Ritual 2 1", "Ritual 1 0"),
        told.all(Event.NumberChanged.class).stream()
            .map(it -> it.name() + " " + it.from() + " " + it.to())
            .toList());
  }

  @Test
  void aClockNeverFallsBelowNothing() {
    Told told = told("clock Rope 1\n on turn 1: Rope sinks 3\n ends when Rope = 0 -> Torn");
    assertEquals("Torn", told.play().endingName());
  }

  /** Turn 1 is the heroes' first. */
  @Test
  void whoArrivesInTheTurnsOfASideComesForIt() {
    Told told = told("every turn of heroes at most 1 times: arrive Ogre");
    assertEquals(0, told.combatant("Ogre").side());
  }

  @Test
  void thoseWhoArriveComeWhereAndForWhomTheScriptSays() {
    Told told =
        told("place Gate at 9 m from Ana\n on turn 3: arrive 1d4 Ogres at Gate for heroes", 2);
    assertEquals(2, told.all(Event.Arrived.class).size());
    assertEquals(0, told.combatant("Ogre 2").side());
    assertTrue(told.metres("Ana", "Ogre 1") <= 10.5);
  }

  @Test
  void theFightWaitsForThoseWhoseTimeIsStillToCome() {
    Told told = told("on turn 1: opponents flee\n on turn 5: arrive Ogre");
    assertEquals(1, told.combatant("Ogre").side());
    assertEquals("draw", told.play().endingName());
    assertEquals("victory of heroes", told("on turn 1: opponents flee").play().endingName());
  }

  @Test
  void whoeverIsLeftAloneAsTheFirstTurnBeginsIsSoBeforeTheNextOne() {
    Told told = told("on turn 1: heroes flee\n every turn of opponents: opponents flee");
    assertEquals("flight of heroes", told.play().endingName());
    assertEquals(1, told.play().turns());
    assertEquals(List.of(), told.holders());
  }

  @Test
  void aDecisionAndAChance() {
    String chance = "on turn 2: with chance 1/3: read \"yes\" otherwise: read \"no\"";
    assertEquals(List.of("2 yes"), read(told(chance, 1)));
    assertEquals(List.of("2 no"), read(told(chance, 2)));
    String percent = "on turn 2: with chance 30%: read \"yes\" otherwise: read \"no\"";
    assertEquals(List.of("2 yes"), read(told(percent, 30)));
    assertEquals(List.of("2 no"), read(told(percent, 31)));
    String state = "fact Alarm\n on turn %d: if turn > 2: read \"late\" otherwise: read \"early\"";
    assertEquals(List.of("2 early"), read(told(state.replace("fact Alarm\n", "").formatted(2))));
    assertEquals(List.of("3 late"), read(told(state.replace("fact Alarm\n", "").formatted(3))));
  }

  @Test
  void eventsThatFeedEachOtherForEverAreABound() {
    Told told =
        told(
            "clock Bell 0\n whenever Bell = 0: Bell becomes 1\n whenever Bell = 1: Bell becomes 0");
    assertEquals("no end within 1000 events at once", told.play().endingName());
    Told repeated = told("clock Bell 0\n on turn 1: repeat until Bell = 1: Bell becomes 0");
    assertEquals("no end within 1000 events at once", repeated.play().endingName());
  }
}
