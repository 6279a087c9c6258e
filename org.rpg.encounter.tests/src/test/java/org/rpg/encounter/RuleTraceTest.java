package org.rpg.encounter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Rule;

/** Invariant 3: every rule that is built has code and a test that carry its id. */
class RuleTraceTest {
  private static final Path ROOT = Path.of(System.getProperty("encounter.root"));

  @Test
  @DisplayName("Invariant 3: code carries every rule's id")
  void codeCarriesEveryId() throws IOException {
    String code =
        text(ROOT.resolve("org.rpg.encounter.dsl/src/main/java/org/rpg/encounter"), "Rule.java");
    assertEquals(List.of(), missing(code));
  }

  @Test
  @DisplayName("Invariant 3: a test carries every rule's id")
  void aTestCarriesEveryId() throws IOException {
    String tests =
        text(ROOT.resolve("org.rpg.encounter.tests/src/test/java"), "RuleTraceTest.java");
    assertEquals(List.of(), missing(tests));
  }

  /** An id counts when it is written out, as INI-05 or as the constant INI_05. */
  private static List<String> missing(String text) {
    return Arrays.stream(Rule.values())
        .filter(it -> !text.contains(it.id()) && !text.contains(it.name()))
        .map(Rule::id)
        .toList();
  }

  private static String text(Path folder, String without) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(it -> it.toString().endsWith(".java") && !it.endsWith(without))
          .sorted()
          .map(RuleTraceTest::read)
          .collect(Collectors.joining());
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
