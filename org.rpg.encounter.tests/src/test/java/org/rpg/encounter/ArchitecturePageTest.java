package org.rpg.encounter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** ARCHITECTURE.md stays short, and the tests it names exist. */
class ArchitecturePageTest {
  private static final Path ROOT = Path.of(System.getProperty("encounter.root"));
  private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");

  @Test
  void theTestsItNamesExist() throws IOException {
    String page = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
    List<String> named =
        TEST.matcher(page).results().map((MatchResult it) -> it.group(1)).distinct().toList();
    assertTrue(named.size() >= 10);
    try (Stream<Path> files = Files.walk(ROOT.resolve("org.rpg.encounter.tests/src/test/java"))) {
      List<String> there = files.map(it -> it.getFileName().toString()).toList();
      assertEquals(List.of(), named.stream().filter(it -> !there.contains(it + ".java")).toList());
    }
  }

  @Test
  void itHasAtMostFiveHundredLines() throws IOException {
    assertTrue(Files.readAllLines(ROOT.resolve("ARCHITECTURE.md")).size() <= 500);
  }
}
