package org.rpg.encounter.play;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.At;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.PlaceFeature;
import org.rpg.encounter.dsl.encounter.PlaceLine;
import org.rpg.encounter.dsl.encounter.Raised;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SpotState;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.rules.field.Squares;

/**
 * Where everyone starts. The map's squares come first, then places in words. Without a map the
 * first side stands in a line at the origin, the second one as far off as the ruleset says, further
 * ones to the side at the same distance from both; a place "at 18 m from" something lies straight
 * ahead of it, and several such places side by side at just that distance.
 */
final class Positions {
  /** Room left between two places that lie side by side, in squares. */
  private static final int BESIDE = 4;

  private final Ground ground;
  private final Cast cast;
  private final int apart;
  private final Map<Integer, Integer> squareOf = new HashMap<>();
  private final Map<Integer, Integer> raised = new HashMap<>();
  private final Map<EObject, Integer> placeAt = new HashMap<>();
  private final Map<EObject, Integer> placeHeight = new HashMap<>();
  private final Map<Integer, Integer> fromAnchor = new HashMap<>();
  private final Set<EObject> open = new HashSet<>();

  Positions(Encounter encounter, Ground ground, Cast cast, int apart) {
    this.ground = ground;
    this.cast = cast;
    this.apart = apart;
    fromMap();
    List<Place> places =
        encounter.getElements().stream()
            .filter(PlaceLine.class::isInstance)
            .flatMap(it -> ((PlaceLine) it).getPlaces().stream())
            .toList();
    places.forEach(this::place);
    fromLists();
    starts(encounter);
    places.forEach(it -> ground.add(it, place(it)));
  }

  /** The square someone starts on, {@link Squares#NOWHERE} if the field may choose. */
  int square(int actor) {
    return squareOf.getOrDefault(actor, Squares.NOWHERE);
  }

  /** How high someone stands above his square, in metres. */
  int raised(int actor) {
    return raised.getOrDefault(actor, 0);
  }

  /**
   * Everyone whom the map shows: by entry where the legend names one of a list, otherwise by kind.
   */
  private void fromMap() {
    Map<EObject, Integer> used = new HashMap<>();
    for (Cast.Actor actor : cast.actors()) {
      EObject drawn = ground.squaresOf(actor.entry()).length > 0 ? actor.entry() : actor.being();
      int[] squares = ground.squaresOf(drawn);
      int next = used.merge(drawn, 1, Integer::sum) - 1;
      if (next < squares.length) {
        squareOf.put(actor.index(), squares[next]);
      }
    }
  }

  private void fromLists() {
    Map<Integer, Integer> inLine = new HashMap<>();
    Map<EObject, Integer> atSpot = new HashMap<>();
    for (Cast.Actor actor : cast.actors()) {
      List<PlaceFeature> features = ((Member) actor.entry()).getFeatures();
      if (squareOf.containsKey(actor.index())) {
        height(features, actor.index());
      } else if (features.stream().anyMatch(At.class::isInstance)) {
        int nth = atSpot.merge(spot(features, actor.entry()), 1, Integer::sum) - 1;
        squareOf.put(actor.index(), beside(anchor(features, actor.index()), nth));
        height(features, actor.index());
      } else {
        height(features, actor.index());
        if (!ground.isMapped()) {
          int nth = inLine.merge(actor.side(), 1, Integer::sum) - 1;
          squareOf.put(actor.index(), beside(line(actor.side()), nth));
        }
      }
    }
  }

  /** Those who stand at one place share it, whichever list they came with. */
  private static EObject spot(List<PlaceFeature> features, EObject entry) {
    return features.stream()
        .filter(At.class::isInstance)
        .map(it -> ((At) it).getPlace())
        .filter(it -> it != null)
        .findFirst()
        .orElse(entry);
  }

  private void starts(Encounter encounter) {
    for (EObject element : encounter.getElements()) {
      if (element instanceof Start start) {
        for (EObject state : start.getStates()) {
          if (state instanceof SpotState spot) {
            start.getSubjects().forEach(it -> start(it, spot.getFeatures()));
          }
        }
      }
    }
  }

  private void start(Subject subject, List<PlaceFeature> features) {
    int nth = 0;
    for (int actor : meantBy(subject)) {
      if (features.stream().anyMatch(At.class::isInstance)) {
        squareOf.put(actor, beside(anchor(features, actor), nth++));
        raised.remove(actor);
      }
      height(features, actor);
    }
  }

