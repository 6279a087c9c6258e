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
import org.rpg.encounter.dsl.pages.PageFiles;

/** The folders that scripts live in; no import reaches outside the one its script is in. */
@Singleton
public class Roots {
  private static final List<String> SHARED = List.of("biblioteca", "library");

  private final Library library;
  private final PageFiles pages = new PageFiles();
  private volatile List<URI> folders = List.of();

  @Inject
  Roots(Library library) {
    this.library = library;
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

  /** The scripts in the folder "library" or "biblioteca" of a root, which need no import. */
  List<URI> shared(URI root) {
    List<URI> files = new ArrayList<>();
    for (String name : SHARED) {
      URI folder = root.trimSegments(1).appendSegment(name);
      if (folder.isFile()) {
        try (Stream<Path> found = Files.list(Path.of(folder.toFileString()))) {
          found
              .filter(pages::mayHoldScript)
              .map(file -> URI.encodeSegment(file.getFileName().toString(), false))
              .sorted()
              .forEach(file -> files.add(folder.appendSegment(file)));
        } catch (IOException | InvalidPathException e) {
          continue; // there is no such folder, or it is closed to us: nothing is shared
        }
      }
    }
    return files;
  }

  /** Whether every script of its root sees that one without an import. */
  static boolean isShared(URI script) {
    return script.segmentCount() > 1 && SHARED.contains(script.segment(script.segmentCount() - 2));
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
