package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Party;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.validation.travel.Rulings;

/** Who takes part in an encounter from its start, parties resolved into those who came. */
public final class Roster {
  /** So many can take part in a fight at most. */
  public static final int MOST = 400;

  /**
   * One line of a side's list, or of a party on it.
   *
   * @param being a creature or a character
   * @param single whether they are a squad, which fights as one
   */
  public record Entry(Side side, Member member, EObject being, boolean single) {
    /** How many there are, unless dice, a party's size or a condition decide. */
    public OptionalInt count() {
      boolean open = member.getPer() != null || member.getCondition() != null || member.isAbsent();
      if (single && !open) {
        return OptionalInt.of(1);
      }
      Amount count = member.getCount();
      if (open || (count != null && (count.getDice() != null || count.getOperand() != 0))) {
        return OptionalInt.empty();
      }
      return OptionalInt.of(count == null ? 1 : count.getValue());
    }
  }

  private final List<Side> sides = new ArrayList<>();
  private final List<Entry> entries = new ArrayList<>();

  private final boolean squads;

  private Roster(boolean squads) {
    this.squads = squads;
  }

  private record Key(Encounter encounter) {}

  /** With the sides of what the encounter is like. */
  public static Roster of(Encounter encounter) {
    return encounter.eResource() instanceof XtextResource script
        ? script.getCache().get(new Key(encounter), script, () -> make(encounter))
        : make(encounter);
  }

  private static Roster make(Encounter encounter) {
    Roster roster = new Roster(!Rulings.of(encounter).chooses("Squads", "Singly"));
    for (EObject stage : Lineage.of(encounter)) {
      if (stage instanceof Encounter e) {
        for (EObject element : e.getElements()) {
          if (element instanceof Side side) {
            roster.sides.add(side);
            roster.addAll(side, side.getMembers(), new HashSet<>());
          }
        }
      }
    }
    return roster;
  }

  private void addAll(Side side, List<Member> members, Set<EObject> parties) {
    for (Member member : members) {
      if (member.isAbsent()) {
        continue;
      }
      if (member.getBeing() instanceof Party party) {
        if (parties.add(party)) {
          addAll(side, party.getMembers(), parties);
        }
      } else if (member.getBeing() != null) {
        entries.add(new Entry(side, member, member.getBeing(), squads && member.isSquad()));
      }
    }
  }

  public List<Side> sides() {
    return Collections.unmodifiableList(sides);
  }

  public List<Entry> entries() {
    return Collections.unmodifiableList(entries);
  }

  /** The lines that a name means: a kind of being, one named member, a side. */
  public List<Entry> named(EObject name) {
    return entries.stream()
        .filter(e -> e.being() == name || e.member() == name || e.side() == name)
        .toList();
  }

  /** The lines that a subject means by name or by side, whatever its qualities. */
  public List<Entry> meant(Subject subject) {
    if (subject.getNamed() != null) {
      return named(subject.getNamed());
    }
    return subject.getSide() == SideKind.UNSTATED ? List.of() : on(subject.getSide());
  }

  public List<Entry> on(SideKind kind) {
    return entries.stream().filter(e -> e.side().getKind() == kind).toList();
  }
}
