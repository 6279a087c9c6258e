package org.rpg.encounter.play;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.At;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.Happening;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.PlainDeed;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;

/**
 * Places by which the first side flees and where nobody stands: in words such a way out lies behind
 * them, not beyond those from whom they flee (our own choice).
 */
final class WaysOut {
  private final Cast cast;
  private final Set<EObject> fledBy = new HashSet<>();
  private final Set<EObject> taken = new HashSet<>();

  WaysOut(Outline outline, Cast cast) {
    this.cast = cast;
    for (EObject element : outline.elements()) {
      read(element);
      for (Iterator<EObject> all = EcoreUtil.getAllContents(element, false); all.hasNext(); ) {
        read(all.next());
      }
    }
  }

  /** Whether a place lies behind the first side. */
  boolean isBehind(Place place) {
    return fledBy.contains(place) && !taken.contains(place);
  }

  private void read(EObject part) {
    if (part instanceof Happening it
        && it.getDeed() instanceof PlainDeed deed
        && deed.getVerb() == DeedVerb.FLEES
        && deed.getPlace() != null
        && it.getSubjects().stream().anyMatch(this::isOfFirstSide)) {
      fledBy.add(deed.getPlace());
    } else if (part instanceof At at
        && at.getPlace() != null
        && !(at.eContainer() instanceof Place)) {
      taken.add(at.getPlace());
    }
  }

  private boolean isOfFirstSide(Subject subject) {
    return subject.getSide() == SideKind.HEROES
        || subject.getNamed() != null
            && cast.actors().stream().anyMatch(it -> it.side() == 0 && cast.isMeant(it, subject));
  }
}
