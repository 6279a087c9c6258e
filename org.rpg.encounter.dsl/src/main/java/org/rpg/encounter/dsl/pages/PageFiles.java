package org.rpg.encounter.dsl.pages;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Which files of a folder are worth reading as scripts. */
public final class PageFiles {
  private static final long LARGEST = 16L << 20;

  private PageFiles() {}

  /**
   * Whether a file is a script, or a page with a fence that may be for us: a vault has thousands of
   * pages without. A page that cannot be read has none.
   */
  public static boolean mayHoldScript(Path file) {
    return switch (FileKind.of(String.valueOf(file.getFileName()))) {
      case SCRIPT -> true;
      case PAGE -> hasFence(file);
      case OTHER -> false;
    };
  }

  private static boolean hasFence(Path page) {
    try {
      return Files.isRegularFile(page)
          && Files.size(page) <= LARGEST
          && Page.mayHoldScript(new String(Files.readAllBytes(page), StandardCharsets.ISO_8859_1));
    } catch (IOException | SecurityException e) {
      return false;
    }
  }
}
