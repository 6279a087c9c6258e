package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Event;

/**
 * What game masters prepare for roads, parleys and adventures, each construct with dice that fall
 * as told; in both languages.
 */
class RoadConstructsTest {
  private static final String PEOPLE =
      """
      character Ana { skills Physique 2, Athletics 3, Survival 4, Persuasion 2  perseverance 6 }
      character Bento { skills Physique 1, Athletics 1, Survival 1  perseverance 6 }
      creature Mule { simple body  vitality 6  size large }
      creature Cart { vehicle  simple body  vitality 9 }
      creature Rat { skills Physique 0, Athletics 2 }
      ruleset Hale { Exhaustion = disabled }
      fact Alarm 0
      """;

  private static final String GENTE =
      """
      personagem Ana { perícias Físico 2, Atletismo 3, Sobrevivência 4, Persuasão 2  perseverança 6 }
      personagem Bento { perícias Físico 1, Atletismo 1, Sobrevivência 1  perseverança 6 }
      criatura Mula { corpo simples  vitalidade 6  tamanho grande }
      criatura Carro { veículo  corpo simples  vitalidade 9 }
      criatura Rato { perícias Físico 0, Atletismo 2 }
      regulamento Forte { Exaustão = desligado }
      fato Alarme 0
      """;

  private static Told told(String script, String name, int... rolls) {
    return Told.of(Plans.named(script, name), rolls);
  }

  private static Told journey(String body, int... rolls) {
    return told(PEOPLE + "journey Way {\nrules Hale\n" + body + "\n}", "Way", rolls);
  }

  private static Told jornada(String body, int... rolls) {
    return told(GENTE + "jornada Caminho {\nregras Forte\n" + body + "\n}", "Caminho", rolls);
  }

  private static Told episode(String body, int... rolls) {
    return told(PEOPLE + "episode Talk {\nrules Hale\n" + body + "\n}", "Talk", rolls);
  }

  private static List<String> notes(Told told) {
    return told.all(Event.Narrated.class).stream().map(Event.Narrated::text).toList();
  }

  private static int hours(Told told) {
    return (told.play().view().minutes() - 360) / 60;
  }

  @Test
  @DisplayName("K01 K02 each traveller tests, animals too, carts never; a helper gives one chance")
  void eachTestsAndFailureHasItsPrice() {
    String en =
        """
        travellers Ana, Bento, Mule, Cart
        leg Cliff 2 h {
            test Athletics or Survival by each traveller helped by Ana against 9 {
                success 4: note "easily"
                success: note "well"
                failure { delay 2 h  tester takes wound 2 bludgeoning }
            }
        }
        """;
    // Ana: 8 + 4 = 12 (level 4), nobody helps her. Bento with help: 3 and 8, 8 + 1 = 9. The Mule
    // with
    // help: 2 and 8, 8 + 0 fails.
    Told told = journey(en, 8, 3, 8, 2, 8);
    assertEquals(List.of("easily", "well"), notes(told));
    assertEquals(2 + 2, hours(told));
    assertEquals(3, told.all(Event.Tested.class).size());
    Told dito =
        jornada(
            """
            viajantes Ana, Bento, Mula, Carro
            etapa Escarpa 2 h {
                teste de Atletismo ou Sobrevivência por cada viajante com ajuda de Ana contra 9 {
                    sucesso 4: nota "fácil"
                    sucesso: nota "bem"
                    falha { atraso de 2 h  quem testa sofre ferimento 2 contundente }
                }
            }
            """,
            8,
            3,
            8,
            2,
            8);
    assertEquals(List.of("fácil", "bem"), notes(dito));
    assertEquals(hours(told), hours(dito));
  }

  @ParameterizedTest
  @DisplayName("K01 the best, the worst, all together: half of them are enough")
  @CsvSource({
    "best traveller, 5, , success",
    "worst traveller, 7, , failure",
    "worst traveller, 8, , success",
    "travellers together, 5, 2, success",
    "travellers together, 4, 7, failure"
  })
  void oneForAll(String who, int first, Integer second, String result) {
    String test =
        "travellers Ana, Bento\ntest Survival by "
            + who
            + " against 9 { success: note \"success\" failure: note \"failure\" }";
    Told told = second == null ? journey(test, first) : journey(test, first, second);
    assertEquals(List.of(result), notes(told));
  }

