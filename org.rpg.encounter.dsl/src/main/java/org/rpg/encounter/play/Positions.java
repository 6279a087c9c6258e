package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.At;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.PlaceFeature;
import org.rpg.encounter.dsl.encounter.PlaceLine;
import org.rpg.encounter.dsl.encounter.Raised;
import org.rpg.encounter.dsl.encounter.SpotState;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Squares;

/**
 * Where everyone starts: where "starts at" says, else where the map shows him, else where his list
 * says, else in a line. Without a map the first side stands in a line at the origin, the second one
 * as far off as the ruleset says, further ones to the side at the same distance from both. Each
 * place is worked out when it is asked for, so that the order of the lines does not matter; a
 * circle of them ends in a line.
 */
final class Positions {
  private final Ground ground;
  private final Cast cast;
  private final Lines lines;
  private final Surroundings around;
  private final WaysOut waysOut;
  private final Map<Integer, List<PlaceFeature>> startsAt = new HashMap<>();
  private final Map<Integer, Integer> drawn = new HashMap<>();

  /** How many stand at a place, an entry's own spot or in a side's line. */
  private final Map<Object, Integer> crowd = new HashMap<>();

  /** How many of those at his place come before somebody in the roster. */
  private final Map<Integer, Integer> before = new HashMap<>();

  private final Map<Object, Integer> squares = new HashMap<>();
  private final Set<Object> open = new HashSet<>();

  Positions(Outline outline, Ground ground, Cast cast, int apart) {
    this.ground = ground;
    this.cast = cast;
    lines = new Lines(ground, apart);
    around = new Surroundings(ground);
    waysOut = new WaysOut(outline, cast);
    fromMap();
    readStarts(outline);
    cast.actors().forEach(this::queue);
    List<Place> places =
        outline.elements(PlaceLine.class).stream().flatMap(it -> it.getPlaces().stream()).toList();
    places.forEach(this::place);
    cast.actors().forEach(it -> square(it.index()));
    places.forEach(it -> ground.add(it, place(it)));
  }

  /** The square someone starts on, {@link Squares#NOWHERE} if the field may choose. */
  int square(int actor) {
    Integer known = squares.get(actor);
    if (known != null) {
      return known;
    }
    if (!open.add(actor)) {
      return Squares.NOWHERE;
    }
    int square = find(actor);
    squares.put(actor, square);
    return square;
  }

  /** How high someone stands above his square, in metres. A map raises the squares themselves. */
  double raised(int actor) {
    return said(spot(actor), Positions::ownHeight)
        .map(it -> it - ground.raised(square(actor)))
        .orElse(0.0);
  }

  /** What hides someone besides the ground he stands on. */
  Cover cover(int actor) {
    return said(spot(actor), Terrains::cover).orElse(Cover.NONE);
  }

  /** What is said of where someone starts: of himself, otherwise of the place. */
  private <T> Optional<T> said(int actor, Function<List<PlaceFeature>, Optional<T>> of) {
    List<PlaceFeature> own = startsAt.getOrDefault(actor, List.of());
    List<PlaceFeature> listed = cast.actors().get(actor).placing().getFeatures();
    return said(own, of, new HashSet<>())
        .or(() -> isPlaced(own) ? Optional.empty() : said(listed, of, new HashSet<>()));
  }

  /**
   * Places may lie at places, in a circle even; those on the map are ground, not said of anyone.
   */
  private <T> Optional<T> said(
      List<PlaceFeature> features, Function<List<PlaceFeature>, Optional<T>> of, Set<Place> asked) {
    return of.apply(features)
        .or(
            () ->
                at(features)
                    .filter(
                        it ->
                            it.getPlace() instanceof Place place
                                && !ground.isDrawn(place)
                                && asked.add(place))
                    .flatMap(it -> said(((Place) it.getPlace()).getFeatures(), of, asked)));
  }

  /** Who says where somebody starts: his rider, if only he is placed (TAC-13). */
  private int spot(int actor) {
    int rider = cast.riderOf(actor);
    return rider == Cast.NOBODY || hasSpot(actor) ? actor : rider;
  }

  private boolean hasSpot(int actor) {
    return drawn.containsKey(actor)
        || isPlaced(startsAt.getOrDefault(actor, List.of()))
        || isPlaced(cast.actors().get(actor).placing().getFeatures());
  }

  private int find(int actor) {
    int spot = spot(actor);
    if (spot != actor) {
      return square(spot);
    }
    List<PlaceFeature> own = startsAt.getOrDefault(actor, List.of());
    if (isPlaced(own)) {
      return at(own, actor);
    }
    if (drawn.containsKey(actor)) {
      return drawn.get(actor);
    }
    List<PlaceFeature> listed = cast.actors().get(actor).placing().getFeatures();
    if (isPlaced(listed)) {
      return at(listed, actor);
    }
    return ground.isMapped() ? Squares.NOWHERE : inLine(actor);
  }

  private static boolean isPlaced(List<PlaceFeature> features) {
    return features.stream().anyMatch(At.class::isInstance);
  }

  /** By entry where the legend names one of a list, otherwise by kind. */
  private void fromMap() {
    Map<EObject, Integer> used = new HashMap<>();
    for (Cast.Actor actor : cast.actors()) {
      if (!actor.isListed()) {
        continue;
      }
      EObject meant = ground.squaresOf(actor.entry()).length > 0 ? actor.entry() : actor.being();
      int[] shown = ground.squaresOf(meant);
      int next = used.merge(meant, 1, Integer::sum) - 1;
      if (next < shown.length) {
        drawn.put(actor.index(), shown[next]);
      }
    }
  }

