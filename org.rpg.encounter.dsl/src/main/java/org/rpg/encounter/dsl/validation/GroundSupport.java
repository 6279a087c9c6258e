package org.rpg.encounter.dsl.validation;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.encounter.Place;

/** What can be said of the ground of a map: what it is like, what it becomes, that it spreads. */
public final class GroundSupport {
  private GroundSupport() {}

  /** Whether ground is meant: a place, a terrain, a source of heat. */
  static boolean isGround(EObject named) {
    return named instanceof Place || named instanceof Terrain || named instanceof Heat;
  }

  /** Whether a kind of ground is meant. */
  static boolean isKind(EObject thing) {
    return thing.eIsProxy() || thing instanceof Terrain || thing instanceof Heat;
  }

  /** Whether a place becomes other ground. */
  static boolean changes(Becomes becomes) {
    EObject form = becomes.getForm();
    return (form instanceof Terrain || form instanceof Heat)
        && becomes.eContainer() instanceof Happening h
        && h.getSubjects().stream().allMatch(it -> it.getNamed() instanceof Place);
  }

  /** Whether it is ground that spreads. */
  static boolean changes(PlainDeed deed) {
    return deed.getVerb() == DeedVerb.SPREADS
        && deed.eContainer() instanceof Happening h
        && h.getSubjects().stream().allMatch(it -> isGround(it.getNamed()));
  }

  /** Whether something is said of ground that no map shows. */
  public static boolean lacksMap(EObject element) {
    Optional<Encounter> scene = encounter(element);
    if (scene.isEmpty()) {
      return false;
    }
    if (element instanceof WithFeature f) {
      return f.getThing() != null && isKind(f.getThing()) && !isDrawn(f.eContainer(), scene.get());
    }
    boolean changes =
        element instanceof Becomes b && changes(b) || element instanceof PlainDeed d && changes(d);
    return changes && !isMapped(scene.get());
  }

  /** Whether there is a map. */
  static boolean isMapped(Encounter scene) {
    return scene.getBase() != null
        || scene.getElements().stream().anyMatch(SquareMap.class::isInstance);
  }

  private static Optional<Encounter> encounter(EObject element) {
    for (EObject up = element; up != null; up = up.eContainer()) {
      if (up instanceof Encounter encounter) {
        return Optional.of(encounter);
      }
    }
    return Optional.empty();
  }

  /** Whether a place has squares on a map, on which something can lie. */
  private static boolean isDrawn(EObject place, Encounter scene) {
    if (place instanceof SceneObject thing) {
      return thing.getFeatures().stream()
          .anyMatch(
              it -> it instanceof At at && at.getPlace() != null && isDrawn(at.getPlace(), scene));
    }
    return place.eContainer() instanceof LegendEntry
        || scene.getElements().stream()
            .filter(Legend.class::isInstance)
            .flatMap(it -> ((Legend) it).getEntries().stream())
            .anyMatch(it -> it.getMeaning() == place);
  }
}
