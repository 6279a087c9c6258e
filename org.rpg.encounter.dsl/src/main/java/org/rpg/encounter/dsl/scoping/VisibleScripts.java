package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.impl.ChunkedResourceDescriptions;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsData;
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
  private static final IResourceDescriptions NOTHING = new IResourceDescriptions.NullImpl();

  private final Library library;
  private final Imports imports;
  private final Roots roots;
  private final ResourceDescriptionsProvider index;
  private final Provider<IResourceDescription.Manager> manager;
  private final IResourceScopeCache cache;
  private final ImportGraph graph;

  @Inject
  VisibleScripts(
      Library library,
      Imports imports,
      Roots roots,
      ResourceDescriptionsProvider index,
      Provider<IResourceDescription.Manager> manager,
      IResourceScopeCache cache,
      ImportGraph graph) {
    this.library = library;
    this.imports = imports;
    this.roots = roots;
    this.index = index;
    this.manager = manager;
    this.cache = cache;
    this.graph = graph;
  }

  /** The descriptions of all scripts that are visible, the nearest first. */
  public List<IResourceDescription> of(Resource script) {
    return seenBy(script).scripts();
  }

  /** Everything of that name that a script sees, the nearest first. */
  public List<IEObjectDescription> named(QualifiedName name, Resource script) {
    return seenBy(script).named(name);
  }

  /** The scripts that a script's whole table sees without an import, in the order of reading. */
  public List<URI> shared(Resource script) {
    return roots.shared(script);
  }

  /** Whether a script other than itself may name what it declares. */
  public boolean isSeenByOthers(Resource script) {
    URI uri = script.getURI();
    IResourceDescriptions known = index.getResourceDescriptions(script);
    if (graph.dependents(Set.of(uri), known).size() > 1) {
      return true;
    }
    for (IResourceDescription other : known.getAllResourceDescriptions()) {
      if (!other.getURI().equals(uri) && roots.mayShare(other.getURI(), uri)) {
        return true;
      }
    }
    return false;
  }

  Visible seenBy(Resource script) {
    return cache.get(VisibleScripts.class, script, () -> collect(script));
  }

  private Visible collect(Resource script) {
    ResourceSet scripts = script.getResourceSet();
    IResourceDescription own = manager.get().getResourceDescription(script);
    List<IResourceDescription> found = new ArrayList<>();
    found.add(own);
    if (scripts == null) {
      return new Visible(found, NOTHING, false);
    }
    IResourceDescriptions known = index.getResourceDescriptions(script);
    Set<URI> seen = new HashSet<>(Set.of(script.getURI()));
    Deque<URI> open = new ArrayDeque<>(graph.importsOf(own));
    follow(open, seen, known, scripts, found);
    if (!library.holds(script.getURI())) {
      open.addAll(roots.shared(script));
      follow(open, seen, known, scripts, found);
    }
    for (Resource shipped : library.load(scripts)) {
      if (seen.add(shipped.getURI())) {
        found.add(manager.get().getResourceDescription(shipped));
      }
    }
    boolean byName =
        known instanceof ChunkedResourceDescriptions || known instanceof ResourceDescriptionsData;
    return new Visible(found, known, byName);
  }

  private void follow(
      Deque<URI> open,
      Set<URI> seen,
      IResourceDescriptions known,
      ResourceSet scripts,
      List<IResourceDescription> found) {
    while (!open.isEmpty()) {
      URI uri = open.removeFirst();
      if (seen.add(uri)) {
        Optional<IResourceDescription> description = describe(uri, known, scripts);
        description.ifPresent(found::add);
        description.map(graph::importsOf).ifPresent(open::addAll);
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
}