  @Test
  @DisplayName("K01 K23 what the guide has to do fails when there is no guide any more")
  void aTestThatNobodyMakesFails() {
    String test =
        "test Survival by Guide against 9 { success: note \"found\" failure: note \"lost\" }";
    assertEquals(
        List.of("found", "lost"),
        notes(journey("travellers Ana as Guide, Bento\n" + test + "\nAna dies\n" + test, 5)));
  }

  @Test
  @DisplayName("K01 dice in a difficulty are rolled for each test: the other side tests as well")
  void bothSidesRoll() {
    String body =
        "travellers Ana\ntest Athletics by Ana against 1d12 + skill value of Rat in Athletics"
            + " { success: note \"won\" failure: note \"lost\" }";
    // against 6 + 2: 5 + 3 = 8 wins; against 7 + 2 it does not
    assertEquals(List.of("won"), notes(episode(body, 6, 5)));
    assertEquals(List.of("lost"), notes(episode(body, 7, 5)));
  }

  @Test
  @DisplayName("K03 three failures: a clock counts them, and comes before the turn's next event")
  void aClockCountsFailures() {
    String body =
        """
        travellers Ana
        clock Failures 0
        every turn: test Persuasion by Ana against 9 { failure: Failures rises 1 }
        every turn: Alarm rises 1
        when Failures = 3: ends -> Brawl
        ends after 9 turns -> Peace
        """;
    // 6 + 2 fails, 7 + 2 succeeds: the third failure comes in turn 4, after three turns' alarm
    Told told = episode(body, 6, 7, 6, 6);
    assertEquals("Brawl", told.play().endingName());
    assertEquals(4, told.play().view().turn());
    assertEquals(
        3,
        told.all(Event.NumberChanged.class).stream()
            .filter(it -> it.name().equals("Alarm"))
            .count());
  }

  @Test
  @DisplayName("K17 a pursuit: the gap grows and shrinks, until somebody is away or caught")
  void aPursuit() {
    String body =
        """
        viajantes Ana, Bento
        relógio Vantagem 2
        a cada turno: teste de Atletismo por pior viajante contra 9 {
            sucesso: Vantagem sobe 1
            falha: Vantagem desce 1
        }
        termina quando Vantagem = 0 -> Alcançados
        termina quando Vantagem >= 4 -> Longe
        termina depois de 8 turnos -> Noite
        """;
    String chase = "episódio Caça {\nregras Forte\n" + body + "\n}";
    assertEquals("Alcançados", told(GENTE + chase, "Caça", 7, 7).play().endingName());
    assertEquals("Longe", told(GENTE + chase, "Caça", 8, 7, 8, 8).play().endingName());
  }

  @Test
  @DisplayName("K21 rows once, a row that is used up is nothing, tables within tables, 2 or less")
  void tables() {
    String tables =
        """
        table Forest 2d6 {
            4 or less once: note "lair"
            5-11: nothing
            12 or more: roll Finds
        }
        table Finds 1d6 { 1-3: note "berries"  4-6: note "bones" }
        """;
    Told told =
        told(
            PEOPLE
                + tables
                + "journey Way { rules Hale  travellers Ana  repeat 4 times: roll Forest }",
            "Way",
            1,
            3,
            2,
            2,
            6,
            6,
            4,
            3,
            4);
    assertEquals(List.of("lair", "bones"), notes(told));
  }

  @Test
  @DisplayName("K09 K33 dice for hours and for how often; until something holds")
  void diceAndRepeats() {
    // 1d6 shows 4: four hours; 1d3 shows 2; then until Alarm is 5
    Told told =
        journey(
            """
            travellers Ana
            delay 1d6 h
            repeat 1d3 times: Alarm rises 1
            repeat until Alarm >= 5 { Alarm rises 1  delay 1 h }
            """,
            4,
            2);
    assertEquals(4 + 3, hours(told));
    Told dias = jornada("viajantes Ana\nrepete 2 dias: etapa Vale 3 h");
    assertEquals(48, hours(dias));
  }

