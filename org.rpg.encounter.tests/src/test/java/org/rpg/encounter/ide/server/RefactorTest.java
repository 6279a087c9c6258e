package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeActionResolveSupportCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Refactorings over the wire: textDocument/codeAction and codeAction/resolve. */
class RefactorTest {
  @TempDir Path folder;

  private static List<CodeAction> actions(WireClient client, String uri, String kind, Position at) {
    return WireClient.answer(
            client
                .server
                .getTextDocumentService()
                .codeAction(
                    new CodeActionParams(
                        new TextDocumentIdentifier(uri),
                        new Range(at, at),
                        new CodeActionContext(List.of(), List.of(kind)))))
        .stream()
        .map(it -> it.getRight())
        .toList();
  }

  /** A text with the caret at {@code |} becomes the other one. */
  private void becomes(String kind, String title, LineEnd lines, String marked, String after) {
    int caret = lines.in(marked).indexOf('|');
    String text = lines.in(marked).replace("|", "");
    String uri = WireClient.write(folder.resolve("a.encounter"), text);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      List<CodeAction> found = actions(client, uri, kind, WireClient.position(text, caret));
      assertEquals(List.of(title), found.stream().map(CodeAction::getTitle).toList());
      assertEquals(lines.in(after), WireClient.applied(text, found.get(0)));
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void linesOfTacticsBecomeTacticsOfTheirOwn(LineEnd lines) {
    becomes(
        "refactor.extract",
        "Extract the lines from here on as the tactics Careful Last",
        lines,
        """
        /** For cowards. */
        tactics Careful like Brute {
            if prone: stand up
            // and then
            if |wounded: flee
            otherwise: wait // what else
        }
        """,
        """
        tactics Careful Last like Brute {
            // and then
            if wounded: flee
            otherwise: wait // what else
        }

        /** For cowards. */
        tactics Careful like Careful Last {
            if prone: stand up
        }
        """);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatTacticsAreLikeIsWrittenOut(LineEnd lines) {
    becomes(
        "refactor.inline",
        "Escrever por extenso as linhas de Base",
        lines,
        """
        tática Base {
            se caído: levantar-se
            senão: esperar
        }
        tática Cuidadosa como |Base {
            se ferido: fugir // já
        }
        """,
        """
        tática Base {
            se caído: levantar-se
            senão: esperar
        }
        tática Cuidadosa {
            se ferido: fugir // já
            se caído: levantar-se
            senão: esperar
        }
        """);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void theBodyOfABeingBecomesACreatureThatOthersCanBeLike(LineEnd lines) {
    becomes(
        "refactor.extract",
        "Extrair deste corpo a criatura Tipo de Ana",
        lines,
        """
        // os heróis
        personagem |Ana "A lâmina" {
            // forte
            perícias Físico 2
        }
        """,
        """
        criatura Tipo de Ana {
            // forte
            perícias Físico 2
        }

        // os heróis
        personagem Ana "A lâmina" como Tipo de Ana { }
        """);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aFileIsWrittenInTheOtherLanguageWithItsComments(LineEnd lines) {
    becomes(
        "refactor.rewrite",
        "Write the file in Portuguese",
        lines,
        """
        |// the heroes
        character Ana { skills Physique 2 }
        """,
        """
        // the heroes
        personagem Ana { perícias Físico 2 }
        """);
  }

  @Test
  void whoeverCanAskLaterGetsTheChangesLater() {
    InitializeParams params = WireClient.parameters(folder);
    CodeActionCapabilities actions = new CodeActionCapabilities();
    actions.setResolveSupport(new CodeActionResolveSupportCapabilities(List.of("edit")));
    params.getCapabilities().getTextDocument().setCodeAction(actions);
    String text = "character Ana { skills Physique 2 }\n";
    String uri = WireClient.write(folder.resolve("a.encounter"), text);
    try (WireClient client = WireClient.silent()) {
      client.initialize(params);
      client.server.initialized(new InitializedParams());
      client.open(uri, text);
      CodeAction offered = actions(client, uri, "refactor.rewrite", new Position(0, 0)).get(0);
      assertNull(offered.getEdit());
      CodeAction resolved =
          WireClient.answer(client.server.getTextDocumentService().resolveCodeAction(offered));
      assertEquals("personagem Ana { perícias Físico 2 }\n", WireClient.applied(text, resolved));
    }
  }

  // ---- imports

  private String organized(LineEnd lines, String script) {
    WireClient.write(folder.resolve("beasts.encounter"), lines.in("creature Boar { }\n"));
    WireClient.write(folder.resolve("heroes.encounter"), lines.in("personagem Ana { }\n"));
    WireClient.write(folder.resolve("unused.encounter"), lines.in("creature Nobody { }\n"));
    WireClient.write(folder.resolve("all.encounter"), lines.in("import \"beasts.encounter\"\n"));
    String text = lines.in(script);
    String uri = WireClient.write(folder.resolve("z.encounter"), text);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      List<CodeAction> found = actions(client, uri, "source.organizeImports", new Position(0, 0));
      return found.isEmpty() ? text : WireClient.applied(text, found.get(0));
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void importsAreSortedTheUnusedAndTheDoubleGoAndTheMissingCome(LineEnd lines) {
    assertEquals(
        lines.in(
            """
            // a night
            import "beasts.encounter"
            import "heroes.encounter"
            import "not-yet.encounter"

            encounter E { heroes: Ana  opponents: 2 Boars }
            """),
        organized(
            lines,
            """
            // a night
            import "unused.encounter"
            import "not-yet.encounter"
            import "beasts.encounter"
            import "beasts.encounter"

            encounter E { heroes: Ana  opponents: 2 Boars }
            """));
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whereThereAreNoneTheyComeBeforeTheFirstDeclarationAndItsComment(LineEnd lines) {
    assertEquals(
        lines.in(
            """
            importa "heroes.encounter"

            /** Uma noite. */
            encontro E { heróis: Ana  oponentes: Rato }
            """),
        organized(
            lines,
            """
            /** Uma noite. */
            encontro E { heróis: Ana  oponentes: Rato }
            """));
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void commentsBetweenImportsStayWhereTheyAre(LineEnd lines) {
    assertEquals(
        lines.in(
            """
            import "heroes.encounter"
            // those that bite
            import "all.encounter"
            encounter E { heroes: Ana  opponents: 2 Boars }
            """),
        organized(
            lines,
            """
            import "heroes.encounter"
            import "unused.encounter"
            // those that bite
            import "all.encounter"
            encounter E { heroes: Ana  opponents: 2 Boars }
            """));
  }
}
