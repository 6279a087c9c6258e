package org.rpg.encounter.dsl.validation.travel;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Wording;

/** How a scene may end, without what the edges of an adventure have taken up. */
public final class Open {
  private final Set<Outcome> outcomes;
  private final Map<End, Outcome> ends = new LinkedHashMap<>();

  public Open(EObject scene) {
    outcomes = usual(scene);
    for (EObject each : Lineage.of(scene)) {
      for (Iterator<EObject> all = each.eAllContents(); all.hasNext(); ) {
        EObject element = all.next();
        if (element instanceof EndCondition end && end.getEnd() != null) {
          add(end.getEnd(), end.getOutcome());
        } else if (element instanceof Stop stop && stop.getEnd() != null) {
          add(stop.getEnd(), stop.getOutcome());
        }
      }
    }
  }

  /** The same end may be written several times. */
  private void add(End end, Outcome outcome) {
    if (ends.keySet().stream().noneMatch(it -> isSame(it, end))) {
      ends.put(end, outcome);
    }
  }

  private static boolean isSame(End one, End other) {
    return Spellings.keys(one).stream().anyMatch(Spellings.keys(other)::contains);
  }

  /** How such a scene always may end. */
  private static Set<Outcome> usual(EObject scene) {
    if (scene instanceof Encounter) {
      return EnumSet.of(Outcome.VICTORY, Outcome.DEFEAT);
    }
    return scene instanceof Journey ? EnumSet.of(Outcome.ARRIVAL) : EnumSet.noneOf(Outcome.class);
  }

  /** An edge with that guard takes what the guard names. */
  public void take(EObject guard) {
    if (guard instanceof Or or) {
      take(or.getLeft());
      take(or.getRight());
    } else if (guard instanceof OutcomeValue value) {
      outcomes.remove(ours(value));
      ends.values().removeIf(it -> it == ours(value));
    } else if (guard instanceof SubjectValue value
        && value.getSubject() != null
        && value.getSubject().getNamed() instanceof End end) {
      ends.keySet().removeIf(it -> it.eIsProxy() || isSame(it, end));
    } else if (!(guard instanceof And)) {
      outcomes.clear(); // a comparison of numbers may hold whatever the outcome
      ends.clear();
    }
  }

  /** A victory of the opponents is the heroes' defeat. */
  private static Outcome ours(OutcomeValue value) {
    boolean theirs =
        value.getSubject() != null && value.getSubject().getSide() == SideKind.OPPONENTS;
    return !theirs
        ? value.getOutcome()
        : switch (value.getOutcome()) {
          case VICTORY -> Outcome.DEFEAT;
          case DEFEAT -> Outcome.VICTORY;
          default -> value.getOutcome();
        };
  }

  public boolean isNone() {
    return outcomes.isEmpty() && ends.isEmpty();
  }

  /** What is left, in words. */
  public Wording listed() {
    return reader -> {
      List<String> left = new ArrayList<>();
      outcomes.forEach(it -> left.add(reader.word(it.getLiteral())));
      ends.keySet().forEach(it -> left.add(new Named(it).in(reader)));
      return String.join(", ", left);
    };
  }
}
