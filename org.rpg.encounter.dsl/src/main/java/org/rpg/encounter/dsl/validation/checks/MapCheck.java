package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Elevation;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Legend;
import org.rpg.encounter.dsl.encounter.LegendEntry;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.SquareMap;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.MapRows;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;
import org.rpg.encounter.dsl.validation.Suggestion;

/** A map and its legend explain each other, and agree with the lists of the sides. */
final class MapCheck implements Check<Encounter> {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis SYMBOL = Diagnosis.of("MAP-SYMBOL");
  private static final Diagnosis TWICE = Diagnosis.of("MAP-SYMBOL-TWICE");
  private static final Diagnosis UNUSED = Diagnosis.of("MAP-LEGEND-UNUSED");
  private static final Diagnosis SIZE = Diagnosis.of("MAP-SIZE");
  private static final Diagnosis RAGGED = Diagnosis.of("MAP-RAGGED");
  private static final Diagnosis ELEVATION = Diagnosis.of("MAP-ELEVATION");
  private static final Diagnosis STRANGER = Diagnosis.of("MAP-STRANGER");
  private static final Diagnosis COUNT = Diagnosis.of("MAP-COUNT");

  @Override
  public void check(Encounter encounter, Findings findings) {
    SquareMap map = null;
    Map<String, LegendEntry> legend = new LinkedHashMap<>();
    for (EObject stage : Lineage.of(encounter)) {
      for (EObject element : ((Encounter) stage).getElements()) {
        if (element instanceof SquareMap m && map == null) {
          map = m;
        } else if (element instanceof Legend l) {
          read(l, legend, stage == encounter, findings);
        }
      }
    }
    if (map == null) {
      return;
    }
    if (map.eContainer() == encounter && isTooLarge(map)) {
      findings.report(SIZE, Place.whole(map), MapRows.MOST);
      return;
    }
    Map<String, Integer> counts =
        map.eContainer() == encounter ? symbols(map, legend, findings) : symbols(map, legend, null);
    for (EObject element : encounter.getElements()) {
      if (element instanceof Elevation e) {
        elevation(e, map, findings);
      }
    }
    if (map.eContainer() == encounter) {
      compare(encounter, legend, counts, findings);
    }
  }

  private static boolean isTooLarge(SquareMap map) {
    return map.getRows().size() > MapRows.MOST
        || map.getRows().stream().anyMatch(row -> MapRows.cells(row).size() > MapRows.MOST);
  }

  private static void read(
      Legend legend, Map<String, LegendEntry> symbols, boolean own, Findings findings) {
    for (LegendEntry entry : legend.getEntries()) {
      if (entry.getSymbol() == null) {
        continue;
      }
      LegendEntry before = symbols.putIfAbsent(entry.getSymbol(), entry);
      if (own && before != null && before.eContainer() == legend) {
        findings.reportAt(TWICE, entry, MODEL.getLegendEntry_Symbol(), entry.getSymbol());
      }
    }
  }

  /** How often each symbol stands on the map. */
  private static Map<String, Integer> symbols(
      SquareMap map, Map<String, LegendEntry> legend, Findings findings) {
    Map<String, Integer> counts = new HashMap<>();
    EStructuralFeature rows = MODEL.getSquareMap_Rows();
    int width = map.getRows().isEmpty() ? 0 : MapRows.cells(map.getRows().get(0)).size();
    for (int y = 0; y < map.getRows().size(); y++) {
      List<MapRows.Cell> cells = MapRows.cells(map.getRows().get(y));
      Place row = Place.of(map, rows, y);
      if (cells.size() != width && findings != null) {
        findings.report(RAGGED, row, cells.size(), width);
      }
      for (MapRows.Cell cell : cells) {
        boolean first = counts.merge(cell.symbol(), 1, Integer::sum) == 1;
        boolean known = cell.symbol().equals(MapRows.FLOOR) || legend.containsKey(cell.symbol());
        if (first && !known && findings != null) {
          Place square = new Place(map, row.offset() + cell.offset(), cell.symbol().length());
          findings.report(SYMBOL, square, cell.symbol(), new Fix("."));
        }
      }
    }
    return counts;
  }

  private static void elevation(Elevation elevation, SquareMap map, Findings findings) {
    List<String> heights = elevation.getRows();
    if (heights.size() != map.getRows().size()) {
      findings.report(ELEVATION, Place.whole(elevation));
      return;
    }
    for (int y = 0; y < heights.size(); y++) {
      boolean digits = heights.get(y).chars().allMatch(c -> c >= '0' && c <= '9');
      int width = MapRows.cells(map.getRows().get(y)).size();
      if (!digits || heights.get(y).length() != width) {
        findings.report(ELEVATION, Place.of(elevation, MODEL.getElevation_Rows(), y));
        return;
      }
    }
  }

  private static void compare(
      Encounter encounter,
      Map<String, LegendEntry> legend,
      Map<String, Integer> counts,
      Findings findings) {
    Roster roster = Roster.of(encounter);
    Map<EObject, Integer> beings = new LinkedHashMap<>();
    for (LegendEntry entry : legend.values()) {
      int count = counts.getOrDefault(entry.getSymbol(), 0);
      boolean own = entry.eContainer().eContainer() == encounter;
      if (count == 0) {
        if (own) {
          findings.reportAt(UNUSED, entry, MODEL.getLegendEntry_Symbol(), entry.getSymbol());
        }
        continue;
      }
      EObject meaning = entry.getMeaning();
      if (meaning instanceof Creature || meaning instanceof Persona || meaning instanceof Member) {
        beings.merge(meaning, count, Integer::sum);
        if (own && roster.named(meaning).isEmpty()) {
          findings.reportAt(STRANGER, entry, MODEL.getLegendEntry_Meaning(), new Named(meaning));
        }
      }
    }
    beings.forEach((being, count) -> numbers(roster, being, count, findings));
  }

  /** Those whose place is written in words need not stand on the map too. */
  private static void numbers(Roster roster, EObject being, int onMap, Findings findings) {
    int least = 0;
    int most = 0;
    Member listed = null;
    for (Roster.Entry entry : roster.named(being)) {
      if (entry.count().isEmpty()) {
        return;
      }
      listed = listed == null ? entry.member() : listed;
      most += entry.count().getAsInt();
      least += entry.member().getFeatures().isEmpty() ? entry.count().getAsInt() : 0;
    }
    if (listed != null && (onMap < least || onMap > most)) {
      int shown = onMap < least ? least : most;
      Place place = Place.whole(listed);
      boolean alone = roster.named(being).size() == 1 && listed.getCount() != null;
      findings.report(
          COUNT,
          place,
          new Named(being),
          shown,
          onMap,
          alone ? Fix.withNumber(place, onMap) : Suggestion.none());
    }
  }
}
