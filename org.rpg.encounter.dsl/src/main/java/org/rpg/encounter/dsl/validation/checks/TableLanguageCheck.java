package org.rpg.encounter.dsl.validation.checks;

import java.util.Optional;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.project.Project;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.Language;

/** A table that has settled its language wants its scripts in it. */
final class TableLanguageCheck implements Check<Script> {
  private static final Diagnosis OTHER = Diagnosis.of("WORD-LANGUAGE");

  private final Projects projects;

  TableLanguageCheck(Projects projects) {
    this.projects = projects;
  }

  @Override
  public void check(Script script, Findings findings) {
    Optional<Project> project = projects.of(script.eResource().getURI());
    Optional<Language> settled = project.flatMap(Project::language);
    if (settled.isPresent() && settled.get() != findings.language()) {
      String file = project.get().file().lastSegment();
      first(script).ifPresent(place -> findings.report(OTHER, place, file));
    }
  }

  private static Optional<Place> first(Script script) {
    for (ILeafNode leaf : NodeModelUtils.getNode(script).getRootNode().getLeafNodes()) {
      if (!leaf.isHidden()) {
        return Optional.of(Place.of(script, leaf));
      }
    }
    return Optional.empty();
  }
}
