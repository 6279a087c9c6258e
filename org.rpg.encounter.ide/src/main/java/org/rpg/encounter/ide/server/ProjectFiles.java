package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.dsl.validation.ProjectIssues;

/** The tables' project files: whom a change concerns, and what is wrong with them. */
@Singleton
final class ProjectFiles {
  private final DiagnosticsPublisher publisher;
  private final Map<URI, List<String>> told = new HashMap<>();

  @Inject
  ProjectFiles(DiagnosticsPublisher publisher) {
    this.publisher = publisher;
  }

  /**
   * Takes the project files out of what has changed and puts in the scripts they count for.
   *
   * @param changed addresses of all kinds
   * @param projects the folders
   * @return the scripts that are to be looked at again
   */
  Set<URI> concerned(Collection<URI> changed, List<ScriptProject> projects) {
    Set<URI> scripts = new LinkedHashSet<>();
    for (URI file : List.copyOf(changed)) {
      if (Projects.isProjectFile(file)) {
        changed.remove(file);
        told.remove(file);
        publisher.publish(file, List.of()); // whatever is still wrong is found again
        String folder = file.trimSegments(1).appendSegment("").toString();
        for (ScriptProject project : projects) {
          project.known().stream()
              .filter(script -> script.toString().startsWith(folder))
              .forEach(scripts::add);
        }
      }
    }
    return scripts;
  }

  /** Checks the project files of scripts that have just been built; tells what is new. */
  void check(ScriptProject project, Collection<URI> built, ProjectIssues issues) {
    Map<URI, Resource> scripts = new LinkedHashMap<>();
    for (URI uri : built) {
      Resource script = project.getResource(uri);
      if (script != null) {
        issues.fileOf(script).ifPresent(file -> scripts.putIfAbsent(file, script));
      }
    }
    scripts.forEach(
        (file, script) -> {
          List<Issue> found = issues.of(file, script);
          List<String> said = found.stream().map(it -> it.getOffset() + it.getMessage()).toList();
          if (!said.equals(told.put(file, said))) {
            publisher.publish(file, found);
          }
        });
  }
}
