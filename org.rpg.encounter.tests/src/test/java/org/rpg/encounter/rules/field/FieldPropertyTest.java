package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What holds on every field: on random ones, beside slow and simple ways of finding the same. */
class FieldPropertyTest {
  private static final int SIDE = 9;
  private static final int CROWD = 6;
  private static final Terrain[] KINDS = {
    Terrain.WALL,
    Terrain.named("low").cover(Cover.PARTIAL),
    Terrain.named("marsh").setback(Setback.EXHAUSTING),
    Terrain.named("mud").setback(Setback.SLIPPERY),
    Terrain.named("fire").heat(new Heat(1, 1)),
    Terrain.named("thicket").cover(Cover.TOTAL)
  };

  /** A field with so many of ten squares ordinary and level. */
  private static GridField field(Random random, int plain, int kinds) {
    GridField.Builder field = GridField.of(SIDE, SIDE);
    for (int column = 0; column < SIDE; column++) {
      for (int row = 0; row < SIDE; row++) {
        if (random.nextInt(10) >= plain) {
          field.terrain(column, row, KINDS[random.nextInt(kinds)]);
        }
      }
    }
    return field.build();
  }

  private static int square(Random random) {
    return Squares.at(random.nextInt(SIDE), random.nextInt(SIDE));
  }

  private static Board board(Field field, Random random) {
    boolean[][] hostile = new boolean[CROWD][CROWD];
    for (int one = 0; one < CROWD; one++) {
      for (int other = 0; other < CROWD; other++) {
        hostile[one][other] = one % 2 != other % 2;
      }
    }
    Board board = new Board(field, hostile);
    for (int who = 0; who < CROWD; who++) {
      board.place(who, board.nearestFree(square(random)));
    }
    return board;
  }

  @Property(tries = 300)
  @Label("TAC-11 on level ground either both see each other or neither does")
  void sightIsMutual(@ForAll long seed) {
    Random random = new Random(seed);
    GridField field = field(random, 6, KINDS.length);
    for (int i = 0; i < 50; i++) {
      int one = square(random);
      int other = square(random);
      assertEquals(field.sees(one, 0, other, 0), field.sees(other, 0, one, 0));
    }
  }

  @Property(tries = 300)
  @Label("TAC-11 a line is open where no wall is on it, worked out from its points")
  void wallsBlockTheLinesThatPassThem(@ForAll long seed) {
    Random random = new Random(seed);
    GridField field = field(random, 7, 1);
    for (int i = 0; i < 30; i++) {
      int one = square(random);
      int other = square(random);
      if (Squares.distance(one, other) > 1) {
        assertEquals(isAnyOpen(field, one, other), field.sees(one, 0, other, 0));
      }
    }
  }

  @Property(tries = 200)
  @Label("TAC-10, TAC-11 a board remembers what it saw, and nothing else")
  void aBoardSeesWhatTheFieldShows(@ForAll long seed) {
    Random random = new Random(seed);
    GridField field = field(random, 6, KINDS.length);
    Board board = board(field, random);
    for (int i = 0; i < 50; i++) {
      int one = random.nextInt(CROWD);
      int other = random.nextInt(CROWD);
      board.raise(one, 75 * random.nextInt(5));
      Cover shown =
          field.cover(board.at(one), board.height(one), board.at(other), board.height(other));
      assertEquals(shown, board.cover(one, other));
      if (random.nextInt(4) == 0) {
        board.place(one, board.nearestFree(square(random)));
      }
    }
  }

  @Property(tries = 500)
  @Label("ACT-14 every step of a walk is a step, on free ground, past no foe, within the budget")
  void walksAreWalkable(
      @ForAll long seed,
      @ForAll @IntRange(max = 12) int budget,
      @ForAll @IntRange(max = 3) int reach) {
    Random random = new Random(seed);
    boolean open = random.nextInt(3) == 0;
    Field field = open ? new OpenField() : field(random, 6, KINDS.length);
    Board board = board(field, random);
    int who = random.nextInt(CROWD);
    int foe = (who + 1) % CROWD;
    int[] foes = {foe, (who + 3) % CROWD};
    int target = board.at(foe);
    check(field, board, who, budget, board.towards(who, target, reach, budget));
    check(field, board, who, budget, board.away(who, target, 4, budget));
    check(field, board, who, budget, board.charge(who, target, reach, budget));
    Stations stations = board.stations();
    check(field, board, who, budget, stations.behindCover(who, foes, 1, 2, budget));
    check(field, board, who, budget, stations.onHighGround(who, budget));
    check(field, board, who, budget, stations.atTheEdge(who, budget));
    check(field, board, who, budget, stations.atAny(who, new int[] {square(random)}, budget));
    check(field, board, who, budget, stations.flanking(who, foe, (who + 2) % CROWD, budget));
    check(field, board, who, budget, stations.protecting(who, (who + 2) % CROWD, foe, budget));
  }

  private static void check(Field field, Board board, int who, int budget, int end) {
    assertTrue(board.pathLength() <= budget, "within the budget");
    boolean inFire = field.terrain(board.at(who)).burns();
    int here = board.at(who);
    for (int step = 0; step < board.pathLength(); step++) {
      int next = board.pathSquare(step);
      assertEquals(1, Squares.distance(here, next), "one step");
      assertTrue(field.passable(next), "on ground");
      assertTrue(inFire || !field.terrain(next).burns(), "not into fire");
      int occupant = board.occupant(next);
      assertTrue(occupant < 0 || !board.blocks(occupant, who), "past no foe");
      here = next;
    }
    assertEquals(end, here);
    assertTrue(end == board.at(who) || board.isFree(end), "to a free square");
    assertTrue(board.straightSquares() <= board.pathLength());
  }

