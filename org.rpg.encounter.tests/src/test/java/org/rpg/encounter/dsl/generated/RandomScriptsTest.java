package org.rpg.encounter.dsl.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.robust.LoggedFaults;
import org.rpg.encounter.dsl.robust.Rewriting;
import org.rpg.encounter.dsl.robust.Shelf;

/**
 * Scripts that chance makes of the whole grammar, in either language: each is read and checked, and
 * those that can be read say the same laid out, translated, and translated back. {@code
 * -Dencounter.generated=3000} tries so many of each kind.
 */
class RandomScriptsTest {
  private static final int TRIES = Integer.getInteger("encounter.generated", 200);
  private static final long FIRST = Long.getLong("encounter.generated.seed", 1);

  private final RandomScripts scripts = new RandomScripts();
  private final Shelf shelf = new Shelf();
  private final Rewriting rewriting = new Rewriting(shelf);

  @Test
  void whatTheGrammarAllowsSaysTheSameInEveryForm() {
    assertTrue(read(scripts::whole) >= 0.95 * TRIES);
  }

  @Test
  void anExampleWithOtherPartsSaysTheSameInEveryForm() {
    assertTrue(read(scripts::grafted) >= 0.9 * TRIES);
  }

  /** How many could be read. */
  private int read(LongFunction<String> script) {
    System.out.println("generated from seed " + FIRST + " on");
    List<String> found = new ArrayList<>();
    int whole = 0;
    try (LoggedFaults faults = new LoggedFaults()) {
      for (long seed = FIRST; seed < FIRST + TRIES; seed++) {
        try {
          whole += isReadAndTheSame(script.apply(seed)) ? 1 : 0;
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
          found.add("seed " + seed + ": " + e);
        }
        found.addAll(faults.since());
      }
    }
    System.out.println(whole + " of " + TRIES + " generated scripts can be read");
    assertEquals(List.of(), found);
    return whole;
  }

  private boolean isReadAndTheSame(String text) {
    try {
      shelf.issues(shelf.read(text));
    } finally {
      shelf.clear();
    }
    return rewriting.check(text).isPresent();
  }
}
