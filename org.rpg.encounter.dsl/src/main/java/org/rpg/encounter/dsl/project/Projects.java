package org.rpg.encounter.dsl.project;

import com.google.inject.Singleton;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;

/**
 * The project files on disk. The one that counts for a script stands in its folder or in the
 * nearest folder above it that has one. A file that has changed is read anew.
 */
@Singleton
public final class Projects {
  /** The names such a file may have; of two in a folder the first counts. */
  public static final List<String> NAMES = List.of("encounter.toml", "encontro.toml");

  /** No such file is longer than that, in bytes. */
  private static final long LARGEST = 1 << 20;

  private static final int MOST_FOLDERS = 64;

  private record Known(FileTime time, long size, ProjectText text, Project project) {}

  private final Map<Path, Known> known = new ConcurrentHashMap<>();

  /** Whether a file has the name of one. */
  public static boolean isProjectFile(URI file) {
    return file.segmentCount() > 0 && NAMES.contains(file.lastSegment());
  }

  /** What is settled for a script; nothing for a text that stands in no file. */
  public Optional<Project> of(URI script) {
    return script != null && script.isFile()
        ? fileOf(script).flatMap(this::read)
        : Optional.empty();
  }

  /** What is settled for the script in which something stands. */
  public static Optional<Project> of(EObject element) {
    return element.eResource() instanceof XtextResource script
            && script.getResourceServiceProvider() != null
        ? script.getResourceServiceProvider().get(Projects.class).of(script.getURI())
        : Optional.empty();
  }

  /** What stands in a project file; an empty text if it cannot be read. */
  public ProjectText text(URI file) {
    return path(file)
        .flatMap(this::known)
        .map(Known::text)
        .orElse(new ProjectText("", List.of(), List.of()));
  }

  private Optional<Project> read(Path file) {
    return known(file).map(Known::project);
  }

  private Optional<Path> fileOf(URI script) {
    Optional<Path> folder = path(script).map(Path::toAbsolutePath).map(Path::getParent);
    for (int i = 0; i < MOST_FOLDERS && folder.isPresent(); i++) {
      for (String name : NAMES) {
        Path file = folder.get().resolve(name);
        if (Files.isRegularFile(file)) {
          return Optional.of(file);
        }
      }
      folder = folder.map(Path::getParent);
    }
    return Optional.empty();
  }

  private static Optional<Path> path(URI file) {
    try {
      return Optional.of(Path.of(file.toFileString()));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private Optional<Known> known(Path file) {
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      if (!now.isRegularFile() || now.size() > LARGEST) {
        return Optional.empty();
      }
      Known before = known.get(file);
      if (before == null
          || before.size != now.size()
          || !before.time.equals(now.lastModifiedTime())) {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        ProjectText read = ProjectText.of(text);
        URI uri = URI.createFileURI(file.toString());
        before = new Known(now.lastModifiedTime(), now.size(), read, Project.of(uri, read));
        known.put(file, before);
      }
      return Optional.of(before);
    } catch (IOException e) {
      return Optional.empty(); // it has just gone, or is closed to us: nothing is settled
    }
  }
}
