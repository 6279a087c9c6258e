package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.play.Questions.Line;
import org.rpg.encounter.preview.ExpectationForecast.Verdict;
import org.rpg.encounter.preview.FightForecast.Flight;
import org.rpg.encounter.preview.FightForecast.Saved;
import org.rpg.encounter.preview.FightForecast.Wave;
import org.rpg.encounter.preview.FighterForecast.Left;
import org.rpg.encounter.preview.FighterForecast.State;
import org.rpg.encounter.preview.Forecast.ClockForecast;
import org.rpg.encounter.preview.Forecast.SampleKind;

/**
 * What game masters ask of a fight. In these scenes nobody fights of himself: what happens is what
 * the script says, so that every figure follows from it.
 */
class AnswersTest {
  private static final int RUNS = 400;

  /** Everybody waits: Ana and Bo have 6 + 2 × 2 = 10 Life each (LAY-08). */
  private static final String PEOPLE =
      """
      tactics Idle { otherwise: wait }
      character Ana {
        skills Physique 2, Fight[Sword] 2  wields Sword  style Idle
        carries 2 Healing Potions in pocket
      }
      character Bo { skills Physique 2, Fight[Sword] 2  wields Sword  style Idle }
      """;

  private static Forecast of(String body) throws InterruptedException {
    return of("", body);
  }

  private static Forecast of(String declarations, String body) throws InterruptedException {
    String script =
        PEOPLE
            + declarations
            + "encounter Yard {\n  heroes: Ana, Bo\n"
            + body
            + "\n  ends after 6 turns with draw\n}";
    return Preview.of(Plans.of(script), new PreviewOptions(RUNS, 1, 2), Progress.NONE);
  }

  private static FightForecast fight(String body) throws InterruptedException {
    return of(body).fight().orElseThrow();
  }

  @Test
  void aFlightIsNoVictoryOfTheOthersAndNoDeadlyFight() throws InterruptedException {
    String flight = "opponents: Goblin follows Idle\n on turn 1: Ana dies\n on turn 2: Bo flees";
    Forecast forecast = of(flight);
    assertEquals("flight of heroes", forecast.outcomes().get(0).name());
    assertEquals(RUNS, forecast.outcomes().get(0).share().count());
    FightForecast fight = forecast.fight().orElseThrow();
    assertEquals(RUNS, fight.escaped().count());
    assertEquals(0, fight.victory().count());
    assertEquals("walkover", fight.word());
    Forecast dead = of(flight.replace("Bo flees", "Bo dies"));
    assertEquals("victory of opponents", dead.outcomes().get(0).name());
    assertEquals("deadly", dead.fight().orElseThrow().word());
    assertEquals(0, dead.fight().orElseThrow().escaped().count());
  }

  @Test
  void whatIsExpectedOfAFlightIsWhatTheOutcomesSay() throws InterruptedException {
    Forecast forecast =
        of(
            "opponents: Goblin follows Idle\n on turn 1: Ana dies\n on turn 2: Bo flees\n"
                + "expect flight of heroes >= 90%\n expect victory of opponents <= 10%\n"
                + "expect defeat of heroes >= 90%");
    forecast.expectations().forEach(it -> assertEquals(Verdict.PASS, it.verdict(), it.text()));
  }

  @Test
  void aSimpleBodyThatLostVitalityIsNotUnharmed() throws InterruptedException {
    Forecast forecast =
        of(
            "creature Mule { simple body  vitality 9 }\n",
            "side Beasts neutral: Mule\n opponents: Goblin follows Idle\n on turn 1: Mule takes 2 direct");
    CharacterForecast mule =
        forecast.characters().stream().filter(it -> it.name().equals("Mule")).findFirst().get();
    assertEquals(RUNS, mule.wounded().count());
    assertEquals(0, mule.unharmed().count());
  }

