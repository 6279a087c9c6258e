package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.rpg.encounter.dsl.library.Library;

/** The folders that scripts live in; no import reaches outside the one its script is in. */
@Singleton
public class Roots {
  private final Library library;
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