  private void readStarts(Outline outline) {
    outline.elements(Start.class).stream()
        .forEach(
            start ->
                start.getStates().stream()
                    .filter(SpotState.class::isInstance)
                    .map(SpotState.class::cast)
                    .forEach(spot -> readStart(start, spot)));
  }

  private void readStart(Start start, SpotState spot) {
    for (Subject subject : start.getSubjects()) {
      for (int actor : meantBy(subject, Cast.NOBODY)) {
        startsAt.computeIfAbsent(actor, it -> new ArrayList<>()).addAll(spot.getFeatures());
      }
    }
  }

  /** Those who stand at one place share it, whichever list they came with. */
  private void queue(Cast.Actor actor) {
    if (spot(actor.index()) != actor.index()) {
      return;
    }
    List<PlaceFeature> own = startsAt.getOrDefault(actor.index(), List.of());
    List<PlaceFeature> listed = actor.placing().getFeatures();
    Object spot =
        isPlaced(own)
            ? spot(own, own)
            : drawn.containsKey(actor.index()) || !isPlaced(listed)
                ? Integer.valueOf(actor.side())
                : spot(listed, actor.placing());
    if (isPlaced(own) || !drawn.containsKey(actor.index())) {
      before.put(actor.index(), crowd.merge(spot, 1, Integer::sum) - 1);
    }
  }

  private static Object spot(List<PlaceFeature> features, Object otherwise) {
    return at(features).map(it -> (Object) it.getPlace()).orElse(otherwise);
  }

  /** Where at the start the first of those stands from whom a distance is measured. */
  int anchor(Subject from) {
    int[] meant = meantBy(from, Cast.NOBODY);
    return meant.length > 0 ? standing(meant[0]) : lines.of(0);
  }

  private static Optional<At> at(List<PlaceFeature> features) {
    return features.stream().filter(At.class::isInstance).map(At.class::cast).findFirst();
  }

  private int at(List<PlaceFeature> features, int actor) {
    At at = at(features).orElseThrow();
    if (at.getPlace() == null) {
      return around.beside(anchors(at, actor), Quantities.squares(at.getDistance()));
    }
    int[] shown = ground.squaresOf(at.getPlace());
    int nth = before.getOrDefault(actor, 0);
    return nth < shown.length && at.getPlace() instanceof Place
        ? shown[nth]
        : lines.inLine(squareOf(at.getPlace()), nth);
  }

  private int inLine(int actor) {
    return lines.inLine(lines.of(cast.actors().get(actor).side()), before.getOrDefault(actor, 0));
  }

  /** The square of a place. */
  private int place(Place place) {
    Integer known = squares.get(place);
    if (known != null) {
      return known;
    }
    if (!open.add(place)) {
      return lines.of(0);
    }
    int[] shown = ground.squaresOf(place);
    int square = shown.length > 0 ? shown[0] : placeInWords(place);
    squares.put(place, square);
    return square;
  }

  private int placeInWords(Place place) {
    Optional<At> at = at(place.getFeatures());
    if (at.isEmpty()) {
      return lines.ahead();
    }
    if (at.get().getPlace() != null) {
      return squareOf(at.get().getPlace());
    }
    List<Integer> anchors = anchors(at.get(), Cast.NOBODY);
    int distance = Quantities.squares(at.get().getDistance());
    return waysOut.isBehind(place) && isOfFirstSide(at.get())
        ? around.behind(anchors, distance)
        : around.apart(anchors, distance);
  }

  /** Whether a distance is measured from the first side, or from nobody in particular. */
  private boolean isOfFirstSide(At at) {
    return at.getFrom() == null
        || Arrays.stream(meantBy(at.getFrom(), Cast.NOBODY)).anyMatch(it -> side(it) == 0);
  }

  private int squareOf(EObject named) {
    if (named instanceof Place place) {
      return place(place);
    }
    int[] meant = cast.meantBy(named);
    return meant.length > 0 ? standing(meant[0]) : lines.of(0);
  }

  /** From where a distance is measured: all who are meant, the foremost first. */
  private List<Integer> anchors(At at, int self) {
    Subject from = at.getFrom();
    if (from != null && from.getNamed() instanceof Place place) {
      return List.of(place(place));
    }
    List<Integer> anchors =
        from == null
            ? List.of()
            : Arrays.stream(meantBy(from, self))
                .filter(it -> it != self)
                .mapToObj(this::standing)
                .sorted(Comparator.comparing((Integer it) -> -Squares.column(it)))
                .toList();
    return anchors.isEmpty() ? List.of(lines.of(0)) : anchors;
  }

  /** The square someone stands on or, if he has no place of his own, his place in the line. */
  int standing(int actor) {
    int square = square(actor);
    return square == Squares.NOWHERE ? inLine(actor) : square;
  }

  private int[] meantBy(Subject subject, int self) {
    Stream<Cast.Actor> all = cast.actors().stream();
    Stream<Cast.Actor> meant =
        switch (subject.getKind()) {
          case ENEMY -> all.filter(it -> self >= 0 && Sides.isHostile(cast, it.side(), side(self)));
          case ALLY -> all.filter(it -> self >= 0 && it.side() == side(self));
          case EVERYONE -> all;
          case UNSTATED -> all.filter(it -> cast.isMeant(it, subject));
        };
    return meant.mapToInt(Cast.Actor::index).toArray();
  }

  private int side(int actor) {
    return cast.actors().get(actor).side();
  }

  private static Optional<Double> ownHeight(List<PlaceFeature> features) {
    return features.stream()
        .filter(Raised.class::isInstance)
        .map(it -> Quantities.value(((Raised) it).getHeight()))
        .findFirst();
  }
}
