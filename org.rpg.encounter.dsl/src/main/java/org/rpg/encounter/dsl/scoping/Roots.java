package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.pages.PageFiles;
import org.rpg.encounter.dsl.project.Project;
import org.rpg.encounter.dsl.project.Projects;

/**
 * The folders that scripts live in; no import reaches outside the one its script is in. A project
 * file makes its folder one; elsewhere an editor's workspace does, or the first script that is
 * read.
 */
@Singleton
public class Roots {
  private static final List<String> SHARED = List.of("biblioteca", "library");

  private final Library library;
  private final Projects projects;
  private final PageFiles pages = new PageFiles();
  private volatile List<URI> folders = List.of();

  @Inject
  Roots(Library library, Projects projects) {
    this.library = library;
    this.projects = projects;
  }

  /**
   * Sets the folders (an editor's workspace). Without one that holds a script, the folder of the
   * first script read is its root.
   */
  public void set(List<URI> roots) {
    folders = roots.stream().map(Roots::folder).toList();
  }

  /**
   * The root of a script; nothing where there are no folders, as for a text that was never saved.
   */
  Optional<URI> of(Resource script) {
    URI uri = script.getURI();
    Optional<URI> project = projects.of(uri).map(Project::folder);
    if (project.isPresent()) {
      return project;
    }
    for (URI folder : folders) {
      if (isBelow(uri, folder)) {
        return Optional.of(folder);
      }
    }
    URI first = uri;
    if (script.getResourceSet() != null) {
      for (Resource each : script.getResourceSet().getResources()) {
        if (!library.holds(each.getURI())) {
          first = each.getURI();
          break;
        }
      }
    }
    return first != null && first.isHierarchical() && first.segmentCount() > 0
        ? Optional.of(folder(first.trimSegments(1)))
        : Optional.empty();
  }

  /** Whether a file is in a root, also when links are followed. */
  boolean holds(URI root, URI file) {
    return isBelow(file, root) && (!file.isFile() || isReallyBelow(file, root));
  }

  /** The scripts that a script sees without an import, besides the rulebook. */
  List<URI> shared(Resource script) {
    List<URI> files = new ArrayList<>();
    for (URI place : places(projects.of(script.getURI()), of(script))) {
      if (FileKind.of(place) == FileKind.OTHER) {
        files.addAll(in(place));
      } else {
        files.add(place);
      }
    }
    return files.stream().distinct().toList();
  }

  /** The files and folders that are shared in a project, or else in a root. */
  private static List<URI> places(Optional<Project> project, Optional<URI> root) {
    return project
        .flatMap(Project::library)
        .or(
            () ->
                root.map(
                    folder -> SHARED.stream().map(folder.trimSegments(1)::appendSegment).toList()))
        .orElse(List.of());
  }

  /** The scripts in a folder, in the order of their names. */
  private List<URI> in(URI folder) {
    if (!folder.isFile()) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(Path.of(folder.toFileString()))) {
      return found
          .filter(pages::mayHoldScript)
          .map(file -> URI.encodeSegment(file.getFileName().toString(), false))
          .sorted()
          .map(folder::appendSegment)
          .toList();
    } catch (IOException | InvalidPathException e) {
      return List.of(); // there is no such folder, or it is closed to us: nothing is shared
    }
  }

  /** Whether a script may be one that another sees without an import. */
  boolean mayShare(URI script, URI other) {
    Optional<List<URI>> settled = projects.of(script).flatMap(Project::library);
    URI folder = other.trimSegments(1);
    return settled.isPresent()
        ? settled.get().contains(other) || settled.get().contains(folder)
        : folder.segmentCount() > 0 && SHARED.contains(folder.lastSegment());
  }

  private static boolean isBelow(URI file, URI root) {
    return file != null && file.toString().startsWith(root.toString());
  }

  private static boolean isReallyBelow(URI file, URI root) {
    try {
      Path path = Path.of(file.toFileString());
      return !Files.exists(path)
          || path.toRealPath().startsWith(Path.of(root.toFileString()).toRealPath());
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  private static URI folder(URI uri) {
    return uri.hasTrailingPathSeparator() ? uri : uri.appendSegment("");
  }
}
