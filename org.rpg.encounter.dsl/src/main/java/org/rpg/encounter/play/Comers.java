package org.rpg.encounter.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Lineage;

/** Finds everybody who may come while a fight goes on: "on turn 3: arrive 2 Goblins". */
final class Comers {
  /** So often an event that comes again and again is provided for. */
  private static final int AGAIN = 10;

  /** So many are provided for at one place of the script. */
  private static final int MOST = 40;

  /**
   * Some who may come.
   *
   * @param arrival where the script says so
   * @param times how often at most
   * @param owner the being in whose body it stands; what becomes that being, if it takes no part
   */
  record Found(Arrival arrival, int times, Optional<EObject> owner) {}

  private final Set<EObject> seen = new HashSet<>();
  private final Deque<EObject> open = new ArrayDeque<>();
  private final List<Found> found = new ArrayList<>();

  /** From what somebody becomes each of these. */
  private final Map<EObject, EObject> origins = new HashMap<>();

  private boolean joins;

  private Comers() {}

  /** In the script's order; those that beings' own events bring come last. */
  static List<Found> in(Outline scene) {
    Comers comers = all(scene);
    return comers.found.stream()
        .map(it -> new Found(it.arrival, it.times, it.owner.map(comers::origin)))
        .toList();
  }

  private static Comers all(Outline scene) {
    Comers comers = new Comers();
    scene.sources().forEach(comers::add);
    while (!comers.open.isEmpty()) {
      comers.read(comers.open.remove());
    }
    return comers;
  }

  /** Whether somebody may change sides while the fight goes on. */
  static boolean mayChangeSides(Outline scene) {
    return all(scene).joins;
  }

  private void add(EObject part) {
    if (part != null && !part.eIsProxy() && seen.add(part)) {
      open.add(part);
    }
  }

  private void read(EObject part) {
    if (part instanceof Creature || part instanceof Persona) {
      Lineage.of(part)
          .forEach(it -> Lineage.properties(it).stream().filter(this::isEvent).forEach(this::add));
      return;
    }
    if (part instanceof Party party) {
      party.getMembers().forEach(it -> add(it.getBeing()));
      return;
    }
    Iterator<EObject> all = EcoreUtil.getAllContents(part, false);
    all.forEachRemaining(this::look);
  }

  /** What it was before it became this, as far back as the script says. */
  private EObject origin(EObject being) {
    EObject each = being;
    for (int steps = 0; origins.containsKey(each) && steps <= origins.size(); steps++) {
      each = origins.get(each);
    }
    return each;
  }

  /** Somebody may become another: what that one brings may come, too. */
  private void becomes(Becomes deed) {
    EObject form = deed.getForm();
    if (form instanceof Creature || form instanceof Persona) {
      owner(deed)
          .or(
              () ->
                  Optional.ofNullable(
                          ((Happening) deed.eContainer()).getSubjects().get(0).getNamed())
                      .map(it -> it instanceof Member member ? member.getBeing() : it))
          .filter(it -> it != form)
          .ifPresent(it -> origins.putIfAbsent(form, it));
      add(form);
    }
  }

  private boolean isEvent(BeingProperty property) {
    return property instanceof WhenEvent || property instanceof EveryEvent;
  }

  private void look(EObject part) {
    if (part instanceof Arrival arrival) {
      found.add(new Found(arrival, times(arrival), owner(arrival)));
    } else if (part instanceof Member member && !member.isAbsent()) {
      add(member.getBeing());
    } else if (part instanceof Becomes becomes) {
      becomes(becomes);
    } else if (part instanceof Roll roll) {
      add(roll.getTable());
    }
    joins |= part instanceof Joins;
  }

  /** How often it may come, as far as that can be told. */
  private static int times(EObject arrival) {
    int times = 1;
    for (EObject each = arrival; each != null; each = each.eContainer()) {
      if (each instanceof EveryEvent every) {
        times *= every.getMost() == null ? AGAIN : (int) Quantities.value(every.getMost());
      } else if (each instanceof WhenEvent when && when.isAlways() || each instanceof TableRow) {
        times *= AGAIN;
      } else if (each instanceof Repeat repeat) {
        times *= repeat.getTimes() == null ? AGAIN : Quantities.number(repeat.getTimes()).max();
      }
      times = Math.max(1, Math.min(MOST, times));
    }
    return times;
  }

  /** How many must be provided for, if so many may come each time. */
  static int most(int eachTime, int times) {
    return Math.max(eachTime, Math.min(MOST, eachTime * times));
  }

  /** The being in whose body something stands. */
  private static Optional<EObject> owner(EObject part) {
    for (EObject each = part; each != null; each = each.eContainer()) {
      if (each instanceof Creature || each instanceof Persona) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
