package org.rpg.encounter.dsl.robust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The scripts that come with the product, as what tests break and mutate. */
public final class Examples {
  private Examples() {}

  /** The text of each, in the order of their names, lines ended with LF. */
  public static List<String> texts() {
    Path folder = Path.of(System.getProperty("encounter.root", ".."), "examples");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(it -> it.toString().endsWith(".encounter"))
          .sorted()
          .map(Examples::text)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
