package org.rpg.encounter.play;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rpg.encounter.rules.field.Squares;

/**
 * Finds squares at just so great a distance from the nearest of some others: straight ahead of the
 * foremost one or behind it, the next ones beside it, each square once.
 */
final class Surroundings {
  /** Room left between two places that lie side by side, in squares. */
  private static final int BESIDE = 4;

  /** Squares of a ring for each square of its distance. */
  private static final int PERIMETER = 8;

  /** So many of those from whom the distance is measured are gone around at most. */
  private static final int TRIED = 8;

  private final Ground ground;
  private final Set<Integer> given = new HashSet<>();

  Surroundings(Ground ground) {
    this.ground = ground;
  }

  /** A place, with room between it and the next one. */
  int apart(List<Integer> anchors, int distance) {
    return find(anchors, distance, BESIDE, false);
  }

  /** A place behind them, with room between it and the next one. */
  int behind(List<Integer> anchors, int distance) {
    return find(anchors, distance, BESIDE, true);
  }

  /** Where somebody stands, next to the one before. */
  int beside(List<Integer> anchors, int distance) {
    return find(anchors, distance, 1, false);
  }

  /** On a map without such a square: straight ahead as far as there is room. */
  private int find(List<Integer> anchors, int distance, int step, boolean behind) {
    if (ground.reaches(distance)) {
      for (int anchor : anchors.subList(0, Math.min(anchors.size(), TRIED))) {
        for (int stride : new int[] {step, 1}) {
          for (int nth = 0; nth <= PERIMETER * distance / stride; nth++) {
            int along = stride * signed(nth);
            int square = onRing(anchor, distance, behind ? opposite(along, distance) : along);
            if (!given.contains(square)
                && ground.isGround(square)
                && nearest(anchors, square) == distance) {
              given.add(square);
              return square;
            }
          }
        }
      }
    }
    int first = anchors.get(0);
    return ground.held(Squares.column(first) + distance, Squares.row(first));
  }

  /** The place on the ring that lies across. */
  private static int opposite(int along, int distance) {
    int half = PERIMETER * distance / 2;
    return along > 0 ? along - half : along + half;
  }

  /** 0, -1, 1, -2, 2 ... */
  private static int signed(int nth) {
    return (nth + 1) / 2 * (nth % 2 == 0 ? 1 : -1);
  }

  /** A square of the ring around another, so many squares along it from straight ahead. */
  private static int onRing(int centre, int distance, int along) {
    int far = Math.abs(along);
    int ahead = distance - Math.max(0, Math.min(2 * distance, far - distance));
    int back = Math.max(0, far - 3 * distance);
    int aside = Integer.signum(along) * (Math.min(far, distance) - back);
    return Squares.at(Squares.column(centre) + ahead, Squares.row(centre) + aside);
  }

  private static int nearest(List<Integer> anchors, int square) {
    int least = Integer.MAX_VALUE;
    for (int anchor : anchors) {
      least = Math.min(least, Squares.distance(anchor, square));
    }
    return least;
  }
}
