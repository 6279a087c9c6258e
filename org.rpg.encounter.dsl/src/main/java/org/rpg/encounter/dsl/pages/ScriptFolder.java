package org.rpg.encounter.dsl.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.function.Consumer;

/** The scripts below a folder, those in pages too, without what no person writes. */
public final class ScriptFolder {
  private static final Set<String> SKIPPED =
      Set.of("node_modules", "target", "build", "out", "dist", "bin");

  private ScriptFolder() {}

  /** Whether a folder of that name is left out. */
  public static boolean isSkipped(String folder) {
    return folder.startsWith(".") || SKIPPED.contains(folder);
  }

  /**
   * Finds them; what cannot be read is passed over. Of a page without a fence for us nothing is
   * found.
   */
  public static void scan(Path folder, Consumer<Path> found) {
    try {
      Files.walkFileTree(folder, new Scripts(folder, found));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // visitFileFailed lets nothing through
    }
  }

  private static final class Scripts extends SimpleFileVisitor<Path> {
    private final Path start;
    private final Consumer<Path> found;
    private final PageFiles pages = new PageFiles();

    Scripts(Path start, Consumer<Path> found) {
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
        found.accept(file);
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
