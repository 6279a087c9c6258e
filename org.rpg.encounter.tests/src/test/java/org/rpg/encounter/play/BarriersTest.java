package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Squares;

/** K13: things that bar or hide their place as long as they have any strength. */
class BarriersTest {
  private static final String BEINGS =
      """
      tactics Idle { otherwise: wait }
      tactics Runner { otherwise: approach nearest enemy }
      character Ana { skills Physique 2  style Runner }
      creature Foe { skills Physique 2  style Idle }
      terrain Log { partial cover }
      """;

  private static Told told(String elements, int... rolls) {
    return Told.of(
        BEINGS
            + """
            encounter Yard {
              map {
            ###.###
            A.D..F.
            #######
              }
              legend { # = Wall  A = Ana  D = place Gate  F = Foe }
              heroes: Ana
              opponents: Foe
              initiative Ana
              %s
            }
            """
                .formatted(elements),
        rolls);
  }

  private static int column(Told told, String name) {
    return Squares.column(told.play().view().square(told.index(name)));
  }

  @Test
  void aDoorBarsTheWayUntilItBreaks() {
    String shut = "object Door strength 4 at Gate with Wall  ends after 1 turn with draw";
    assertEquals(1, column(told(shut), "Ana"), "up to the door");
    String broken =
        """
        object Door strength 4 at Gate with Wall
        on turn 1 { Door takes 3  Door sinks 1 }
        ends after 1 turn with draw
        """;
    Told told = told(broken);
    assertEquals(4, column(told, "Ana"), "next to the foe");
    Event.GroundChanged changed = told.all(Event.GroundChanged.class).get(0);
    assertEquals("Gate", changed.name());
    assertEquals("", changed.ground());
  }

  @Test
  void theNextRunFindsTheDoorShut() {
    Told told =
        told(
            "object Door strength 1 at Gate with Wall  on turn 2: Door breaks"
                + "  ends after 2 turns with draw");
    assertEquals(1, column(told, "Ana"));
    assertEquals(1, column(Told.of(told.play().plan()), "Ana"));
  }

  @Test
  void aThingThatAStepBringsBarsFromThenOn() {
    Told told =
        told(
            "before: object Barricade strength 2 at Gate with Wall"
                + "  ends after 1 turn with draw");
    assertEquals(1, column(told, "Ana"));
    assertEquals("Barricade", told.all(Event.GroundChanged.class).get(0).ground());
  }

  @Test
  @DisplayName("TAC-10 a thing may hide and be crossed all the same")
  void aThingMayOnlyHide() {
    Told told = told("object Trunk strength 2 at Gate with Log  ends after 1 turn with draw");
    assertEquals(4, column(told, "Ana"));
    int trunk = Squares.at(2, 1);
    assertEquals(Cover.PARTIAL, told.play().view().field().terrain(trunk).cover());
    assertEquals("Trunk", told.play().view().field().terrain(trunk).name());
  }

  @Test
  void aThingOfWhichNothingIsSaidBarsNobody() {
    Told told = told("object Rope strength 2 at Gate  ends after 1 turn with draw");
    assertEquals(4, column(told, "Ana"));
    assertEquals(List.of(), told.all(Event.GroundChanged.class));
  }

  @Test
  void theSameInPortuguese() {
    Told told =
        Told.of(
            """
            tática Parada { senão: aguardar }
            tática Corre { senão: aproximar-se do inimigo mais próximo }
            personagem Ana { perícias Físico 2  estilo Corre }
            criatura Vulto { perícias Físico 2  estilo Parada }
            encontro Pátio {
              mapa {
            A.D..F.
              }
              legenda { A = Ana  D = lugar Portão  F = Vulto }
              heróis: Ana
              oponentes: Vulto
              iniciativa Ana
              objeto Porta resistência 4 em Portão com Parede
              termina depois de 1 turno com empate
            }
            """);
    assertTrue(column(told, "Ana") < 2);
  }
}