  private void height(List<PlaceFeature> features, int actor) {
    for (PlaceFeature feature : features) {
      if (feature instanceof Raised high) {
        raised.put(actor, metres(high));
      } else if (feature instanceof At at && placeHeight.containsKey(at.getPlace())) {
        raised.put(actor, placeHeight.get(at.getPlace()));
      }
    }
  }

  private static int metres(Raised high) {
    return (int) Math.round(Quantities.value(high.getHeight()));
  }

  /** The square of a place; a circle of places ends where it closes. */
  private int place(Place place) {
    if (!placeAt.containsKey(place) && open.add(place)) {
      int[] drawn = ground.squaresOf(place);
      int square = drawn.length > 0 ? drawn[0] : anchor(place.getFeatures(), -1);
      placeAt.put(place, square);
      place.getFeatures().stream()
          .filter(Raised.class::isInstance)
          .forEach(it -> placeHeight.put(place, metres((Raised) it)));
    }
    return placeAt.getOrDefault(place, Squares.at(0, 0));
  }

  private int anchor(List<PlaceFeature> features, int self) {
    for (PlaceFeature feature : features) {
      if (feature instanceof At at) {
        if (at.getPlace() != null) {
          return squareOf(at.getPlace());
        }
        int from = at.getFrom() == null ? line(0) : squareOf(at.getFrom(), self);
        return ahead(from, Quantities.squares(at.getDistance()));
      }
    }
    return self >= 0 ? line(cast.actors().get(self).side()) : ahead(line(0), apart);
  }

  private int squareOf(EObject named) {
    if (named instanceof Place place) {
      return place(place);
    }
    int[] meant = cast.meantBy(named);
    return meant.length > 0 ? standing(meant[0]) : line(0);
  }

  private int squareOf(Subject subject, int self) {
    if (subject.getNamed() instanceof Place place) {
      return place(place);
    }
    for (int other : meantBy(subject)) {
      if (other != self) {
        return standing(other);
      }
    }
    boolean enemies = subject.getKind() == SubjectKind.ENEMY;
    return enemies && self >= 0 && cast.actors().get(self).side() == 0 ? line(1) : line(0);
  }

  private int standing(int actor) {
    return squareOf.getOrDefault(actor, line(cast.actors().get(actor).side()));
  }

  private int[] meantBy(Subject subject) {
    if (subject.getSide() != SideKind.UNSTATED) {
      return cast.teams().stream()
          .filter(
              it -> it.declaration() instanceof Side side && side.getKind() == subject.getSide())
          .flatMapToInt(it -> Arrays.stream(cast.ofSide(it.index())))
          .toArray();
    }
    return subject.getNamed() == null ? new int[0] : cast.meantBy(subject.getNamed());
  }

  /** Where the line of a side stands whose members have no other place. */
  private int line(int side) {
    return switch (side) {
      case 0 -> clamp(0, ground.isMapped() ? ground.rows() / 2 : 0);
      case 1 -> clamp(apart, ground.isMapped() ? ground.rows() / 2 : 0);
      default -> clamp(apart / 2, (side % 2 == 0 ? 1 : -1) * apart * (side / 2));
    };
  }

  /** Straight ahead; the next place at the same distance from the same square lies beside it. */
  private int ahead(int from, int distance) {
    int nth = fromAnchor.merge(31 * from + distance, 1, Integer::sum) - 1;
    int aside = (nth + 1) / 2 * BESIDE * (nth % 2 == 0 ? 1 : -1);
    int bounded = Math.max(-distance, Math.min(distance, aside));
    return clamp(Squares.column(from) + distance, Squares.row(from) + bounded);
  }

  /** The nth of several at one place, in a line: in the middle, to its left, to its right ... */
  private int beside(int square, int nth) {
    int aside = (nth + 1) / 2 * (nth % 2 == 0 ? 1 : -1);
    return clamp(Squares.column(square), Squares.row(square) + aside);
  }

  private int clamp(int column, int row) {
    if (!ground.isMapped()) {
      return Squares.at(bound(column, -20_000, 20_000), bound(row, -20_000, 20_000));
    }
    return Squares.at(bound(column, 0, ground.columns() - 1), bound(row, 0, ground.rows() - 1));
  }

  private static int bound(int value, int least, int most) {
    return Math.max(least, Math.min(most, value));
  }
}
