package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Injector;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.DeclarationKeywords;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/** Whole declarations and recipes over the wire, as snippets. */
class SnippetsTest {
  private static final Pattern PLACE =
      Pattern.compile("\\$\\{\\d+(?::([^}]*)|\\|([^,|]*)[^}]*)}|\\$(\\d+)");

  /** Only the library that ships declares parameters. */
  private static final String NOT_A_WRITERS = "parameter";

  /** What the snippets name and a writer would have. */
  private static final Map<Language, String> BESIDE =
      Map.of(
          Language.EN,
          """
          character Ana { }
          character Bento { }
          """,
          Language.PT,
          """
          personagem Ana { }
          personagem Bento { }
          """);

  @TempDir Path folder;

  private List<CompletionItem> snippets(WireClient client, String name, String marked) {
    return client.completion(folder.resolve(name).toUri().toString(), marked).stream()
        .filter(it -> it.getKind() == CompletionItemKind.Snippet)
        .toList();
  }

  private static List<String> labels(List<CompletionItem> items) {
    return items.stream().map(CompletionItem::getLabel).toList();
  }

  /** A snippet as it stands if nobody fills anything in. */
  private static String filled(CompletionItem item) {
    assertEquals(InsertTextFormat.Snippet, item.getInsertTextFormat());
    String text = item.getTextEdit().getLeft().getNewText();
    Map<String, String> held = new java.util.HashMap<>();
    return PLACE
        .matcher(text)
        .replaceAll(
            place -> {
              String number = place.group().replaceAll("^\\$\\{?(\\d+)(?s:.*)", "$1");
              String own = place.group(1) != null ? place.group(1) : place.group(2);
              if (own != null) {
                held.put(number, own);
              }
              return held.getOrDefault(number, "");
            });
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyDeclarationIsOfferedAsAWholeAndIsRight(Language language) {
    Injector injector = new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();
    Set<String> missing = new HashSet<>(injector.getInstance(DeclarationKeywords.class).keys());
    missing.remove(NOT_A_WRITERS);
    ScriptLoader loader = ScriptLoader.standalone(language);
    String beside = BESIDE.get(language);
    try (WireClient client = WireClient.with(folder)) {
      List<CompletionItem> all = snippets(client, "a.encounter", beside + "\n<|>\n");
      String encounter = "";
      for (CompletionItem item : all) {
        if (item.getLabel().equals(Words.spelling("encounter", language) + " …")) {
          encounter = filled(item);
        }
      }
      for (CompletionItem item : all) {
        String word = item.getLabel().replace(" …", "");
        String key = Words.key(word, language).orElse("");
        if (!missing.remove(key) || key.equals("import")) {
          continue; // a recipe, or a file that is not here
        }
        String script = filled(item) + "\n" + beside;
        String whole =
            script.replaceFirst(
                "(character|personagem) Ana \\{ }\n", key.equals("character") ? "" : "$0");
        List<Problem> errors =
            loader.load(key.equals("encounter") ? whole : whole + encounter).problems().stream()
                .filter(Problem::isError)
                .toList();
        assertEquals(List.of(), errors, whole);
      }
    }
    assertEquals(Set.of(), missing);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "encounter E {\\n    <|>\\n} ; Retreat … ; Nerve …",
        "creature C {\\n    <|>\\n} ; Nerve … ; Waves …",
        "journey J {\\n    <|>\\n} ; Road encounters … ; Waves …",
        "creature C { }\\n<|> ; Parley … ; Nerve …",
        "encontro E {\\n    <|>\\n} ; Retirada … ; Retreat …",
        "criatura C { }\\n<|> ; Perseguição … ; Coragem …"
      })
  void aRecipeIsOfferedWhereItsLinesFit(String marked, String offered, String elsewhere) {
    try (WireClient client = WireClient.with(folder)) {
      List<String> found = labels(snippets(client, "a.encounter", marked.replace("\\n", "\n")));
      assertTrue(found.contains(offered), found.toString());
      assertFalse(found.contains(elsewhere), found.toString());
    }
  }

  @Test
  void recipesComeBehindTheWordsAndNotInsideASteps() {
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      List<String> all = labels(client.completion(uri, "encounter E {\n    <|>\n}"));
      assertTrue(all.indexOf("Waves …") > all.indexOf("heroes"), all.toString());
      assertTrue(all.indexOf("Waves …") > all.indexOf("expect"), all.toString());
      List<String> steps =
          labels(client.completion(uri, "encounter E {\n  on turn 2 {\n    <|>\n  }\n}"));
      assertFalse(steps.contains("Waves …"), steps.toString());
      List<String> typed = labels(client.completion(uri, "encontro E {\n    ond<|>\n}"));
      assertTrue(typed.contains("Ondas …"), typed.toString());
    }
  }

  @Test
  void aRecipeThatIsTakenLeavesAScriptWithoutErrors() {
    String script = "creature Raider like Bandit {\n    <|>\n}\n";
    try (WireClient client = WireClient.with(folder)) {
      CompletionItem nerve =
          snippets(client, "a.encounter", script).stream()
              .filter(it -> it.getLabel().equals("Nerve …"))
              .findFirst()
              .orElseThrow();
      String taken = script.replace("<|>", filled(nerve));
      assertEquals(List.of(), ScriptLoader.standalone(Language.EN).load(taken).problems());
      assertEquals("recipe", nerve.getDetail());
    }
  }
}
