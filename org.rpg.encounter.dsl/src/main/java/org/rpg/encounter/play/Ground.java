package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.At;
import org.rpg.encounter.dsl.encounter.Elevation;
import org.rpg.encounter.dsl.encounter.Legend;
import org.rpg.encounter.dsl.encounter.LegendEntry;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.Raised;
import org.rpg.encounter.dsl.encounter.SceneObject;
import org.rpg.encounter.dsl.encounter.Sight;
import org.rpg.encounter.dsl.encounter.SquareMap;
import org.rpg.encounter.dsl.encounter.WithFeature;
import org.rpg.encounter.dsl.validation.MapRows;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

/**
 * Where things are: the squares of a map and of places in words. Without a map the ground is open
 * and endless.
 */
final class Ground {
  /** A digit of an elevation counts so many times the side of a square. */
  private static final double METRES_PER_STEP = 1.5;

  private static final int LARGEST_MAP = MapRows.MOST;

  private final List<List<String>> rows = new ArrayList<>();
  private final List<List<String>> heights = new ArrayList<>();
  private final Map<String, LegendEntry> legend = new LinkedHashMap<>();
  private final Map<EObject, List<Integer>> squares = new LinkedHashMap<>();

  private final int columns;
  private final Terrains terrains;
  private final List<Terrain> upheavals = new ArrayList<>();
  private final Map<Integer, Terrain> barred = new HashMap<>();
  private final Names names;

  /** Farther nobody sees anywhere, in squares. */
  private int sight = Terrain.UNLIMITED;

  private boolean sightChanges;

