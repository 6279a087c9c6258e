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
 * legal), what its folder shares, the library that ships. The nearer comes first and hides the
 * farther.
 */
@Singleton
public class VisibleScripts {
  private final Library library;
  private final Imports imports;
  private final Roots roots;
  private final ResourceDescriptionsProvider index;
  private final Provider<IResourceDescription.Manager> manager;
  private final IResourceScopeCache cache;

  @Inject
  VisibleScripts(
      Library library,
      Imports imports,
      Roots roots,
      ResourceDescriptionsProvider index,
      Provider<IResourceDescription.Manager> manager,
      IResourceScopeCache cache) {
    this.library = library;
    this.imports = imports;
    this.roots = roots;
    this.index = index;
    this.manager = manager;
    this.cache = cache;
  }

  /** The descriptions of all scripts that are visible, the nearest first. */
  public List<IResourceDescription> of(Resource script) {
    return cache.get(VisibleScripts.class, script, () -> collect(script));
  }

  /** The scripts that a script's whole table sees without an import, in the order of reading. */
  public List<URI> shared(Resource script) {
    return roots.shared(script);
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
    follow(open, seen, known, scripts, found);
    if (!library.holds(script.getURI())) {
      roots.shared(script).forEach(uri -> open.add(uri.toString()));
      follow(open, seen, known, scripts, found);
    }
    for (Resource shipped : library.load(scripts)) {
      if (seen.add(shipped.getURI())) {
        found.add(manager.get().getResourceDescription(shipped));
      }
    }
    return found;
  }

  private void follow(
      Deque<String> open,
      Set<URI> seen,
      IResourceDescriptions known,
      ResourceSet scripts,
      List<IResourceDescription> found) {
    while (!open.isEmpty()) {
      URI uri = URI.createURI(open.removeFirst());
      if (seen.add(uri)) {
        Optional<IResourceDescription> description = describe(uri, known, scripts);
        description.ifPresent(found::add);
        description.map(ExportedNames::importsOf).ifPresent(open::addAll);
      }
    }
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
