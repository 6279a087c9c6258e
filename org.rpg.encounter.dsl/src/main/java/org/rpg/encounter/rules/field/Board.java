package org.rpg.encounter.rules.field;

import java.util.Arrays;

/**
 * Who stands where during one combat, and how they walk. One to a square; whoever is on someone's
 * side may be passed but not stood on, whoever is hostile to him stands in his way.
 */
public final class Board {
  /** Farther than anything on the field: whoever is not there is at least so far away. */
  public static final int OFF_FIELD = 2 * Squares.FARTHEST + 1;

  private final Field field;
  private final int[] at;
  private final int size;

  /** For each combatant his distances to all, one row after the other. */
  private final int[] distances;

  /** How high each stands above his square, and what hides him there. */
  private final int[] raised;

  private final Cover[] shelter;

  private final int[] savedAt;
  private final int[] savedRaised;
  private final Cover[] savedShelter;
  private final int[] savedDistances;

  /**
   * For each combatant who stands next to him, a bit each; empty if there are too many for that.
   */
  private final long[] beside;

  private final long[] savedBeside;

  /** Who carries each, and whom each carries: they share a square (TAC-13); -1 for nobody. */
  private final int[] carrier;

  private final int[] burden;
  private final int[] savedCarrier;
  private final int[] savedBurden;

  /** Whether nobody was ever carried, raised or sheltered: every run starts so, and most end so. */
  private boolean isFlat = true;

  private boolean[][] hostile;
  private final Paths paths;
  private final Stations stations;
  private final GridPaths grid;

  /** The ground where heights count in reach, otherwise null (BASE-14). */
  private final GridField uneven;

  private final SightMemory sight;

  /** The field if it is one of squares, else null. */
  private final GridField ground;

  /** How far one sees; null where nothing bounds it. */
  private Gloom gloom;

  /** Whether something else can be seen than at the start. */
  private boolean sightChanged;

  /**
   * An empty board.
   *
   * @param hostile for each combatant and each other, whether they are hostile
   */
  public Board(Field field, boolean[][] hostile) {
    this.field = field;
    this.hostile = hostile;
    size = hostile.length;
    at = new int[size];
    distances = new int[size * size];
    beside = new long[size <= Long.SIZE ? size : 0];
    savedBeside = new long[beside.length];
    raised = new int[size];
    shelter = new Cover[size];
    savedAt = new int[size];
    savedRaised = new int[size];
    savedShelter = new Cover[size];
    savedDistances = new int[size * size];
    carrier = new int[size];
    burden = new int[size];
    savedCarrier = new int[size];
    savedBurden = new int[size];
    Arrays.fill(carrier, -1);
    Arrays.fill(burden, -1);
    Arrays.fill(savedCarrier, -1);
    Arrays.fill(savedBurden, -1);
    Arrays.fill(at, Squares.NOWHERE);
    Arrays.fill(distances, OFF_FIELD);
    Arrays.fill(shelter, Cover.NONE);
    Arrays.fill(savedShelter, Cover.NONE);
    if (field instanceof GridField squares) {
      ground = squares;
      grid = new GridPaths(this, squares);
      paths = grid;
      sight = new SightMemory(squares);
      uneven = squares.isUneven() ? squares : null;
    } else {
      ground = null;
      grid = null;
      paths = new OpenPaths(this);
      sight = null;
      uneven = null;
    }
    stations = new Stations(this, field, paths);
  }

  /** Somebody changed sides: for each combatant and each other, whether they are hostile now. */
  public void relate(boolean[][] nowHostile) {
    hostile = nowHostile;
  }

  /** Where someone stands, {@link Squares#NOWHERE} if he is not on the field. */
  public int at(int who) {
    return at[who];
  }

  /** Distance between two combatants in squares; {@link #OFF_FIELD} or more if one is not there. */
  public int distance(int from, int to) {
    return distances[from * size + to];
  }

  /** Distance between a combatant and a square, in squares. */
  public int distance(int from, int who, int square) {
    if (at[from] == Squares.NOWHERE) {
      return OFF_FIELD;
    }
    return uneven == null ? Squares.distance(at[from], square) : uneven.apart(at[from], square);
  }

  /**
   * Puts someone on a square, on its ground and out in the open if it is another one; and with him
   * whoever carries him or is carried by him (TAC-13).
   */
  public void place(int who, int square) {
    int base = base(who);
    if (grid != null) {
      grid.leave(at[base], base);
      grid.enter(square, base);
    }
    both(base, square);
  }

