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
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Fate;

/** Journeys and episodes of a script: how long they take, what happens on the way, how they end. */
class RoadsTest {
  private static final int HOUR = 60;
  private static final int SIX = 6 * HOUR;
  private static final String PEOPLE =
      """
      character Ana { skills Physique 2  perseverance 6  carries 2 Bandages in pouch }
      character Bento { skills Physique 1  perseverance 6 }
      creature Rat { skills Physique 0 }
      creature Mule { simple body  vitality 6 }
      creature Wagon { vehicle  simple body  vitality 9 }
      item Bandage bandage
      terrain Bog { exhausting  pace 2 km/h }
      fact Alarm 0
      ruleset Hale { Exhaustion = disabled }
      ruleset Soon { "Long Rest Start" = "At Once"  Exhaustion = disabled }
      ruleset Waiting { "Fainted Travellers" = "Waited For" }
      """;

  private static Told journey(String body, int... rolls) {
    return Told.of(Plans.named(PEOPLE + "journey Way {\n" + body + "\n}", "Way"), rolls);
  }

  private static int minutes(Told told) {
    return told.play().view().minutes();
  }

  private static boolean holds(Told told) {
    Plan plan = told.play().plan();
    return plan.expectations().get(0).claim().holds(told.play().view(), told.play().ending());
  }

  @ParameterizedTest
  @DisplayName("TRV-01 a leg takes its time, or its length at the ground's or the road's pace")
  @CsvSource({
    "leg On 8 h, 480",
    "leg On 2.5 h, 150",
    "leg On 90 min, 90",
    "leg On 12 km, 240",
    "leg On 12 km in Bog, 360",
    "leg On 1 period, 360"
  })
  void aLegTakesItsTime(String leg, int minutes) {
    Told told = journey("travellers Ana  pace 3 km/h\n" + leg);
    assertEquals(SIX + minutes, minutes(told));
    assertEquals("arrival", told.play().endingName());
  }

  @ParameterizedTest
  @DisplayName("TRV-03 in haste it takes half the time, rounded up to the hour")
  @CsvSource({"8 h, 240", "9 h, 300", "10 km, 120", "20 min, 60"})
  void hasteHalvesTheTime(String length, int minutes) {
    Told told = journey("travellers Ana  pace 3 km/h\nleg On " + length + " accelerated");
    assertEquals(SIX + minutes, minutes(told));
  }

  @Test
  @DisplayName("EXH-04 on a long road they camp after 16 hours awake, on top of the road's hours")
  void aLongRoadHasItsNights() {
    // 6 h to 22 h, camp to 6 h, and eight hours more
    Told told = journey("rules Hale  travellers Ana\nleg On 24 h");
    assertEquals(SIX + 32 * HOUR, minutes(told));
    assertEquals(1, told.all(Event.Slept.class).size());
  }

  @Test
  void aLegInDaysHoldsItsNights() {
    Told told = journey("rules Hale  travellers Ana\nleg On 1 day");
    assertEquals(SIX + 24 * HOUR, minutes(told));
    assertEquals(1, told.all(Event.Slept.class).size());
  }

  @Test
  void whoWantsNoSleepGetsNone() {
    Told told = journey("rules Hale  travellers Ana\nleg On 24 h { no sleep }");
    assertEquals(SIX + 24 * HOUR, minutes(told));
    assertEquals(0, told.all(Event.Slept.class).size());
  }

  @ParameterizedTest
  @CsvSource({
    "'leg On 10 h { every 2 h: Tock rises 1 }', 5",
    "'leg On 10 h { every 2 h at most 3 times: Tock rises 1 }', 3",
    "'leg On 14 h { every 1 h at night: Tock rises 1 }', 3",
    "'leg On 14 h { every 1 h by day: Tock rises 1 }', 11",
    "'leg On 3 h { every 2 h: Tock rises 1 }  leg Off 3 h', 1",
    "'every 2 h: Tock rises 1  leg On 3 h  leg Off 3 h', 3",
    "'repeat 3 times: leg On 2 h { every 2 h: Tock rises 1 }', 3"
  })
  void eventsOfTheClockComeWhileTheirBlockLasts(String road, int times) {
    Told told =
        journey(
            "rules Hale  travellers Ana  clock Tock 0\n"
                + road.replace("  ", "\n")
                + "\nexpect Tock = "
                + times);
    assertTrue(holds(told), told.events()::toString);
  }

