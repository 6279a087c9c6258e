package org.rpg.encounter.dsl.validation.travel;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Lineage;

/** Who travels: parties resolved into those who came. */
public final class Company {
  /** What somebody has of whom no Perseverance is written (EXH-01), by default. */
  private static final int STANDARD_PERSEVERANCE = 6;

  /**
   * One line of the travellers' list, or of a party on it.
   *
   * @param being a creature or a character
   */
  public record Traveller(Member member, EObject being) {
    /** As few as may come. */
    public long least() {
      boolean open = member.getPer() != null || member.getCondition() != null;
      return open ? 0 : Math.max(0, Amounts.least(member.getCount()));
    }

    /** As many as may come, those apart who come for each of others. */
    public long most() {
      return Math.max(0, Amounts.most(member.getCount()));
    }

    /** Whether the rules of exhaustion are about it: not about carts, the undead, or animals. */
    public boolean isTiring() {
      List<BeingTraitKind> traits =
          Lineage.of(being).stream()
              .flatMap(it -> Lineage.properties(it).stream())
              .filter(BeingTrait.class::isInstance)
              .map(it -> ((BeingTrait) it).getTrait())
              .toList();
      boolean exempt =
          traits.contains(BeingTraitKind.VEHICLE) || traits.contains(BeingTraitKind.UNDEAD);
      return !exempt && (being instanceof Persona || written(being).isPresent());
    }

    /** The Perseverance of one who is rested (EXH-01). */
    public int perseverance(Rulings rulings) {
      return written(being)
          .orElseGet(() -> rulings.number("Default Perseverance", STANDARD_PERSEVERANCE));
    }
  }

  private final List<Traveller> all = new ArrayList<>();
  private boolean stated;

  private Company() {}

  private static OptionalInt written(EObject being) {
    return Lineage.nearest(being, PerseveranceProperty.class).stream()
        .mapToInt(PerseveranceProperty::getValue)
        .findFirst();
  }

  /** The Perseverance written in a being's body or in one it is like. */
  public static OptionalInt perseverance(EObject being) {
    return written(being);
  }

  /** Of an episode, journey or adventure, with what it is like; of an encounter, its heroes. */
  public static Company of(EObject scene) {
    Company company = new Company();
    for (EObject each : Lineage.of(scene)) {
      for (EObject element : each.eContents()) {
        if (element instanceof Travellers travellers) {
          company.stated = true;
          company.add(travellers.getMembers(), new HashSet<>());
        } else if (element instanceof Side side && side.getKind() == SideKind.HEROES) {
          company.stated = true;
          company.add(side.getMembers(), new HashSet<>());
        }
      }
    }
    return company;
  }

  private void add(List<Member> members, Set<EObject> parties) {
    for (Member member : members) {
      EObject being = member.getBeing();
      if (member.isAbsent() || being == null) {
        continue;
      }
      if (being instanceof Party party) {
        if (parties.add(party)) {
          add(party.getMembers(), parties);
        }
      } else {
        all.add(new Traveller(member, being));
      }
    }
  }

  /** Whether a script says who travels. */
  public boolean isStated() {
    return stated;
  }

  /** Whether all of them are known. */
  public boolean isKnown() {
    return all.stream().noneMatch(it -> it.being().eIsProxy());
  }

  public List<Traveller> all() {
    return all;
  }

  /** Those who eat, sleep and tire. */
  public List<Traveller> tiring() {
    return all.stream().filter(Traveller::isTiring).toList();
  }

  /**
   * Those whom a subject means, whatever its qualities; all for pronouns and "travellers", of whom
   * only the players' are heroes.
   */
  public List<Traveller> meant(Subject subject) {
    EObject named = subject.getNamed();
    if (named == null) {
      boolean heroes = subject.getSide() == SideKind.HEROES;
      return all.stream().filter(it -> !heroes || it.being() instanceof Persona).toList();
    }
    return all.stream()
        .filter(
            it ->
                it.being() == named
                    || it.member() == named
                    || it.member().getRole() == named
                    || named instanceof Party party && Company.isOf(it, party))
        .toList();
  }

  private static boolean isOf(Traveller traveller, Party party) {
    Company of = new Company();
    of.add(party.getMembers(), new HashSet<>());
    return of.all.stream().anyMatch(it -> it.being() == traveller.being());
  }

  /** Whether it holds somebody of another company, by kind. */
  public boolean shares(Company other) {
    return all.stream().anyMatch(it -> other.holds(it.being()));
  }

  /** Whether a being is in it, by kind. */
  public boolean holds(EObject being) {
    return all.stream().anyMatch(it -> it.being() == being);
  }
}
