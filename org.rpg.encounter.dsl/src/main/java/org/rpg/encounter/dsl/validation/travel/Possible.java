package org.rpg.encounter.dsl.validation.travel;

import java.util.EnumSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.naming.Spellings;

/** Which outcomes and named ends a scene can have, and what can be asked of it. */
public final class Possible {
  private final EObject scene;
  private final Within within;

  private Possible(EObject scene) {
    this.scene = scene;
    this.within = Within.of(scene);
  }

  public static Possible in(EObject scene) {
    return new Possible(scene);
  }

  /** Whether a scene can come to a named end: one of its own, of its tables or its fights. */
  public boolean ends(End end) {
    return within.mayHold(it -> it == end || it instanceof End e && isSame(e, end));
  }

  /** The same end may be written several times. */
  private static boolean isSame(End one, End other) {
    return Spellings.keys(one).stream().anyMatch(Spellings.keys(other)::contains);
  }

  /** Whether an outcome can come about there. */
  public boolean has(Outcome outcome) {
    return usual().contains(outcome) || within.mayHold(it -> isWritten(it, outcome));
  }

  private Set<Outcome> usual() {
    if (scene instanceof Encounter) {
      return EnumSet.complementOf(EnumSet.of(Outcome.ARRIVAL));
    }
    boolean fights = within.mayHold(Fight.class::isInstance);
    return fights
        ? EnumSet.allOf(Outcome.class)
        : EnumSet.of(
            Outcome.ARRIVAL, Outcome.COLLAPSE, Outcome.DEATH, Outcome.DEFEAT, Outcome.CAPTURE);
  }

  private static boolean isWritten(EObject element, Outcome outcome) {
    return element instanceof EndCondition end && end.getOutcome() == outcome
        || element instanceof Stop stop && stop.getOutcome() == outcome
        || element instanceof PlainDeed deed
            && (deed.getVerb() == DeedVerb.FLEES && outcome == Outcome.FLIGHT
                || deed.getVerb() == DeedVerb.LEAVES && outcome == Outcome.FLIGHT
                || deed.getVerb() == DeedVerb.SURRENDERS && outcome == Outcome.SURRENDER);
  }
}