  /** Someone takes a step on his way, maybe onto a square where another stands. */
  public void step(int who, int square) {
    int base = base(who);
    if (grid != null) {
      grid.leave(at[base], base);
      if (grid.occupant(square) < 0) {
        grid.enter(square, base);
      }
    }
    both(base, square);
  }

  /** Who stands on the ground: someone himself, or whoever carries him. */
  private int base(int who) {
    return carrier[who] < 0 ? who : carrier[who];
  }

  private void both(int base, int square) {
    at(base, square);
    if (burden[base] >= 0) {
      at(burden[base], square);
    }
  }

  /** From now on one carries another, who shares his square (TAC-13). */
  public void carry(int who, int by) {
    isFlat = false;
    if (grid != null) {
      grid.leave(at[who], who);
    }
    carrier[who] = by;
    burden[by] = who;
    at(who, at[by]);
  }

  /** Nobody carries someone any longer; he is still on the same square until he is placed. */
  public void part(int who) {
    if (carrier[who] >= 0) {
      burden[carrier[who]] = -1;
      carrier[who] = -1;
    }
  }

  private void at(int who, int square) {
    if (at[who] != square) {
      raised[who] = 0;
      shelter(who, Cover.NONE);
    }
    at[who] = square;
    int row = who * size;
    for (int other = 0, cell = who; other < size; other++, cell += size) {
      int distance =
          uneven == null ? Squares.distance(square, at[other]) : uneven.apart(square, at[other]);
      distances[row + other] = distance;
      distances[cell] = distance;
    }
    if (beside.length > 0) {
      neighbours(who);
    }
  }

  private void neighbours(int who) {
    long own = 1L << who;
    long near = 0;
    int row = who * size;
    for (int other = 0; other < size; other++) {
      if (distances[row + other] <= 1 && other != who) {
        near |= 1L << other;
        beside[other] |= own;
      } else {
        beside[other] &= ~own;
      }
    }
    beside[who] = near;
  }

  /** Whether {@link #beside} can be asked: there are not too many combatants for it. */
  public boolean hasNeighbours() {
    return beside.length > 0;
  }

  /** Who is at most one square from someone, a bit each, others than himself. */
  public long beside(int who) {
    return beside[who];
  }

  /** Has someone stand so many centimetres above his square until he leaves it (TAC-13, TAC-22). */
  public void raise(int who, int centimetres) {
    isFlat &= centimetres == 0;
    raised[who] = centimetres;
  }

  /** Gives someone cover from all sides until he leaves his square (TAC-10, TAC-11). */
  public void shelter(int who, Cover cover) {
    if (shelter[who] != cover) {
      isFlat = false;
      shelter[who] = cover;
    }
  }

  /** How high someone stands, in centimetres (TAC-22). */
  public int height(int who) {
    return grid == null ? raised[who] : field.height(at[who]) + raised[who];
  }

  /**
   * How much of a target is hidden from a shooter: what the ground hides, and what the target's own
   * shelter does, which gives nothing against those next to him. From total cover one does not see
   * out either (TAC-10, TAC-11; how it is measured is our own choice, see {@code Sight}).
   */
  public Cover cover(int shooter, int target) {
    if (distance(shooter, target) <= 1) {
      return Cover.NONE;
    }
    if (isTooDark(at[shooter], at[target])) {
      return Cover.TOTAL;
    }
    Cover own = shelter[shooter] == Cover.TOTAL ? Cover.TOTAL : shelter[target];
    return own == Cover.TOTAL
        ? own
        : own.or(ground(at[shooter], height(shooter), at[target], height(target)));
  }

  /** How much of someone who stood on a square would be hidden from a shooter. */
  Cover coverOn(int shooter, int square) {
    return isTooDark(at[shooter], square)
        ? Cover.TOTAL
        : ground(at[shooter], height(shooter), square, field.height(square));
  }

  /** What the ground hides. */
  private Cover ground(int from, int fromHeight, int to, int toHeight) {
    return sight == null
        ? field.cover(from, fromHeight, to, toHeight)
        : sight.cover(from, fromHeight, to, toHeight);
  }

  /** From now on one sees no farther than this says. */
  public void dims(Gloom bound) {
    gloom = bound;
  }

  /** Whether anything bounds how far one sees. */
  public boolean isDim() {
    return gloom != null;
  }