  @Test
  void anEventThatNeverCameIsNamed() throws InterruptedException {
    Forecast forecast =
        of(
            "opponents: Goblin follows Idle\n on turn 2: read \"x\"\n on turn 99: read \"y\"\n"
                + "when Ana is dead: read \"z\"\n every 50 turns: read \"w\"\n after 3 turns: read \"v\"");
    assertEquals(
        List.of("on turn 99", "when Ana is dead", "every 50 turns"),
        forecast.missed().stream().map(Line::text).toList());
  }

  @Test
  void aMountThatNoListNamesIsNamedWithItsRider() throws InterruptedException {
    Forecast forecast =
        of(
            "creature Nag { mount }\n creature Rider { rides Nag  style Idle }\n",
            "opponents: Rider");
    assertEquals(Optional.of("Nag"), forecast.characters().get(2).mount());
    assertEquals(Optional.empty(), forecast.characters().get(0).mount());
  }

  private static FighterForecast fighter(Forecast forecast, String name) {
    return forecast.characters().stream()
        .filter(it -> it.name().equals(name))
        .findFirst()
        .orElseThrow()
        .fight()
        .orElseThrow();
  }

  private static Share all() {
    return new Share(RUNS, RUNS);
  }

  private static Share none() {
    return new Share(0, RUNS);
  }

  private static Spread always(int number) {
    return new Spread(number, number, number, number, number, number, number, number);
  }

  /** Five standard deviations of a share. */
  private static void assertShare(double expected, Share share) {
    double error = 5 * Math.sqrt(expected * (1 - expected) / share.runs());
    assertEquals(expected, share.probability(), error);
  }

  @Test
  void oneDeadHeroIsSomebodyAndNotEverybody() throws InterruptedException {
    FightForecast fight = fight("opponents: Goblin follows Idle  on turn 1 of heroes: Ana dies");
    assertEquals(all(), fight.anyDead());
    assertEquals(none(), fight.allDead());
    FightForecast both =
        fight("opponents: Goblin follows Idle  on turn 1 of heroes { Ana dies  Bo dies }");
    assertEquals(all(), both.allDead());
  }

  @Test
  void chancesHaveTheWordOfTheTable() throws InterruptedException {
    String dead = "opponents: Goblin follows Idle  on turn 1 of heroes: opponents die";
    assertEquals("walkover", fight(dead.replace("die", "yield")).word());
    assertEquals(all(), fight(dead.replace("die", "yield")).victory());
    assertEquals("deadly", fight("opponents: Goblin follows Idle").word());
  }

  @Test
  void aTableOfTheGameMastersOwnTakesThePlaceOfTheOneThatShips() throws InterruptedException {
    String own =
        """
        table Verdict 1d100 { 51 or more: note "a stroll"  50 or less: note "call your mother" }
        """;
    assertEquals(
        "call your mother", of(own, "opponents: Goblin follows Idle").fight().orElseThrow().word());
  }

  @Test
  void heroesRetreatByTheLineThatLetsThemFlee() throws InterruptedException {
    assertEquals(List.of(), fight("opponents: Goblin follows Idle").retreat());
    assertEquals(
        List.of(),
        fight("opponents: Goblin follows Idle\n  on turn 1 of heroes: opponents flee").retreat());
    FightForecast flees =
        fight("opponents: Goblin follows Idle\n  on turn 3 of heroes: heroes flee");
    assertEquals(List.of(new Line("on turn 3 of heroes: heroes flee", 10)), flees.retreat());
  }

  @Test
  void heroesWhoseStyleFleesRetreatByIt() throws InterruptedException {
    String script =
        """
        tactics Shy { if life <= 2: flee  otherwise: wait }
        character Ana { skills Physique 2  style Shy }
        encounter Yard { heroes: Ana  opponents: Goblin follows Shy  ends after 6 turns with draw }
        """;
    Forecast forecast = Preview.of(Plans.of(script), new PreviewOptions(9, 1, 1), Progress.NONE);
    assertEquals(
        List.of(new Line("if life <= 2: flee", 1)), forecast.fight().orElseThrow().retreat());
  }

