package org.rpg.encounter.dsl.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

/**
 * Mutants of the examples, of bytes and of tokens: each is read, checked, laid out and translated,
 * without an exception and without a hang. {@code -Dencounter.mutants=100000} tries so many.
 */
class MutantsTest {
  private static final int MUTANTS = Integer.getInteger("encounter.mutants", 150);
  private static final long FIRST = Long.getLong("encounter.mutants.seed", 1);

  /** A hang, not a slow machine. */
  private static final Duration LONGEST = Duration.ofSeconds(30);

  private static final List<String> PARTS =
      List.of(
          "{",
          "}",
          ":",
          ",",
          "->",
          "\"",
          "\"\"\"",
          "//",
          "/*",
          "*/",
          "(",
          ")",
          "[",
          "]",
          "=",
          "/",
          "<=",
          "-",
          ".",
          "'",
          "\u201C",
          "\u201D",
          "\u00A0",
          "\uFEFF",
          "\uD83D\uDC09",
          "e\u0301",
          "\u0000",
          "\r",
          "\n",
          "\t",
          "999999999999999999999",
          "1.5",
          "1d0",
          "100d100",
          "0",
          "encounter",
          "encontro",
          "when",
          "quando",
          "like",
          "como",
          "variant",
          "not",
          "test",
          "map {",
          "legend {",
          "import \"a\"",
          "each",
          "of",
          "named",
          "```");

  private final ScriptLoader loader = ScriptLoader.standalone(Language.EN);

  @Test
  void anyMutantIsReadCheckedLaidOutAndTranslated() {
    List<String> corpus = Examples.texts();
    for (int i = 0; i < MUTANTS; i++) {
      long seed = FIRST + i;
      String mutant = mutant(corpus, new Random(seed));
      assertTimeoutPreemptively(LONGEST, () -> use(mutant), () -> "seed " + seed + ":\n" + mutant);
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

  private static String mutant(List<String> corpus, Random random) {
    String text = corpus.get(random.nextInt(corpus.size()));
    int size = 200 + random.nextInt(2_000); // a stretch of it: whole files would only be slow
    int from = text.length() <= size ? 0 : random.nextInt(text.length() - size);
    StringBuilder mutant =
        new StringBuilder(text.substring(from, Math.min(text.length(), from + size)));
    int changes = 1 + random.nextInt(6);
    for (int i = 0; i < changes && mutant.length() > 10; i++) {
      int at = random.nextInt(mutant.length() - 5);
      int end = at + random.nextInt(Math.min(40, mutant.length() - at));
      switch (random.nextInt(6)) {
        case 0 -> mutant.insert(at, PARTS.get(random.nextInt(PARTS.size())));
        case 1 -> mutant.delete(at, end);
        case 2 -> mutant.insert(at, mutant.substring(at, end));
        case 3 -> mutant.setCharAt(at, (char) (32 + random.nextInt(95)));
        case 4 -> mutant.insert(at, " " + PARTS.get(random.nextInt(PARTS.size())) + " ");
        default -> {
          byte[] bytes = mutant.toString().getBytes(StandardCharsets.UTF_8);
          bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
          mutant = new StringBuilder(new String(bytes, StandardCharsets.UTF_8));
        }
      }
    }
    return mutant.toString();
  }
}
