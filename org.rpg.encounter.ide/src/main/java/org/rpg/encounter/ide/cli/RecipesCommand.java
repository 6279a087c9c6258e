package org.rpg.encounter.ide.cli;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.rpg.encounter.report.RecipesJson;
import org.rpg.encounter.report.RecipesText;
import org.rpg.encounter.rulebook.recipes.Recipe;
import org.rpg.encounter.rulebook.recipes.Recipes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code encounter recipes [NAME...]}: what the rulebook does not rule, and how to say it. */
@Command(name = "recipes")
final class RecipesCommand implements Callable<Integer> {
  private final Screen screen;
  private final Messages words;

  @Parameters(paramLabel = "NAME", arity = "0..*", descriptionKey = "option.recipes")
  private List<String> names = List.of();

  @Option(
      names = "--format",
      paramLabel = "F",
      defaultValue = "text",
      descriptionKey = "option.format")
  private ResultFormat format;

  RecipesCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    Set<Recipe> wanted = new LinkedHashSet<>();
    for (String name : names) {
      Optional<Recipe> found = Recipes.find(name);
      if (found.isEmpty()) {
        String near = String.join(", ", Recipes.nearest(name));
        screen.err().println(words.say("recipes.unknown", Excerpt.plain(name), near));
        return ExitCode.USAGE;
      }
      wanted.add(found.get());
    }
    List<Recipe> recipes = names.isEmpty() ? Recipes.all() : List.copyOf(wanted);
    if (format == ResultFormat.JSON) {
      screen.out().print(RecipesJson.of(recipes));
      return ExitCode.DONE;
    }
    RecipesText text = new RecipesText(words.language(), screen.outTerminal());
    (names.isEmpty() ? text.contents(recipes) : text.pages(recipes)).forEach(screen.out()::println);
    return ExitCode.DONE;
  }
}