  @Test
  void whoGetsAwayIsCountedForEach() throws InterruptedException {
    Forecast forecast =
        of("opponents: Goblin follows Idle  on turn 1 of heroes: with chance 1/4: Ana flees");
    assertShare(0.25, fighter(forecast, "Ana").fled());
    assertEquals(none(), fighter(forecast, "Bo").fled());
  }

  @Test
  void opponentsWhoFleeEndTheFightAndCapturedOnesCountApart() throws InterruptedException {
    FightForecast fight =
        fight(
            """
            opponents: 3 Goblins follow Idle, Goblin named Grix follows Idle
            on turn 1 of heroes { Grix flees  Goblin yields }
            """);
    Flight flight = fight.flight().orElseThrow();
    assertEquals(all(), flight.ended());
    assertEquals(always(1), flight.fled());
    assertEquals(always(3), flight.yielded());
    assertEquals(always(0), flight.captured());
    assertEquals(Optional.empty(), fight("opponents: Goblin follows Idle").flight());
  }

  @Test
  void theFirstOnesAreCountedWhenOthersCome() throws InterruptedException {
    String script =
        """
        opponents: 3 Goblins follow Idle
        on turn 1 of heroes: with chance 1/2: Goblin dies
        on turn 2 of heroes: arrive 2 Goblins for opponents
        """;
    Wave wave = fight(script).wave().orElseThrow();
    assertShare(0.5, wave.beaten());
    assertEquals(all(), wave.came());
    assertEquals(0, wave.left().orElseThrow().min());
    assertEquals(3, wave.left().orElseThrow().max());
    assertEquals(Optional.empty(), fight("opponents: Goblin follows Idle").wave());
  }

  @Test
  void clocksTellWhereTheyStoodAtTheEnd() throws InterruptedException {
    Forecast forecast =
        of(
            """
            opponents: Goblin follows Idle
            clock Bell 4
            clock Unused 9
            on turn 1 of heroes: with chance 1/2: Bell sinks 4 otherwise: Bell sinks 1
            """);
    ClockForecast bell = forecast.clocks().get(0);
    assertEquals(1, forecast.clocks().size());
    assertEquals("Bell", bell.name());
    assertEquals(0, bell.count().min());
    assertEquals(3, bell.count().max());
    assertShare(0.5, bell.gone());
  }

  @Test
  void peopleAreSavedWhoLiveAndAreFree() throws InterruptedException {
    List<Saved> saved =
        fight(
                """
                opponents: Goblin follows Idle
                side Folk neutral: 2 Villagers follow Idle, Villager named Tom follows Idle
                on turn 1 of heroes: Tom dies
                """)
            .saved();
    assertEquals(List.of(new Saved("Folk", 3, none(), always(2))), saved);
  }

  @Test
  void whoIsHelplessAtTheEndIsNotFree() throws InterruptedException {
    List<Saved> saved =
        fight(
                """
                opponents: Goblin named Gob follows Idle
                side Folk neutral: Villager named Lia follows Idle, Villager named Tom follows Idle
                Lia starts helpless
                on turn 1 of heroes: Gob dies
                """)
            .saved();
    assertEquals(List.of(new Saved("Folk", 2, none(), always(1))), saved);
  }

  @Test
  void nobodyIsFreeWhereTheHeroesAreDefeated() throws InterruptedException {
    List<Saved> saved =
        fight(
                """
                opponents: Goblin follows Idle
                side Folk neutral: 2 Villagers follow Idle
                ends after 2 turns with defeat of heroes
                """)
            .saved();
    assertEquals(List.of(new Saved("Folk", 2, none(), always(0))), saved);
  }

