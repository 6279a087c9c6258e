package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.combat.Fate;

/** What each step does to those it is about. Nobody in these fights does anything himself. */
class StepsTest {
  private static final String BEINGS =
      """
      fact Alarm / Alarme
      fact Debt 3
      tactics Idle { otherwise: wait }
      tactics Loud { otherwise: shout "ha" }
      character Ana { skills Physique 2, Dodge 4, Shield 1  style Idle }
      armour Hide { protection 2  layer 1 }
      character Bento { skills Physique 1, Dodge 1, Shield 3  wears Hide  style Idle }
      creature Rat { skills Physique 3  style Idle }
      table Luck 1d6 {
        1: Ana becomes prone
        2 once: Bento becomes prone
        3-4 { roll Luck }
        5 or more: nothing
      }
      """;

  private static Told told(String elements, int... rolls) {
    return Told.of(
        BEINGS
            + """
            encounter Yard {
              place Gate at 9 m from Ana
              heroes: Ana, Bento
              opponents: Rat named Rex, Rat named Max
              side Folk neutral: Rat named Old
              initiative Ana
              ends after 3 turns with draw
              %s
            }
            """
                .formatted(elements),
        rolls);
  }

  private static Told once(String step, int... rolls) {
    return told("on turn 2 { " + step + " }", rolls);
  }

  @Test
  @DisplayName("LAY-07, LAY-10: damage by the script goes through the layers")
  void damage() {
    assertEquals(6, once("Ana takes 4 direct").combatant("Ana").life()); // 6 + 2 x 2 = 10
    Told fire = once("Ana takes 1d6 fire", 5);
    assertEquals(5, fire.combatant("Ana").vigor()); // no Protection: all of it to Vigor
    assertEquals(DamageKind.FIRE, fire.all(Event.Harmed.class).get(0).kind());
  }

  @Test
  void damageIsRolledForEachAnew() {
    Told told = once("heroes take 1d6 direct", 2, 5);
    assertEquals(8, told.combatant("Ana").life());
    assertEquals(3, told.combatant("Bento").life()); // 6 + 2 x 1 = 8
  }

  @Test
  void anyIsOneOfThemByARoll() {
    assertEquals(7, once("any hero takes 3 direct", 1).combatant("Ana").life());
    assertEquals(5, once("any hero takes 3 direct", 2).combatant("Bento").life());
  }

  @Test
  void aRankIsTheOneItMeans() {
    Told told = once("heroes weakest take 1 direct");
    assertEquals(7, told.combatant("Bento").life());
    assertEquals(10, told.combatant("Ana").life());
  }

  @Test
  @DisplayName("WND-01, WND-07: a wound outright, of a class that stays")
  void wounds() {
    assertEquals(7, once("Ana takes wound 3 cutting").combatant("Ana").life());
    Told always = once("Ana takes wound 6 cutting always light");
    assertEquals(
        org.rpg.encounter.rules.body.WoundClass.LIGHT,
        always.all(Event.Wounded.class).get(0).woundClass());
  }

  @Test
  @DisplayName("CON-00, TRN-04: a condition for so many turns, or until it is over")
  void conditions() {
    assertTrue(once("Ana becomes prone").combatant("Ana").has(Condition.PRONE));
    Told over = told("on turn 1 { Ana becomes shaken }  on turn 2 { Ana is no longer shaken }");
    assertFalse(over.combatant("Ana").has(Condition.SHAKEN));
    assertEquals(1, over.all(Event.ConditionLost.class).size());
    Told timed = told("on turn 2 { Ana becomes slow 1 turn  Bento becomes slow 2 turns }");
    assertFalse(timed.combatant("Ana").has(Condition.SLOW)); // her turn 3 is over
    assertTrue(timed.combatant("Bento").has(Condition.SLOW));
  }

  @ParameterizedTest
  @CsvSource({
    "Rex flees, FLED",
    "Rex leaves by Gate, FLED",
    "Rex yields, YIELDED",
    "Rex dies, DEAD",
    "Rex becomes dead, DEAD",
    "Rex becomes captured, CAPTURED"
  })
  void fates(String step, Fate fate) {
    assertEquals(fate, once(step).combatant("Rex").fate());
  }

  @Test
  void aCompanionGoesAlong() {
    Told told = once("Ana leaves by Gate with weakest ally");
    assertEquals(Fate.FLED, told.combatant("Ana").fate());
    assertEquals(Fate.FLED, told.combatant("Bento").fate());
  }

  @Test
  void valuesAreGainedAndLost() {
    assertEquals(7, once("Ana loses 3 vigor").combatant("Ana").vigor());
    assertEquals(
        8,
        told("on turn 1: Ana loses 3 vigor  on turn 2: Ana gains 1 vigor")
            .combatant("Ana")
            .vigor());
    Event.ValueChanged lost = once("Bento loses 1 protection").all(Event.ValueChanged.class).get(0);
    assertEquals("protection 2 1", lost.value() + " " + lost.from() + " " + lost.to());
    assertEquals(8, once("Ana loses 2 life").combatant("Ana").life());
    assertEquals(2, once("Ana gains 2 destiny").combatant("Ana").destiny());
    assertEquals(
        1,
        told("on turn 1: Ana gains 2 doom  on turn 2: Ana loses 1 doom").combatant("Ana").doom());
  }

