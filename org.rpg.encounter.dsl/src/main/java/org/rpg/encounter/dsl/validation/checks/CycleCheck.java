package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.At;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Party;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.PlaceFeature;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;

/** A party is not a member of itself, a place does not lie at itself, not even by a detour. */
final class CycleCheck {
  private static final Diagnosis PARTY = Diagnosis.of("PARTY-CYCLE");
  private static final Diagnosis PLACE = Diagnosis.of("PLACE-CYCLE");

  private CycleCheck() {}

  static void check(Party party, Findings findings) {
    if (reaches(party, party, new HashSet<>())) {
      findings.report(PARTY, party, party.getName());
    }
  }

  private static boolean reaches(Party from, Party party, Set<Party> seen) {
    for (Member member : from.getMembers()) {
      if (member.getBeing() instanceof Party p
          && (p == party || (seen.add(p) && reaches(p, party, seen)))) {
        return true;
      }
    }
    return false;
  }

  static void check(Place place, Findings findings) {
    Set<EObject> seen = new HashSet<>();
    EObject next = at(place);
    while (next instanceof Place p && seen.add(p)) {
      if (p == place) {
        findings.report(PLACE, place, place.getName());
        return;
      }
      next = at(p);
    }
  }

  private static EObject at(Place place) {
    for (PlaceFeature feature : place.getFeatures()) {
      if (feature instanceof At at) {
        return at.getPlace() != null || at.getFrom() == null
            ? at.getPlace()
            : at.getFrom().getNamed();
      }
    }
    return null;
  }
}
