package org.rpg.encounter.ide.completion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItemKind;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.rulebook.recipes.Recipe;
import org.rpg.encounter.rulebook.recipes.Recipes;

/** The recipes whose lines fit where somebody begins a line. */
final class RecipeProposals {
  private RecipeProposals() {}

  /**
   * @param words the keys of all words that can begin the line
   */
  static List<Proposal> of(Set<String> words, Beginning beginning, Reader reader) {
    return Recipes.all().stream()
        .filter(recipe -> words.contains(recipe.spot().key()))
        .filter(recipe -> Spelling.begins(recipe.title().in(reader.language()), beginning.typed()))
        .map(recipe -> proposal(recipe, beginning, reader))
        .toList();
  }

  private static Proposal proposal(Recipe recipe, Beginning beginning, Reader reader) {
    String title = recipe.title().in(reader.language());
    return new Proposal(
        beginning,
        title + " …",
        recipe.snippet(reader.script()),
        title,
        CompletionItemKind.Snippet,
        Proposal.RECIPE,
        Optional.of(reader.choose("recipe", "receita")),
        Explanation.of(() -> Optional.of(recipe.text().in(reader.language()))));
  }
}
