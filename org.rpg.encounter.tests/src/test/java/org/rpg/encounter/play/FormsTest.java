package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/** Somebody turns into another being: its next phase. */
class FormsTest {
  private static final String BEINGS =
      """
      tactics Idle { otherwise: wait }
      tactics Rage { otherwise: attack nearest enemy with Axe }
      armour Hide { protection 3  layer 1 }
      weapon Axe { size medium  damage 1d8 cutting  melee 1.5 m }
      weapon Knife { size small  damage 1d4 piercing  melee 1.5 m }
      item Howl spell { effect: user gains 1 destiny }
      item Herb
      character Ana { skills Physique 2  style Idle }
      creature Chief { skills Physique 2, Fight[Axe] 1  wears Hide  wields Axe  carries 2 Herbs  style Idle }
      creature Raging Chief like Chief {
        skills Physique 4, Fight[Axe] 5  speed 15 m  wields Axe  carries 2 Herbs, Knife  knows Howl  style Rage
      }
      creature Wisp { simple body  vitality 8  speed 3 m  style Idle }
      """;

  private static Told told(String elements, int... rolls) {
    return Told.of(
        BEINGS
            + """
            encounter Yard {
              heroes: Ana
              opponents: Chief at 1.5 m from Ana
              initiative Ana
              %s
              ends after 2 turns with draw
            }
            """
                .formatted(elements),
        rolls);
  }

  private static int carried(Told told, String thing) {
    for (int i = 0; i < told.play().view().items(); i++) {
      if (told.play().view().item(i).name().equals(thing)) {
        return told.play().view().carried(told.index("Chief"), i);
      }
    }
    return 0;
  }

  @Test
  void theOtherOnesSheetIsHisFromNowOn() {
    Told told = told("on turn 1: Chief becomes Raging Chief", 1);
    Combatant chief = told.combatant("Chief");
    assertEquals("Chief", chief.name());
    assertEquals(10, chief.speed());
    assertEquals(4, chief.skill("Physique"));
    assertEquals("Raging Chief", told.all(Event.FormChanged.class).get(0).form());
    assertEquals(2, carried(told, "Herb"), "what he carries he keeps");
    assertEquals(1, carried(told, "Howl"));
  }

  @Test
  @DisplayName("LAY-07: wounds stay, and what each layer has lost stays lost")
  void whatHeHasSufferedHeKeeps() {
    // Chief: 6 + 2 x 2 = 10 Life, Protection 3; raging: 6 + 2 x 4 = 14.
    Told told =
        told(
            """
            Chief starts prone
            on turn 1 {
              Chief takes 5 cutting
              Chief takes wound 4 cutting
              Chief becomes Raging Chief
              Chief takes 1 cutting
            }
            """,
            1);
    Combatant chief = told.combatant("Chief");
    assertEquals(14 - 4, chief.life());
    // 3 of 5 went to Protection, 2 to Vigor: 8; the wound leaves 6 Life and 6 Vigor, 4 lost.
    // The last blow finds no Protection left.
    assertEquals(14 - 4 - 1, chief.vigor());
    assertEquals(3, chief.body().maxProtection());
    assertTrue(chief.has(Condition.PRONE));
    assertEquals(1, chief.body().wounds());
  }

  @Test
  void heActsAsTheOtherOneDoes() {
    // Turn 2 is his: he hits with the axe at Fight 5 against 7 + 0, 3 + 5 = 8, and 3 damage + 4.
    Told told = told("on turn 1: Chief becomes Raging Chief", 3, 3);
    assertEquals(List.of("attack Ana"), told.deeds("Chief"));
    assertEquals(5, told.all(Event.Attacked.class).get(0).skill());
    assertEquals(List.of(), told("").deeds("Chief"));
  }

  @Test
  void weaponsOfTheOtherAreHisAndHisOwnAreNot() {
    Told told = told("on turn 1: Chief becomes Wisp");
    Combatant chief = told.combatant("Chief");
    for (int i = 0; i < chief.weapons(); i++) {
      assertTrue(chief.weapon(i).natural() || !chief.owns(i), chief.weapon(i).name());
    }
    assertEquals(8, chief.life());
    assertEquals(0, chief.vigor());
  }

  @Test
  void heMayTurnBack() {
    Told told = told("on turn 1 { Chief becomes Raging Chief  Chief becomes Chief }");
    assertEquals(2, told.combatant("Chief").skill("Physique"));
    assertEquals(10, told.combatant("Chief").life());
    assertEquals(2, told.all(Event.FormChanged.class).size());
  }

