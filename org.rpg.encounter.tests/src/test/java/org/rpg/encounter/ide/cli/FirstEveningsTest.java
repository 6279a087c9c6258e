package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Five evenings, written by somebody who knew nothing but the readme, the messages and the
 * completion.
 */
class FirstEveningsTest {
  @TempDir Path folder;

  static List<Path> evenings() throws Exception {
    Path all = Path.of(FirstEveningsTest.class.getResource("/first-evenings").toURI());
    try (Stream<Path> files = Files.list(all)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void isWithoutErrorToldAndForecast(Path evening) {
    String file = evening.toString();
    assertEquals(0, CommandRun.of("validate", file).code());
    CommandRun story = CommandRun.of("run", file);
    assertEquals(0, story.code());
    assertTrue(story.out().lines().count() > 10, story.out());
    CommandRun forecast = CommandRun.of("preview", "--runs", "50", file);
    assertFalse(forecast.code() > 2, forecast.err()); // 1 and 2 are what it expects of itself
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void isTheSameEveningInTheOtherLanguage(Path evening) {
    Path there = folder.resolve("there.encounter");
    Path back = folder.resolve("back.encounter");
    CommandRun.of("translate", evening.toString(), "--output", there.toString());
    CommandRun.of("translate", there.toString(), "--output", back.toString());
    assertEquals(0, CommandRun.of("validate", there.toString()).code());
    assertEquals(counts(evening), counts(there));
    assertEquals(counts(evening), counts(back));
  }

  /** How often the scene ended how, in the order of the ends; names differ by language. */
  private static List<Integer> counts(Path script) {
    String json =
        CommandRun.of("preview", "--runs", "200", "--format", "json", script.toString()).out();
    JsonObject forecast = JsonParser.parseString(json).getAsJsonObject();
    return StreamSupport.stream(forecast.getAsJsonArray("outcomes").spliterator(), false)
        .map(it -> it.getAsJsonObject().get("count").getAsInt())
        .sorted()
        .toList();
  }
}
