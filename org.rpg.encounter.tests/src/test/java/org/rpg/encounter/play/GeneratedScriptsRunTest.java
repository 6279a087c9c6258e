package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.eclipse.xtext.diagnostics.Severity;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.generated.RandomScripts;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.robust.Shelf;

/**
 * What the interpreter refuses, validation reported: of the scripts that chance makes of the whole
 * grammar, and of the examples with other parts, those without an error are planned and played.
 * {@code -Dencounter.generated=3000} tries so many of each kind.
 */
class GeneratedScriptsRunTest {
  private static final int TRIES = Integer.getInteger("encounter.generated", 200);
  private static final long FIRST = Long.getLong("encounter.generated.seed", 1);

  /** A hang, not a slow machine. */
  private static final Duration LONGEST = Duration.ofSeconds(60);

  private final RandomScripts scripts = new RandomScripts();
  private final Shelf shelf = new Shelf();

  @Test
  void whatTheGrammarAllowsAndNothingForbidsRuns() {
    assertTrue(played(scripts::whole) >= TRIES / 20);
  }

  @Test
  void anExampleWithOtherPartsRuns() {
    assertTrue(played(scripts::grafted) >= TRIES / 5);
  }

  /** How many had no error. */
  private int played(LongFunction<String> script) {
    System.out.println("generated from seed " + FIRST + " on");
    List<String> found = new ArrayList<>();
    int valid = 0;
    for (long seed = FIRST; seed < FIRST + TRIES; seed++) {
      String text = script.apply(seed);
      try {
        valid +=
            assertTimeoutPreemptively(LONGEST, () -> play(text), "seed " + seed + ":\n" + text)
                ? 1
                : 0;
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        found.add("seed " + seed + ": " + e + " at " + where(e) + "\n" + text);
      }
    }
    System.out.println(valid + " of " + TRIES + " generated scripts have no error");
    assertEquals(List.of(), found);
    return valid;
  }

  private boolean play(String text) {
    try {
      ScriptResource script = shelf.read(text);
      boolean valid =
          shelf.issues(script).stream().noneMatch(it -> it.getSeverity() == Severity.ERROR);
      if (valid) {
        Playing.all((Script) script.getContents().get(0));
      }
      return valid;
    } finally {
      shelf.clear();
    }
  }

  private static List<StackTraceElement> where(Throwable e) {
    return List.of(e.getStackTrace()).subList(0, Math.min(8, e.getStackTrace().length));
  }
}
