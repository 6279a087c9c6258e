package org.rpg.encounter.dsl.validation.travel;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.validation.Lineage;

/** In which scene something stands, and which adventures a scene is a stage of. */
public final class Scenes {
  private Scenes() {}

  /** The journey or episode that an element stands in; of a variant's, the one that it varies. */
  public static Optional<EObject> slow(EObject element) {
    return around(element).filter(it -> it instanceof Journey || it instanceof Episode);
  }

  /** The scene that an element stands in. */
  public static Optional<EObject> around(EObject element) {
    for (EObject each = element; each != null; each = each.eContainer()) {
      if (each instanceof Journey
          || each instanceof Episode
          || each instanceof Encounter
          || each instanceof Adventure) {
        return Optional.of(each);
      }
      if (each instanceof Variant variant) {
        List<EObject> line = Lineage.of(variant);
        return Optional.of(line.get(line.size() - 1)).filter(it -> !(it instanceof Variant));
      }
    }
    return Optional.empty();
  }

  /** The adventures of the same file in which a scene is played. */
  public static List<Adventure> adventures(EObject scene) {
    List<Adventure> found = new ArrayList<>();
    if (scene.eContainer() instanceof Script script) {
      for (EObject declaration : script.getDeclarations()) {
        if (declaration instanceof Adventure adventure && plays(adventure, scene)) {
          found.add(adventure);
        }
      }
    }
    return found;
  }

  private static boolean plays(Adventure adventure, EObject scene) {
    for (Iterator<EObject> all = adventure.eAllContents(); all.hasNext(); ) {
      if (all.next().eCrossReferences().contains(scene)) {
        return true;
      }
    }
    return false;
  }
}
