package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Amendment;
import org.rpg.encounter.dsl.encounter.Assignment;
import org.rpg.encounter.dsl.encounter.BeingProperty;
import org.rpg.encounter.dsl.encounter.Clock;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Fact;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.NoSurprise;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.Removal;
import org.rpg.encounter.dsl.encounter.Replacement;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.validation.Amended;
import org.rpg.encounter.play.Outline.Company;

/**
 * What variants change of the scene that they vary: who is left out or stands for another, what
 * beings are like, what numbers are at the start.
 */
final class Changes {
  /** Nothing. */
  static final Changes NONE = new Changes();

  /** How many fewer of a being or of an entry; all of them where no number is given. */
  private final Map<EObject, Optional<Integer>> fewer = new LinkedHashMap<>();

  private final Map<EObject, Member> instead = new LinkedHashMap<>();
  private final Map<EObject, List<BeingProperty>> ofBeings = new LinkedHashMap<>();
  private final Map<SideKind, List<BeingProperty>> ofSides = new HashMap<>();
  private final Map<List<Object>, EObject> amended = new HashMap<>();
  private final Map<EObject, Expression> starts = new LinkedHashMap<>();
  private final List<Assignment> settings = new ArrayList<>();
  private final Map<Member, Integer> counts = new HashMap<>();
  private boolean unsurprised;

  /**
   * Takes a change in, each after the one that it comes on top of.
   *
   * @return whether it is one; anything else belongs to the body of the scene
   */
  boolean add(EObject change) {
    if (change instanceof Removal removal) {
      for (Member each : removal.getMembers()) {
        Optional<Integer> count = Optional.ofNullable(each.getCount()).map(Quantities::fixed);
        fewer.merge(each.getBeing(), count, (a, b) -> a.isEmpty() ? a : b.map(n -> n + a.get()));
      }
    } else if (change instanceof Replacement it) {
      instead.put(it.getOriginal(), it.getSubstitute());
    } else if (change instanceof Amendment it) {
      List<BeingProperty> list =
          it.getSide() != SideKind.UNSTATED
              ? ofSides.computeIfAbsent(it.getSide(), side -> new ArrayList<>())
              : ofBeings.computeIfAbsent(it.getBeing(), being -> new ArrayList<>());
      list.addAll(0, it.getProperties()); // the last one said is the nearest
    } else if (change instanceof Assignment it) {
      if (it.getTarget() instanceof Parameter) {
        settings.add(it);
      } else if (it.getTarget() instanceof Clock || it.getTarget() instanceof Fact) {
        starts.put(it.getTarget(), it.getValue());
      }
    } else if (change instanceof NoSurprise) {
      unsurprised = true;
    } else {
      return false;
    }
    return true;
  }

  /** Takes those away of whom a number is to be fewer, from the first entries on. */
  void reduce(List<Company> companies) {
    fewer.forEach(
        (meant, number) -> {
          int left = number.orElse(0);
          for (Company company : companies) {
            for (Member entry : company.members()) {
              boolean fixed = entry.getCount() == null || !Quantities.isRolled(entry.getCount());
              if (left > 0 && fixed && isMeant(entry, meant)) {
                int here = count(entry);
                int gone = Math.min(left, here);
                counts.put(entry, here - gone);
                left -= gone;
              }
            }
          }
        });
  }

  private static boolean isMeant(Member entry, EObject meant) {
    return entry == meant || entry.getBeing() == meant;
  }

  /** Whether an entry of a list takes no part. */
  boolean isWithout(Member entry) {
    return fewer.entrySet().stream()
        .anyMatch(it -> it.getValue().isEmpty() && isMeant(entry, it.getKey()));
  }

  /** How many an entry is of, where that is no roll. */
  int count(Member entry) {
    Integer changed = counts.get(entry);
    return changed != null
        ? changed
        : entry.getCount() == null ? 1 : Quantities.fixed(entry.getCount());
  }

  /** Who comes in the place of an entry, where the entry would have stood. */
  Optional<Member> instead(Member entry) {
    return Optional.ofNullable(instead.get(entry))
        .or(() -> Optional.ofNullable(instead.get(entry.getBeing())));
  }

  /** What an entry's being is like on a side. */
  EObject being(Member entry, Company company) {
    List<BeingProperty> own = new ArrayList<>();
    own.addAll(ofBeings.getOrDefault(entry, List.of()));
    own.addAll(ofBeings.getOrDefault(entry.getBeing(), List.of()));
    own.addAll(ofBeings.getOrDefault(company.declaration(), List.of()));
    boolean named = company.declaration() instanceof Side side && side.getName() != null;
    own.addAll(named ? List.of() : ofSides.getOrDefault(company.kind(), List.of()));
    return own.isEmpty()
        ? entry.getBeing()
        : amended.computeIfAbsent(
            List.of(entry.getBeing(), List.copyOf(own)), key -> Amended.of(entry.getBeing(), own));
  }

  /** What a clock or a fact is at the start, if that is changed. */
  Optional<Expression> start(EObject named) {
    return Optional.ofNullable(starts.get(Objects.requireNonNull(named)));
  }

  /** The parameters that are set otherwise. */
  List<Assignment> settings() {
    return settings;
  }

  /** Whether nobody is surprised as it begins. */
  boolean isUnsurprised() {
    return unsurprised;
  }
}
