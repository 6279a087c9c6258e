package org.rpg.encounter.ide.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rpg.encounter.report.RecipesJson;
import org.rpg.encounter.report.RecipesText;
import org.rpg.encounter.rulebook.recipes.Recipe;
import org.rpg.encounter.rulebook.recipes.Recipes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code encounter recipes [NAME...]}: what the rulebook does not rule, and how to say it. */
@Command(name = "recipes")
final class RecipesCommand implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", arity = "0..*", descriptionKey = "option.recipes")
  private List<String> names = List.of();

  private final Screen screen;
  private final Messages words;

  @Mixin private Shape shape;

  RecipesCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    Optional<String> unknown = names.stream().filter(it -> Recipes.find(it).isEmpty()).findFirst();
    if (unknown.isPresent()) {
      String near = String.join(", ", Recipes.nearest(unknown.get()));
      screen.err().println(words.say("recipes.unknown", Excerpt.plain(unknown.get()), near));
      return ExitCode.USAGE;
    }
    List<Recipe> recipes =
        names.isEmpty()
            ? Recipes.all()
            : names.stream().flatMap(it -> Recipes.find(it).stream()).distinct().toList();
    if (shape.isJson()) {
      screen.out().print(RecipesJson.of(recipes));
      return ExitCode.DONE;
    }
    RecipesText text = new RecipesText(words.language(), screen.outTerminal());
    (names.isEmpty() ? text.contents(recipes) : text.pages(recipes)).forEach(screen.out()::println);
    return ExitCode.DONE;
  }
}
