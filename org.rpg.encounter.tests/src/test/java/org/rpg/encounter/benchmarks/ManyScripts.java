package org.rpg.encounter.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

/**
 * How long it takes to check 100 files of 300 lines and one of 10,000, in a Java that has just
 * started and has read the rulebook. Run it with {@code -Xmx200m -XX:TieredStopAtLevel=1}, as the
 * command line runs.
 */
public final class ManyScripts {
  private static final int FILES = 100;
  private static final int LINES = 300;
  private static final int LONG = 10_000;

  private static final String CASE =
      """
      // Case #
      character Ana # {
          skills Fight[Sword] 3, Dodge 2, Physique 2, Perception 3
          wields Sword, Round Shield
          wears Studded Leather
          style Careful #
      }
      creature Raider # like Goblin {
          skills Dodge 1, Fight[Axe] 2
          wields Axe
          when any ally dies: test Will by Raider # against 8 { failure: tester flees }
      }
      tactics Careful # {
          if vigor <= 3 and number of enemies >= 2: flee
          if nearest enemy is prone: attack nearest enemy with Sword
          if distance to nearest enemy > 6 m: approach nearest enemy
          otherwise: attack weakest enemy within reach
      }
      encounter Bridge # "The bridge" {
          place East Bank
          heroes: Ana # at East Bank
          opponents: 3 Raiders #, Ogre named Grum #
          clock Ritual # 5
          heroes start surprised
          every turn of opponents: Ritual # sinks 1
          when Ritual # = 0 {
              arrive 2 Raiders # for opponents
              read "The chant ends."
          }
          ends after 12 turns with draw -> Stalled #
          expect victory >= 40%
      }
      journey Road # {
          travellers Ana #
          supplies 6 meals
          departs at 8 h
          leg Plain # 6 h {
              with chance 1/3: fight Bridge #
          }
          long rest 8 h
          leg Hill # 3 h
          expect arrival of Ana # >= 50%
      }
      adventure Quest # {
          starts at Road #
          Road #
              if arrival -> Home #
              otherwise -> Grave #
          ending Home #
          ending Grave #
      }
      """;

  private ManyScripts() {}

  /** Prints seconds; arguments are not looked at. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createTempDirectory("scripts");
    int[] cases = {0};
    for (int i = 0; i < FILES; i++) {
      Files.writeString(folder.resolve("f" + i + ".encounter"), script(LINES, cases));
    }
    Path alone = Files.createTempDirectory("script").resolve("long.encounter");
    Files.writeString(alone, script(LONG, cases));
    ScriptLoader loader = ScriptLoader.standalone(Language.EN);
    loader.load("creature Rat { skills Dodge 0 }"); // and the rulebook with it
    if (arguments.length == 0 || arguments[0].equals("many")) {
      long begin = System.nanoTime();
      long problems;
      try (var files = Files.list(folder)) {
        problems =
            loader.loadTogether(folder, files.sorted().toList()).stream()
                .mapToLong(ManyScripts::errors)
                .sum();
      }
      print(FILES + " files of " + LINES + " lines", begin, problems);
    }
    if (arguments.length == 0 || arguments[0].equals("long")) {
      long begin = System.nanoTime();
      print("one file of " + LONG + " lines", begin, errors(loader.load(alone, "long.encounter")));
    }
  }

  private static long errors(Loaded script) {
    return script.problems().stream().filter(it -> it.isError()).count();
  }

  private static void print(String what, long begin, long errors) {
    double seconds = (System.nanoTime() - begin) / 1e9;
    long heap = Runtime.getRuntime().maxMemory() >> 20;
    System.out.printf(
        Locale.ROOT, "%s: %.2f s, %d errors, %d MB of heap allowed%n", what, seconds, errors, heap);
  }

  private static String script(int lines, int[] cases) {
    StringBuilder text = new StringBuilder();
    List<String> parts = CASE.lines().toList();
    for (int line = 0; line < lines; line += parts.size()) {
      text.append(CASE.replace("#", word(cases[0]++)));
    }
    return text.toString();
  }

  /** Names are words: "Kaaa", "Kaab". */
  private static String word(int number) {
    StringBuilder word = new StringBuilder();
    for (int n = number, i = 0; i < 3; i++, n /= 26) {
      word.insert(0, (char) ('a' + n % 26));
    }
    return "K" + word;
  }
}
