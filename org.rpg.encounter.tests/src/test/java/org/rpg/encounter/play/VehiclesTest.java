package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Fate;

/** Carts and boats in a fight. */
class VehiclesTest {
  private static final String BEINGS =
      """
      tactics Idle { otherwise: wait }
      tactics Fighter { if enemy within reach: attack nearest enemy  otherwise: wait }
      tactics Wrecker { if Wagon within reach: attack Wagon }
      tactics Driver { otherwise: approach nearest enemy }
      weapon Axe { size medium  damage 1d8 cutting  melee 1.5 m }
      creature Wagon { size large  speed 12 m  vehicle  vitality 5 }
      character Ana { skills Physique 2, Fight[Axe] 4  speed 6 m  wields Axe  style Idle }
      creature Guard { skills Physique 2  style Idle }
      """;

  private static Told told(String elements, int... rolls) {
    return Told.of(BEINGS + "encounter Road {\n" + elements + "\n}\n", rolls);
  }

  @Test
  @DisplayName("STA-07: a cart never receives the initiative, and it strikes at nobody")
  void itNeverActs() {
    Told told =
        told(
            """
            heroes: Ana
            opponents: Wagon at 1.5 m from Ana, Guard at 9 m from Ana
            initiative Ana
            ends after 4 turns with draw
            """);
    assertEquals(List.of("Ana", "Guard", "Ana", "Guard"), told.holders());
    assertEquals(0, told.combatant("Wagon").weapons());
    assertTrue(told.combatant("Wagon").body().isSimple());
  }

  @Test
  void nobodyTakesItForAnEnemy() {
    Told told =
        told(
            """
            heroes: Ana follows Fighter
            opponents: Wagon at 1.5 m from Ana, Guard at 9 m from Ana
            initiative Ana
            ends after 1 turn with draw
            """);
    assertEquals(List.of(), told.deeds("Ana").stream().filter(it -> it.contains("at")).toList());
  }

  @Test
  @DisplayName("BASE-21, LAY-12: it can be struck and smashed")
  void itCanBeSmashed() {
    // 3 + 4 = 7 against 7 + 0; 3 + 2 Physique are all the 5 it has.
    Told told =
        told(
            """
            heroes: Ana follows Wrecker
            opponents: Wagon at 1.5 m from Ana, Guard at 9 m from Ana
            initiative Ana
            ends when Wagon dies -> Smashed
            """,
            3,
            3);
    assertEquals(Fate.DEAD, told.combatant("Wagon").fate());
    assertEquals(0, told.play().view().lost(1), "it is nobody whom the side has lost");
  }

  @Test
  @DisplayName("INT-34: a side of which only a cart is left is beaten")
  void aCartAloneIsBeaten() {
    Told told =
        told(
            """
            heroes: Ana
            opponents: Wagon, Guard
            initiative Ana
            on turn 1: Guard dies
            """);
    assertEquals(0, told.all(Event.CombatEnded.class).get(0).result().winner().getAsInt());
  }

  @Test
  @DisplayName("TAC-13, TAC-16: whoever is on it goes as fast as it does")
  void itIsDriven() {
    Told told =
        told(
            """
            heroes: Ana follows Driver, Wagon
            opponents: Guard at 30 m from Ana
            Ana starts mounted on Wagon
            initiative Ana
            ends after 1 turn with draw
            """);
    assertEquals(List.of("move 8"), told.deeds("Ana"));
    assertEquals(0.0, told.metres("Ana", "Wagon"));
  }

  @Test
  void itLeavesWithWhoeverDrivesIt() {
    Told told =
        told(
            """
            place Gate at 9 m from Ana
            heroes: Ana, Wagon
            opponents: Guard
            Ana starts mounted on Wagon
            initiative Ana
            on turn 2: Ana flees by Gate
            ends when Wagon leaves by Gate with defeat of opponents -> Away
            """);
    assertEquals(Fate.FLED, told.combatant("Wagon").fate());
    assertEquals("Away", told.play().plan().endings().get(0).name());
    assertEquals(2, told.all(Event.Left.class).size());
    Told alone =
        told(
            """
            place Gate at 9 m from Ana
            heroes: Ana
            opponents: Guard, Wagon
            initiative Ana
            on turn 2: Wagon leaves by Gate
            ends when Wagon leaves by Gate -> Away
            """);
    assertEquals(Fate.FLED, alone.combatant("Wagon").fate());
    assertFalse(alone.combatant("Guard").isCounted() == alone.combatant("Wagon").isCounted());
  }
}