  @Test
  void whatIsSaidInALegHappensHalfWay() {
    Told told =
        journey(
            "travellers Ana  clock Tock 0\nleg On 8 h {\n if time = 4 h: Tock rises 1\n}\nexpect Tock = 1");
    assertTrue(holds(told));
  }

  @Test
  void eachOfSoManyDaysIsAWholeOne() {
    Told told = journey("rules Hale  travellers Ana\nrepeat 3 days { leg On 4 h }");
    assertEquals(SIX + 3 * 24 * HOUR, minutes(told));
  }

  @Test
  @DisplayName("REST-02 a long rest by day waits for the evening and ends when they set out")
  void aLongRestIsANight() {
    assertEquals(
        SIX + 24 * HOUR, minutes(journey("rules Hale  travellers Ana\nleg On 4 h\nlong rest 8 h")));
  }

  @Test
  @DisplayName("REST-02 unless the ruleset lets them rest at once")
  void aLongRestMayBeginAtOnce() {
    assertEquals(
        SIX + 12 * HOUR, minutes(journey("rules Soon  travellers Ana\nleg On 4 h\nlong rest 8 h")));
  }

  @Test
  void anEndByTheClockCutsALegShort() {
    Told told = journey("travellers Ana\nleg On 8 h\nends after 5 h -> Late");
    assertEquals("Late", told.play().endingName());
    assertEquals(SIX + 5 * HOUR, minutes(told));
  }

  @Test
  void anEndMayComeOfASupply() {
    Told told =
        journey(
            "travellers Ana\nsupplies 3 water\nrepeat 9 times { leg On 1 h\ntravellers lose 1 water }\n"
                + "ends when water = 0 -> Dry");
    assertEquals("Dry", told.play().endingName());
    assertEquals(SIX + 3 * HOUR, minutes(told));
  }

  @Test
  void suppliesAreCountedForEachAndSpentOnceOrByEach() {
    Told told =
        journey(
            """
            travellers Ana, Bento, 2 Mules, Wagon
            supplies 6 meals for each hero, 2 water for each traveller
            each hero loses 1 meal
            travellers lose 3 water
            """);
    assertEquals(2 * 6 - 2, told.play().view().meals());
    assertEquals(2 * 4 - 3, told.play().view().water()); // a wagon is no traveller
  }

  @Test
  void whenAllLieUnconsciousItIsACollapse() {
    // EXH-11: with more than 1 point one faints for 1d10 scenes
    Told told = journey("travellers Ana, Bento\nleg On 8 h { Ana faints\nBento faints }", 3, 4);
    assertEquals("collapse", told.play().endingName());
    assertEquals(SIX + 4 * HOUR, minutes(told));
  }

  @Test
  @DisplayName("EXH-11 the others carry who has fainted, or wait for him")
  void theOthersWaitIfTheRulesetSaysSo() {
    // at 10 h for 1 scene: the one that ends at 12 h is counted down, so two hours are waited
    String road = "travellers Ana, Bento\nleg On 8 h { Ana faints }";
    assertEquals(SIX + 8 * HOUR, minutes(journey(road, 1)));
    assertEquals(SIX + 10 * HOUR, minutes(journey("rules Waiting\n" + road, 1)));
  }

