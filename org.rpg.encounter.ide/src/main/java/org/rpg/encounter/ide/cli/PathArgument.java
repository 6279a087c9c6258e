package org.rpg.encounter.ide.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file as typed; what no file can be called is a file that is not there. */
final class PathArgument {
  private PathArgument() {}

  static Path of(String typed) {
    try {
      return Path.of(typed);
    } catch (InvalidPathException e) {
      return Path.of("no-such-file", "at-all");
    }
  }
}
