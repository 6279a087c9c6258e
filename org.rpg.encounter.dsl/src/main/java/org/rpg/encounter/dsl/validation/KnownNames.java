package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.rpg.encounter.dsl.scoping.ExportedNames;
import org.rpg.encounter.dsl.scoping.VisibleScripts;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * Every name that a file can see, whatever its kind: for messages that say what a name is instead
 * of what it should be. Gathered only when a name has failed.
 */
@Singleton
public class KnownNames {
  private final VisibleScripts visible;
  private final IResourceScopeCache cache;

  @Inject
  KnownNames(VisibleScripts visible, IResourceScopeCache cache) {
    this.visible = visible;
    this.cache = cache;
  }

  private record Known(String written, EClass kind) {}

  /**
   * The names, and what a text that is none is compared with.
   *
   * @param byKey each by its key, the nearest first
   * @param byLetters how one is written, by its letters without capitals and accents
   */
  private record Gathered(
      Map<String, Known> byKey, Map<String, String> byLetters, List<Nearest.Candidate> all) {}

  private Gathered names(Resource script) {
    return cache.get(KnownNames.class, script, () -> gather(script));
  }

  private Gathered gather(Resource script) {
    Map<String, Known> names = new LinkedHashMap<>();
    for (IResourceDescription description : visible.of(script)) {
      for (IEObjectDescription found : description.getExportedObjects()) {
        names.putIfAbsent(
            found.getName().getLastSegment(),
            new Known(ExportedNames.last(found), found.getEClass()));
      }
    }
    List<Nearest.Candidate> all =
        names.values().stream().map(it -> Nearest.Candidate.of(it.written)).toList();
    Map<String, String> byLetters = new HashMap<>();
    all.forEach(it -> byLetters.putIfAbsent(it.folded(), it.spelling()));
    return new Gathered(names, byLetters, all);
  }

  /** What kind of thing has exactly that name. */
  public Optional<EClass> kind(String name, Resource script) {
    return Optional.ofNullable(names(script).byKey.get(NameKey.of(name))).map(Known::kind);
  }

  /** All the names, the nearest first. */
  Iterable<Nearest.Candidate> all(Resource script) {
    return names(script).all;
  }

  /** The known name that differs from a text by capitals and accents only. */
  public Optional<String> like(String text, Resource script) {
    return Optional.ofNullable(names(script).byLetters.get(NameKey.folded(text)));
  }
}
