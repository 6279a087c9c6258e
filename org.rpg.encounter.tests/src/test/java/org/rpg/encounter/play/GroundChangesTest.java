package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Event.GroundChanged;
import org.rpg.encounter.rules.field.Squares;

/** Places of a map that become other ground, and ground that spreads. */
class GroundChangesTest {
  private static final String GROUND =
      """
      ruleset House like Standard {
        Effects After Combat = Stop
        %s
      }
      heat Blaze severity 3 growth 2
      terrain Burning { burns as Blaze }
      terrain Abyss { impassable  ledge }
      terrain Wall { impassable  total cover }
      terrain Pool { water 1 m }
      terrain Mud { slippery }
      tactics Idle { otherwise: wait }
      tactics Over { otherwise: approach nearest enemy }
      character Ana { skills Physique 3  style Idle }
      character Runner { skills Physique 3  speed 9 m  style Over }
      creature Rat { skills Physique 3  style Idle }
      """;

  private static Told told(String setting, String encounter, int... rolls) {
    return Told.of(GROUND.formatted(setting) + encounter, rolls);
  }

  /** Ana on the second square of a row, the Rat on the last; P is the place. */
  private static Told row(String row, String elements, int... rolls) {
    return row("", row, elements, rolls);
  }

  private static Told row(String setting, String row, String elements, int... rolls) {
    return told(
        setting,
        """
        encounter Yard {
          rules House
          map {
            %s
          }
          legend { P = place Bridge  A = Ana  r = Rat  f = Burning  b = Blaze  # = Wall  w = Pool }
          heroes: Ana
          opponents: Rat
          initiative Ana
          %s
          ends after 3 turns with draw
        }
        """
            .formatted(row, elements),
        rolls);
  }

  private static List<Integer> columns(GroundChanged event) {
    return event.squares().stream().map(Squares::column).sorted().toList();
  }

  @Test
  @DisplayName("SIT-15, SIT-16: whoever stands there is in contact with the fire at once")
  void fireTakesWhoeverStandsThere() {
    // 12 Life; severity 3 at once, and 2 more as each of her turns begins: only turn 3 is left.
    Told told = row("AP.r", "Ana starts at Bridge\n on turn 1 of heroes: Bridge becomes Burning");
    assertEquals(12 - 3 - 2, told.combatant("Ana").life());
    GroundChanged changed = told.all(GroundChanged.class).get(0);
    assertEquals("Bridge", changed.name());
    assertEquals("Burning", changed.ground());
    assertEquals(List.of(1), columns(changed));
  }

  @Test
  @DisplayName("SIT-16: whoever stands where it no longer burns is out of the fire")
  void fireGoesOut() {
    Told told =
        row(
            "AP.r",
            """
            Ana starts at Bridge
            on turn 1 of heroes { Bridge becomes Burning  Bridge becomes Mud }
            """);
    assertEquals(12 - 3, told.combatant("Ana").life());
    assertFalse(told.combatant("Ana").isBurning());
  }

  @Test
  @DisplayName("SIT-09, INT-42: a bridge that is gone lets fall who stood on it")
  void theBridgeFalls() {
    // The middle is 6 m above the river bed: severity 4; Agility 0 against 7 + 4, a 2 fails.
    Told told =
        told(
            "",
            """
            encounter Gorge {
              rules House
              map {
                ..PPP..r
                .A.....#
              }
              elevation {
                44444444
                44000004
              }
              legend { P = place Bridge  A = Ana  r = Rat  # = Wall }
              heroes: Ana
              opponents: Rat
              Ana starts at Bridge
              initiative Ana
              on turn 1 of heroes: Bridge becomes Abyss
              ends after 1 turn with draw
            }
            """,
            2);
    assertEquals(12 - 4, told.combatant("Ana").life());
    assertEquals(600, told.all(Event.Fell.class).get(0).centimetres());
    assertEquals(0, told.play().view().height(told.index("Ana")));
  }

  @Test
  @DisplayName("INT-42: without a drop one is only moved off ground where nobody can stand")
  void wallsPushAside() {
    Told told = row("AP.r", "Ana starts at Bridge\n on turn 1 of heroes: Bridge becomes Wall");
    assertEquals(12, told.combatant("Ana").life());
    assertEquals(1, told.all(Event.Displaced.class).size());
    assertFalse(told.play().view().field().passable(Squares.at(1, 0)));
  }

  @Test
  @DisplayName("TAC-11: what can be seen changes with the ground, and comes back in the next run")
  void sightAndWaysChange() {
    Told told = row("A.P.r", "on turn 1 of heroes: Bridge becomes Wall");
    assertFalse(told.play().view().field().sees(Squares.at(0, 0), 0, Squares.at(4, 0), 0));
    told.play().run(1, 1);
    assertFalse(told.play().view().field().sees(Squares.at(0, 0), 0, Squares.at(4, 0), 0));
  }