  private boolean isTooDark(int from, int to) {
    return gloom != null && Squares.distance(from, to) > gloom.seen(to);
  }

  /** From how far away one sees somebody where nothing is in the way, in squares. */
  int farthestSight(int target) {
    return gloom == null ? Terrain.UNLIMITED : gloom.seen(at[target]);
  }

  /** Whether someone who stood on a square would see another well enough to shoot at him. */
  boolean seesFrom(int square, int target) {
    return Squares.distance(square, at[target]) <= 1
        || (shelter[target] != Cover.TOTAL
            && !isTooDark(square, at[target])
            && ground(square, field.height(square), at[target], height(target)) != Cover.TOTAL);
  }

  /** Whether one sees another well enough to shoot at him (TAC-11). */
  public boolean sees(int shooter, int target) {
    return cover(shooter, target) != Cover.TOTAL;
  }

  /** Takes someone off the field. */
  public void remove(int who) {
    part(who);
    if (burden[who] >= 0) {
      part(burden[who]);
    }
    if (grid != null) {
      grid.leave(at[who], who);
    }
    at[who] = Squares.NOWHERE;
    raised[who] = 0;
    shelter(who, Cover.NONE);
    int row = who * size;
    for (int other = 0, cell = who; other < size; other++, cell += size) {
      distances[row + other] = OFF_FIELD;
      distances[cell] = OFF_FIELD;
    }
    if (beside.length > 0) {
      neighbours(who);
    }
  }

  /** Remembers where everyone stands now. */
  public void save() {
    System.arraycopy(carrier, 0, savedCarrier, 0, size);
    System.arraycopy(burden, 0, savedBurden, 0, size);
    System.arraycopy(at, 0, savedAt, 0, size);
    System.arraycopy(raised, 0, savedRaised, 0, size);
    System.arraycopy(shelter, 0, savedShelter, 0, size);
    System.arraycopy(distances, 0, savedDistances, 0, distances.length);
    System.arraycopy(beside, 0, savedBeside, 0, beside.length);
  }

  /** Puts everyone where he stood when {@link #save} was called. */
  public void restore() {
    System.arraycopy(savedAt, 0, at, 0, size);
    if (!isFlat) {
      System.arraycopy(savedCarrier, 0, carrier, 0, size);
      System.arraycopy(savedBurden, 0, burden, 0, size);
      System.arraycopy(savedRaised, 0, raised, 0, size);
      for (int who = 0; who < size; who++) {
        shelter(who, savedShelter[who]);
      }
    }
    System.arraycopy(savedDistances, 0, distances, 0, distances.length);
    System.arraycopy(savedBeside, 0, beside, 0, beside.length);
    if (grid != null) {
      if (ground.restore() && sightChanged) {
        sightChanged = false;
        sight.forget();
      }
      grid.clear();
      for (int who = 0; who < at.length; who++) {
        if (carrier[who] < 0) {
          grid.enter(at[who], who);
        }
      }
    }
  }

  /**
   * The first so many of some squares become other ground, on a field that can change; whoever
   * stands there stays there.
   */
  public void become(int[] squares, int count, Terrain kind) {
    if (ground.become(squares, count, kind)) {
      sight.forget();
      sightChanged = true;
    }
  }

  /** Who stands on a square, -1 if nobody does. */
  public int occupant(int square) {
    if (grid != null) {
      return grid.occupant(square);
    }
    for (int i = 0; i < at.length; i++) {
      if (at[i] == square) {
        return i;
      }
    }
    return -1;
  }

  /** Who else stands on a square, other than whom he rides or carries; -1 if nobody does. */
  public int otherAt(int square, int who) {
    for (int i = 0; i < at.length; i++) {
      if (at[i] == square && i != who && i != carrier[who] && i != burden[who]) {
        return i;
      }
    }
    return -1;
  }

  /** Whether someone may end a movement on a square. */
  public boolean isFree(int square) {
    return field.passable(square) && occupant(square) < 0;
  }

  /** The free square nearest to a square, that square itself if it is free. */
  public int nearestFree(int square) {
    for (int radius = 0; radius < 1000; radius++) {
      for (int dy = -radius; dy <= radius; dy++) {
        boolean edge = radius == 0 || Math.abs(dy) == radius;
        for (int dx = -radius; dx <= radius; dx += edge ? 1 : 2 * radius) {
          int candidate = Squares.at(Squares.column(square) + dx, Squares.row(square) + dy);
          if (isFree(candidate)) {
            return candidate;
          }
        }
      }
    }
    return Squares.NOWHERE;
  }

