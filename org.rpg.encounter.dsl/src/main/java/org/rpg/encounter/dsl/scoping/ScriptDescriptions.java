package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.IDefaultResourceDescriptionStrategy;
import org.eclipse.xtext.resource.IReferenceDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescription.Delta;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.impl.DefaultResourceDescription;
import org.eclipse.xtext.resource.impl.DefaultResourceDescriptionManager;

/** Which scripts must be looked at again when others change: those that can see them. */
@Singleton
public class ScriptDescriptions extends DefaultResourceDescriptionManager {
  @Inject private ImportGraph graph;
  @Inject private Roots roots;

  private volatile Reach last;

  /** What a change reaches is asked for each script of a folder in turn, and found out once. */
  private record Reach(
      Collection<Delta> deltas,
      int count,
      IResourceDescriptions index,
      Set<URI> changed,
      Set<URI> reached) {}

  @Override
  public boolean isAffected(
      Collection<Delta> deltas, IResourceDescription candidate, IResourceDescriptions context) {
    Reach reach = reach(deltas, context);
    return reach.reached().contains(candidate.getURI())
        || reach.changed().stream().anyMatch(uri -> roots.mayShare(candidate.getURI(), uri));
  }

  private Reach reach(Collection<Delta> deltas, IResourceDescriptions context) {
    Reach known = last;
    if (known == null
        || known.deltas != deltas
        || known.count != deltas.size()
        || known.index != context) {
      Set<URI> changed =
          deltas.stream()
              .filter(Delta::haveEObjectDescriptionsChanged)
              .map(Delta::getUri)
              .collect(Collectors.toSet());
      Set<URI> reached = changed.isEmpty() ? Set.of() : graph.dependents(changed, context);
      known = new Reach(deltas, deltas.size(), context, changed, reached);
      last = known;
    }
    return known;
  }

  @Override
  public boolean isAffected(Delta delta, IResourceDescription candidate) {
    return delta.haveEObjectDescriptionsChanged()
        && ExportedNames.importsOf(candidate).contains(delta.getUri().toString());
  }

  /** Who refers to whom is found in the models (when somebody asks), not kept for each script. */
  @Override
  protected IResourceDescription internalGetResourceDescription(
      Resource script, IDefaultResourceDescriptionStrategy strategy) {
    return new DefaultResourceDescription(script, strategy, getCache()) {
      @Override
      public Iterable<IReferenceDescription> getReferenceDescriptions() {
        return List.of();
      }
    };
  }
}