  @Property(tries = 300)
  @Label("SIT-01 no way is cheaper than the one that is taken")
  void waysAreTheCheapest(@ForAll long seed, @ForAll @IntRange(max = 2) int reach) {
    Random random = new Random(seed);
    GridField field = field(random, 6, 4);
    Board board = board(field, random);
    int target = board.at(1);
    int[] cost = costs(field, board);
    int least = Integer.MAX_VALUE;
    int nearest = Integer.MAX_VALUE;
    for (int cell = 0; cell < cost.length; cell++) {
      int square = Squares.at(cell % SIDE, cell / SIDE);
      boolean free = square == board.at(0) || board.isFree(square);
      if (cost[cell] < Integer.MAX_VALUE && free) {
        int distance = Math.max(reach, Squares.distance(square, target));
        if (distance < nearest || (distance == nearest && cost[cell] < least)) {
          nearest = distance;
          least = cost[cell];
        }
      }
    }
    int end = board.towards(0, target, reach, 1000);
    assertEquals(nearest, Math.max(reach, Squares.distance(end, target)));
    int paid = 0;
    for (int step = 0; step < board.pathLength(); step++) {
      paid += price(field.terrain(board.pathSquare(step)));
    }
    assertEquals(least, paid);
  }

  private static int price(Terrain terrain) {
    return switch (terrain.setback()) {
      case NONE -> 2;
      case DANGEROUS, EXHAUSTING -> 3;
      case SLIPPERY, TRAPPING -> 4;
    };
  }

  /** The cost of reaching each square for the first one, found by trying until nothing changes. */
  private static int[] costs(GridField field, Board board) {
    int[] cost = new int[SIDE * SIDE];
    Arrays.fill(cost, Integer.MAX_VALUE);
    cost[Squares.row(board.at(0)) * SIDE + Squares.column(board.at(0))] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int cell = 0; cell < cost.length; cell++) {
        for (int to = 0; to < cost.length && cost[cell] < Integer.MAX_VALUE; to++) {
          int here = Squares.at(cell % SIDE, cell / SIDE);
          int next = Squares.at(to % SIDE, to / SIDE);
          if (Squares.distance(here, next) == 1 && isStep(field, board, here, next)) {
            int through = cost[cell] + price(field.terrain(next));
            if (through < cost[to]) {
              cost[to] = through;
              changed = true;
            }
          }
        }
      }
    }
    return cost;
  }

  private static boolean isStep(GridField field, Board board, int here, int next) {
    int occupant = board.occupant(next);
    return field.passable(next)
        && (occupant < 0 || !board.blocks(occupant, 0))
        && (field.passable(Squares.at(Squares.column(here), Squares.row(next)))
            || field.passable(Squares.at(Squares.column(next), Squares.row(here))));
  }

  /** Whether one of the 25 lines meets no wall's inside and passes no corner of two. */
  private static boolean isAnyOpen(GridField field, int one, int other) {
    List<double[]> starts = points(one);
    List<double[]> ends = points(other);
    return starts.stream().anyMatch(from -> ends.stream().anyMatch(to -> isOpen(field, from, to)));
  }

  private static List<double[]> points(int square) {
    List<double[]> points = new ArrayList<>();
    for (double[] offset : new double[][] {{0, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
      points.add(
          new double[] {
            Squares.column(square) + offset[0] / 4, Squares.row(square) + offset[1] / 4
          });
    }
    return points;
  }

  private static boolean isOpen(GridField field, double[] from, double[] to) {
    for (int column = 0; column < SIDE; column++) {
      for (int row = 0; row < SIDE; row++) {
        boolean wall = !field.passable(Squares.at(column, row));
        if (wall && length(from, to, column, row) > 1e-9) {
          return false;
        }
        boolean below = !field.passable(Squares.at(column, row + 1));
        boolean right = !field.passable(Squares.at(column + 1, row));
        boolean aslant = !field.passable(Squares.at(column + 1, row + 1));
        boolean corner =
            (wall && aslant && !below && !right) || (!wall && !aslant && below && right);
        if (corner && isOn(from, to, column + 0.5, row + 0.5)) {
          return false;
        }
      }
    }
    return true;
  }

  /** How much of a line is inside a square. */
  private static double length(double[] from, double[] to, int column, int row) {
    double least = 0;
    double most = 1;
    int[] middle = {column, row};
    for (int axis = 0; axis < 2; axis++) {
      double along = to[axis] - from[axis];
      double near = middle[axis] - 0.5 - from[axis];
      double far = middle[axis] + 0.5 - from[axis];
      if (along == 0) {
        if (near >= 0 || far <= 0) {
          return 0;
        }
      } else {
        least = Math.max(least, Math.min(near / along, far / along));
        most = Math.min(most, Math.max(near / along, far / along));
      }
    }
    return most - least;
  }

  private static boolean isOn(double[] from, double[] to, double x, double y) {
    double turn = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    boolean between = (x - from[0]) * (x - to[0]) <= 1e-9 && (y - from[1]) * (y - to[1]) <= 1e-9;
    return Math.abs(turn) < 1e-9 && between;
  }

  @Property(tries = 200)
  @Label("MAN-14 nobody is pushed into a wall or onto someone")
  void pushesEndOnFreeGround(@ForAll long seed) {
    Random random = new Random(seed);
    GridField field = field(random, 6, KINDS.length);
    Board board = board(field, random);
    int square = board.pushed(board.at(1), board.at(0));
    assertTrue(square == board.at(1) || board.isFree(square));
    assertFalse(Squares.distance(square, board.at(1)) > 1);
  }
}
