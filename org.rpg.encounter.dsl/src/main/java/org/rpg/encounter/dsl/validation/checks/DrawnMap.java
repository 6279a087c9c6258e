package org.rpg.encounter.dsl.validation.checks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Cover;
import org.rpg.encounter.dsl.encounter.CoverProperty;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Legend;
import org.rpg.encounter.dsl.encounter.LegendEntry;
import org.rpg.encounter.dsl.encounter.SquareMap;
import org.rpg.encounter.dsl.encounter.Terrain;
import org.rpg.encounter.dsl.encounter.TerrainProperty;
import org.rpg.encounter.dsl.encounter.TerrainTrait;
import org.rpg.encounter.dsl.encounter.TerrainTraitKind;
import org.rpg.encounter.dsl.encounter.WaterProperty;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.MapRows;

/** What an encounter's map shows: who stands where, and where walls stand. */
final class DrawnMap {
  /** A square of the map. */
  record Square(int column, int row) {
    /** In squares, as one walks in eight directions. */
    int distance(Square other) {
      return Math.max(Math.abs(column - other.column), Math.abs(row - other.row));
    }
  }

  private final SquareMap map;
  private final List<List<String>> rows = new ArrayList<>();
  private final Map<String, LegendEntry> legend = new HashMap<>();

  private DrawnMap(SquareMap map) {
    this.map = map;
    map.getRows()
        .forEach(row -> rows.add(MapRows.cells(row).stream().map(MapRows.Cell::symbol).toList()));
  }

  /**
   * The encounter's own map or the one of what it is like; empty without one that can be played.
   */
  static Optional<DrawnMap> of(Encounter encounter) {
    SquareMap map = null;
    List<LegendEntry> entries = new ArrayList<>();
    for (EObject stage : Lineage.of(encounter)) {
      for (EObject element : ((Encounter) stage).getElements()) {
        if (element instanceof SquareMap m && map == null) {
          map = m;
        } else if (element instanceof Legend l) {
          entries.addAll(l.getEntries());
        }
      }
    }
    if (map == null || map.getRows().size() > MapRows.MOST) {
      return Optional.empty();
    }
    DrawnMap drawn = new DrawnMap(map);
    entries.forEach(it -> drawn.legend.putIfAbsent(it.getSymbol(), it));
    return drawn.rows.stream().anyMatch(it -> it.size() > MapRows.MOST)
        ? Optional.empty()
        : Optional.of(drawn);
  }

  SquareMap map() {
    return map;
  }

  /** Where somebody or something is drawn, in reading order. */
  List<Square> squares(EObject meaning) {
    List<Square> squares = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        LegendEntry entry = legend.get(rows.get(row).get(column));
        if (entry != null && entry.getMeaning() == meaning) {
          squares.add(new Square(column, row));
        }
      }
    }
    return squares;
  }

  /**
   * For each square, by row and column, the number of the room it is in: between two rooms there
   * are walls that nobody crosses and nobody sees through. 0 is a wall.
   */
  int[][] rooms() {
    int[][] rooms = new int[rows.size()][];
    for (int row = 0; row < rooms.length; row++) {
      rooms[row] = new int[rows.get(row).size()];
    }
    int number = 0;
    for (int row = 0; row < rooms.length; row++) {
      for (int column = 0; column < rooms[row].length; column++) {
        if (rooms[row][column] == 0 && !isWall(column, row)) {
          fill(rooms, new Square(column, row), ++number);
        }
      }
    }
    return rooms;
  }

  private void fill(int[][] rooms, Square from, int number) {
    Deque<Square> open = new ArrayDeque<>(List.of(from));
    rooms[from.row][from.column] = number;
    while (!open.isEmpty()) {
      Square here = open.pop();
      for (int down = -1; down <= 1; down++) {
        for (int along = -1; along <= 1; along++) {
          int column = here.column + along;
          int row = here.row + down;
          boolean corner = isWall(column, here.row) && isWall(here.column, row);
          if (!isWall(column, row) && !corner && rooms[row][column] == 0) {
            rooms[row][column] = number;
            open.push(new Square(column, row));
          }
        }
      }
    }
  }

  /** Beyond the edge there are walls. */
  private boolean isWall(int column, int row) {
    if (row < 0 || row >= rows.size() || column < 0 || column >= rows.get(row).size()) {
      return true;
    }
    LegendEntry entry = legend.get(rows.get(row).get(column));
    return entry != null && entry.getMeaning() instanceof Terrain terrain && isWall(terrain);
  }

  /** What nobody crosses hides what is behind it, unless it says otherwise, is water or a ledge. */
  private static boolean isWall(Terrain terrain) {
    boolean impassable = false;
    boolean open = false;
    boolean hides = false;
    for (EObject each : Lineage.of(terrain)) {
      for (TerrainProperty property : ((Terrain) each).getProperties()) {
        if (property instanceof TerrainTrait trait) {
          impassable |= trait.getTrait() == TerrainTraitKind.IMPASSABLE;
          open |= trait.getTrait() == TerrainTraitKind.LEDGE;
        } else if (property instanceof CoverProperty cover) {
          hides |= cover.getCover() == Cover.TOTAL;
          open |= cover.getCover() != Cover.TOTAL;
        }
        open |= property instanceof WaterProperty;
      }
    }
    return impassable && (hides || !open);
  }
}
