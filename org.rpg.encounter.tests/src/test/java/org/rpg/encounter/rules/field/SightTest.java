package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("TAC-10, TAC-11 lines of sight and cover on a map")
class SightTest {

  /** How much of B is hidden from A, who stands so many metres up. */
  private static Cover cover(double metres, String map) {
    Drawn drawn = Drawn.map(map);
    int height = (int) (100 * metres);
    return drawn.field().cover(drawn.at('A'), height, drawn.at('B'), 0);
  }

  private static void assertCover(Cover expected, String map) {
    assertEquals(expected, cover(0, map));
  }

  @Nested
  class Walls {
    @Test
    void nothingBetweenHidesNothing() {
      assertCover(Cover.NONE, "A....\n.....\n....B\n");
    }

    @Test
    void aWallBetweenHidesAll() {
      assertCover(Cover.TOTAL, "...\nA#B\n...\n");
      assertCover(Cover.TOTAL, "..#..\nA.#.B\n..#..\n");
    }

    @Test
    void aGapInTheWallShowsWhatIsStraightBehindIt() {
      assertCover(Cover.NONE, "..#..\nA...B\n..#..\n");
    }

    @Test
    void someoneWhoseMiddleIsBehindAPillarIsHiddenInPart() {
      // Middle to middle: 1 down in 6 along, at the pillar's near edge 2.5/6 < 1/2 down: blocked.
      // The lowest points: from 1/4 down to 5/4 down, at the near edge 1/4 + 2.5/6 > 1/2: open.
      assertCover(Cover.PARTIAL, "A..#...\n......B\n");
    }

    @Test
    void whoLeansOutFromACornerSeesAllWhoDoesNotIsHiddenInPart() {
      // At the pillar 0.5/4 < 1/2 down; from (-1/4, 1/4) to (15/4, 5/4) at x = 1/2 it is
      // 1/4 + 3/16 < 1/2, and one that starts 1/4 down needs more than 1/4 down in 1/2 or 3/4:
      // the steepest, -1/4 to 5/4 down, is not below 1/2 either. So nobody sees anybody.
      assertCover(Cover.TOTAL, "A#...\n....B\n");
      // One down in three: from (-1/4, 1/4) to (11/4, 5/4) at x = 1/2 it is 1/4 + 1/4: just the
      // corner, from which (1, 1) is entered: the corner is only the wall's, so it is open.
      assertCover(Cover.NONE, "A#..\n...B\n"); // the wall is next to the shooter
      assertCover(Cover.PARTIAL, "B#..\n...A\n"); // and not next to this one
    }

    @Test
    void nobodySeesBetweenTwoWallsThatTouchAtACorner() {
      assertCover(Cover.TOTAL, "A...\n..#.\n.#..\n...B\n");
      assertCover(Cover.NONE, "A...\n....\n.#..\n...B\n");
    }

    @Test
    void neighboursSeeEachOther() {
      assertCover(Cover.NONE, "A#\n#B\n");
    }

    @Test
    void wallsAreEndlesslyHigh() {
      assertEquals(Cover.TOTAL, cover(60, "A.#.B\n"));
    }

    @Test
    void beyondTheEdgeThereIsNothingToSee() {
      Drawn drawn = Drawn.map("A.#\n");
      assertFalse(drawn.field().sees(drawn.at('A'), 0, Squares.at(7, 0), 0));
    }
  }

  @Nested
  class LowThings {
    @Test
    void whoIsRightBehindALowWallIsHiddenInPart() {
      assertCover(Cover.PARTIAL, "A...-B\n");
    }

    @Test
    void whoShootsOverItHidesNobody() {
      assertCover(Cover.NONE, "A-...B\n");
      assertCover(Cover.NONE, "A-B\n"); // next to both
    }

    @Test
    void halfWayItHidesNothing() {
      assertCover(Cover.NONE, "A..-..B\n");
    }

    @Test
    void whoStandsInItIsHiddenExceptFromThoseNextToHim() {
      Drawn drawn = Drawn.map("A.-B\n");
      int low = Squares.at(2, 0);
      assertEquals(Cover.PARTIAL, drawn.field().cover(drawn.at('A'), 0, low, 0));
      assertEquals(Cover.NONE, drawn.field().cover(drawn.at('B'), 0, low, 0));
      assertEquals(Cover.NONE, drawn.field().cover(low, 0, drawn.at('A'), 0), "and looks out");
    }

    @Test
    void whoStandsAsHighAsItsTopSeesOverIt() {
      assertEquals(Cover.PARTIAL, cover(1, "A...-B\n"));
      assertEquals(Cover.NONE, cover(1.5, "A...-B\n"));
    }
  }

