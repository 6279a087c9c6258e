package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsProvider;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.rpg.encounter.dsl.library.Library;

/**
 * The scripts whose names a script can use: itself, what it imports, what those import (cycles are
 * legal), the library that ships. The nearer comes first and hides the farther.
 */
@Singleton
public class VisibleScripts {
  private final Library library;
  private final Imports imports;
  private final ResourceDescriptionsProvider index;
  private final Provider<IResourceDescription.Manager> manager;
  private final IResourceScopeCache cache;

  @Inject
  VisibleScripts(
      Library library,
      Imports imports,
      ResourceDescriptionsProvider index,
      Provider<IResourceDescription.Manager> manager,
      IResourceScopeCache cache) {
    this.library = library;
    this.imports = imports;
    this.index = index;
    this.manager = manager;
    this.cache = cache;
  }

  /** The descriptions of all scripts that are visible, the nearest first. */
  public List<IResourceDescription> of(Resource script) {
    return cache.get(VisibleScripts.class, script, () -> collect(script));
  }

  private List<IResourceDescription> collect(Resource script) {
    ResourceSet scripts = script.getResourceSet();
    IResourceDescription own = manager.get().getResourceDescription(script);
    List<IResourceDescription> found = new ArrayList<>();
    found.add(own);
    if (scripts == null) {
      return found;
    }
    IResourceDescriptions known = index.getResourceDescriptions(script);
    Set<URI> seen = new LinkedHashSet<>(Set.of(script.getURI()));
    Deque<String> open = new ArrayDeque<>(ExportedNames.importsOf(own));
    while (!open.isEmpty()) {
      URI uri = URI.createURI(open.removeFirst());
      if (seen.add(uri)) {
        describe(uri, known, scripts)
            .ifPresent(
                description -> {
                  found.add(description);
                  open.addAll(ExportedNames.importsOf(description));
                });
      }
    }
    for (Resource shipped : library.load(scripts)) {
      if (seen.add(shipped.getURI())) {
        found.add(manager.get().getResourceDescription(shipped));
      }
    }
    return found;
  }

  private Optional<IResourceDescription> describe(
      URI uri, IResourceDescriptions known, ResourceSet scripts) {
    IResourceDescription indexed = known.getResourceDescription(uri);
    return indexed != null
        ? Optional.of(indexed)
        : imports.load(scripts, uri).map(manager.get()::getResourceDescription);
  }

  /** Every file that a script sees or would see if it existed, as far as an index knows. */
  Set<URI> from(IResourceDescription script, IResourceDescriptions known) {
    Set<URI> seen = new LinkedHashSet<>();
    Deque<IResourceDescription> open = new ArrayDeque<>(List.of(script));
    while (!open.isEmpty()) {
      for (String target : ExportedNames.importsOf(open.removeFirst())) {
        URI uri = URI.createURI(target);
        if (seen.add(uri)) {
          Optional.ofNullable(known.getResourceDescription(uri)).ifPresent(open::add);
        }
      }
    }
    return seen;
  }
}
