package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SideReference;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;

/** A fight is between two sides or more, each of somebody, each written once. */
final class SidesCheck implements Check<Encounter> {
  private static final Diagnosis ALONE = Diagnosis.of("SIDE-ALONE");
  private static final Diagnosis EMPTY = Diagnosis.of("SIDE-EMPTY");
  private static final Diagnosis TWICE = Diagnosis.of("SIDE-TWICE");
  private static final Diagnosis PERSON = Diagnosis.of("PERSON-TWICE");

  @Override
  public void check(Encounter encounter, Findings findings) {
    Roster roster = Roster.of(encounter);
    Set<Object> hostile = new HashSet<>();
    Set<SideKind> kinds = new HashSet<>();
    for (Side side : roster.sides()) {
      if (!side.isNeutral()) {
        hostile.add(camp(side));
      }
      if (side.eContainer() != encounter) {
        continue;
      }
      if (side.getKind() != SideKind.UNSTATED && !kinds.add(side.getKind())) {
        findings.report(TWICE, Place.whole(side));
      }
      boolean somebody = side.getMembers().stream().anyMatch(m -> !m.isAbsent());
      if (!somebody && !side.getMembers().isEmpty()) {
        findings.report(EMPTY, Place.whole(side));
      }
    }
    if (hostile.size() < 2) {
      findings.report(ALONE, encounter);
    }
    personsOnce(encounter, roster, findings);
  }

  /** Those who fight together: a side, or the one whose ally it is. */
  static Object camp(Side side) {
    Set<Side> seen = new HashSet<>();
    Side next = side;
    while (seen.add(next)) {
      SideReference friend = next.getFriend();
      if (friend == null) {
        return next.getKind() == SideKind.UNSTATED ? next : next.getKind();
      }
      if (friend.getKind() != SideKind.UNSTATED) {
        return friend.getKind();
      }
      if (friend.getSide() == null || friend.getSide().eIsProxy()) {
        return next;
      }
      next = friend.getSide();
    }
    return side;
  }

  private static void personsOnce(Encounter encounter, Roster roster, Findings findings) {
    Map<EObject, Member> persons = new HashMap<>();
    for (Roster.Entry entry : roster.entries()) {
      if (!(entry.being() instanceof Persona person) || entry.side().eContainer() != encounter) {
        continue;
      }
      boolean many = entry.count().orElse(1) > 1;
      if (persons.put(person, entry.member()) != null || many) {
        // somebody of a party is marked where the party is named
        EObject here = entry.member().eContainer() == entry.side() ? entry.member() : entry.side();
        findings.report(PERSON, Place.whole(here), new Named(person));
      }
    }
  }
}
