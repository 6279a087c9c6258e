package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.rpg.encounter.dsl.encounter.Import;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.pages.FileKind;

/** Where an import leads. Nothing here fails: an import that leads nowhere says so. */
@Singleton
public class Imports {
  private static final int SCHEME_LENGTH = 2;

  /** What became of an import. */
  public enum Status {
    /** The script is there. */
    FOUND,
    /** There is no such file, or it cannot be read. */
    MISSING,
    /**
     * It is outside the folder of the scripts, or not written relative to the file it stands in.
     */
    OUTSIDE,
    /** It names a scheme, such as http: a script reads nothing from elsewhere. */
    REMOTE,
    /** It is no script: neither does its name say so, nor is it a page with a script in it. */
    OTHER_FILE
  }

  private final Roots roots;

  @Inject
  Imports(Roots roots) {
    this.roots = roots;
  }

  /** What an import leads to, for a diagnostic. */
  public Status status(Import line) {
    String path = path(line);
    if (hasScheme(path)) {
      return Status.REMOTE;
    } else if (path.startsWith("/") || path.length() > 1 && path.charAt(1) == ':') {
      return Status.OUTSIDE;
    }
    Optional<URI> target = target(line);
    if (target.isEmpty()) {
      return Status.OUTSIDE;
    } else if (FileKind.of(target.get()) == FileKind.OTHER) {
      return Status.OTHER_FILE;
    }
    return load(line.eResource().getResourceSet(), target.get())
        .map(found -> holdsScript(found) ? Status.FOUND : Status.OTHER_FILE)
        .orElse(Status.MISSING);
  }

  private static boolean holdsScript(Resource file) {
    return !(file instanceof ScriptResource script) || script.holdsScript();
  }

  /** The file an import names, if a script may read it; it need not exist. */
  public Optional<URI> target(Import line) {
    return named(line)
        .filter(
            file -> roots.of(line.eResource()).filter(root -> roots.holds(root, file)).isPresent());
  }

  /** The file an import names, if it is there, even where no script may read it. */
  public Optional<URI> existing(Import line) {
    return named(line)
        .filter(file -> line.eResource().getResourceSet().getURIConverter().exists(file, null));
  }

  private static Optional<URI> named(Import line) {
    String path = path(line);
    Resource script = line.eResource();
    if (path.isEmpty() || script == null || hasScheme(path) || !script.getURI().isHierarchical()) {
      return Optional.empty();
    }
    try {
      String[] segments =
          Arrays.stream(path.split("/"))
              .map(s -> URI.encodeSegment(s, false))
              .toArray(String[]::new);
      return Optional.of(URI.createHierarchicalURI(segments, null, null).resolve(script.getURI()));
    } catch (IllegalArgumentException e) { // what is no path leads nowhere
      return Optional.empty();
    }
  }

  /** The files a script imports itself, in their order. */
  List<String> targets(Script script) {
    return script.getImports().stream()
        .map(this::target)
        .flatMap(Optional::stream)
        .filter(uri -> FileKind.of(uri) != FileKind.OTHER)
        .map(URI::toString)
        .distinct()
        .toList();
  }

  /** Reads a script into the set, or says that it is not there. */
  Optional<Resource> load(ResourceSet scripts, URI uri) {
    Resource known = scripts.getResource(uri, false);
    if (known != null) {
      return Optional.of(known).filter(Resource::isLoaded);
    }
    if (!scripts.getURIConverter().exists(uri, null)) {
      return Optional.empty();
    }
    try {
      return Optional.of(scripts.getResource(uri, true));
    } catch (WrappedException e) {
      scripts.getResources().removeIf(resource -> uri.equals(resource.getURI()));
      return Optional.empty();
    }
  }

  private static String path(Import line) {
    return Optional.ofNullable(line.getImportURI())
        .filter(Predicate.not(String::isBlank))
        .orElse("");
  }

  private static boolean hasScheme(String path) {
    int colon = path.indexOf(':');
    return colon >= SCHEME_LENGTH && path.substring(0, colon).matches("[A-Za-z][A-Za-z0-9+.-]*");
  }
}
