package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.field.Squares;

/** Where everyone starts on a map: a cell is a grapheme, a row need not be as long as the next. */
class MapsTest {
  private static final String SIDES = "\n heroes: Ana\n opponents: Stone named Rex";

  private static void assertAt(int column, int row, CombatView view, String name) {
    int square = view.square(PlacesTest.index(view, name));
    assertEquals(column + "," + row, Squares.column(square) + "," + Squares.row(square), name);
  }

  @Test
  void everyoneStandsWhereTheMapShowsHim() {
    CombatView view =
        PlacesTest.placed(
            """
            map {
              .A...
              ..g.g
              .r...
            }
            legend { A = Ana  g = Stone  r = Rex }
            heroes: Ana
            opponents: 2 Stones, Stone named Rex
            """);
    assertAt(1, 0, view, "Ana");
    assertAt(2, 1, view, "Stone 1");
    assertAt(4, 1, view, "Stone 2");
    assertAt(1, 2, view, "Rex");
  }

  @Test
  void aCellIsWhatAReaderTakesForOneSign() {
    // A flag, a family and a letter with a loose accent are one cell each.
    CombatView view =
        PlacesTest.placed(
            """
            map {
              🇧🇷👨‍👩‍👧e\u0301.A
              ..🐉..
            }
            legend { A = Ana  🐉 = Rex  🇧🇷 = place Flag }
            """
                + SIDES);
    assertAt(4, 0, view, "Ana");
    assertAt(2, 1, view, "Rex");
  }

  @Test
  void wallsAndWhatIsBeyondARaggedRowAreNoGround() {
    CombatView view =
        PlacesTest.placed(
            """
            map {
              A.#r
              .~
              ....
            }
            legend { A = Ana  r = Rex  # = Cliff  ~ = Crag }
            """
                + SIDES);
    assertFalse(view.field().passable(Squares.at(2, 0)));
    assertFalse(view.field().passable(Squares.at(1, 1)), "what is like a cliff is as impassable");
    assertFalse(view.field().passable(Squares.at(2, 1)), "the row ends before");
    assertTrue(view.field().passable(Squares.at(1, 0)));
    assertTrue(view.field().passable(Squares.at(3, 2)));
    assertFalse(view.field().passable(Squares.at(0, 3)));
  }

  @Test
  @DisplayName("TAC-22: a digit of the elevation is one step of 1.5 m")
  void digitsAreStepsOfASquare() {
    CombatView view =
        PlacesTest.placed(
            """
            map {
              A..
              ..r
            }
            elevation {
              024
              6
            }
            legend { A = Ana  r = Rex }
            """
                + SIDES);
    assertEquals(0, view.field().height(Squares.at(0, 0)));
    assertEquals(300, view.field().height(Squares.at(1, 0)));
    assertEquals(600, view.field().height(Squares.at(2, 0)));
    assertEquals(900, view.field().height(Squares.at(0, 1)));
    assertEquals(0, view.field().height(Squares.at(2, 1)), "what is not said is flat");
  }

  @Test
  void aPlaceOfTheLegendIsAPlace() {
    CombatView view =
        PlacesTest.placed(
            """
            map {
              A....E
              .....E
              ......
            }
            legend { A = Ana  E = place Gate }
            heroes: Ana
            opponents: 3 Stones at Gate, Stone named Rex
            Rex starts at 3 m from Ana
            """);
    assertAt(5, 0, view, "Stone 1");
    assertAt(5, 1, view, "Stone 2");
    assertEquals(3, PlacesTest.metres(view, "Ana", "Rex"));
    assertTrue(view.field().passable(view.square(PlacesTest.index(view, "Stone 3"))));
  }

  @Test
  void whoIsNotOnTheMapStandsSomewhereOnIt() {
    CombatView view =
        PlacesTest.placed(
            """
            map {
              A...
              ....
            }
            legend { A = Ana }
            heroes: Ana, Bento
            opponents: 3 Stones
            """);
    for (int i = 0; i < view.size(); i++) {
      assertTrue(view.field().passable(view.square(i)));
    }
  }

  @Test
  void aWordMovesWhomTheMapShows() {
    CombatView view =
        PlacesTest.placed(
            """
            map {
              A....r
              ......
            }
            legend { A = Ana  r = Rex }
            heroes: Ana
            opponents: Stone named Rex
            Rex starts at 3 m from Ana
            """);
    assertEquals(3, PlacesTest.metres(view, "Ana", "Rex"));
  }

  @Test
  void whoCannotStandInAWallStandsNextToIt() {
    CombatView view =
        PlacesTest.placed(
            """
            map {
              A.##
              ..##
            }
            legend { A = Ana  # = Cliff }
            heroes: Ana
            opponents: 2 Stones at 3 m from Ana
            """);
    for (int i = 0; i < view.size(); i++) {
      assertTrue(view.field().passable(view.square(i)));
    }
  }
}
