package org.rpg.encounter.dsl.validation.travel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.util.OnChangeEvictingCache;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.validation.Lineage;

/** In which scene something stands, and which adventures a scene is a stage of. */
public final class Scenes {
  private static final IResourceScopeCache CACHE = new OnChangeEvictingCache();

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
        return Optional.of(Lineage.root(variant)).filter(it -> !(it instanceof Variant));
      }
    }
    return Optional.empty();
  }

  /** Whether anybody travels in a journey or an episode that is played by itself. */
  public static boolean hasTravellers(EObject scene) {
    return !Company.of(scene).all().isEmpty();
  }

  /** The adventures of the same file in which a scene is played. */
  public static List<Adventure> adventures(EObject scene) {
    return scene.eContainer() instanceof Script script
        ? CACHE
            .get("adventures", scene.eResource(), () -> played(script))
            .getOrDefault(scene, List.of())
        : List.of();
  }

  /** Of everything that an adventure of the script names, the adventures that do. */
  private static Map<EObject, List<Adventure>> played(Script script) {
    Map<EObject, List<Adventure>> played = new HashMap<>();
    for (EObject declaration : script.getDeclarations()) {
      if (declaration instanceof Adventure adventure) {
        Set<EObject> named = new LinkedHashSet<>();
        adventure.eAllContents().forEachRemaining(it -> named.addAll(it.eCrossReferences()));
        named.forEach(it -> played.computeIfAbsent(it, x -> new ArrayList<>()).add(adventure));
      }
    }
    return played;
  }
}
