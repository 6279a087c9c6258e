package org.rpg.encounter.rules.field;

/**
 * Where somebody goes who wants to stand well: the walks that are not just towards someone or away
 * from him. The last walk's squares are the board's, as always.
 */
public final class Stations {
  private final Board board;
  private final Field field;
  private final Paths paths;

  private final Wish hidden =
      new Wish() {
        @Override
        public int regret(int square) {
          return shooters(square);
        }

        @Override
        public int favour(int square) {
          return nearestAsked(square);
        }
      };
  private final Wish higher = this::lower;
  private final Wish edge = this::inside;
  private final Wish listed = this::unlisted;

  private int walker;
  private int[] asked = new int[0];
  private int count;
  private int watching;

  Stations(Board board, Field field, Paths paths) {
    this.board = board;
    this.field = field;
    this.paths = paths;
  }

  /**
   * To the nearest square within the budget on which the fewest of some enemies have a clear shot
   * at him; he stays where no square is better (TAC-10, TAC-11). Only squares next to something
   * that hides and next to no enemy are looked at; of several as near the one farthest from the
   * enemies.
   *
   * @param enemies the enemies' numbers, first of those from whom he hides
   * @param watchers from how many of them he hides
   * @param enemyCount how many there are
   */
  public int behindCover(int who, int[] enemies, int watchers, int enemyCount, int budget) {
    if (!(field instanceof GridField grid) || grid.isClear()) {
      return paths.stay(who);
    }
    ask(who, enemies, enemyCount);
    watching = watchers;
    return paths.seek(who, hidden, budget, budget);
  }

  /** Towards the nearest square higher than his own (TAC-22); he stays if there is none. */
  public int onHighGround(int who, int budget) {
    if (!(field instanceof GridField grid) || board.height(who) >= grid.highest()) {
      return paths.stay(who);
    }
    ask(who, asked, 0);
    return paths.seek(who, higher, Integer.MAX_VALUE, budget);
  }

  /** Towards the nearest square within reach of a target from which it can be seen (TAC-11). */
  public int inSight(int who, int target, int reach, int budget) {
    return paths.towardsSight(who, target, reach, budget);
  }

  /** Towards the nearest edge of the field; on endless ground he stays. */
  public int atTheEdge(int who, int budget) {
    return paths.seek(who, edge, Integer.MAX_VALUE, budget);
  }

  /** Towards the nearest of some squares, an exit for instance; he stays if he can reach none. */
  public int atAny(int who, int[] squares, int budget) {
    if (field instanceof OpenField) {
      int best = board.at(who);
      int least = Integer.MAX_VALUE;
      for (int square : squares) {
        int distance = Squares.distance(board.at(who), square);
        if (distance < least) {
          least = distance;
          best = square;
        }
      }
      return paths.towards(who, best, 0, budget);
    }
    ask(who, squares, squares.length);
    return paths.seek(who, listed, Integer.MAX_VALUE, budget);
  }

  /** Next to a target on the side away from an ally, or else just next to it (TAC-23). */
  public int flanking(int who, int target, int ally, int budget) {
    int square = board.at(target);
    return beside(who, square, Squares.directionNear(board.at(ally), square, 0), budget);
  }

  /** Next to somebody on the side where an enemy is, or else just next to him. */
  public int protecting(int who, int ward, int enemy, int budget) {
    int square = board.at(ward);
    return beside(who, square, Squares.directionNear(square, board.at(enemy), 0), budget);
  }

  /** On the square in a direction from another, or on one of the two beside it. */
  private int beside(int who, int square, int direction, int budget) {
    for (int turn = 0; turn < 3; turn++) { // straight, then to either side
      int aside = turn == 2 ? Squares.DIRECTIONS - 1 : turn;
      int wanted = Squares.step(square, (direction + aside) % Squares.DIRECTIONS);
      if (wanted == board.at(who)) {
        return paths.stay(who);
      }
      if (board.isFree(wanted)) {
        return paths.towards(who, wanted, 0, budget);
      }
    }
    return paths.towards(who, square, 1, budget);
  }

  private void ask(int who, int[] about, int number) {
    walker = who;
    asked = about;
    count = number;
  }

  /** How many have a clear shot at a square. */
  private int shooters(int square) {
    boolean own = square == board.at(walker);
    if (!own && (!((GridField) field).isByCover(square) || nearestAsked(square) <= 1)) {
      return Wish.NEVER;
    }
    int clear = 0;
    for (int i = 0; i < watching; i++) {
      boolean open =
          own
              ? board.cover(asked[i], walker) == Cover.NONE
              : board.coverOn(asked[i], square) == Cover.NONE;
      clear += open ? 1 : 0;
    }
    return clear;
  }

  private int nearestAsked(int square) {
    int least = Board.OFF_FIELD;
    for (int i = 0; i < count; i++) {
      least = Math.min(least, board.distance(asked[i], walker, square));
    }
    return least;
  }

  private int lower(int square) {
    return field.height(square) > board.height(walker) ? 0 : Wish.NEVER;
  }

  private int inside(int square) {
    return field instanceof GridField grid && grid.isEdge(square) ? 0 : Wish.NEVER;
  }

  private int unlisted(int square) {
    for (int i = 0; i < count; i++) {
      if (asked[i] == square) {
        return 0;
      }
    }
    return Wish.NEVER;
  }
}