  @Test
  @DisplayName("K22 lost, foraging, thirst are chances, tests and stores")
  void lostHungryAndThirsty() {
    Told told =
        journey(
            """
            travellers Ana
            supplies 4 meals, 3 water
            with chance 2/6: delay 3 h
            test Survival by Ana against 9 { success: travellers gain 1d3 meals }
            travellers spend 3 water
            then if water = 0: Ana takes 2 fatigue
            """,
            2,
            5,
            3);
    assertEquals(3, hours(told));
    assertEquals(4 + 3, told.play().view().meals());
    assertEquals(10 - 2, told.combatant("Ana").vigor());
  }

  @Test
  @DisplayName("K24 animals and carts go along: a cart eats and tires not, an animal eats not")
  void animalsAndCarts() {
    Told told =
        told(
            PEOPLE + "journey Way {\ntravellers Ana, Mule, Cart\nsupplies 9 meals\nleg On 13 h\n}",
            "Way",
            1);
    assertEquals(8, told.play().view().meals());
  }

  @Test
  @DisplayName("K25 K26 a fact with a number opens an edge; a deadline comes before all edges")
  void deadlinesAndFacts() {
    String tale =
        """
        journey Up { leg Hill 10 h  Alarm rises 1 }
        adventure Tale {
            rules Hale
            travellers Ana
            starts at Up
            Up if Alarm >= %d -> Good otherwise -> Up
            after 3 days -> Late
            ending Good
            ending Late
        }
        """;
    assertEquals("Good", told(PEOPLE + tale.formatted(2), "Tale").play().endingName());
    Told late = told(PEOPLE + tale.formatted(9), "Tale");
    assertEquals("Late", late.play().endingName());
    assertEquals(3 * 1440, late.all(Event.DeadlinePassed.class).get(0).minutes());
  }

  @Test
  @DisplayName("K34 the players' choice by its shares")
  void choices() {
    String body =
        "travellers Ana\nchoose { \"Pay\" 40%: ends -> Paid  \"Fight\" 60%: ends -> Fought }";
    assertEquals("Paid", episode(body, 400).play().endingName());
    assertEquals("Fought", episode(body, 401).play().endingName());
  }

  @Test
  @DisplayName("K30 K35 prose and rewards are told and change nothing")
  void proseIsTold() {
    Told told = journey("travellers Ana\nread \"Fog.\"\nleg On 1 h\nnote \"Each gains 1 xp.\"");
    assertEquals(List.of("Fog.", "Each gains 1 xp."), notes(told));
  }

  @Test
  @DisplayName("REST-04 a night that is broken in two is told to be no long rest")
  void aBrokenNightIsTold() {
    Told told = journey("travellers Ana\nlong rest 8 h { every 4 h at most 1 times: Ana wakes }");
    assertEquals(
        List.of(240),
        told.all(Event.RestSpoilt.class).stream().map(Event.RestSpoilt::longest).toList());
    assertTrue(told.all(Event.Rested.class).isEmpty());
  }

  @Test
  @DisplayName("K33 they wait until somebody comes")
  void theyWaitForSomebody() {
    Told told =
        journey(
            "travellers Ana\nafter 2 days: arrive Rat\nrepeat 9 days until arrival of Rat: leg On 2 h");
    assertEquals(48, hours(told));
  }

  @Test
  @DisplayName("K09 supplies are rolled at the start of each run; for each, one by one")
  void suppliesAreRolled() {
    Told told =
        journey(
            "travellers Ana, Bento\nsupplies 1d6 meals for each hero, 2d4+1 water, 3 water",
            2,
            5,
            1,
            4);
    assertEquals(2 + 5, told.play().view().meals());
    assertEquals(1 + 4 + 1 + 3, told.play().view().water());
  }
}
