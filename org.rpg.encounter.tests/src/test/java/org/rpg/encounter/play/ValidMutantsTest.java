package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.robust.Examples;
import org.rpg.encounter.dsl.words.Language;

/**
 * "No errors" means it runs: the examples with lines, words, names and numbers in other places. Of
 * those without an error each scene is planned and played, laid out, and translated there and back.
 * {@code -Dencounter.valid=20000} tries so many.
 */
class ValidMutantsTest {
  private static final int TRIES = Integer.getInteger("encounter.valid", 80);
  private static final long FIRST = Long.getLong("encounter.valid.seed", 1);

  /** A hang, not a slow machine. */
  private static final Duration LONGEST = Duration.ofSeconds(60);

  private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\d.])\\d{1,2}(?![\\d.%])");
  private static final Pattern NAME =
      Pattern.compile("(?<![\\p{L}\\d\"])\\p{Lu}\\p{Ll}+(?![\\p{L}])");
  private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\d\"])\\p{Ll}{4,}(?![\\p{L}])");

  private final ScriptLoader loader = ScriptLoader.standalone(Language.EN);
  private int valid;

  @Test
  void whatHasNoErrorRuns() {
    List<String> corpus = Examples.texts();
    for (int i = 0; i < TRIES; i++) {
      long seed = FIRST + i;
      Random random = new Random(seed);
      String mutant = mutant(corpus.get(random.nextInt(corpus.size())), random);
      assertTimeoutPreemptively(LONGEST, () -> play(mutant), () -> "seed " + seed + ":\n" + mutant);
    }
    System.out.println(valid + " of " + TRIES + " mutants have no error");
    assertTrue(valid >= TRIES / 20, valid + " of " + TRIES + " are too few to show anything");
  }

  private void play(String mutant) {
    try {
      Loaded loaded = loader.load(mutant);
      if (loaded.hasErrors()) {
        return;
      }
      valid++;
      Playing.all(loaded.script().orElseThrow());
      String laidOut = loader.formatted(loaded).orElseThrow();
      Loaded again = loader.load(laidOut);
      assertTrue(!again.hasErrors(), () -> "laid out it has errors:\n" + again.problems());
      assertEquals(Optional.of(laidOut), loader.formatted(again), "laid out twice");
      Loaded there = loader.load(loader.translated(loaded).orElseThrow());
      assertTrue(!there.hasErrors(), () -> "translated it has errors:\n" + there.problems());
      Loaded back = loader.load(loader.translated(there).orElseThrow());
      assertTrue(!back.hasErrors(), () -> "translated back it has errors:\n" + back.problems());
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError(e + " for\n" + mutant, e);
    }
  }

  private static String mutant(String script, Random random) {
    List<String> lines = new ArrayList<>(script.lines().toList());
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes && lines.size() > 4; i++) {
      int at = random.nextInt(lines.size() - 1);
      switch (random.nextInt(7)) {
        case 0 -> lines.remove(at);
        case 1 -> lines.add(at, lines.get(at));
        case 2 -> lines.add(at, lines.remove(random.nextInt(lines.size())));
        case 3 -> swap(NUMBER, lines, at, random);
        case 4 -> swap(NAME, lines, at, random);
        case 5 -> swap(WORD, lines, at, random);
        default -> lines.set(at, NUMBER.matcher(lines.get(at)).replaceFirst("0"));
      }
    }
    return String.join("\n", lines) + "\n";
  }

  /** Puts a token of one line in the place of one of another. */
  private static void swap(Pattern kind, List<String> lines, int at, Random random) {
    List<MatchResult> here = kind.matcher(lines.get(at)).results().toList();
    List<MatchResult> there =
        kind.matcher(lines.get(random.nextInt(lines.size()))).results().toList();
    if (!here.isEmpty() && !there.isEmpty()) {
      MatchResult old = here.get(random.nextInt(here.size()));
      String other = there.get(random.nextInt(there.size())).group();
      String line = lines.get(at);
      lines.set(at, line.substring(0, old.start()) + other + line.substring(old.end()));
    }
  }
}
