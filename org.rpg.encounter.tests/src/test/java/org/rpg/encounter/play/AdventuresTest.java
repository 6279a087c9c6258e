package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Fate;

/** Adventures of a script: which way they go, what is carried along, how they end. */
class AdventuresTest {
  private static final String WORLD =
      """
      character Ana { skills Physique 2  perseverance 6 }
      character Bento { skills Physique 1  perseverance 6 }
      creature Rat { skills Physique 0 }
      fact Alarm 0
      ruleset Short { "Adventure Limit" = 7  Exhaustion = disabled }
      encounter Gate {
        heroes: Ana, Bento
        opponents: Rat
        before { %s }
      }
      journey Walk { leg On 3 h }
      episode Talk { choose { "Pay" 100%%: ends -> Passage } }
      """;

  private static Told adventure(String gate, String body, int... rolls) {
    String script =
        WORLD.formatted(gate) + "adventure Tale {\ntravellers Ana, Bento\n" + body + "\n}";
    return Told.of(Plans.named(script, "Tale"), rolls);
  }

  private static int visits(Told told, String stage) {
    StageMap map = told.play().plan().graph().orElseThrow();
    return map.stages().stream()
        .filter(it -> it.name().equals(stage))
        .mapToInt(it -> told.play().view().memory(it.visits()))
        .sum();
  }

  @ParameterizedTest
  @CsvSource({
    "ends with victory of heroes, victory, Good",
    "ends with victory of heroes, defeat, Bad",
    "ends with defeat of heroes, defeat, Good",
    "ends -> Over, Over, Good",
    "ends -> Over, not Over, Bad",
    "'Ana dies  ends -> Over', death, Good",
    "'Ana flees  Bento flees  ends -> Over', flight, Good",
    "'Ana flees  ends -> Over', flight, Bad",
    "ends with capture of heroes -> Taken, capture, Good",
    "ends with capture of opponents -> Taken, capture, Bad",
    "ends with flight of heroes -> Away, flight, Good",
    "ends with flight of heroes -> Away, surrender, Bad",
    "'Ana becomes unconscious  Bento becomes captured  ends -> Over', capture, Good",
    "'Ana becomes unconscious  ends -> Over', capture, Bad",
    "'Alarm rises 2  ends -> Over', Alarm >= 2, Good",
    "'Ana takes wound 9 cutting  ends -> Over', life of Ana > 3, Bad",
    "'Ana takes wound 2 cutting  ends -> Over', life of Ana > 3, Good",
    "ends -> Over, perseverance of each hero >= 6 and Over, Good"
  })
  void theFirstEdgeThatIsOpenIsTaken(String gate, String guard, String ending) {
    Told told =
        adventure(
            gate.replace("  ", "\n"),
            "starts at Gate\nGate if "
                + guard
                + " -> Good otherwise -> Bad\nending Good\nending Bad");
    assertEquals(ending, told.play().endingName());
  }

  @ParameterizedTest
  @CsvSource({"300, Good", "301, Bad"})
  void anEdgeMayBeAChance(int rolled, String ending) {
    Told told =
        adventure(
            "ends -> Over",
            "starts at Gate\nGate if 30% -> Good otherwise -> Bad\nending Good\nending Bad",
            rolled);
    assertEquals(ending, told.play().endingName());
  }

  @ParameterizedTest
  @CsvSource({"1, Good", "600, Good", "601, Bad", "1000, Bad"})
  void aChoiceIsTakenByItsShares(int rolled, String ending) {
    Told told =
        adventure(
            "ends -> Over",
            "starts at Fork\nchoice Fork { \"Left\" 60% -> Good\n\"Right\" 40% -> Bad }\n"
                + "ending Good\nending Bad",
            rolled);
    assertEquals(ending, told.play().endingName());
    assertEquals(1, visits(told, "Fork"));
  }

  @Test
  void theClockGoesOnFromStageToStageAndADeadlineCounts() {
    String way = "Walk -> Second\nWalk named Second -> Third\nWalk named Third -> Good\n";
    Told told = adventure("ends -> Over", "starts at Walk\n" + way + "ending Good\nending Late");
    assertEquals("Good", told.play().endingName());
    assertEquals(6 * 60 + 3 * 180, told.play().view().minutes());
    Told late =
        adventure(
            "ends -> Over",
            "starts at Walk\n" + way + "after 6 h -> Late\nending Good\nending Late");
    assertEquals("Late", late.play().endingName());
    assertEquals(6 * 60 + 2 * 180, late.play().view().minutes());
  }

