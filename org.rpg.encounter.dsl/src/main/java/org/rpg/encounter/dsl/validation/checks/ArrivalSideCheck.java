package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Arrival;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.WhenEvent;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;
import org.rpg.encounter.dsl.validation.SideHelped;
import org.rpg.encounter.dsl.validation.Wording;

/** Whoever arrives in a fight comes to help somebody, and the script says whom. */
final class ArrivalSideCheck implements Check<Arrival> {
  private static final Diagnosis SIDE = Diagnosis.of("ARRIVE-SIDE");

  @Override
  public void check(Arrival arrival, Findings findings) {
    Encounter scene = EcoreUtil2.getContainerOfType(arrival, Encounter.class);
    if (scene == null || SideHelped.by(arrival).isPresent()) {
      return;
    }
    Roster roster = Roster.of(scene);
    List<Side> sides = roster.sides();
    boolean known = arrival.getMembers().stream().allMatch(it -> isOfASide(it, roster));
    if (sides.size() < 2 || known) {
      return;
    }
    Side joined =
        sides.stream()
            .filter(it -> it.getKind() == SideKind.OPPONENTS)
            .findFirst()
            .orElse(sides.get(sides.size() - 1));
    if (spokenOf(arrival, roster).equals(Set.of(joined))) {
      return;
    }
    Side other = sides.stream().filter(it -> it != joined).findFirst().orElseThrow();
    Wording forOther = Phrases.of("for-side", name(other));
    Wording forJoined = Phrases.of("for-side", name(joined));
    findings.report(
        SIDE,
        Place.whole(arrival),
        quoted(name(joined)),
        quoted(forOther),
        quoted(forJoined),
        fix(arrival, forOther, findings),
        fix(arrival, forJoined, findings));
  }

  /** A being of a side joins it again, and one that cannot be told is no fault of this line. */
  private static boolean isOfASide(Member member, Roster roster) {
    EObject being = member.getBeing();
    return being == null
        || being.eIsProxy()
        || roster.entries().stream().anyMatch(it -> Lineage.of(it.being()).contains(being));
  }

  /** The sides of everybody whom the events around it are about. */
  private static Set<Side> spokenOf(Arrival arrival, Roster roster) {
    Set<Side> sides = new HashSet<>();
    for (EObject each = arrival; each != null; each = each.eContainer()) {
      if (each instanceof WhenEvent when && when.getCondition() != null) {
        add(when.getCondition(), roster, sides);
        EcoreUtil2.eAllContents(when.getCondition()).forEach(it -> add(it, roster, sides));
      } else if (each instanceof EveryEvent every) {
        add(every.getSubject(), roster, sides);
      }
    }
    return sides;
  }

  private static void add(EObject part, Roster roster, Set<Side> sides) {
    if (part instanceof Subject subject) {
      roster.meant(subject).forEach(it -> sides.add(it.side()));
    }
  }

  private static Wording name(Side side) {
    return side.getKind() == SideKind.UNSTATED
        ? new Named(side)
        : reader -> reader.word(side.getKind().getLiteral());
  }

  private static Wording quoted(Wording name) {
    return reader -> "'" + name.in(reader) + "'";
  }

  private static Fix fix(Arrival arrival, Wording side, Findings findings) {
    String written = NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(arrival));
    return new Fix(written + " " + side.in(findings.language()));
  }
}