  @Test
  @DisplayName("LAY-12: wounds that the new body cannot bear kill")
  void aBodyThatCannotBearTheWoundsDies() {
    Told told = told("on turn 1 { Chief takes 9 direct  Chief becomes Wisp }");
    assertEquals(Fate.DEAD, told.combatant("Chief").fate());
  }

  @Test
  @DisplayName("BASE-05: tests of the scene are made with the skills he has now")
  void testsAreMadeWithTheSkillsHeHas() {
    String test = "test Physique by Chief against 7 { success: Chief becomes slow }  ";
    Told told = told("on turn 1 { " + test + " Chief becomes Raging Chief " + test + " }", 3, 3, 1);
    List<Event.Tested> tests = told.all(Event.Tested.class);
    assertEquals(2, tests.get(0).value());
    assertEquals(4, tests.get(1).value());
    assertTrue(told.combatant("Chief").has(Condition.SLOW)); // 3 + 4 = 7
  }

  @Test
  void inItsOwnBodyItIsItself() {
    Told told =
        Told.of(
            BEINGS.replace(
                    "creature Wisp",
                    "creature Cub like Chief { when Cub is unprotected: Cub becomes Raging Chief }\n"
                        + "creature Wisp")
                + """
                encounter Yard {
                  heroes: Ana
                  opponents: 2 Cubs at 30 m from Ana
                  initiative Ana
                  on turn 1: opponents weakest take 3 cutting
                  ends after 1 turn with draw
                }
                """);
    assertEquals(1, told.all(Event.FormChanged.class).size());
    assertEquals(4, told.combatant("Cub 1").skill("Physique"));
    assertEquals(2, told.combatant("Cub 2").skill("Physique"));
  }

  private static Told phases(String form, String elements, int... rolls) {
    return Told.of(
        BEINGS.replace("style Rage", form + "  style Idle")
            + """
            encounter Yard {
              clock Count 0
              heroes: Ana
              opponents: Chief at 30 m from Ana
              initiative Ana
              %s
              ends after 3 turns with draw
            }
            """
                .formatted(elements),
        rolls);
  }

  @Test
  @DisplayName("K20 events in the body of what one becomes are his from then on")
  void whatHeBecomesBringsItsOwnEvents() {
    String form =
        "when Raging Chief is prone: Count rises 1  every turn of Raging Chief: Count rises 10";
    String becomes = "on turn 2: Chief becomes Raging Chief  ends when Count = 11 -> Both";
    assertEquals("Both", phases(form, "Chief starts prone  " + becomes).play().endingName());
    String still = "on turn 1: Chief becomes slow  ends when Count > 0 -> Some";
    assertEquals(
        "", phases(form, "Chief starts prone  " + still).play().endingName().replace("draw", ""));
  }

  @Test
  @DisplayName("K20 what happened before he became it is none of its events")
  void whatCameBeforeIsNotItsOwn() {
    String form =
        "whenever Raging Chief is attacked: Count rises 1  whenever any enemy dies: Count rises 1";
    String events =
        "on turn 1 { Ana takes 1 direct }  on turn 2: Chief becomes Raging Chief  on turn 3: Ana dies"
            + "  ends when Count = 1 -> One";
    assertEquals("One", phases(form, events).play().endingName());
    String before =
        events.replace("on turn 3: Ana dies", "").replace("Ana takes 1 direct", "Ana dies");
    assertFalse(phases(form, before).play().endingName().equals("One"));
  }

  @Test
  @DisplayName("K20 the second phase calls its own, on its own side")
  void whatHeBecomesBringsItsOwnPeople() {
    Told told =
        phases(
            "when Raging Chief is prone: arrive 2 Wisps at 45 m from Ana",
            "Chief starts prone  on turn 2: Chief becomes Raging Chief");
    assertEquals(told.combatant("Chief").side(), told.combatant("Wisp 2").side());
    assertEquals(Fate.IN_COMBAT, told.combatant("Wisp 1").fate());
  }

  @Test
  void theNextRunStartsAsEver() {
    Told told = told("on turn 1: Chief becomes Raging Chief", 1);
    told.play().run(1, 1);
    assertEquals(4, told.combatant("Chief").skill("Physique"));
    assertEquals(1, carried(told, "Howl"));
    assertFalse(told.play().view().combatant(told.index("Ana")).has(Condition.PRONE));
  }
}
