package org.rpg.encounter.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Runs the tests that drive the real editor, where it has been set up. */
class VsCodeExtensionTest {
  private static final int SKIPPED = 77;

  @Test
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  @DisplayName("The extension works in the real Visual Studio Code (e2e/run.sh)")
  void worksInTheRealEditor() throws IOException, InterruptedException {
    Path tests = root().resolve("org.rpg.encounter.ide/vscode/e2e");
    assumeTrue(Programs.onPath("bash"), "there is no bash here");
    ProcessBuilder run = new ProcessBuilder("bash", "run.sh").directory(tests.toFile());
    // The language server runs on the Java that the tests run on.
    run.environment().put("JDK_HOME", System.getProperty("java.home"));
    Process process = run.redirectErrorStream(true).start();
    try {
      List<String> said = lines(process);
      int exit = process.waitFor();
      String closing = said.isEmpty() ? "it said nothing" : said.get(said.size() - 1);
      assumeTrue(exit != SKIPPED, closing);
      assertEquals(0, exit, () -> String.join("\n", said));
    } finally {
      process.destroy();
    }
  }

  private static Path root() {
    return Path.of(System.getProperty("encounter.root", ".."));
  }

  /** What the process says, shown as it is said: it takes a minute or two. */
  private static List<String> lines(Process process) throws IOException {
    List<String> said = new ArrayList<>();
    var stream = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
    try (var reader = new BufferedReader(stream)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        System.out.println(line);
        said.add(line);
      }
    }
    return said;
  }
}