  @Nested
  class Thickets {
    @Test
    void whatGivesTotalCoverHidesAllBehindItAndInIt() {
      assertCover(Cover.TOTAL, "A..%..B\n");
      Drawn drawn = Drawn.map("A..%\n");
      int inside = Squares.at(3, 0);
      assertFalse(drawn.field().sees(drawn.at('A'), 0, inside, 0));
      assertFalse(drawn.field().sees(inside, 0, drawn.at('A'), 0));
      assertTrue(drawn.field().sees(Squares.at(2, 0), 0, inside, 0), "from next to it");
    }

    @Test
    void itIsThreeMetresHigh() {
      assertEquals(Cover.TOTAL, cover(0, "A..%B\n"));
      assertEquals(Cover.PARTIAL, cover(1.5, "A..%B\n")); // rises 1.5 m above both
      assertEquals(Cover.NONE, cover(1.5, "A..%..B\n")); // but B is not right behind it
      assertEquals(Cover.NONE, cover(3, "A..%B\n"));
    }
  }

  @Nested
  class Hills {
    @Test
    void groundThatRisesThreeMetresHidesAll() {
      assertCover(Cover.TOTAL, "A.2.B\n");
      assertEquals(Cover.NONE, cover(3, "A.2.B\n"));
    }

    @Test
    void groundThatRisesLessIsLikeALowWall() {
      assertCover(Cover.PARTIAL, "A..1B\n");
      assertCover(Cover.NONE, "A.1..B\n");
    }

    @Test
    void onAPlateauThoseOnItSeeEachOtherAndThoseBelow() {
      Drawn drawn = Drawn.map("A....B\n").heights("003333\n");
      assertTrue(drawn.field().sees(drawn.at('A'), 0, drawn.at('B'), 450));
      assertEquals(Cover.NONE, drawn.field().cover(Squares.at(2, 0), 450, drawn.at('B'), 450));
    }
  }

  @Nested
  class Fog {
    @Test
    void oneSeesSoFarIntoItAndOutOfIt() {
      GridField field = GridField.of(9, 1).terrain(8, 0, Terrain.named("fog").sight(3)).build();
      int inside = Squares.at(8, 0);
      assertTrue(field.sees(Squares.at(5, 0), 0, inside, 0));
      assertFalse(field.sees(Squares.at(4, 0), 0, inside, 0));
      assertFalse(field.sees(inside, 0, Squares.at(4, 0), 0));
      assertTrue(field.sees(Squares.at(0, 0), 0, Squares.at(7, 0), 0));
    }
  }

  @Nested
  class OnABoard {
    private final Board board = Drawn.map("A..-X\n....Y\n").board();
    private static final int A = 0;
    private static final int X = 2;
    private static final int Y = 3;

    @Test
    void theGroundHides() {
      assertEquals(Cover.PARTIAL, board.cover(A, X));
      assertEquals(Cover.NONE, board.cover(X, A));
      board.raise(A, 150);
      assertEquals(Cover.NONE, board.cover(A, X));
      assertEquals(150, board.height(A));
    }

    @Test
    void aShelterHidesUntilOneLeavesIt() {
      board.shelter(Y, Cover.PARTIAL);
      assertEquals(Cover.PARTIAL, board.cover(A, Y));
      assertEquals(Cover.NONE, board.cover(X, Y), "not from someone next to it");
      board.place(Y, board.at(Y));
      assertEquals(Cover.PARTIAL, board.cover(A, Y));
      board.place(Y, Squares.at(3, 1));
      assertEquals(Cover.NONE, board.cover(A, Y));
    }

    @Test
    void fromATotalShelterOneDoesNotSeeOut() {
      board.shelter(Y, Cover.TOTAL);
      assertFalse(board.sees(A, Y));
      assertFalse(board.sees(Y, A));
      assertTrue(board.sees(X, Y));
    }

    @Test
    void whoeverIsPutBackAtTheStartIsAsHighAndAsHiddenAsThen() {
      board.raise(X, 300);
      board.shelter(X, Cover.TOTAL);
      board.save();
      board.place(X, Squares.at(0, 1));
      assertEquals(0, board.height(X));
      board.restore();
      assertEquals(300, board.height(X));
      assertFalse(board.sees(A, X));
    }

    @Test
    void onOpenGroundOnlyShelterHides() {
      Board open = new Board(new OpenField(), new boolean[2][2]);
      open.place(0, Squares.at(0, 0));
      open.place(1, Squares.at(40, 3));
      assertEquals(Cover.NONE, open.cover(0, 1));
      open.shelter(1, Cover.PARTIAL);
      open.raise(1, 300);
      assertEquals(Cover.PARTIAL, open.cover(0, 1));
      assertEquals(300, open.height(1));
    }
  }
}
