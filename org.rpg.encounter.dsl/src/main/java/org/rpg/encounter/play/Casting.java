package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Party;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SideReference;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.validation.Amended;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Roster;
import org.rpg.encounter.dsl.validation.SideHelped;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.play.Outline.Company;
import org.rpg.encounter.rules.dice.DiceExpression;

/** Finds out who takes part: parties, counts, "for each hero", "only if". */
final class Casting {
  /** So many can take part at most; validation reports more. */
  static final int LARGEST_CAST = Roster.MOST;

  /**
   * Members of whom a roll decides how many take part.
   *
   * @param members their places in the roster
   * @param number how many of them, the first ones
   * @param condition on what condition, if only the scene can tell it as it begins
   * @param squad whether it is one squad of so many
   */
  record Rolled(
      int[] members, DiceExpression number, Optional<Expression> condition, boolean squad) {}

  /**
   * Some who come when an event lets them.
   *
   * @param members all who may ever come, in roster order
   * @param number how many come each time
   * @param squad whether they are squads, one of so many each time
   */
  record Coming(int[] members, DiceExpression number, boolean squad) {}

  /** One who may come, of an arrival's list. */
  private record Comer(Part part, Member listed, int side) {}

  private final Map<Member, Coming> coming = new LinkedHashMap<>();
  private final boolean squads;
  private final Outline outline;
  private final Names names;
  private final List<Rolled> rolled = new ArrayList<>();
  private final Map<SideKind, Integer> certain = new HashMap<>();

  /**
   * @param squads whether a squad fights as one
   */
  Casting(Outline outline, Names names, boolean squads) {
    this.squads = squads;
    this.outline = outline;
    this.names = names;
  }

  /** One being of one entry, before it has its name. */
  private record Part(EObject being, Member entry, Member party, Optional<DiceExpression> number) {

    /** The same as one of a party that stands in a list. */
    Part within(Member outer) {
      boolean silent = party.getStyle() == null && party.getFeatures().isEmpty();
      return new Part(being, entry, party == entry || silent ? outer : party, number);
    }
  }

  List<Rolled> rolled() {
    return rolled;
  }

  /** Those who come with an entry of an arrival's list; nobody if it is not one. */
  Coming coming(Member listed) {
    return coming.getOrDefault(listed, new Coming(new int[0], DiceExpression.constant(0), false));
  }

  /** Everybody who is not there at the start and comes with no roll. */
  int[] comers() {
    return coming.values().stream().flatMapToInt(it -> Arrays.stream(it.members)).toArray();
  }

  /** Whether somebody is not there at the start. */
  boolean isAwaited(int actor) {
    return Arrays.stream(comers()).anyMatch(it -> it == actor)
        || rolled.stream()
            .flatMapToInt(it -> Arrays.stream(it.members))
            .anyMatch(it -> it == actor);
  }

  Cast cast() {
    List<Company> sides = outline.companies();
    Cast cast = new Cast(Comers.mayChangeSides(outline));
    for (Company side : sides) {
      cast.add(team(side, sides));
      if (side.kind() != SideKind.UNSTATED) {
        int count =
            parts(side, side.members(), true, new HashSet<>()).stream().mapToInt(this::least).sum();
        certain.merge(side.kind(), count, Integer::sum);
      }
    }
    List<List<Part>> parts = new ArrayList<>();
    Numbering numbering = new Numbering();
    for (Company side : sides) {
      List<Part> here = parts(side, side.members(), false, new HashSet<>());
      here.forEach(it -> numbering.count(label(it), name(it)));
      parts.add(here);
    }
    List<Comer> comers = comers(sides, parts);
    comers.forEach(it -> numbering.count(label(it.part), name(it.part)));
    numbering.begin();
    Riding riding = new Riding(outline, names, cast, parts(parts, comers));
    enroll(cast, parts, comers, numbering, riding);
    riding.onListed();
    return cast;
  }

