package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.MountedState;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.State;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.validation.Amended;

/**
 * Who starts on horseback (TAC-13): what "starts mounted on" says, otherwise the rider's own sheet.
 * A mount that the rider's side lists is taken as long as there is one; whoever is left without
 * brings his own, which no list names and no side counts.
 */
final class Riding {
  private final Outline outline;
  private final Names names;
  private final Cast cast;

  /** Of each side how many of each being a list names and nobody rides yet. */
  private final List<Map<EObject, Integer>> free = new ArrayList<>();

  /** What of the lists each rides, by its number among the cast. */
  private final Map<Integer, EObject> waiting = new LinkedHashMap<>();

  Riding(Outline outline, Names names, Cast cast, List<List<EObject>> listed) {
    this.outline = outline;
    this.names = names;
    this.cast = cast;
    for (List<EObject> side : listed) {
      Map<EObject, Integer> here = new LinkedHashMap<>();
      side.forEach(it -> here.merge(Amended.origin(it), 1, Integer::sum));
      free.add(here);
    }
  }

  /** Finds a mount for somebody who takes part, if he rides; what is ridden itself does not. */
  void mount(Cast.Actor rider) {
    EObject wanted = wanted(rider).orElse(null);
    if (wanted == null) {
      return;
    }
    boolean isKind = wanted instanceof Creature;
    Map<EObject, Integer> here = free.get(rider.side());
    int left = here.getOrDefault(wanted, 0) - (wanted == Amended.origin(rider.being()) ? 1 : 0);
    if (!isKind || left > 0) {
      waiting.put(rider.index(), wanted);
      here.merge(wanted, -1, Integer::sum);
    } else if (cast.actors().size() < Casting.LARGEST_CAST) {
      cast.addMount(names.mountOf(rider.name(), names.of(wanted)), wanted, rider);
    }
  }

  /** Puts on the mounts that lists name those who take them, once everybody is known. */
  void onListed() {
    waiting.forEach(
        (rider, wanted) -> {
          for (int mount : cast.meantBy(wanted)) {
            Cast.Actor it = cast.actors().get(mount);
            boolean apart = it.isListed() && mount != rider && !isTaken(mount, rider);
            if (apart && !Sides.isHostile(cast, it.side(), cast.actors().get(rider).side())) {
              cast.mount(rider, mount);
              return;
            }
          }
        });
  }

  /** Whether one is ridden already, or a mount would ride or be ridden twice. */
  private boolean isTaken(int mount, int rider) {
    return cast.mounts().containsKey(mount)
        || cast.riderOf(mount) != Cast.NOBODY
        || cast.riderOf(rider) != Cast.NOBODY;
  }

  private Optional<EObject> wanted(Cast.Actor rider) {
    List<Start> starts = outline.elements(Start.class);
    Collections.reverse(starts); // the last one that speaks of him counts
    for (Start start : starts) {
      if (start.getSubjects().stream().anyMatch(it -> isMeant(rider, it))) {
        for (State state : start.getStates()) {
          if (state instanceof MountedState mounted) {
            return Optional.of(mounted.getMount());
          }
        }
      }
    }
    return Sheets.mount(rider.being()).map(EObject.class::cast);
  }

  private boolean isMeant(Cast.Actor rider, Subject subject) {
    return subject.getKind() == SubjectKind.EVERYONE || cast.isMeant(rider, subject);
  }
}