  @Test
  @DisplayName("BASE-19 a condition lasts so many scenes, hours, or until the session ends")
  void aConditionLastsByTheClock() {
    String road =
        "rules Hale  travellers Ana\nAna becomes shaken %s\nleg On %s\nexpect Ana is shaken";
    assertTrue(holds(journey(road.formatted("1 scene", "5 h"))));
    assertFalse(holds(journey(road.formatted("1 scene", "6 h")))); // 12 h: the scene is over
    assertTrue(holds(journey(road.formatted("2 h", "1 h"))));
    assertFalse(holds(journey(road.formatted("2 h", "2 h"))));
    assertTrue(holds(journey(road.formatted("1 session", "9 h"))));
    assertFalse(holds(journey(road.formatted("1 session", "9 h\nnew session"))));
  }

  private static final String AMBUSH =
      """
      encounter Ambush {
        heroes: Ana, Bento
        opponents: Rat
        before {
          Ana takes wound 3 cutting
          Ana becomes shaken
          Ana loses 1 Bandage
          Alarm rises 2
          Bento flees
          ends -> Over
        }
      }
      """;

  private static Told withFight(String fight, String body, int... rolls) {
    return Told.of(Plans.named(PEOPLE + fight + "journey Way {\n" + body + "\n}", "Way"), rolls);
  }

  @Test
  void whatHappensInAFightOnTheWayIsKept() {
    Told told =
        withFight(
            AMBUSH,
            "travellers Ana, Bento  clock Tock 0\nfight Ambush\nif Over: Tock rises 1\n"
                + "expect (Alarm = 2) and (Tock = 1)");
    CombatView view = told.play().view();
    int life = 6 + 2 * 2; // LAY-08
    assertEquals(life - 3, view.combatant(0).life());
    assertTrue(view.combatant(0).has(Condition.SHAKEN));
    assertEquals(1, view.carried(0, item(view, "Bandage")));
    assertEquals(Fate.IN_COMBAT, view.combatant(1).fate()); // who fled is with her again
    assertTrue(holds(told));
  }

  @Test
  void theNextFightBeginsAsTheLastOneEnded() {
    Told told =
        withFight(AMBUSH, "travellers Ana, Bento\nfight Ambush\nfight Ambush\nexpect Alarm = 4");
    assertEquals(10 - 2 * 3, told.play().view().combatant(0).life());
    assertEquals(2, told.play().view().combatant(0).body().wounds());
    assertTrue(holds(told));
  }

  @Test
  void theDeadStayDead() {
    String killing =
        "encounter Ambush { heroes: Ana, Bento\nopponents: Rat\nbefore { Ana dies\nends -> Over } }\n";
    Told told = withFight(killing, "travellers Ana, Bento\nfight Ambush\nfight Ambush\nleg On 1 h");
    assertEquals(Fate.DEAD, told.combatant("Ana").fate());
    assertEquals(1, told.all(Event.Died.class).size());
    assertEquals("arrival", told.play().endingName());
    Told alone = withFight(killing, "travellers Ana\nfight Ambush\nleg On 1 h");
    assertEquals("everyone dead", alone.play().endingName());
  }

  @Test
  @DisplayName("REST-04 a fight at night breaks the sleep in two")
  void aFightAtNightBreaksTheSleep() {
    // 22 h to 6 h, woken at 2 h: four hours and four, so enough sleep and no long rest
    Told told =
        withFight(
            AMBUSH.replace("Ana takes wound 3 cutting\n", ""),
            "rules Hale  travellers Ana, Bento\nAna starts with 2 vigor\n"
                + "long rest 8 h { every 4 h at most 1 times: fight Ambush }");
    assertEquals(2, told.combatant("Ana").vigor());
    assertEquals(0, told.all(Event.Rested.class).size());
  }

  private static int item(CombatView view, String name) {
    for (int i = 0; i < view.items(); i++) {
      if (view.item(i).name().equals(name)) {
        return i;
      }
    }
    throw new AssertionError("no " + name);
  }