  /**
   * Where a walk of at most {@code budget} squares towards a square ends, if it is to end within
   * {@code reach} of it, or as near as can be. The walker is not moved.
   */
  public int towards(int who, int square, int reach, int budget) {
    return paths.towards(who, square, reach, budget);
  }

  /**
   * Where a walk of at most {@code budget} squares away from a square ends, if it is to end {@code
   * distance} from it, or as far as can be. The walker is not moved.
   */
  public int away(int who, int square, int distance, int budget) {
    return paths.away(who, square, distance, budget);
  }

  /**
   * As {@link #towards}, on a way that is straight if there is one within the budget, or else ends
   * in as long a straight piece as two legs allow (MAN-15).
   */
  public int charge(int who, int square, int reach, int budget) {
    return paths.charge(who, square, reach, budget);
  }

  /** Walks to places where it is good to stand. */
  public Stations stations() {
    return stations;
  }

  /**
   * The next square directly away from another, to which somebody is pushed (MAN-14); the square
   * itself if he is stopped by an obstacle or someone who stands there. Directly away is that of
   * the eight directions that comes nearest.
   */
  public int pushed(int square, int from) {
    return forced(square, Squares.directionNear(from, square, 0));
  }

  /**
   * The next square in a direction to which somebody can be forced, or else the square itself.
   * Nobody is forced up what nobody steps up.
   */
  public int forced(int square, int direction) {
    int next = Squares.step(square, direction);
    return !Squares.isInTheWorld(next)
            || !isFree(next)
            || field.drop(next, square) > 0
            || Walkways.isCorner(field, square, direction)
        ? square
        : next;
  }

  /**
   * The square on which a thing comes to lie that flies so many squares in a direction: walls stop
   * it, people do not (MAN-02).
   */
  public int thrown(int square, int direction, int squares) {
    int here = square;
    for (int i = 0; i < squares; i++) {
      int next = Squares.step(here, direction);
      if (!Squares.isInTheWorld(next)
          || !field.passable(next)
          || Walkways.isCorner(field, here, direction)) {
        break;
      }
      here = next;
    }
    return here;
  }

  /** Squares covered by the last walk asked for. */
  public int pathLength() {
    return paths.length();
  }

  /**
   * A square of the last walk asked for.
   *
   * @param step 0 for the first square walked to; the last is {@link #pathLength} - 1
   */
  public int pathSquare(int step) {
    return paths.square(step);
  }

  /** Length of the straight piece that ends the last walk asked for, in squares (MAN-15). */
  public int straightSquares() {
    return paths.isOfLegs()
        ? Legs.lastPiece(paths.start(), paths.end(), paths.isAslantFirst())
        : straightSquares(pathLength());
  }

  /**
   * Whether the last walk asked for, once it is within so many squares of someone, stays there to
   * its end: that is known of walks of two straight legs, which never turn back.
   */
  public boolean endsWithin(int who, int squares) {
    return paths.isOfLegs() && uneven == null && Squares.distance(at[who], paths.end()) <= squares;
  }

  /** Length of the straight piece that ends the first so many squares of the last walk (MAN-15). */
  public int straightSquares(int walked) {
    int straight = Math.min(walked, 1);
    for (int step = walked - 1; step > 0; step--) {
      int direction = Squares.direction(paths.square(step - 1), paths.square(step));
      if (direction != Squares.direction(paths.square(step - 2), paths.square(step - 1))) {
        break;
      }
      straight++;
    }
    return straight;
  }

  /** Of each combatant whether he stands in someone's way. */
  boolean[] foes(int walker) {
    return hostile[walker];
  }

  /**
   * Where someone ends who goes straight on in a direction, from 0 to 7, at most so many squares,
   * until something stands in his way (CON-10).
   */
  public int straightOn(int who, int direction, int squares) {
    return paths.straightOn(who, direction, squares);
  }

  /** The direction of the last step of the last walk asked for, {@link Squares#ASKEW} for none. */
  public int lastDirection() {
    if (paths.isOfLegs()) {
      return Legs.lastDirection(paths.start(), paths.end(), paths.isAslantFirst());
    }
    int length = pathLength();
    return length == 0
        ? Squares.ASKEW
        : Squares.direction(paths.square(length - 2), paths.square(length - 1));
  }

  boolean blocks(int other, int walker) {
    return hostile[walker][other];
  }

  int size() {
    return size;
  }
}
