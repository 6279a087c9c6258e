package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/codeAction against what is wrong, over the wire. */
class FixRequestsTest {
  @TempDir Path folder;

  private List<CodeAction> actions(WireClient client, String uri, Diagnostic... of) {
    return actions(client, uri, CodeActionKind.QuickFix, of);
  }

  private List<CodeAction> actions(WireClient client, String uri, String kind, Diagnostic... of) {
    CodeActionContext context = new CodeActionContext(List.of(of), List.of(kind));
    Range range =
        of.length == 0 ? new Range(new Position(0, 0), new Position(0, 0)) : of[0].getRange();
    return WireClient.answer(
            client
                .server
                .getTextDocumentService()
                .codeAction(new CodeActionParams(new TextDocumentIdentifier(uri), range, context)))
        .stream()
        .map(it -> it.getRight())
        .toList();
  }

  private Diagnostic problem(WireClient client, String uri, String code) {
    return client.awaitProblems(uri).stream()
        .filter(it -> it.getCode().getLeft().equals(code))
        .findFirst()
        .orElseThrow();
  }

  private void mends(String code, String title, LineEnd lines, String wrong, String right) {
    String text = lines.in(wrong);
    String uri = folder.resolve("a.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      CodeAction action =
          actions(client, uri, problem(client, uri, code)).stream()
              .filter(it -> it.getTitle().equals(title))
              .findFirst()
              .orElseThrow();
      assertEquals(lines.in(right), WireClient.applied(text, action));
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatIsNeverReachedIsTakenOutWithItsLineAndCommentsStay(LineEnd lines) {
    mends(
        "TACTICS-UNREACHABLE",
        "Take out \"if wounded: withdraw from nearest enemy\"",
        lines,
        """
        tactics T {
            otherwise: withdraw from nearest enemy
            // a last resort
            if wounded: withdraw from nearest enemy
        }
        """,
        """
        tactics T {
            otherwise: withdraw from nearest enemy
            // a last resort
        }
        """);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aNameOnAListIsTakenOutWithItsComma(LineEnd lines) {
    mends(
        "GEAR-LAYER",
        "Tirar \"Manto\"",
        lines,
        """
        armadura Manto { proteção 1  camada 1 }
        criatura Orc {
            veste Gibão, Manto, Elmo
        }
        """,
        """
        armadura Manto { proteção 1  camada 1 }
        criatura Orc {
            veste Gibão, Elmo
        }
        """);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void whatIsMissingIsWrittenWhereItBelongs(LineEnd lines) {
    mends(
        "WEAPON-UNTRAINED",
        "Acrescentar \", Lutar[Espada] 1\"",
        lines,
        """
        personagem Ana {
            perícias Físico 2
            empunha Espada
        }
        """,
        """
        personagem Ana {
            perícias Físico 2, Lutar[Espada] 1
            empunha Espada
        }
        """);
  }

  @Test
  void aListThatStandsTwiceBecomesOne() {
    mends(
        "SIDE-TWICE",
        "Put \"Ogre, 2 Rats\" on the same list",
        LineEnd.LF,
        """
        character Ana {}
        encounter E {
            heroes: Ana
            opponents: Goblin
            opponents: Ogre, 2 Rats
        }
        """,
        """
        character Ana {}
        encounter E {
            heroes: Ana
            opponents: Goblin, Ogre, 2 Rats
        }
        """);
  }

  @Test
  void whatSomebodyHasToDecideIsNotMendedWithAllTheRest() {
    String text = "creature Orc { speed 8 m  xp 5000 }\nCreature Elf { size small }\n";
    String uri = folder.resolve("a.encounter").toUri().toString();
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      client.awaitProblems(uri);
      List<CodeAction> all = actions(client, uri, CodeActionKind.SourceFixAll);
      assertEquals(1, all.size());
      assertEquals(text.replace("Creature", "creature"), WireClient.applied(text, all.get(0)));
    }
  }
}
