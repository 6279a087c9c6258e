package org.rpg.encounter.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItemKind;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.recipes.Recipe;
import org.rpg.encounter.rulebook.recipes.Recipes;

/** The recipes whose lines fit where somebody begins a line. */
final class RecipeProposals {
  private RecipeProposals() {}

  /**
   * @param words the keys of all words that can begin the line
   */
  static List<Proposal> of(Set<String> words, Beginning beginning, Language language) {
    return Recipes.all().stream()
        .filter(recipe -> words.contains(recipe.spot().key()))
        .filter(recipe -> Spelling.begins(recipe.title().in(language), beginning.typed()))
        .map(recipe -> proposal(recipe, beginning, language))
        .toList();
  }

  private static Proposal proposal(Recipe recipe, Beginning beginning, Language language) {
    String title = recipe.title().in(language);
    return new Proposal(
        beginning,
        title + " …",
        recipe.snippet(language),
        title,
        CompletionItemKind.Snippet,
        Proposal.RECIPE,
        Optional.of(language.choose("recipe", "receita")),
        Optional.of(recipe.text().in(language)));
  }
}
