package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** textDocument/signatureHelp over the wire. */
class SignatureHelpTest {
  @TempDir Path folder;

  private SignatureHelp help(WireClient client, String marked) {
    int caret = marked.indexOf('|');
    String text = marked.replace("|", "");
    String uri = folder.resolve("a.encounter").toUri().toString();
    client.open(uri, text);
    return WireClient.answer(
        client
            .server
            .getTextDocumentService()
            .signatureHelp(
                new SignatureHelpParams(
                    new TextDocumentIdentifier(uri), WireClient.position(text, caret))));
  }

  /** The shape with the part that comes next between « and ». */
  private static String shown(SignatureHelp help) {
    if (help == null) {
      return "";
    }
    SignatureInformation shape = help.getSignatures().get(0);
    if (help.getActiveParameter() == null) {
      return shape.getLabel();
    }
    var at = shape.getParameters().get(help.getActiveParameter()).getLabel().getRight();
    return new StringBuilder(shape.getLabel())
        .insert(at.getSecond(), "»")
        .insert(at.getFirst(), "«")
        .toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "tactics T { if prone: attack | } ~ attack «‹who›» [with (mount | ‹a weapon, shield or item›)]",
        "tactics T { if prone: attack nearest enemy with | } ~ attack ‹who› [with (mount | «‹a weapon, shield or item›»)]",
        "tactics T { if prone: att|ack nearest enemy } ~ attack «‹who›» [with (mount | ‹a weapon, shield or item›)]",
        "tática T { se caído: atacar | } ~ atacar «‹quem›» [com (montaria | ‹uma arma, um escudo ou um item›)]",
        "tactics T { if | } ~ (if «‹condition›» | otherwise) : ‹action› [in mid-movement]",
        "creature Orc { skills | } ~ skills «‹skill and value›» [, ‹skill and value› …]",
        "creature Orc { skills Dodge 2, | } ~ skills ‹skill and value› [, «‹skill and value› …»]",
        "weapon W { damage 2d6 | } ~ damage ‹number or dice› [«‹kind of damage›»]",
        "encounter E { on turn 2 | } ~ on turn ‹a number› [of «‹side›»] ‹what happens›",
        "journey J { long rest | } ~ long rest [«‹measure, like 6 m›»] [{ [‹step› …] }]",
      })
  void theShapeOfWhatIsBegunIsShownWithThePartThatComesNext(String marked, String shape) {
    try (WireClient client = WireClient.with(folder)) {
      assertEquals(shape.replace(" …»", "» …"), shown(help(client, marked)));
    }
  }

  @ParameterizedTest
  @CsvSource({"test |, 0", "test Persuasion by |, 2", "test Persuasion by Ana against |, 5"})
  void aTestIsFollowedPartByPart(String line, int active) {
    try (WireClient client = WireClient.with(folder)) {
      SignatureHelp help =
          help(client, "character Ana {}\nepisode E {\n  travellers Ana\n  " + line + "\n}\n");
      assertEquals(
          "test ‹skill› [or ‹skill› …] [by ‹who› [together]] "
              + "[helped by ‹who› [(, | and) ‹who› …]] against ‹number› "
              + "{ [‹result: what happens› …] }",
          help.getSignatures().get(0).getLabel());
      assertEquals(active, help.getActiveParameter());
      String told = help.getSignatures().get(0).getDocumentation().getRight().getValue();
      assertTrue(told.contains("BASE-01"), told);
    }
  }

  @Test
  void whereNothingIsBegunNothingIsShown() {
    try (WireClient client = WireClient.with(folder)) {
      assertEquals("", shown(help(client, "creature Orc { | }\n")));
      assertEquals("", shown(help(client, "creature Orc {\n  size small\n  |\n}\n")));
      assertEquals("", shown(help(client, "// attack |\ncreature Orc {}\n")));
      assertEquals("", shown(help(client, "creature Orc { note \"attack | \" }\n")));
    }
  }
}