  @Test
  void tacticsChange() {
    Told told = told("on turn 1 of opponents: Rex follows Loud  initiative Rex");
    assertTrue(told.did("Rex", org.rpg.encounter.rules.combat.ActionKind.SHOUT));
  }

  @Test
  void sidesChange() {
    Told told = told("on turn 2: Rex, Old join heroes\n ends when number of heroes = 4 -> Four");
    assertEquals("Four", told.play().endingName());
    assertEquals(0, told.combatant("Rex").side());
    Told end = told("on turn 2: opponents join heroes");
    assertEquals("victory of heroes", end.play().endingName());
    Play play = end.play();
    play.run(1, 0);
    assertEquals("victory of heroes", play.endingName()); // everything is as before in the next run
  }

  @Test
  void factsHoldOrCount() {
    assertEquals(
        "Yes", told("on turn 2: Alarm becomes true\n ends when Alarm -> Yes").play().endingName());
    assertEquals(
        "Yes", told("on turn 2: Debt becomes 5\n ends when Debt = 5 -> Yes").play().endingName());
    assertEquals(
        "draw",
        told("on turn 2: Alarm becomes false\n ends when Alarm -> Yes").play().endingName());
    Told told = told("expect Debt = 3 in 90%\n expect Alarm < 10%\n on turn 1: Alarm becomes true");
    assertEquals(List.of(true, true), EndingsTest.claims(told));
  }

  @Test
  void thingsHaveStrengthAndBreak() {
    String rope = "object Rope strength 3 at Gate\n ";
    assertEquals(
        "Torn",
        told(
                rope
                    + "on turn 1: Rope takes 2\n on turn 2: Rope takes 1d6\n"
                    + "ends when Rope breaks -> Torn",
                1)
            .play()
            .endingName());
    assertEquals(
        "Torn",
        told(rope + "on turn 2: Rope breaks\n ends when strength of Rope = 0 -> Torn")
            .play()
            .endingName());
  }

  @Test
  void aThingGainsAndLosesStrength() {
    String wall = "object Wall strength 3 at Gate\n on turn 1: Wall gains 2 strength\n ";
    assertEquals(
        "Sound",
        told(wall + "on turn 2: Wall loses 1 strength\n ends when strength of Wall = 4 -> Sound")
            .play()
            .endingName()); // 3 + 2 - 1
    assertEquals(
        "Torn",
        told(wall + "on turn 2: Wall loses 5 strength\n ends when Wall breaks -> Torn")
            .play()
            .endingName());
  }

  @Test
  @DisplayName("BASE-01, BASE-02: a test by each, against 8")
  void aTestByEach() {
    Told told =
        once(
            "test Dodge by each hero against 8 { success: tester becomes exposed"
                + "  failure: tester becomes prone }",
            5,
            5); // 5 + 4 = 9; 5 + 1 = 6
    assertTrue(told.combatant("Ana").has(Condition.EXPOSED));
    assertTrue(told.combatant("Bento").has(Condition.PRONE));
    assertFalse(told.combatant("Ana").has(Condition.PRONE));
  }

  @Test
  void eachUsesTheBestOfSeveralSkills() {
    Told told = once("test Dodge or Shield by heroes against 8 { failure: tester dies }", 5, 5);
    assertEquals(
        List.of("Dodge", "Shield"),
        told.all(Event.Tested.class).stream().map(Event.Tested::skill).toList());
    assertEquals(Fate.IN_COMBAT, told.combatant("Bento").fate()); // 5 + 3 = 8
  }

  @Test
  void theBestOrTheWorstOfAGroup() {
    assertEquals(
        0, once("test Shield by worst hero against 5 { }", 6).all(Event.Tested.class).get(0).who());
    assertEquals(
        1, once("test Shield by best hero against 5 { }", 6).all(Event.Tested.class).get(0).who());
  }

  @Test
  @DisplayName("BASE-05: whoever helps gives one positive chance")
  void helpIsAChance() {
    Told told = once("test Dodge by Ana helped by Bento against 12 { failure: Ana dies }", 3, 9);
    assertEquals(Fate.IN_COMBAT, told.combatant("Ana").fate()); // the better die: 9 + 4 = 13
  }

  @Test
  void togetherHalfOfThemMustSucceed() {
    String test =
        "test Dodge by heroes together against 8 { success: Rex dies  failure: Max dies }";
    assertEquals(Fate.DEAD, once(test, 5, 5).combatant("Rex").fate()); // Ana does, Bento does not
    assertEquals(Fate.DEAD, once(test, 2, 5).combatant("Max").fate());
  }

