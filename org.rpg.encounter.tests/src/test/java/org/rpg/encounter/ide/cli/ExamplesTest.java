package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.pages.PageFiles;
import org.rpg.encounter.report.Golden;

/** The encounters that come with the product: right, told as their transcripts say, and fair. */
class ExamplesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("encounter.root", ".."), "examples");

  /** Below it, one script for each case that game masters ask about. */
  private static final String CASES = "cases";

  private static final String RUNS = "3000";
  private static final String RUNS_OF_A_CASE = "1000";

  /** A hint is advice; anything else would be a slip. */
  private static final String HINT = "info";

  /** Each script below the folder: {@code crypt.encounter}, {@code cases/c01-….encounter}. */
  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(new PageFiles()::mayHoldScript)
          .map(it -> FOLDER.relativize(it).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  private static String file(String name) {
    return FOLDER.resolve(name).toString();
  }

  @Test
  void bothLanguagesHaveTheirExamples() throws IOException {
    long portuguese =
        names().stream()
            .filter(it -> validated(it).get("language").getAsString().equals("pt"))
            .count();
    assertTrue(names().size() >= 10);
    assertTrue(portuguese >= 5 && names().size() - portuguese >= 5);
  }

  @ParameterizedTest
  @MethodSource("names")
  void theCheckerFindsNothingInAnExample(String name) {
    List<String> found =
        StreamSupport.stream(validated(name).getAsJsonArray("diagnostics").spliterator(), false)
            .map(JsonElement::getAsJsonObject)
            .filter(it -> !it.get("severity").getAsString().equals(HINT))
            .map(JsonElement::toString)
            .toList();
    assertEquals(List.of(), found);
  }

  static List<String> cases() throws IOException {
    return names().stream().filter(ExamplesTest::isCase).toList();
  }

  private static boolean isCase(String name) {
    return name.startsWith(CASES + "/");
  }

  /** {@code cases/c01-emboscada} begins with {@code // C01:} and the question. */
  @ParameterizedTest
  @MethodSource("cases")
  void aCaseBeginsWithTheQuestionThatItAnswers(String name) throws IOException {
    String number = name.substring(CASES.length() + 1).split("-")[0].toUpperCase(Locale.ROOT);
    String first = Files.readAllLines(Path.of(file(name))).get(0);
    assertTrue(first.startsWith("// " + number + ": "), first);
  }

  private static JsonObject validated(String name, String... options) {
    List<String> arguments = new ArrayList<>(List.of("validate", file(name), "--format", "json"));
    arguments.addAll(List.of(options));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    return JsonParser.parseString(run.out())
        .getAsJsonObject()
        .getAsJsonArray("files")
        .get(0)
        .getAsJsonObject();
  }

  @ParameterizedTest
  @MethodSource("names")
  void anExampleIsToldAsItsTranscriptSays(String name) throws IOException {
    CommandRun run = CommandRun.of("run", file(name));
    assertEquals(0, run.code(), run.err());
    String story = name.substring(0, name.lastIndexOf('.')) + ".txt";
    Golden.assertProjectFile("examples/stories/" + story, run.out());
  }

  /** Exit code 1 would be an expectation that fails, 2 one that stays undecided. */
  @ParameterizedTest
  @MethodSource("names")
  void whatAnExampleExpectsIsLikelyEnough(String name) {
    String runs = isCase(name) ? RUNS_OF_A_CASE : RUNS;
    CommandRun run = CommandRun.of("preview", file(name), "--runs", runs);
    assertEquals(0, run.code(), run.out());
  }

  /** Of every scene in it, played or not by the one before. */
  @ParameterizedTest
  @MethodSource("names")
  void noSceneOfAnExampleMissesWhatItExpects(String name) {
    List<String> missed =
        StreamSupport.stream(
                validated(name, "--forecast").getAsJsonArray("diagnostics").spliterator(), false)
            .map(JsonElement::getAsJsonObject)
            .filter(it -> it.get("code").getAsString().equals("BALANCE-EXPECT"))
            .map(JsonElement::toString)
            .toList();
    assertEquals(List.of(), missed);
  }

  @Test
  void theAdventureIsTheSameInBothLanguages() {
    assertEquals(
        counts("sete-noites-de-febre.encounter"), counts("seven-nights-of-fever.encounter"));
  }

  /** How often each end came, in the order of the script. */
  private static List<Integer> counts(String name) {
    CommandRun run = CommandRun.of("preview", file(name), "--runs", "300", "--format", "json");
    return StreamSupport.stream(
            JsonParser.parseString(run.out())
                .getAsJsonObject()
                .getAsJsonArray("outcomes")
                .spliterator(),
            false)
        .map(it -> it.getAsJsonObject().get("count").getAsInt())
        .toList();
  }
}
