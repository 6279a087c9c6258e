package org.rpg.encounter.dsl.scoping;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.inject.Singleton;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;

/** Which script imports which, as their descriptions tell. */
@Singleton
class ImportGraph {
  /** A description never changes, so what it says is read once. */
  private final LoadingCache<IResourceDescription, List<URI>> imports =
      CacheBuilder.newBuilder()
          .weakKeys()
          .build(
              CacheLoader.from(
                  script -> ExportedNames.importsOf(script).stream().map(URI::createURI).toList()));

  /** The files that a script imports itself, in their order. */
  List<URI> importsOf(IResourceDescription script) {
    return imports.getUnchecked(script);
  }

  /** The scripts of an index that see one of some files by their imports, and those files. */
  Set<URI> dependents(Collection<URI> files, IResourceDescriptions index) {
    Map<URI, Set<URI>> importers = new HashMap<>();
    for (IResourceDescription script : index.getAllResourceDescriptions()) {
      for (URI target : importsOf(script)) {
        importers.computeIfAbsent(target, it -> new HashSet<>()).add(script.getURI());
      }
    }
    Set<URI> found = new HashSet<>(files);
    Deque<URI> open = new ArrayDeque<>(files);
    while (!open.isEmpty()) {
      for (URI importer : importers.getOrDefault(open.removeFirst(), Set.of())) {
        if (found.add(importer)) {
          open.add(importer);
        }
      }
    }
    return found;
  }
}
