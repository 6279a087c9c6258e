package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.combat.Fate;

/** Who takes part, how many of them, and what they are called. */
class CastingTest {
  private static final String BEINGS =
      """
      tactics Idle { otherwise: wait }
      creature Stone { style Idle }
      creature Pebble like Stone { }
      character Ana { style Idle }
      character Bento { style Idle }
      character Caio { style Idle }
      party Pair: Ana, Bento
      party Night: Pair, Caio absent
      party All: Pair, Caio, 2 Pebbles
      """;

  private static Plan plan(String sides) {
    return Plans.of(BEINGS + "encounter Yard { " + sides + "\n ends after 1 turn with draw }");
  }

  private static String names(Plan plan, int side) {
    return IntStream.range(0, plan.battle().size())
        .filter(it -> plan.battle().side(it) == side)
        .mapToObj(plan.battle()::name)
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Stone                                              | Stone
          2 Stones                                           | Stone 1, Stone 2
          Stone, Pebble, Stone                               | Stone 1, Pebble, Stone 2
          Stone named Rex, 2 Stones                          | Rex, Stone 1, Stone 2
          2 Stones named Rex, Stone                          | Rex 1, Rex 2, Stone
          1+2 Stones                                         | Stone 1, Stone 2, Stone 3
          Stone, Pebble absent                               | Stone
          0 Pebbles, Stone                                   | Stone
          Pebble for each hero                               | Pebble 1, Pebble 2
          2 Pebbles for each hero                            | Pebble 1, Pebble 2, Pebble 3, Pebble 4
          Stone, Pebble only if number of heroes >= 3        | Stone
          Stone, Pebble only if number of heroes >= 2        | Stone, Pebble
          Stone, Pebble only if number of heroes = 1 + 1     | Stone, Pebble
          Stone, Pebble only if not number of heroes < 3     | Stone
          Stone, Pebble only if number of Ana = 1            | Stone, Pebble
          """)
  void opponentsAreThese(String opponents, String expected) {
    assertEquals(expected, names(plan("heroes: Ana, Bento\n opponents: " + opponents), 1));
  }

  @Test
  void aNumberThatSomebodyIsKnownByIsNotGivenAgain() {
    String beings =
        BEINGS + "creature \"Stone 2\" { style Idle }\ncreature Guard7 { style Idle }\n";
    String scene =
        "encounter Yard { heroes: Ana\n opponents: 3 Stones, \"Stone 2\", 2 Guard7\n"
            + " ends after 1 turn with draw }";
    assertEquals(
        "Stone 1, Stone 3, Stone 4, Stone 2, Guard7 1, Guard7 2",
        names(Plans.of(beings + scene), 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Pair          | Ana, Bento                            | 2
          Night         | Ana, Bento                            | 2
          All           | Ana, Bento, Caio, Pebble 1, Pebble 2  | 5
          Night, Caio   | Ana, Bento, Caio                      | 3
          """)
  void aPartyIsEverybodyInItWhoIsNotAbsent(String heroes, String expected, int count) {
    Plan plan = plan("heroes: " + heroes + "\n opponents: Stone for each hero");
    assertEquals(expected, names(plan, 0));
    assertEquals(count, plan.battle().size() - expected.split(",").length);
  }

  @Test
  void namesAreCountedOverAllSides() {
    Plan plan = plan("heroes: Stone, Ana\n opponents: 2 Stones");
    assertEquals("Stone 1, Ana", names(plan, 0));
    assertEquals("Stone 2, Stone 3", names(plan, 1));
  }

  @Test
  void atMostFourHundredTakePart() {
    assertEquals(400, plan("heroes: Ana\n opponents: 500 Stones").battle().size());
    assertEquals(400, plan("heroes: Ana\n opponents: 1d4*100 Stones").battle().size());
  }

  @Test
  void rolesAreKindsAndParties() {
    Plan plan =
        plan(
            "heroes: Ana\n opponents: Stone named Rex\n side Watch ally of heroes: Pebble\n side Folk neutral: Stone named Odo");
    assertEquals(
        List.of(
            new Plan.Role("Ana", 0, false, true),
            new Plan.Role("Stone", 1, false, true),
            new Plan.Role("Pebble", 0, false, true),
            new Plan.Role("Stone", 3, true, true)),
        plan.roles());
  }

  /** How many of the second side come, in each of so many runs. */
  private static Map<Integer, Integer> counts(String opponents, int runs) {
    Play play = new Play(plan("heroes: Ana, Bento\n opponents: " + opponents));
    Map<Integer, Integer> counts = new TreeMap<>();
    for (int run = 0; run < runs; run++) {
      play.run(11, run);
      int here = 0;
      for (int i = 2; i < play.view().size(); i++) {
        here += play.view().combatant(i).fate() == Fate.EXPECTED ? 0 : 1;
      }
      counts.merge(here, 1, Integer::sum);
    }
    return counts;
  }

  @Test
  void eachNumberOfADieIsAsFrequent() {
    int runs = 12_000;
    Map<Integer, Integer> counts = counts("1d4 Stones", runs);
    assertEquals(List.of(1, 2, 3, 4), List.copyOf(counts.keySet()));
    // Binomial with p = 1/4: five standard deviations, passed by all but one in a million.
    double bound = 5 * Math.sqrt(runs * 0.25 * 0.75);
    counts.forEach((number, count) -> assertEquals(runs / 4.0, count, bound, "number " + number));
  }

  @ParameterizedTest
  @CsvSource({
    "1d4+2 Stones, 3, 6",
    "2d4-1 Stones, 1, 7",
    "1d4-1 Stones, 0, 3",
    "1d4*2 Stones, 2, 8",
    "1d4 Stones for each hero, 2, 8", // a die for each
    "1d4-3 Stones, 0, 1"
  })
  void dicedNumbersStayInTheirBounds(String opponents, int least, int most) {
    Map<Integer, Integer> counts = counts(opponents, 2_000);
    assertTrue(counts.keySet().stream().allMatch(it -> it >= least && it <= most), opponents);
    assertTrue(counts.containsKey(least) && counts.containsKey(most), opponents);
  }

  @Test
  void theFirstOfThoseWhoAreRolledCome() {
    Told told = Told.of(plan("heroes: Ana\n opponents: Stone named Rex, 1d4 Pebbles"), 2);
    assertEquals(Fate.IN_COMBAT, told.combatant("Pebble 2").fate());
    assertEquals(Fate.EXPECTED, told.combatant("Pebble 3").fate());
    assertEquals(18, told.metres("Ana", "Pebble 1"));
  }

  @Test
  void aFightAgainstNobodyIsWonAtOnce() {
    Told told = Told.of(plan("heroes: Ana\n opponents: 1d4-4 Stones"));
    assertEquals("victory of heroes", told.play().endingName());
    assertEquals(0, told.play().turns());
    Told never = Told.of(plan("heroes: Ana\n opponents: Stone only if number of heroes >= 2"));
    assertEquals("victory of heroes", never.play().endingName());
  }
}