  @Test
  void whoeverWalksGoesRoundWhatHasChanged() {
    String script =
        """
        encounter Yard {
          map {
            RP...r
            ......
          }
          legend { P = place Bridge  R = Runner  r = Rat }
          heroes: Runner
          opponents: Rat
          initiative Runner
          %s
          ends after 1 turn with draw
        }
        """;
    Told straight = told("", script.formatted(""));
    Told around = told("", script.formatted("before: Bridge becomes Burning"));
    assertEquals(List.of("move 4"), straight.deeds("Runner"));
    assertEquals(List.of("move 4"), around.deeds("Runner"));
    assertFalse(around.combatant("Runner").isBurning());
    Told barred =
        told(
            "",
            script
                .replace("......", "######")
                .replace("legend {", "legend { # = Wall ")
                .formatted("before: Bridge becomes Abyss"));
    assertEquals(List.of(), barred.deeds("Runner"));
  }

  @Test
  @DisplayName("SIT-15, ours: fire takes every square next to it where somebody could stand")
  void fireSpreads() {
    Told told = row("A..f.r", "on turn 1 of heroes: Burning spreads");
    assertEquals(List.of(2, 4), columns(told.all(GroundChanged.class).get(0)));
    assertTrue(told.all(GroundChanged.class).get(0).spread());
    Told twice = row("A..f.r", "every turn of heroes: Burning spreads");
    // Turn 1 takes 2 and 4, turn 3 takes 1 and 5, where the Rat burns: 3 at once, 2 as turn 4
    // begins.
    assertEquals(List.of(1, 5), columns(twice.all(GroundChanged.class).get(1)));
    assertEquals(12 - 3 - 2, twice.combatant("Rat").life());
  }

  @Test
  void fireTakesNeitherWaterNorWalls() {
    Told told = row("A#b#w.r", "on turn 1 of heroes: Blaze spreads");
    assertEquals(0, told.all(GroundChanged.class).size());
    Told water = row("A.bw.r", "on turn 1 of heroes: Blaze spreads");
    assertEquals(List.of(1), columns(water.all(GroundChanged.class).get(0)));
  }

  @Test
  void aPlaceSpreadsWithWhatHasComeOfIt() {
    Told told =
        row(
            "A.P..f.r",
            """
            on turn 1 of heroes { Bridge spreads  Bridge becomes Mud  Bridge spreads }
            on turn 2 of heroes: Bridge spreads
            when Bridge spreads: Rat becomes prone
            """);
    List<GroundChanged> all = told.all(GroundChanged.class);
    // Plain floor does not spread; mud does, over fire too.
    assertEquals(3, all.size());
    assertEquals(List.of(1, 3), columns(all.get(1)));
    assertEquals(List.of(0, 4), columns(all.get(2)));
    assertTrue(
        told.combatant("Rat").has(org.rpg.encounter.rules.body.Condition.PRONE),
        "whether it has spread can be asked");
  }

  @Test
  void howFarItSpreadsIsAParameter() {
    String cross =
        """
        encounter Yard {
          rules House
          map {
            A.....r
            ...f...
            .......
          }
          legend { A = Ana  r = Rat  f = Burning }
          heroes: Ana
          opponents: Rat
          initiative Ana
          before: Burning spreads
          ends after 1 turn with draw
        }
        """;
    assertEquals(8, told("", cross).all(GroundChanged.class).get(0).squares().size());
    assertEquals(
        4, told("Spreading = Straight", cross).all(GroundChanged.class).get(0).squares().size());
    // The ring begins on the right and goes on clockwise: the fifth is on the left.
    Told one = told("Spreading = One Square", cross, 5);
    assertEquals(List.of(Squares.at(2, 1)), one.all(GroundChanged.class).get(0).squares());
  }

  @Test
  void theSameInPortuguese() {
    Told told =
        Told.of(
            """
            terreno Brasas { arde como Fogueira }
            tática Parada { senão: aguardar }
            personagem Ana { perícias Físico 3  estilo Parada }
            criatura Rato { perícias Físico 3  estilo Parada }
            encontro Pátio {
              mapa {
                A.P.r
              }
              legenda { P = lugar Palheiro  A = Ana  r = Rato }
              heróis: Ana
              oponentes: Rato
              iniciativa Ana
              no turno 1 dos heróis { Palheiro fica Brasas  Palheiro espalha-se }
              termina depois de 1 turno com empate
            }
            """);
    assertEquals(List.of(1, 3), columns(told.all(GroundChanged.class).get(1)));
  }
}
