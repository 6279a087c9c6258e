package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rulebook.recipes.Recipe;
import org.rpg.encounter.rulebook.recipes.Recipes;

/** {@code encounter recipes}. */
class RecipesCommandTest {
  @Test
  void withoutANameEveryRecipeIsListedInTheUsersLanguage() {
    String english = CommandRun.of("recipes", "--language=en").out();
    String portuguese = CommandRun.of("recipes", "--language=pt").out();
    for (Recipe recipe : Recipes.all()) {
      assertTrue(english.contains(recipe.title().english()), recipe.id());
      assertTrue(portuguese.contains(recipe.title().portuguese()), recipe.id());
    }
  }

  @ParameterizedTest
  @CsvSource({"en, Nerve · Coragem, creature Raider", "pt, Coragem · Nerve, criatura Saqueador"})
  void aRecipeIsShownWithAScene(String language, String title, String line) {
    CommandRun run = CommandRun.of("recipes", "coragem", "--language", language);
    assertEquals(0, run.code(), run.err());
    assertEquals(title, run.out().lines().findFirst().orElse(""));
    assertTrue(run.out().contains("\n  " + line), run.out());
  }

  @Test
  void whatIsShownCanBeSavedAndPlayed(@TempDir Path folder) throws IOException {
    String shown = CommandRun.of("recipes", "waves", "--language=en").out();
    String script = shown.substring(shown.indexOf("\n  encounter"));
    Path file = Files.writeString(folder.resolve("a.encounter"), script);
    assertEquals(0, CommandRun.of("run", file.toString()).code());
  }

  @Test
  void theJsonIsTheSameInBothLanguages() {
    String english = CommandRun.of("recipes", "--format", "json", "--language=en").out();
    assertEquals(english, CommandRun.of("recipes", "--format=json", "--language=pt").out());
    assertEquals(
        Recipes.all().size(),
        JsonParser.parseString(english).getAsJsonObject().getAsJsonArray("recipes").size());
  }

  @Test
  void anUnknownNameIsToldWithTheNearestAndExits64() {
    CommandRun run = CommandRun.of("recipes", "nevre", "--language=en");
    assertEquals(64, run.code());
    assertTrue(
        run.err().startsWith("There is no recipe \"nevre\". Did you mean one of these: nerve, "),
        run.err());
  }
}