  @Test
  void woundsFactsAndTheDeadGoAlong() {
    Told told =
        adventure(
            "Ana takes wound 2 cutting\nif Alarm = 1: Bento dies\nAlarm rises 1\nends -> Over",
            """
            starts at Gate
            Gate -> Walk
            Walk -> Again
            Gate named Again -> Good
            ending Good
            expect Alarm = 2
            """);
    CombatView view = told.play().view();
    assertEquals(10 - 2 * 2, view.combatant(0).life());
    assertEquals(Fate.DEAD, view.combatant(1).fate());
    assertEquals("Good", told.play().endingName());
    Plan plan = told.play().plan();
    assertTrue(plan.expectations().get(0).claim().holds(view, told.play().ending()));
  }

  @Test
  void inWhatStateTheyComeToAStageIsKept() {
    Told told =
        adventure(
            "Ana takes wound 2 cutting\nends -> Over",
            "starts at Gate\nGate -> Walk\nWalk -> Good\nending Good");
    StageMap map = told.play().plan().graph().orElseThrow();
    StageMap.Stage end = map.stages().get(2);
    CombatView view = told.play().view();
    assertEquals(180, view.memory(end.entered()));
    int ana = end.entered() + StageMap.Stage.OF_SCENE;
    assertEquals(1, view.memory(ana));
    assertEquals(8, view.memory(ana + 1)); // LAY-07: Vigor is at most the Life that is left
    assertEquals(1, view.memory(ana + 2));
  }

  @Test
  void theDeadGoOnlyToAnEnding() {
    String all = "Ana dies\nBento dies\nends with defeat of heroes";
    assertEquals(
        "Lost",
        adventure(
                all,
                "starts at Gate\nGate if defeat -> Lost otherwise -> Walk\nWalk -> Lost\nending Lost")
            .play()
            .endingName());
    assertEquals(
        "everyone dead",
        adventure(all, "starts at Gate\nGate -> Walk\nWalk -> Lost\nending Lost")
            .play()
            .endingName());
  }

  @Test
  void aStageFromWhichNoEdgeLeadsOnSaysSo() {
    Told told = adventure("ends -> Over", "starts at Gate\nGate if victory -> Good\nending Good");
    assertEquals("no way on from Gate", told.play().endingName());
  }

  @Test
  void aLoopIsStoppedAndItsStagesAreNamed() {
    Told told =
        adventure(
            "ends -> Over",
            "rules Short\nstarts at Gate\nGate -> Walk\nWalk -> Talk\nTalk -> Walk\nending Good");
    assertEquals("no end within 7 stages", told.play().endingName());
    StageMap map = told.play().plan().graph().orElseThrow();
    List<String> loop =
        java.util.stream.IntStream.range(0, map.stages().size())
            .filter(it -> told.play().view().memory(map.loop() + it) != 0)
            .mapToObj(it -> map.stages().get(it).name())
            .sorted()
            .toList();
    assertEquals(List.of("Talk", "Walk"), loop);
  }

  @Test
  void anEpisodeWithoutTravellersHasThoseOfItsAdventure() {
    Told told = adventure("ends -> Over", "starts at Talk\nTalk if Passage -> Good\nending Good");
    assertEquals("Good", told.play().endingName());
    assertEquals(2, told.play().plan().parts().get(0).battle().size());
  }

  @Test
  void whoComesOnlyIfSomethingIsRememberedComesThen() {
    String script =
        WORLD.formatted("ends -> Over")
            + """
            encounter Yard {
              heroes: Ana
              opponents: Rat, 2 Rats named Pack only if Alarm >= 2
              before { ends -> Over }
            }
            episode Bell { Alarm rises MANY }
            adventure Tale { travellers Ana
              starts at Bell
              Bell -> Yard
              Yard -> Done
              ending Done
            }
            """;
    for (int alarm = 1; alarm <= 2; alarm++) {
      Told told = Told.of(Plans.named(script.replace("MANY", "" + alarm), "Tale"));
      CombatView yard = told.play().view().part(1);
      int present = 0;
      for (int i = 0; i < yard.size(); i++) {
        present += yard.combatant(i).fate() == Fate.EXPECTED ? 0 : 1;
      }
      assertEquals(alarm == 1 ? 2 : 4, present);
    }
  }

  @Test
  @org.junit.jupiter.api.DisplayName(
      "K31 supplies come once, however often the adventure leads there")
  void suppliesComeOnce() {
    Told told =
        Told.of(
            Plans.named(
                """
                character Ana { skills Physique 2  perseverance 6 }
                item Bandage bandage
                fact Alarm 0
                ruleset Hale { Exhaustion = disabled }
                journey Walk { supplies 6 meals, 3 water, 2 Bandages  leg On 3 h  Alarm rises 1 }
                adventure Tale {
                    rules Hale
                    travellers Ana
                    supplies 4 meals
                    starts at Walk
                    Walk if Alarm >= 3 -> Home otherwise -> Walk
                    ending Home
                }
                """,
                "Tale"));
    CombatView view = told.play().view();
    assertEquals(4 + 6, view.meals());
    assertEquals(3, view.water());
    assertEquals(2, view.carried(0, 0));
    assertEquals((6 + 9) * 60, view.minutes());
  }
}
