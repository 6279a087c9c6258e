package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Texts kept in files, read by people when they change. */
public final class Golden {
  private static final Path ROOT = Path.of(System.getProperty("encounter.root", ".."));
  private static final Path FILES =
      ROOT.resolve("org.rpg.encounter.tests/src/test/resources/golden");

  private Golden() {}

  /**
   * Compares with a file below {@code golden}; where there is none, it is written and the test
   * fails.
   */
  static void assertGolden(String file, String actual) throws IOException {
    assertSame(FILES.resolve(file), actual);
  }

  /** Compares with a file of the project that is made from what the program says. */
  public static void assertProjectFile(String file, String actual) throws IOException {
    assertSame(ROOT.resolve(file), actual);
  }

  private static void assertSame(Path path, String actual) throws IOException {
    if (!Files.exists(path)) {
      Files.createDirectories(path.getParent());
      Files.writeString(path, actual);
      fail("There was no " + path + ". Read the one just written, then run the test again.");
    }
    String expected = Files.readString(path).replace("\r\n", "\n");
    assertEquals(expected, actual, () -> "Delete " + path + " to have it written anew.");
  }
}
