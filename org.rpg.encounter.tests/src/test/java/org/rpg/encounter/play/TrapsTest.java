package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Event.TrapMet.What;
import org.rpg.encounter.rules.body.Condition;

/** K28: traps at places; the rulebook knows none. */
class TrapsTest {
  private static final String BEINGS =
      """
      item Wire trap { test Perception or Agility against 9  effect: target becomes prone }
      item Plate trap { effect: target takes 4 direct }
      ruleset Again { Traps = Always  Trap Victims = Everyone }
      tactics Idle { otherwise: wait }
      tactics Runner { otherwise: approach nearest enemy }
      tactics Tinker {
        if distance to Hall <= 1.5 m: overcome obstacle with Agility against 7
        otherwise: approach nearest enemy
      }
      character Ana { skills Perception 0, Agility 2  style Runner }
      character Bea { skills Perception 0, Agility 2  style Tinker }
      creature Foe { skills Physique 2  style Idle }
      creature Rusher like Foe { style Runner }
      """;

  private static Told told(String hero, String foe, String trap, String more, int... rolls) {
    return Told.of(
        BEINGS
            + """
            encounter Yard {
              map {
            ########
            A..H...F
            ########
              }
              legend { # = Wall  A = %1$s  H = place Hall with %3$s  F = %2$s }
              heroes: %1$s
              opponents: %2$s
              %4$s
              ends after 1 turn with draw
            }
            """
                .formatted(hero, foe, trap, more),
        rolls);
  }

  private static List<What> met(Told told) {
    return told.all(Event.TrapMet.class).stream().map(Event.TrapMet::what).toList();
  }

  @Test
  @DisplayName(
      "BASE-02 whoever steps onto it tests with the better skill, and is caught if he fails")
  void whoeverStepsOntoItIsCaughtUnlessHeNoticesIt() {
    // Agility 2: 6 + 2 against 9 fails.
    Told caught = told("Ana", "Foe", "Wire", "initiative Ana", 6);
    assertEquals(List.of(What.SPRUNG), met(caught));
    assertTrue(caught.combatant("Ana").has(Condition.PRONE));
    Told wary = told("Ana", "Foe", "Wire", "initiative Ana", 7);
    assertEquals(List.of(What.AVOIDED), met(wary));
    assertFalse(wary.combatant("Ana").has(Condition.PRONE));
  }

  @Test
  void withoutATestItCatchesWhoeverComes() {
    Told told = told("Ana", "Foe", "Plate", "initiative Ana");
    assertEquals(List.of(What.SPRUNG), met(told));
    assertEquals(4, told.combatant("Ana").body().lostLife());
  }

  @Test
  void thoseWhoLaidItKnowWhereItIs() {
    String first = "initiative Rusher";
    assertEquals(List.of(), met(told("Ana", "Rusher", "Plate", first)));
    assertEquals(
        List.of(What.SPRUNG), met(told("Ana", "Rusher", "Plate", "rules Again  " + first)));
  }

  @Test
  void itSpringsOnceOrAlways() {
    String scene =
        BEINGS
            + """
            character Cai { skills Perception 0  style Runner }
            encounter Road {
              %s
              place Hall at 4.5 m from Ana with Plate
              heroes: Ana, Cai
              opponents: Foe at 15 m from Ana
              initiative Ana
              ends after 3 turns with draw
            }
            """; // Ana runs on turn 1, Cai beside her on turn 3
    assertEquals(1, met(Told.of(scene.formatted(""))).size());
    assertEquals(2, met(Told.of(scene.formatted("rules Again"))).size());
  }

  @Test
  @DisplayName("ACT-02 overcoming an obstacle next to it disarms it")
  void itCanBeDisarmed() {
    // From the next square: 5 + 2 reaches 7; the die is odd.
    String near = "Bea starts at 1.5 m from Hall  initiative Bea";
    Told told = told("Bea", "Foe", "Plate", near, 5);
    assertEquals(List.of(What.DISARMED), met(told));
  }

  @Test
  void aPlaceWithoutATrapCatchesNobody() {
    Told told = told("Ana", "Foe", "Wall", "rules Again  initiative Ana");
    assertEquals(List.of(), met(told));
  }

  @Test
  void theSameInPortuguese() {
    Told told =
        Told.of(
            """
            item Fio armadilha { teste de Percepção contra 9  efeito: alvo fica caído }
            tática Parada { senão: aguardar }
            tática Corre { senão: aproximar-se do inimigo mais próximo }
            personagem Ana { perícias Percepção 0  estilo Corre }
            criatura Vulto { perícias Físico 2  estilo Parada }
            encontro Pátio {
              lugar Vão a 4,5 m de Ana com Fio
              heróis: Ana
              oponentes: Vulto a 12 m de Ana
              iniciativa Ana
              termina depois de 1 turno com empate
            }
            """,
            8);
    assertEquals(List.of(What.SPRUNG), met(told));
  }
}