  @Test
  void aBossWhoDiesInTheFirstTurnIsDownAtOnceAndOneWhoDiesInTheThirdIsNot()
      throws InterruptedException {
    String grix = "opponents: Goblin named Grix follows Idle, Goblin follows Idle  ";
    FighterForecast first = fighter(of(grix + "on turn 1 of heroes: Grix dies"), "Grix");
    assertTrue(first.boss());
    assertEquals(all(), first.downAtOnce());
    Forecast late = of(grix + "on turn 3 of heroes: Grix dies");
    assertEquals(0, fighter(late, "Grix").downAtOnce().count());
    assertEquals(false, fighter(late, "Goblin").boss());
  }

  @Test
  void thePhaseThatIsSeenIsCounted() throws InterruptedException {
    FighterForecast grix =
        fighter(
            of(
                "creature Fury { skills Physique 3  style Idle }\n",
                """
                opponents: Goblin named Grix follows Idle
                on turn 1 of heroes: with chance 1/4: Grix becomes Fury
                """),
            "Grix");
    assertEquals("Fury", grix.phases().get(0).name());
    assertShare(0.25, grix.phases().get(0).seen());
  }

  @Test
  void theStateOnComingOutIsThatOfTheEnd() throws InterruptedException {
    Forecast forecast =
        of(
            """
            opponents: Goblin follows Idle
            on turn 1 of heroes { Ana loses 6 vigor  Ana loses 1 Healing Potion  Bo loses 5 vigor }
            """);
    State ana = fighter(forecast, "Ana").state().orElseThrow();
    State bo = fighter(forecast, "Bo").state().orElseThrow();
    assertEquals(Optional.of(always(4)), ana.vigor());
    assertEquals(10, ana.mostVigor());
    assertEquals(List.of(new Left("Healing Potion", 2, always(1))), ana.supplies());
    // 4 of 10 Vigor is less than half, 5 is not
    assertEquals(none(), ana.fit());
    assertEquals(all(), bo.fit());
    assertEquals(none(), forecast.fight().orElseThrow().fit());
    assertEquals(Optional.of(always(0)), bo.grave());
  }

  @Test
  void whoeverOnlyWaitsIsIdle() throws InterruptedException {
    Forecast forecast = of("opponents: Goblin follows Idle");
    FighterForecast ana = fighter(forecast, "Ana");
    assertTrue(ana.activations() > 0);
    assertEquals(ana.activations(), ana.idle());
    assertEquals(0, ana.kills());
  }

  @Test
  void theWorstBlowIsTheHardestOfAllRunsAndKillsCountForTheKiller() throws InterruptedException {
    String script =
        """
        tactics Idle { otherwise: wait }
        character Ana { skills Physique 0  style Idle }
        creature Giant { skills Physique 4, Fight[Great Club] 9  wields Great Club  style Brute }
        weapon Great Club { size large  damage 20  tested with Fight }
        encounter Yard { heroes: Ana  opponents: Giant  ends after 60 turns with draw }
        """;
    Forecast forecast = Preview.of(Plans.of(script), new PreviewOptions(RUNS, 1, 1), Progress.NONE);
    FighterForecast ana = fighter(forecast, "Ana");
    assertEquals(6, ana.life()); // LAY-08: 6 and twice Physique
    assertTrue(ana.hardestBlow() >= 20, ana.toString());
    assertEquals(6, ana.lifeOfOneBlow());
    double dead = forecast.fight().orElseThrow().allDead().probability();
    assertEquals(dead, fighter(forecast, "Giant").kills(), 1e-9);
  }

  @Test
  void theBadNightTipsInTheTurnInWhichSomebodyFalls() throws InterruptedException {
    Forecast forecast =
        of("opponents: Goblin follows Idle  on turn 2 of heroes: with chance 1/3: Ana dies");
    Forecast.Sample bad =
        forecast.samples().stream()
            .filter(it -> it.kind() == SampleKind.ONE_IN_TWENTY)
            .findFirst()
            .orElseThrow();
    assertEquals(List.of("Ana"), bad.tip().orElseThrow().fell());
  }
}
