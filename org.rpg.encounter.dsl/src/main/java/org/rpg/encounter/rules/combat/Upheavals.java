package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

/**
 * Ground that becomes other ground while a combat goes on, and what that does to those who stand
 * there. The texts know only what ground is like; that it changes is our own:
 *
 * <ul>
 *   <li>Whoever stands on what burns now is in contact with the fire at once (SIT-15).
 *   <li>Whoever stands where there is only a drop now falls as deep as the lowest square next to it
 *       lies below him, and comes to lie there or as near as he can (SIT-09, INT-42).
 *   <li>Whoever stands where nobody can stand is moved to the nearest free square.
 *   <li>What spreads takes the squares next to it where somebody could stand; fire takes no water.
 * </ul>
 */
final class Upheavals {
  private static final int STRAIGHT = 1;
  private static final int ONE_SQUARE = 2;

  private final Combat combat;
  private final int spreading;
  private final GridField field;

  /** The squares of what spreads, then those it spreads to. */
  private final int[] squares;

  /** The same ones, of the whole field. */
  private final boolean[] known;

  /** The ground that spreads. */
  private Terrain wanted = Terrain.PLAIN;

  private final Predicate<Terrain> same = it -> it.equals(wanted);

  Upheavals(Combat combat) {
    this.combat = combat;
    spreading = combat.battle.ruleset.reading(Parameter.SPREADING);
    boolean changes = combat.field != combat.battle.field;
    field = changes ? (GridField) combat.field : null;
    int size = changes ? field.columns() * field.rows() : 0;
    squares = new int[size];
    known = new boolean[size];
  }

  /**
   * The first so many of some squares become other ground.
   *
   * @param name what the scene calls them
   */
  void become(String name, int[] which, int count, Terrain kind) {
    if (field != null && count > 0) {
      become(name, which, count, kind, false);
    }
  }

  private void become(String name, int[] which, int count, Terrain kind, boolean spread) {
    combat.board.become(which, count, kind);
    if (combat.listener != null) {
      List<Integer> all = Arrays.stream(which, 0, count).boxed().toList();
      combat.listener.on(new Event.GroundChanged(name, kind.name(), all, spread, List.of()));
    }
    for (Combatant each : combat.combatants) {
      if (each.isPresent() && each.mount == Combatant.NONE) {
        int here = combat.board.at(each.index);
        for (int i = 0; i < count; i++) {
          if (which[i] == here) {
            meets(each, which, count, kind);
            break;
          }
        }
      }
    }
  }

  /** The ground under someone has become another; whoever rides him is there too. */
  private void meets(Combatant who, int[] which, int count, Terrain kind) {
    Combatant rider = who.rider == Combatant.NONE ? who : combat.combatants[who.rider];
    if (kind.passable()) {
      combat.fires.stands(who);
      if (rider != who) {
        combat.fires.stands(rider);
      }
      return;
    }
    int from = combat.board.at(who.index);
    int bottom = kind.ledge() && kind.cover() != Cover.TOTAL ? lowest(which, count) : from;
    int drop = combat.board.height(who.index) - field.height(bottom);
    boolean falls = bottom != Squares.NOWHERE && drop >= Field.STEP;
    int landing = combat.board.nearestFree(falls ? bottom : from);
    if (landing == Squares.NOWHERE) {
      return; // there is no other ground left
    }
    combat.board.place(who.index, landing);
    if (combat.listener != null) {
      int way = Squares.distance(from, landing);
      combat.listener.on(
          new Event.Displaced(
              who.index, Combatant.NONE, from, landing, way, CitedHazards.UPHEAVAL));
    }
    combat.grapples.displaced(who); // INT-07
    if (falls) {
      combat.falls.fall(who, Combatant.NONE, drop); // SIT-09
      if (rider != who) {
        combat.falls.fall(rider, Combatant.NONE, drop);
      }
    }
    combat.fires.stands(who);
    if (rider != who) {
      combat.fires.stands(rider);
    }
  }

