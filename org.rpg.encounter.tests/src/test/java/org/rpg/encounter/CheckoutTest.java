package org.rpg.encounter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Invariant 10: nothing generated is in git. */
class CheckoutTest {
  private static final Path ROOT = Path.of(System.getProperty("encounter.root"));

  private static final Pattern GENERATED =
      Pattern.compile(
          "(^|.*/)(target|node_modules|xtext-gen|src-gen|xtend-gen|out|dist)/.*"
              + "|.*\\.(class|jar|vsix|jsa|tokens|xtextbin|ecore|genmodel|g)"
              + "|.*/InternalEncounter.*|(^|.*/)\\.mvn/wrapper/.*|(^|.*/)mvnw(\\.cmd)?");

  @Test
  @DisplayName("Invariant 10: nothing generated is in git")
  void nothingGeneratedIsInGit() throws IOException, InterruptedException {
    assumeTrue(Files.exists(ROOT.resolve(".git")), "not a git checkout: there is nothing to list");
    Process git =
        new ProcessBuilder("git", "-c", "core.quotepath=off", "ls-files")
            .directory(ROOT.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    List<String> files =
        new String(git.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
            .lines()
            .toList();
    assumeTrue(git.waitFor() == 0, "git does not answer here");
    assertEquals(List.of(), files.stream().filter(GENERATED.asMatchPredicate()).toList());
  }

  @Test
  @DisplayName("a word's edge in a pattern is the same on every Java: since 19 only with (?U)")
  void edgesOfWordsAreThoseOfEveryLetter() throws IOException {
    List<String> found = new ArrayList<>();
    for (String module : List.of("dsl", "ide")) {
      Path sources = ROOT.resolve("org.rpg.encounter." + module).resolve("src/main/java");
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(it -> it.toString().matches(".*\\.(java|xtend)")).toList()) {
          for (String statement : Files.readString(file).split(";")) {
            if (statement.matches("(?s).*\"[^\"]*\\\\\\\\[bBwW].*")
                && !statement.matches("(?s).*\\(\\?[a-z]*U.*")) {
              found.add(ROOT.relativize(file) + ":" + statement);
            }
          }
        }
      }
    }
    assertEquals(List.of(), found);
  }
}