  Ground(Outline outline, Names names) {
    this.names = names;
    terrains = new Terrains(names);
    outline.elements().forEach(this::read);
    columns = rows.stream().mapToInt(List::size).max().orElse(0);
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        EObject meaning = meaning(column, row);
        if (meaning != null) {
          add(meaning, Squares.at(column, row));
        }
      }
    }
  }

  /** What is drawn on a square; null for plain floor and for where there is no map. */
  private EObject meaning(int column, int row) {
    if (row < 0 || row >= rows.size() || column < 0 || column >= rows.get(row).size()) {
      return null;
    }
    LegendEntry entry = legend.get(rows.get(row).get(column));
    if (entry == null) {
      return null;
    }
    return entry.getPlace() == null ? entry.getMeaning() : entry.getPlace();
  }

  private void read(EObject element) {
    if (element instanceof SquareMap map) {
      map.getRows().forEach(row -> rows.add(cells(row)));
    } else if (element instanceof Elevation elevation) {
      elevation.getRows().forEach(row -> heights.add(cells(row)));
    } else if (element instanceof Sight bound) {
      sight = Math.min(sight, Quantities.squares(bound.getDistance()));
    } else if (element instanceof Legend symbols) {
      symbols.getEntries().forEach(it -> legend.putIfAbsent(it.getSymbol(), it));
    }
  }

  private static List<String> cells(String row) {
    return MapRows.cells(row).stream().map(MapRows.Cell::symbol).limit(LARGEST_MAP).toList();
  }

  /** Whether there is a map. */
  boolean isMapped() {
    return columns > 0;
  }

  int columns() {
    return columns;
  }

  int rows() {
    return Math.min(LARGEST_MAP, rows.size());
  }

  /** Whether somebody can stand on a square. */
  boolean isGround(int square) {
    int column = Squares.column(square);
    int row = Squares.row(square);
    if (!isMapped()) {
      return Math.abs(column) <= Squares.FARTHEST && Math.abs(row) <= Squares.FARTHEST;
    }
    return column >= 0
        && row >= 0
        && row < rows()
        && column < rows.get(row).size()
        && terrain(column, row).passable();
  }

  /** Whether two squares can be so far apart. */
  boolean reaches(int distance) {
    return distance < (isMapped() ? Math.max(columns(), rows()) : Squares.FARTHEST);
  }

  /** The square nearest to a column and row that may lie beyond the edge. */
  int held(int column, int row) {
    return isMapped()
        ? Squares.at(bound(column, 0, columns() - 1), bound(row, 0, rows() - 1))
        : Squares.at(
            bound(column, -Squares.FARTHEST, Squares.FARTHEST),
            bound(row, -Squares.FARTHEST, Squares.FARTHEST));
  }

  private static int bound(int value, int least, int most) {
    return Math.max(least, Math.min(most, value));
  }

  /** Puts something on a square. */
  void add(EObject thing, int square) {
    squares.computeIfAbsent(thing, it -> new ArrayList<>()).add(square);
  }

  /** The squares on which something stands or is drawn, in reading order. */
  int[] squaresOf(EObject thing) {
    return squares.getOrDefault(thing, List.of()).stream().mapToInt(Integer::intValue).toArray();
  }

  /** How far one sees at the start, in squares. */
  int sight() {
    return sight;
  }

  /** From some moment on one may see farther or less far. */
  void changeSight() {
    sightChanges = true;
  }

  /** Whether how far one sees may change. */
  boolean isSightChanging() {
    return sightChanges;
  }

  /** The engine's field. Squares beyond a ragged row's end are no ground. */
  Field field() {
    if (!isMapped()) {
      return new OpenField();
    }
    int width = columns();
    GridField.Builder field = GridField.of(width, rows());
    for (int row = 0; row < rows(); row++) {
      for (int column = 0; column < width; column++) {
        Terrain open = terrain(column, row);
        field.terrain(column, row, barred.getOrDefault(Squares.at(column, row), open));
        field.height(column, row, height(column, row) + raised(Squares.at(column, row)));
      }
    }
    return field.build();
  }

  /**
   * Squares of one kind, and what they are while a thing stands there: "object Door strength 4 at
   * Gate with Wall".
   */
  record Patch(int[] squares, Terrain open, Terrain barred) {}

  /** The place where a thing stands. */
  static Optional<Place> placeOf(SceneObject thing) {
    return thing.getFeatures().stream()
        .filter(it -> it instanceof At at && at.getPlace() instanceof Place)
        .map(it -> (Place) ((At) it).getPlace())
        .findFirst();
  }

  /**
   * The ground that a thing makes, by what it was; none of a thing of which nothing is said. It may
   * come to be and go.
   */
  List<Patch> patches(SceneObject thing) {
    boolean bars = thing.getFeatures().stream().anyMatch(WithFeature.class::isInstance);
    if (!bars || !isMapped()) {
      return List.of();
    }
    Map<Terrain, List<Integer>> kinds = new LinkedHashMap<>();
    for (int square : placeOf(thing).map(this::squaresOf).orElse(new int[0])) {
      Terrain open = terrain(Squares.column(square), Squares.row(square));
      kinds.computeIfAbsent(open, it -> new ArrayList<>()).add(square);
    }
    List<Patch> patches = new ArrayList<>();
    kinds.forEach(
        (open, where) -> {
          Terrain named = terrains.with(open, thing.getFeatures()).called(names.of(thing));
          Patch patch = new Patch(where.stream().mapToInt(it -> it).toArray(), open, named);
          patches.add(patch);
          upheavals.add(patch.open);
          upheavals.add(patch.barred);
        });
    return patches;
  }

  /** A thing stands there from the start. */
  void bar(SceneObject thing) {
    for (Patch patch : patches(thing)) {
      for (int square : patch.squares) {
        barred.put(square, patch.barred);
      }
    }
  }

  /** What a terrain or a source of heat is like here, where squares may become it. */
  Terrain become(EObject thing) {
    Terrain kind = terrains.of(thing);
    upheavals.add(kind);
    return kind;
  }

  /** The ground of a place may spread. */
  void spreads(Place place) {
    upheavals.add(terrains.with(Terrain.PLAIN, place.getFeatures()));
  }

  /** What squares may become, as far as has been asked. */
  List<Terrain> upheavals() {
    return List.copyOf(upheavals);
  }

  /** What a square is like; beyond a row's end there is nothing but walls. */
  private Terrain terrain(int column, int row) {
    if (column >= rows.get(row).size()) {
      return Terrain.WALL;
    }
    EObject meaning = meaning(column, row);
    return meaning instanceof Place place
        ? terrains.with(Terrain.PLAIN, place.getFeatures())
        : terrains.of(meaning);
  }

  /** By how many metres the place that is drawn on a square raises it. */
  double raised(int square) {
    return meaning(Squares.column(square), Squares.row(square)) instanceof Place place
        ? place.getFeatures().stream()
            .filter(Raised.class::isInstance)
            .mapToDouble(it -> Quantities.value(((Raised) it).getHeight()))
            .findFirst()
            .orElse(0)
        : 0;
  }

  /** Whether the map shows a place. */
  boolean isDrawn(Place place) {
    return legend.values().stream()
        .anyMatch(it -> it.getPlace() == place || it.getMeaning() == place);
  }

  private double height(int column, int row) {
    if (row >= heights.size() || column >= heights.get(row).size()) {
      return 0;
    }
    String digit = heights.get(row).get(column);
    int steps = digit.length() == 1 ? Character.digit(digit.charAt(0), 10) : -1;
    return Math.max(0, steps) * METRES_PER_STEP;
  }
}
