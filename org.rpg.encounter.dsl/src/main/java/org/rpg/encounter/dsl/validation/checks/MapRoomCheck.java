package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Legend;
import org.rpg.encounter.dsl.encounter.LegendEntry;
import org.rpg.encounter.dsl.encounter.SquareMap;
import org.rpg.encounter.dsl.encounter.Terrain;
import org.rpg.encounter.dsl.encounter.TerrainTrait;
import org.rpg.encounter.dsl.encounter.TerrainTraitKind;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.MapRows;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;

/** Each on a square of his own: a map has room for all who can take part. */
final class MapRoomCheck implements Check<Encounter> {
  private static final Diagnosis ROOM = Diagnosis.of("MAP-ROOM");

  @Override
  public void check(Encounter encounter, Findings findings) {
    Set<String> walls = new HashSet<>();
    for (EObject element : encounter.getElements()) {
      if (element instanceof Legend legend) {
        legend.getEntries().stream()
            .filter(entry -> entry.getMeaning() instanceof Terrain t && isImpassable(t))
            .map(LegendEntry::getSymbol)
            .forEach(walls::add);
      }
    }
    SquareMap first = null;
    long room = 0;
    for (EObject element : encounter.getElements()) {
      if (element instanceof SquareMap map) {
        first = first == null ? map : first;
        room +=
            map.getRows().stream()
                .flatMap(row -> MapRows.cells(row).stream())
                .filter(cell -> !walls.contains(cell.symbol()))
                .count();
      }
    }
    long most = CastSizeCheck.most(Roster.of(encounter));
    if (first != null && most > room) {
      findings.report(ROOM, Place.whole(first), room, most);
    }
  }

  private static boolean isImpassable(Terrain terrain) {
    return Lineage.of(terrain).stream()
        .flatMap(each -> ((Terrain) each).getProperties().stream())
        .anyMatch(p -> p instanceof TerrainTrait t && t.getTrait() == TerrainTraitKind.IMPASSABLE);
  }
}