  /** The lowest square next to some others, the first of equals; nowhere without one. */
  private int lowest(int[] which, int count) {
    int best = Squares.NOWHERE;
    for (int i = 0; i < count; i++) {
      for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
        int next = Squares.step(which[i], direction);
        boolean wall = !field.passable(next) && field.terrain(next).cover() == Cover.TOTAL;
        boolean open = field.contains(next) && !wall;
        boolean lower = best == Squares.NOWHERE || field.height(next) < field.height(best);
        if (open && lower && !isAmong(next, which, count)) {
          best = next;
        }
      }
    }
    return best;
  }

  private static boolean isAmong(int square, int[] which, int count) {
    for (int i = 0; i < count; i++) {
      if (which[i] == square) {
        return true;
      }
    }
    return false;
  }

  /**
   * Ground of a kind spreads to the squares next to it, wherever there is any.
   *
   * @param name what the scene calls it
   * @return whether there was such ground, and room for more
   */
  boolean spread(String name, Predicate<Terrain> kind) {
    return field != null && spread(name, everywhere(kind), kind);
  }

  /**
   * The ground of a place spreads to the squares next to it; what has come of it before, and hangs
   * together with it, too. Plain floor does not spread.
   */
  boolean spread(String name, int[] from) {
    if (field == null || from.length == 0) {
      return false;
    }
    wanted = field.terrain(from[0]);
    for (int i = 1; i < from.length && !wanted.burns(); i++) {
      wanted = field.terrain(from[i]).burns() ? field.terrain(from[i]) : wanted;
    }
    boolean nameless = wanted.name().isEmpty() && !wanted.burns();
    return !nameless && spread(name, connected(from, same), same);
  }

  private boolean spread(String name, int sources, Predicate<Terrain> kind) {
    int count = sources == 0 ? 0 : gather(sources);
    for (int i = 0; i < sources + count; i++) {
      known[place(squares[i])] = false;
    }
    if (count == 0) {
      return false;
    }
    Terrain spreads = field.terrain(squares[0]);
    if (spreading == ONE_SQUARE) {
      int chosen = count == 1 ? 1 : combat.dice.roll(count, Purpose.SCENE);
      squares[0] = squares[sources + chosen - 1];
      count = 1;
    } else {
      System.arraycopy(squares, sources, squares, 0, count);
    }
    become(name, squares, count, spreads, true);
    return true;
  }

  private int everywhere(Predicate<Terrain> kind) {
    int size = 0;
    for (int row = 0; row < field.rows(); row++) {
      for (int column = 0; column < field.columns(); column++) {
        size = add(Squares.at(column, row), kind, size);
      }
    }
    return size;
  }

  private int connected(int[] from, Predicate<Terrain> kind) {
    int size = 0;
    for (int square : from) {
      size = add(square, kind, size);
    }
    for (int i = 0; i < size; i++) {
      for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
        size = add(Squares.step(squares[i], direction), kind, size);
      }
    }
    return size;
  }

  private int add(int square, Predicate<Terrain> kind, int size) {
    if (!field.contains(square) || known[place(square)] || !kind.test(field.terrain(square))) {
      return size;
    }
    known[place(square)] = true;
    squares[size] = square;
    return size + 1;
  }

  /** The squares that the first so many spread to. */
  private int gather(int sources) {
    int count = 0;
    int step = spreading == STRAIGHT ? 2 : 1;
    for (int i = 0; i < sources; i++) {
      boolean fire = field.terrain(squares[i]).burns();
      for (int direction = 0; direction < Squares.DIRECTIONS; direction += step) {
        int next = Squares.step(squares[i], direction);
        if (field.contains(next) && !known[place(next)] && takes(fire, field.terrain(next))) {
          known[place(next)] = true;
          squares[sources + count++] = next;
        }
      }
    }
    return count;
  }

  private static boolean takes(boolean fire, Terrain ground) {
    return ground.passable() && !(fire && (ground.burns() || ground.water() > 0));
  }

  private int place(int square) {
    return Squares.row(square) * field.columns() + Squares.column(square);
  }
}
