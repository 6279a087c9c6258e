package org.rpg.encounter.dsl.validation;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Arrival;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SideReference;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.TurnEvent;

/**
 * The side that the script says some who arrive come for.
 *
 * @param kind heroes or opponents; unstated for a side with a name of its own
 * @param named that side, if it has a name
 */
public record SideHelped(SideKind kind, Optional<EObject> named) {
  /** The side named behind "for", otherwise the one that the event is about. */
  public static Optional<SideHelped> by(Arrival arrival) {
    if (arrival.getSide() != null) {
      return Optional.of(of(arrival.getSide()));
    }
    for (EObject each = arrival; each != null; each = each.eContainer()) {
      if (each instanceof TurnEvent turn && turn.getSide() != null) {
        return Optional.of(of(turn.getSide()));
      }
      if (each instanceof EveryEvent every && every.getSubject() != null) {
        Subject subject = every.getSubject();
        if (subject.getSide() != SideKind.UNSTATED || subject.getNamed() instanceof Side) {
          return Optional.of(
              new SideHelped(subject.getSide(), Optional.ofNullable(subject.getNamed())));
        }
      }
    }
    return Optional.empty();
  }

  private static SideHelped of(SideReference reference) {
    return new SideHelped(reference.getKind(), Optional.ofNullable(reference.getSide()));
  }

  /** Whether it is this one of the scene's sides. */
  public boolean is(EObject declaration, SideKind its) {
    return named.map(it -> it == declaration).orElse(kind == its);
  }
}