  @Test
  @DisplayName(
      "STA-06: whoever is unconscious tests nothing: alone he fails, others do without him")
  void theUnconsciousTestNothing() {
    String out = "Bento becomes unconscious  ";
    assertEquals(
        0,
        once(out + "test Shield by best hero against 5 { }", 6)
            .all(Event.Tested.class)
            .get(0)
            .who());
    Told each = once(out + "test Dodge by each hero against 8 { failure: tester dies }", 5);
    assertEquals(Fate.IN_COMBAT, each.combatant("Bento").fate());
    Told alone = once(out + "test Dodge by Bento against 2 { failure: tester dies }");
    assertEquals(Fate.DEAD, alone.combatant("Bento").fate());
    Told helped = once(out + "test Dodge by Ana helped by Bento against 12 { }", 8);
    assertEquals(1, helped.all(Event.Tested.class).size(), "one die, no help");
  }

  @ParameterizedTest
  @CsvSource({"12, Crit", "9, High", "6, Low", "3, Fail", "1, Fumble"})
  @DisplayName("BASE-06 to BASE-08: levels and criticals lead to what fits best")
  void results(int die, String end) {
    // 4 + die against 9: level is the margin and one more, so 9 gives 5
    Told told =
        once(
            "test Dodge by Ana against 9 { critical success: ends -> Crit  success 4: ends -> High"
                + "  success: ends -> Low  failure: ends -> Fail"
                + "  critical failure: ends -> Fumble }",
            die);
    assertEquals(end, told.play().endingName());
  }

  @Test
  void aDifficultyMayBeReckoned() {
    Told told = once("test Dodge by Ana against 7 + skill value of Bento in Shield { }", 6);
    assertEquals(10, told.all(Event.Tested.class).get(0).test().difficulty());
  }

  @Test
  void tablesAreRolledOnRowsMayComeOnceAndRollAgain() {
    assertTrue(once("roll Luck", 1).combatant("Ana").has(Condition.PRONE));
    assertTrue(once("roll Luck", 4, 2).combatant("Bento").has(Condition.PRONE));
    Told twice = once("roll Luck  Bento is no longer prone  roll Luck".replace("  ", "\n"), 2, 2);
    assertFalse(twice.combatant("Bento").has(Condition.PRONE));
    assertFalse(once("roll Luck", 6).combatant("Ana").has(Condition.PRONE));
  }

  @Test
  void aWayIsChosenByItsShare() {
    String choice = "choose { \"Pay\" 40%: ends -> Paid  \"Fight\" 60%: ends -> Fought }";
    assertEquals("Paid", once(choice, 400).play().endingName());
    assertEquals("Fought", once(choice, 401).play().endingName());
  }

  @Test
  void aStepIsRepeated() {
    String clock = "clock Bell 0\n on turn 2 { %s }\n ends when Bell = 3 -> Three";
    assertEquals(
        "Three", told(clock.formatted("repeat 3 times: Bell rises 1")).play().endingName());
    assertEquals(
        "Three", told(clock.formatted("repeat until Bell >= 3: Bell rises 1")).play().endingName());
  }

  @Test
  void anEventMayBeginLater() {
    Told told =
        told("clock Bell 0\n on turn 2: every turn: Bell rises 1\n after 2 turns: read \"x\"");
    assertEquals(1, told.all(Event.NumberChanged.class).size()); // on turn 3 only
  }

  @Test
  @DisplayName("SIT-09, SIT-15, POI-02: falls, fire and poison by the script")
  void hazards() {
    assertNotEquals(List.of(), once("Ana falls 6 m", 2).all(Event.Fell.class));
    Told burnt =
        Told.of(
            BEINGS
                + "heat Torch severity 1 growth 1\n"
                + "encounter Yard { heroes: Ana  opponents: Rat  initiative Ana\n"
                + "on turn 1 of opponents: Ana takes Torch 2 turns\n ends after 2 turns with draw }");
    assertEquals(1, burnt.all(Event.CaughtFire.class).size());
  }

  @Test
  void bothLanguagesSayTheSame() {
    Told told =
        Told.of(
            """
            fato Alarme
            tática Parada { senão: aguardar }
            personagem Ana { perícias Físico 2, Esquiva 4  estilo Parada }
            criatura Rato { estilo Parada }
            encontro Pátio {
              relógio Sino 1
              heróis: Ana
              oponentes: Rato chamado Rex, Rato chamado Max
              iniciativa Ana
              no turno 2: Rex fica caído
              quando algum oponente está caído {
                leia "Ele caiu."
                ele deixa de estar caído
                Sino sobe 2
                Alarme fica verdadeiro
              }
              sempre que Sino = 3: teste de Esquiva por Ana contra 8 { falha: Ana foge  sucesso: Sino desce 3 }
              termina quando Sino = 0 e Alarme -> Fim
            }
            """,
            4);
    assertEquals("Fim", told.play().endingName());
    assertFalse(told.combatant("Rex").has(Condition.PRONE));
  }
}
