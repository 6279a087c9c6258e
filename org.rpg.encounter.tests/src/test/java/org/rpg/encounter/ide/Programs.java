package org.rpg.encounter.ide;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** The programs that a test may find on a machine. */
final class Programs {
  private Programs() {}

  /** Whether there is a program of that name. */
  static boolean onPath(String program) {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      if (Files.isExecutable(Path.of(folder, program))) {
        return true;
      }
    }
    return false;
  }
}
