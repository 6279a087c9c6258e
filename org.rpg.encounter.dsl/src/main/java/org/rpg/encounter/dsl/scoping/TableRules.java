package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Ruleset;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.project.Project;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * The ruleset that a table plays by, as its project file names it. It stands where every script of
 * the table sees it: in the table's library or in the rulebook.
 */
@Singleton
public class TableRules {
  private final Projects projects;
  private final Roots roots;
  private final Library library;
  private final VisibleScripts visible;
  private final IResourceScopeCache cache;

  @Inject
  TableRules(
      Projects projects,
      Roots roots,
      Library library,
      VisibleScripts visible,
      IResourceScopeCache cache) {
    this.projects = projects;
    this.roots = roots;
    this.library = library;
    this.visible = visible;
    this.cache = cache;
  }

  /** The ruleset of the table that a scene belongs to; nothing if it has settled none. */
  public static Optional<Ruleset> of(EObject scene) {
    return scene.eResource() instanceof XtextResource script
            && script.getResourceServiceProvider() != null
        ? script.getResourceServiceProvider().get(TableRules.class).of(script)
        : Optional.empty();
  }

  private Optional<Ruleset> of(Resource script) {
    return cache.get(TableRules.class, script, () -> find(script));
  }

  private Optional<Ruleset> find(Resource script) {
    return projects
        .of(script.getURI())
        .flatMap(Project::rules)
        .flatMap(name -> named(name, script))
        .map(it -> EcoreUtil.resolve(it.getEObjectOrProxy(), script))
        .filter(Ruleset.class::isInstance)
        .map(Ruleset.class::cast);
  }

  /** The ruleset of that name that every script beside one sees. */
  public Optional<IEObjectDescription> named(String name, Resource script) {
    return everybodys(script).stream()
        .flatMap(
            it ->
                stream(
                    it.getExportedObjects(
                        EncounterPackage.eINSTANCE.getRuleset(),
                        QualifiedName.create(NameKey.of(name)),
                        false)))
        .findFirst();
  }

  /** The names of all rulesets that every script beside one sees. */
  public List<String> names(Resource script) {
    return everybodys(script).stream()
        .flatMap(it -> stream(it.getExportedObjectsByType(EncounterPackage.eINSTANCE.getRuleset())))
        .map(ExportedNames::written)
        .distinct()
        .toList();
  }

  private List<IResourceDescription> everybodys(Resource script) {
    Set<URI> shared = new HashSet<>(roots.shared(script));
    return visible.of(script).stream()
        .filter(it -> shared.contains(it.getURI()) || library.holds(it.getURI()))
        .toList();
  }

  private static java.util.stream.Stream<IEObjectDescription> stream(
      Iterable<IEObjectDescription> found) {
    return java.util.stream.StreamSupport.stream(found.spliterator(), false);
  }
}
