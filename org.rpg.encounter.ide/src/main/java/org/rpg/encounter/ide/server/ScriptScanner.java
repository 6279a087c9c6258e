package org.rpg.encounter.ide.server;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.util.IFileSystemScanner;
import org.rpg.encounter.dsl.pages.PageFiles;

/**
 * Finds the scripts below a folder, those in pages too, and stays out of what no person writes. Of
 * a page without a fence for us nothing is kept.
 */
final class ScriptScanner implements IFileSystemScanner {
  private static final Set<String> SKIPPED =
      Set.of("node_modules", "target", "build", "out", "dist", "bin");

  @Override
  public void scan(URI root, IAcceptor<URI> found) {
    Path start = Path.of(root.toFileString());
    try {
      Files.walkFileTree(start, new Scripts(start, found));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e); // visitFileFailed lets nothing through
    }
  }

  private static boolean isSkipped(String folder) {
    return folder.startsWith(".") || SKIPPED.contains(folder);
  }

  /** Whether a scan of a folder leaves out what lies at that address below it. */
  static boolean skips(URI root, URI file) {
    URI below = file.deresolve(root);
    return below.isRelative()
        && below.segmentsList().subList(0, Math.max(0, below.segmentCount() - 1)).stream()
            .anyMatch(ScriptScanner::isSkipped);
  }

  private static final class Scripts extends SimpleFileVisitor<Path> {
    private final Path start;
    private final IAcceptor<URI> found;
    private final PageFiles pages = new PageFiles();

    Scripts(Path start, IAcceptor<URI> found) {
      this.start = start;
      this.found = found;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return !folder.equals(start) && isSkipped(String.valueOf(folder.getFileName()))
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (!attributes.isDirectory() && pages.mayHoldScript(file)) {
        found.accept(URI.createFileURI(file.toString()));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException e) {
      return FileVisitResult.CONTINUE;
    }
  }
}