  private static Told episode(String body, int... rolls) {
    return Told.of(Plans.named(PEOPLE + "episode Talk {\n" + body + "\n}", "Talk"), rolls);
  }

  @Test
  void anEpisodeWithTurnsGoesOnTurnByTurn() {
    Told told =
        episode(
            "travellers Ana  clock Lead 5\nevery turn: Lead sinks 1\n"
                + "when Lead = 0: ends -> Caught\nends after 8 turns -> Away");
    assertEquals("Caught", told.play().endingName());
    assertEquals(5, told.play().view().turn());
    Told away =
        episode(
            "travellers Ana  clock Lead 9\nevery turn: Lead sinks 1\n"
                + "when Lead = 0: ends -> Caught\nends after 8 turns -> Away");
    assertEquals("Away", away.play().endingName());
  }

  @Test
  void anEpisodeWithAClockWaitsForIt() {
    Told told = episode("travellers Ana\nends after 1 h -> Brawl");
    assertEquals("Brawl", told.play().endingName());
    assertEquals(SIX + HOUR, minutes(told));
  }

  @Test
  void anEpisodeThatSaysNothingMoreIsOver() {
    assertEquals("over", episode("travellers Ana\nread \"Hello.\"").play().endingName());
  }

  @Test
  void aRoadWithoutEndIsStoppedAndSaysSo() {
    Told told = journey("rules Hale  travellers Ana\nrepeat until Alarm = 1: leg On 20 h");
    assertEquals("no end within 365 days", told.play().endingName());
    assertFalse(told.play().plan().endings().get(told.play().ending()).regular());
  }

  @Test
  void nothingDoneForEverIsStoppedToo() {
    Told told = journey("travellers Ana\nrepeat until Alarm = 1: nothing");
    assertEquals("no end within 1000 events at once", told.play().endingName());
  }

  @Test
  @DisplayName("K02 what travellers lose or gain is once for all of them; each, of each one")
  void aGroupLosesTogether() {
    String road =
        """
        character Ana { carries 3 Bandages in pouch }
        character Bento { carries 1 Bandage in pouch, 1 Rope in backpack }
        item Bandage bandage
        item Rope
        journey Way {
            travellers Ana, Bento
            %s
        }
        """;
    // 1d4 shows 2; of 5 things the 4th is Bento's Bandage; of the 4 left the 4th is his Rope
    Told lost = road(road, "travellers lose 1d4 random items", 2, 4, 4);
    assertEquals(List.of(3, 0, 0), things(lost));
    // each of them a die and a thing: of Ana's three the first; Bento has a second one of two
    Told each = road(road, "each traveller loses 1 random items", 1, 2);
    assertEquals(List.of(2, 1, 0), things(each));
    assertEquals(List.of(0, 0, 1), things(road(road, "travellers lose 4 Bandages")));
    assertEquals(List.of(5, 1, 1), things(road(road, "travellers gain 2 Bandages")));
    assertEquals(List.of(5, 3, 1), things(road(road, "each traveller gains 2 Bandages")));
  }

  private static Told road(String road, String step, int... rolls) {
    return Told.of(Plans.named(road.formatted(step), "Way"), rolls);
  }

  /** Bandages of Ana, of Bento, and his Rope. */
  private static List<Integer> things(Told told) {
    CombatView view = told.play().view();
    return List.of(
        view.carried(0, item(view, "Bandage")),
        view.carried(1, item(view, "Bandage")),
        view.carried(1, item(view, "Rope")));
  }

  @Test
  @DisplayName("K02 what comes into the common store and goes out of it is told")
  void theStoreIsTold() {
    Told told =
        journey(
            "travellers Ana, Bento  supplies 4 meals\neach traveller gains 2 meals\ntravellers lose 9 water");
    assertEquals(
        List.of(
            new Event.StoreChanged(false, 2, 6, List.of()),
            new Event.StoreChanged(false, 2, 8, List.of())),
        told.all(Event.StoreChanged.class)); // there was no water to lose
  }
}
