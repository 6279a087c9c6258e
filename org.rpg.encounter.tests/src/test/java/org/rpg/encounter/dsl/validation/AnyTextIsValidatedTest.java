package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Injector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.StringLength;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;
import org.rpg.encounter.dsl.robust.LoggedFaults;

/** Validation never throws, whatever the text; Xtext would log what it swallows. */
class AnyTextIsValidatedTest {
  private static final Path CORPUS =
      Path.of(
          System.getProperty("encounter.root"),
          "org.rpg.encounter.tests/src/test/resources/corpus");
  private static final List<String> SCRIPTS = scripts();
  private static final Injector INJECTOR =
      new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();

  private static List<String> scripts() {
    try (Stream<Path> files = Files.list(CORPUS)) {
      List<String> all = new ArrayList<>();
      for (Path f : files.sorted().toList()) {
        all.add(Files.readString(f));
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Property(tries = 150)
  void anyTextAtAll(@ForAll @StringLength(max = 400) String text) {
    validate(text);
  }

  @Property(tries = 250)
  void anyScriptWithSomeTokensLostDoubledOrSwapped(@ForAll("mutants") String text) {
    validate(text);
  }

  @Example
  void aTableWhoseDiceAreMissing() {
    validate("table Road {\n    1: nothing\n}\ntable");
  }

  @Provide
  Arbitrary<String> mutants() {
    return Arbitraries.integers()
        .between(0, SCRIPTS.size() - 1)
        .flatMap(i -> Arbitraries.longs().map(seed -> mutated(SCRIPTS.get(i), new Random(seed))));
  }

  /** A piece of a script, so that a try is quick, with up to four slips. */
  private static String mutated(String script, Random random) {
    List<String> tokens = new ArrayList<>(List.of(script.split("(?<=\\s)|(?=\\s)|\\b")));
    int from = random.nextInt(tokens.size());
    tokens = new ArrayList<>(tokens.subList(from, Math.min(tokens.size(), from + 600)));
    for (int n = random.nextInt(5); n > 0 && tokens.size() > 2; n--) {
      int i = random.nextInt(tokens.size() - 1);
      switch (random.nextInt(4)) {
        case 0 -> tokens.remove(i);
        case 1 -> tokens.add(i, tokens.get(i));
        case 2 -> tokens.set(i, tokens.get(random.nextInt(tokens.size())));
        default -> tokens.set(i, "{}\"=:,-.1".substring(random.nextInt(8)).substring(0, 1));
      }
    }
    return String.join("", tokens);
  }

  private void validate(String text) {
    try (LoggedFaults faults = new LoggedFaults()) {
      List<Issue> issues = INJECTOR.getInstance(ScriptChecker.class).issues(text);
      assertEquals(List.of(), faults.since());
      for (Issue issue : issues) {
        assertFalse(issue.getMessage().isBlank());
        assertFalse(issue.getMessage().contains("null"), issue.getMessage());
        assertFalse(issue.getMessage().contains("RULE_"), issue.getMessage());
        assertTrue(issue.getOffset() >= 0 && issue.getOffset() <= text.length());
        assertTrue(issue.getCode().matches("[A-Z-]+"), issue.toString());
      }
    }
  }
}
