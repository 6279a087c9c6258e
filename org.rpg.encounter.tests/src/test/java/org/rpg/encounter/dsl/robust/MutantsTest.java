package org.rpg.encounter.dsl.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

/**
 * Mutants of all that ships, of bytes and of tokens: each is read, checked, laid out and translated
 * as the command line does it, without an exception and without a hang. {@code
 * -Dencounter.mutants=100000} tries so many, {@code -Dencounter.mutants.seed=7} begins there.
 */
class MutantsTest {
  private static final int MUTANTS = Integer.getInteger("encounter.mutants", 150);
  private static final long FIRST = Long.getLong("encounter.mutants.seed", 1);

  /** A hang, not a slow machine. */
  private static final Duration LONGEST = Duration.ofSeconds(30);

  private final ScriptLoader loader = ScriptLoader.standalone(Language.EN);

  @Test
  void anyMutantIsReadCheckedLaidOutAndTranslated() {
    try (LoggedFaults faults = new LoggedFaults()) {
      for (long seed = FIRST; seed < FIRST + MUTANTS; seed++) {
        String text = Mutant.of(seed).text();
        String told = "seed " + seed + ":\n" + text;
        assertTimeoutPreemptively(LONGEST, () -> use(text), () -> told);
        assertEquals(List.of(), faults.since(), () -> told);
      }
    }
  }

  private void use(String mutant) {
    try {
      Loaded loaded = loader.load(mutant);
      Optional<String> laidOut = loader.formatted(loaded);
      if (laidOut.isPresent()) {
        Loaded again = loader.load(laidOut.get());
        assertEquals(laidOut, loader.formatted(again), "laid out twice:\n" + mutant);
      }
      loader.translated(loaded);
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError(e + " for\n" + mutant, e);
    }
  }
}
