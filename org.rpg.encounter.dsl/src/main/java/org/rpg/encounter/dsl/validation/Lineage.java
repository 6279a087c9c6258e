package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.BeingProperty;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Persona;

/** What an element takes over with "like". */
public final class Lineage {
  private Lineage() {}

  /** The element, what it is like, what that is like, and so on; a cycle is left at its start. */
  public static List<EObject> of(EObject element) {
    Set<EObject> line = new LinkedHashSet<>();
    EObject next = element;
    while (next != null && !next.eIsProxy() && line.add(next)) {
      next = above(next);
    }
    return new ArrayList<>(line);
  }

  private static EObject above(EObject element) {
    EObject origin = Amended.origin(element);
    if (origin != element) {
      return origin;
    }
    EStructuralFeature base = element.eClass().getEStructuralFeature("base");
    return base != null && element.eGet(base) instanceof EObject it ? it : null;
  }

  /** What an element is like in the end; itself if it is like nothing. */
  public static EObject root(EObject element) {
    List<EObject> line = of(element);
    return line.get(line.size() - 1);
  }

  /** The same for an element that can only be like others of its kind. */
  public static <T extends EObject> List<T> of(T element, Class<T> kind) {
    return of(element).stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The properties written in the body of a creature or character. */
  public static List<BeingProperty> properties(EObject being) {
    if (being instanceof Creature c) {
      return c.getProperties();
    }
    return being instanceof Persona p ? p.getProperties() : List.of();
  }

  /**
   * The properties of one kind that hold for a being: its own, or those of the nearest of its line
   * that states any.
   */
  public static <T> List<T> nearest(EObject being, Class<T> kind) {
    for (EObject ancestor : of(being)) {
      List<T> own = properties(ancestor).stream().filter(kind::isInstance).map(kind::cast).toList();
      if (!own.isEmpty()) {
        return own;
      }
    }
    return List.of();
  }
}
