package org.rpg.encounter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;

/** What the README teaches is true. */
class ReadmeTest {
  private static final Path ROOT = Path.of(System.getProperty("encounter.root"));
  private static final Pattern FENCE = Pattern.compile("(?s)\n```(\\w*)\n(.*?)\n```");

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "README.pt-BR.md"})
  void everyScriptOfTheReadmeHasNothingToComplainAbout(String readme) throws IOException {
    List<String> scripts =
        FENCE
            .matcher(Files.readString(ROOT.resolve(readme)))
            .results()
            .filter(it -> it.group(1).isEmpty()) // no project file
            .map((MatchResult it) -> it.group(2))
            .filter(it -> it.contains("{"))
            .toList();
    assertTrue(scripts.size() >= 5);
    // each goes on where the one before it ended
    Loaded loaded = ScriptLoader.standalone(Language.EN).load(String.join("\n", scripts));
    assertEquals(List.of(), loaded.problems());
  }
}
