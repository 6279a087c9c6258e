package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.project.Level;
import org.rpg.encounter.dsl.project.Project;
import org.rpg.encounter.dsl.project.Projects;

/**
 * How much the diagnostics of a script matter to its table. An error stays one: what has none is
 * sure to run.
 */
@Singleton
final class ProjectSeverities {
  private final Projects projects;

  @Inject
  ProjectSeverities(Projects projects) {
    this.projects = projects;
  }

  /** The issues of a script as the table wants them. */
  List<Issue> applied(Resource script, List<Issue> issues) {
    Optional<Project> project =
        projects.of(script.getURI()).filter(it -> !it.severities().isEmpty());
    return project.isPresent() ? applied(project.get(), issues) : issues;
  }

  private static List<Issue> applied(Project project, List<Issue> issues) {
    List<Issue> left = new ArrayList<>();
    for (Issue issue : issues) {
      Optional<Level> level =
          issue.getSeverity() == Severity.ERROR || issue.getCode() == null
              ? Optional.empty()
              : project.level(issue.getCode());
      level.ifPresent(it -> ((Issue.IssueImpl) issue).setSeverity(severity(it)));
      if (issue.getSeverity() != Severity.IGNORE) {
        left.add(issue);
      }
    }
    return left;
  }

  private static Severity severity(Level level) {
    return switch (level) {
      case OFF -> Severity.IGNORE;
      case HINT -> Severity.INFO;
      case WARNING -> Severity.WARNING;
      case ERROR -> Severity.ERROR;
    };
  }
}
