package org.rpg.encounter.dsl.validation.travel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.Fight;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Roll;
import org.rpg.encounter.dsl.validation.Lineage;

/**
 * What can come about in a scene or a step: also by the tables it rolls on and the fights on it.
 */
public final class Within {
  private final Set<EObject> roots = new LinkedHashSet<>();
  private boolean whole = true;

  private Within() {}

  /** With what the element is like, the tables rolled there, and what is fought there. */
  public static Within of(EObject element) {
    Within within = new Within();
    Deque<EObject> open = new ArrayDeque<>(Lineage.of(element));
    while (!open.isEmpty()) {
      EObject root = open.poll();
      if (root == null || root.eIsProxy()) {
        within.whole = false;
      } else if (within.roots.add(root)) {
        for (Iterator<EObject> all = EcoreUtil.getAllContents(root, false); all.hasNext(); ) {
          EObject each = all.next();
          if (each instanceof Roll roll && roll.getTable() != null) {
            open.add(roll.getTable());
          } else if (each instanceof Fight fight && fight.getEncounter() != null) {
            open.addAll(Lineage.of(fight.getEncounter()));
          } else if (each instanceof Member member && member.getBeing() != null) {
            open.addAll(Lineage.of(member.getBeing())); // a being has events of its own
          }
        }
      }
    }
    return within;
  }

  /** Whether something like that stands anywhere there; also if not all of it is known. */
  public boolean mayHold(Predicate<EObject> wanted) {
    return !whole || holds(wanted);
  }

  /** Whether something like that is written there. */
  public boolean holds(Predicate<EObject> wanted) {
    for (EObject root : roots) {
      for (Iterator<EObject> all = EcoreUtil.getAllContents(root, false); all.hasNext(); ) {
        if (wanted.test(all.next())) {
          return true;
        }
      }
    }
    return false;
  }
}
