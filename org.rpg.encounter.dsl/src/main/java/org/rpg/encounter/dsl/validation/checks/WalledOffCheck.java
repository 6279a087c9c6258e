package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Arrival;
import org.rpg.encounter.dsl.encounter.Becomes;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;

/**
 * Walls that part all enemies: nobody gets to anybody and nobody sees anybody, so that all wait for
 * ever (TAC-11). Said only where everybody is drawn, nobody comes later and no ground changes.
 */
final class WalledOffCheck implements Check<Encounter> {
  private static final Diagnosis APART = Diagnosis.of("FIGHT-APART");

  @Override
  public void check(Encounter encounter, Findings findings) {
    Optional<DrawnMap> map = DrawnMap.of(encounter);
    if (map.isPresent() && isSettled(encounter) && isParted(map.get(), Roster.of(encounter))) {
      boolean own = map.get().map().eContainer() == encounter;
      findings.report(APART, own ? Place.whole(map.get().map()) : Place.of(encounter));
    }
  }

  private static boolean isSettled(Encounter encounter) {
    if (StartHoldCheck.isPutElsewhere(encounter)) {
      return false;
    }
    for (EObject stage : Lineage.of(encounter)) {
      TreeIterator<EObject> all = stage.eAllContents();
      while (all.hasNext()) {
        EObject each = all.next();
        if (each instanceof Arrival || (each instanceof Becomes it && it.getForm() != null)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether no two enemies are in one room; not if there are none, or somebody is not drawn. */
  private static boolean isParted(DrawnMap map, Roster roster) {
    int[][] rooms = map.rooms();
    Map<Object, Set<Integer>> camps = new HashMap<>();
    for (Roster.Entry entry : roster.entries()) {
      if (entry.side().isNeutral()) {
        continue;
      }
      List<DrawnMap.Square> squares = StartHoldCheck.drawn(map, entry);
      if (squares.isEmpty() || squares.size() < entry.count().orElse(Integer.MAX_VALUE)) {
        return false;
      }
      Set<Integer> own =
          camps.computeIfAbsent(SidesCheck.camp(entry.side()), it -> new HashSet<>());
      squares.forEach(it -> own.add(rooms[it.row()][it.column()]));
    }
    Set<Integer> taken = new HashSet<>();
    for (Set<Integer> own : camps.values()) {
      for (int room : own) {
        if (!taken.add(room)) {
          return false;
        }
      }
    }
    return camps.size() > 1;
  }
}
