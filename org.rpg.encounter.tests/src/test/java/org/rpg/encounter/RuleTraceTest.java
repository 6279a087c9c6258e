package org.rpg.encounter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rulebook.Scope;
import org.rpg.encounter.rules.Rule;

/** Invariant 3: every rule that is built has code and a test that carry its id. */
class RuleTraceTest {
  private static final Path ROOT = Path.of(System.getProperty("encounter.root"));

  /** Rules of combat whose code or test is still to come; the list only ever gets shorter. */
  private static final Set<String> NOT_YET =
      Set.of(
          """
          CTR-01 CTR-02 CTR-03
          OPO-01 OPO-02
          MAN-01 MAN-02 MAN-03 MAN-04 MAN-05 MAN-06 MAN-07 MAN-08 MAN-09 MAN-10 MAN-11
          MAN-12 MAN-14 MAN-15 MAN-16
          TAC-04 TAC-05 TAC-06 TAC-07 TAC-08 TAC-09 TAC-10 TAC-11 TAC-12 TAC-13 TAC-14
          TAC-15 TAC-16 TAC-17 TAC-18 TAC-19 TAC-20 TAC-21
          CON-01 CON-02 CON-03 CON-04 CON-05 CON-06 CON-07 CON-10 CON-11 CON-12 CON-14
          CON-15 CON-17 CON-18
          STA-02 STA-03 STA-06
          INT-01 INT-05 INT-06 INT-07 INT-08 INT-18 INT-19 INT-20 INT-21 INT-22 INT-23
          INT-25 INT-36 INT-41 INT-43 INT-44 INT-45 INT-46 INT-48 INT-49 INT-51 INT-52
          INT-58 INT-64
          """
              .trim()
              .split("\\s+"));

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
        .filter(it -> Scope.of(it) == Scope.COMBAT && !NOT_YET.contains(it.id()))
        .filter(it -> !text.contains(it.id()) && !text.contains(it.name()))
        .map(Rule::id)
        .toList();
  }

  private static String text(Path folder, String without) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(it -> !it.getParent().endsWith("rulebook"))
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