  /** The beings that lists name, by their sides, once for each. */
  private static List<List<EObject>> parts(List<List<Part>> parts, List<Comer> comers) {
    List<List<EObject>> beings = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      int side = i;
      List<EObject> here = new ArrayList<>(parts.get(i).stream().map(Part::being).toList());
      comers.stream().filter(it -> it.side == side).forEach(it -> here.add(it.part.being));
      beings.add(here);
    }
    return beings;
  }

  private List<Comer> comers(List<Company> sides, List<List<Part>> parts) {
    List<Comer> comers = new ArrayList<>();
    for (Comers.Found found : Comers.in(outline)) {
      for (Member member : found.arrival().getMembers()) {
        int side = side(found, member, sides, parts);
        if (side < 0) {
          continue;
        }
        List<Part> once = parts(sides.get(side), List.of(member), false, new HashSet<>());
        if (once.isEmpty()) {
          continue;
        }
        boolean squad = isSquad(member);
        DiceExpression number =
            squad ? heads(member) : once.get(0).number.orElse(DiceExpression.constant(once.size()));
        coming.put(member, new Coming(new int[0], number, squad));
        int wanted = Comers.most(once.size(), found.times());
        for (int i = 0; i < wanted; i++) {
          Part part = once.get(i % once.size());
          Part certain = new Part(part.being, part.entry, part.party, Optional.empty());
          comers.add(new Comer(certain, member, side));
        }
      }
    }
    return comers;
  }

  /** Whose side somebody comes for: the one named, the event's, its owner's, that of his kind. */
  private int side(Comers.Found found, Member member, List<Company> sides, List<List<Part>> parts) {
    Optional<Integer> named =
        SideHelped.by(found.arrival()).map(it -> index(it, sides)).filter(it -> it >= 0);
    return named
        .or(() -> found.owner().flatMap(it -> sideOf(it, parts)))
        .or(() -> sideOf(member.getBeing(), parts))
        .orElseGet(() -> otherwise(sides));
  }

  private static int index(SideHelped side, List<Company> sides) {
    for (int i = 0; i < sides.size(); i++) {
      if (side.is(sides.get(i).declaration(), sides.get(i).kind())) {
        return i;
      }
    }
    return -1;
  }

  private static Optional<Integer> sideOf(EObject being, List<List<Part>> parts) {
    for (int i = 0; i < parts.size(); i++) {
      for (Part part : parts.get(i)) {
        if (Lineage.of(part.being).contains(being)) {
          return Optional.of(i);
        }
      }
    }
    return Optional.empty();
  }

  private static int otherwise(List<Company> sides) {
    for (int i = 0; i < sides.size(); i++) {
      if (sides.get(i).kind() == SideKind.OPPONENTS) {
        return i;
      }
    }
    return sides.size() - 1;
  }

  private void enroll(
      Cast cast, List<List<Part>> parts, List<Comer> comers, Numbering numbering, Riding riding) {
    for (int side = 0; side < parts.size(); side++) {
      Map<Member, List<Integer>> waiting = new LinkedHashMap<>();
      Map<Member, DiceExpression> numbers = new HashMap<>();
      for (Part part : parts.get(side)) {
        if (cast.actors().size() >= LARGEST_CAST) {
          return;
        }
        Cast.Actor actor = enroll(cast, part, side, numbering);
        riding.mount(actor);
        part.number.ifPresent(
            dice -> {
              waiting.computeIfAbsent(part.entry, it -> new ArrayList<>()).add(actor.index());
              numbers.put(part.entry, dice);
            });
      }
      waiting.forEach(
          (entry, members) ->
              rolled.add(
                  new Rolled(
                      members.stream().mapToInt(Integer::intValue).toArray(),
                      numbers.get(entry),
                      Optional.ofNullable(entry.getCondition()).filter(Headcount::isOfTheScene),
                      isSquad(entry))));
      for (Comer comer : comers) {
        if (comer.side == side && cast.actors().size() < LARGEST_CAST) {
          Cast.Actor actor = enroll(cast, comer.part, side, numbering);
          riding.mount(actor);
          Coming so = coming.get(comer.listed);
          int[] members = Arrays.copyOf(so.members, so.members.length + 1);
          members[so.members.length] = actor.index();
          coming.put(comer.listed, new Coming(members, so.number, so.squad));
        }
      }
    }
  }

  private Cast.Actor enroll(Cast cast, Part part, int side, Numbering numbering) {
    if (isSquad(part.entry)) {
      cast.addSquad();
    }
    return cast.add(numbering.next(label(part)), part.being, part.entry, part.party, side);
  }

  private String name(Part part) {
    if (part.entry.getName() != null) {
      return part.entry.getName();
    }
    String one = names.of(part.being);
    return isSquad(part.entry) ? names.squad(one) : one;
  }

  /** What several are numbered by: an entry with a name of its own, otherwise the kind. */
  private Object label(Part part) {
    if (part.entry.getName() != null) {
      return part.entry;
    }
    return isSquad(part.entry) ? new Squad(part.being) : part.being;
  }

  /** Squads of one kind. */
  private record Squad(EObject being) {}

  private Cast.Team team(Company side, List<Company> sides) {
    int friend = -1;
    SideReference reference = side.friend().orElse(null);
    for (int i = 0; reference != null && i < sides.size(); i++) {
      Company other = sides.get(i);
      boolean meant =
          reference.getSide() != null
              ? other.declaration() == reference.getSide()
              : other.kind() == reference.getKind();
      friend = meant && other != side ? i : friend;
    }
    return new Cast.Team(
        sides.indexOf(side), side.declaration(), side.kind(), name(side), side.neutral(), friend);
  }

  private String name(Company side) {
    return switch (side.kind()) {
      case HEROES -> Words.spelling("heroes", names.language());
      case OPPONENTS -> Words.spelling("opponents", names.language());
      case TRAVELLERS -> Words.spelling("travellers", names.language());
      default -> names.of(side.declaration());
    };
  }

  private List<Part> parts(
      Company side, List<Member> members, boolean certainOnly, Set<EObject> open) {
    List<Part> parts = new ArrayList<>();
    for (Member member : members) {
      boolean depends = member.getPer() != null || member.getCondition() != null;
      if (member.isAbsent()
          || outline.changes().isWithout(member)
          || depends && (certainOnly || !takesPart(member))) {
        continue;
      }
      Member other = outline.changes().instead(member).orElse(null);
      if (other != null && open.add(other)) {
        parts(side, List.of(other), certainOnly, open).forEach(it -> parts.add(it.within(member)));
        open.remove(other);
      } else if (member.getBeing() instanceof Party party) {
        if (open.add(party)) {
          parts(side, party.getMembers(), certainOnly, open)
              .forEach(it -> parts.add(it.within(member)));
          open.remove(party);
        }
      } else if (member.getBeing() instanceof Creature || member.getBeing() instanceof Persona) {
        add(parts, member, outline.changes().being(member, side));
      }
    }
    return parts;
  }

  private void add(List<Part> parts, Member member, EObject being) {
    if (isSquad(member)) {
      DiceExpression heads = heads(member);
      boolean later = heads.min() != heads.max() || Headcount.isOfTheScene(member.getCondition());
      if (heads.max() > 0) {
        Optional<DiceExpression> number = later ? Optional.of(heads) : Optional.empty();
        parts.add(new Part(being, member, member, number));
      }
      return;
    }
    Amount amount = member.getCount();
    int times = member.getPer() == null ? 1 : count(member.getPer());
    if (amount != null && Quantities.isRolled(amount)) {
      DiceExpression one = Quantities.dice(amount);
      DiceExpression all =
          times == 1
              ? one
              : new DiceExpression(
                  Math.min(100, one.count() * times),
                  one.sides(),
                  one.factor(),
                  one.bonus() * times);
      for (int i = 0; i < Math.min(LARGEST_CAST, all.max()) && times > 0; i++) {
        parts.add(new Part(being, member, member, Optional.of(all)));
      }
      return;
    }
    int number = times * outline.changes().count(member);
    Optional<DiceExpression> later =
        Headcount.isOfTheScene(member.getCondition())
            ? Optional.of(DiceExpression.constant(number))
            : Optional.empty();
    for (int i = 0; i < Math.min(LARGEST_CAST, number); i++) {
      parts.add(new Part(being, member, member, later));
    }
  }

  /** Whether an entry is of a squad that fights as one. */
  boolean isSquad(Member entry) {
    return squads && entry.isSquad();
  }

  /** How many a squad is. */
  DiceExpression heads(Member squad) {
    int times = squad.getPer() == null ? 1 : count(squad.getPer());
    DiceExpression one =
        squad.getCount() != null && Quantities.isRolled(squad.getCount())
            ? Quantities.amount(squad.getCount())
            : DiceExpression.constant(outline.changes().count(squad));
    return times == 1
        ? one
        : new DiceExpression(
            Math.min(100, one.count() * times), one.sides(), one.factor(), one.bonus() * times);
  }

  /** How many one of the roster is for certain. */
  private int least(Part part) {
    return isSquad(part.entry) ? heads(part.entry).min() : 1;
  }

  private boolean takesPart(Member member) {
    return member.getCondition() == null || new Headcount(this::count).holds(member.getCondition());
  }

  /** How many of a side, or of a name, take part for certain. */
  private int count(Subject subject) {
    if (subject.getSide() != SideKind.UNSTATED) {
      return certain.getOrDefault(subject.getSide(), 0);
    }
    EObject named = subject.getNamed();
    return named == null
        ? certain.getOrDefault(SideKind.HEROES, 0)
        : (int)
            outline.companies().stream()
                .flatMap(
                    it ->
                        parts(it, it.members(), true, new HashSet<>()).stream()
                            .filter(
                                part ->
                                    it.declaration() == named
                                        || Amended.origin(part.being) == named
                                        || part.entry == named))
                .count();
  }
}
