package org.rpg.encounter.dsl.pages;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which files of a folder are worth reading as scripts: a vault has thousands of pages without one,
 * and each is looked into once as long as it stays the same.
 */
public final class PageFiles {
  private static final long LARGEST = 16L << 20;

  private record Seen(FileTime changed, long size, boolean hasFence) {}

  private final Map<Path, Seen> seen = new ConcurrentHashMap<>();

  /**
   * Whether a file is a script, or a page with a fence that may be for us. A page that cannot be
   * read has none.
   */
  public boolean mayHoldScript(Path file) {
    return switch (FileKind.of(String.valueOf(file.getFileName()))) {
      case SCRIPT -> true;
      case PAGE -> hasFence(file);
      case OTHER -> false;
    };
  }

  private boolean hasFence(Path page) {
    try {
      BasicFileAttributes now = Files.readAttributes(page, BasicFileAttributes.class);
      if (!now.isRegularFile() || now.size() > LARGEST) {
        return false;
      }
      Seen before = seen.get(page);
      if (before != null
          && before.changed.equals(now.lastModifiedTime())
          && before.size == now.size()) {
        return before.hasFence;
      }
      boolean fence =
          Page.mayHoldScript(new String(Files.readAllBytes(page), StandardCharsets.ISO_8859_1));
      seen.put(page, new Seen(now.lastModifiedTime(), now.size(), fence));
      return fence;
    } catch (IOException | SecurityException e) {
      return false;
    }
  }
}
