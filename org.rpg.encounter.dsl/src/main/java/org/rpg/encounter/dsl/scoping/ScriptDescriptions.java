package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Set;
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
  @Inject private VisibleScripts visible;
  @Inject private Roots roots;

  @Override
  public boolean isAffected(
      Collection<Delta> deltas, IResourceDescription candidate, IResourceDescriptions context) {
    Set<URI> seen = visible.from(candidate, context);
    return deltas.stream()
        .filter(Delta::haveEObjectDescriptionsChanged)
        .map(Delta::getUri)
        .anyMatch(uri -> seen.contains(uri) || roots.mayShare(candidate.getURI(), uri));
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
