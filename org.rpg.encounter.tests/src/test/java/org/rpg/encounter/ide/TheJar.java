package org.rpg.encounter.ide;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The built jar, as processes use it; tests with it are skipped before it is built. */
public final class TheJar {
  private TheJar() {}

  /** The root of the checkout. */
  public static Path root() {
    return Path.of(System.getProperty("encounter.root", ".")).toAbsolutePath().normalize();
  }

  /** The jar; skips the test if there is none. */
  public static Path file() {
    Path jar = root().resolve("org.rpg.encounter.ide/target/encounter.jar");
    assumeTrue(Files.exists(jar), "the jar is built by the package phase");
    return jar;
  }

  /** A process of the jar on the Java that runs this test. */
  public static ProcessBuilder process(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-jar", file().toString()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  /** Waits for the end of a process. */
  public static int exitCode(Process process) throws InterruptedException {
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("the process does not end");
    }
    return process.exitValue();
  }

  /** All that a process wrote to a stream. */
  public static String all(java.io.InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
  }
}
