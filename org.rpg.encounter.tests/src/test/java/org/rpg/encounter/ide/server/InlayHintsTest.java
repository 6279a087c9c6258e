package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** textDocument/inlayHint and inlayHint/resolve over the wire. */
class InlayHintsTest {
  @TempDir Path folder;

  /** The hints of a marked text must be those that stand in it. */
  private void shows(String marked, LineEnd lines) {
    String expected = lines.in(marked);
    String text = expected.replaceAll("⟦[^⟧]*⟧", "");
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      assertEquals(expected, client.hinted(uri, text).replace('\u00A0', ' '));
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aBeingShowsWhatItComesToAndWhatItsWeaponsDo(LineEnd lines) {
    // LAY-08: 6 + 2 * 2; LAY-03: 7 of Protection cost one chance; DEF-07: 7 + 4; 1d8 + 2
    shows(
        """
        armour Shell { protection 7 }
        character Ana {⟦life 10 · vigor 10 · protection 7 (−1) · hit on 11⟧
            skills Physique 2, Dodge 3, Fight[Sword] 4
            wears Shell
            wields Sword⟦+4 · ⌀ 6.5 (3–10)⟧
        }
        creature Tick { simple body  vitality 2  defence 1  wields Dagger⟦+0 · ⌀ 2.5 (1–4)⟧ }⟦vitality 2 · hit on 8⟧
        """,
        lines);
  }

  @Test
  void theSameInPortuguese() {
    shows(
        """
        personagem Ana {⟦vida 10 · vigor 10 · acertado com 11⟧
            perícias Físico 2, Esquiva 3, Lutar[Espada] 4
            empunha Espada⟦+4 · ⌀ 6,5 (3–10)⟧
        }
        """,
        LineEnd.LF);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void diceShowTheirMeanAndBounds(LineEnd lines) {
    // 2d6 * 10: 70 on average; 1d4 + 1: 3.5
    shows(
        """
        weapon Maul { damage 2d6⟦⌀ 7 (2–12)⟧ bludgeoning }
        creature Rat {}⟦life 6 · vigor 6 · hit on 7⟧
        encounter Ambush {
            heroes: Rat
            opponents: 1d4+1⟦⌀ 3.5 (2–5)⟧ Rats
            clock Alarm 2d6*10⟦⌀ 70 (20–120)⟧
        }
        """,
        lines);
  }

  @Test
  void roadsShowTheirTimesAndTestsTheirOdds() {
    // 40 km at 4 km/h; half of 10 h; 2 × 6 h; 29 h together; Survival 3 against 9: 6 or more of a
    // d12, 7 of 12
    shows(
        """
        character Hob { skills Survival 3 }⟦life 6 · vigor 6 · hit on 7⟧
        journey Fen Road {⟦at least 1 day 5 h⟧
            travellers Hob as Guide
            leg Long Road 40 km⟦10 h⟧
            leg Ridge 40 km⟦5 h⟧ accelerated
            leg Fen 2 h {
                test Survival by Guide against 9⟦Hob 58%⟧ { failure: delay 1d4⟦⌀ 2.5 (1–4)⟧ h }
            }
            long rest 2 periods⟦12 h⟧
        }
        """
            .replace("delay 1d4⟦⌀ 2.5 (1–4)⟧ h", "delay 1d4 h⟦⌀ 2.5 (1–4)⟧"),
        LineEnd.LF);
  }

  @Test
  void onlyWhatIsInTheRangeIsToldAndTheTooltipComesLater() {
    String text =
        """
        creature Orc { skills Physique 1 }
        creature Elf { skills Physique -3 }
        """;
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, text);
      List<InlayHint> second =
          client.hints(uri, new Range(new Position(1, 0), new Position(1, 80)));
      assertEquals(1, second.size());
      assertEquals("life 1 · vigor 1 · hit on 7", second.get(0).getLabel().getLeft());
      assertEquals(null, second.get(0).getTooltip());
      String told = client.tooltip(second.get(0));
      // LAY-13: 6 - 6 would be none
      assertTrue(told.contains("**life 1**, at least (6 + 2 × Physique −3)"), told);
      assertTrue(told.contains("LAY-13"), told);
    }
  }

  /** Each line of an example is cut short once, as it is while somebody writes. */
  @Test
  void noTextIsTooBrokenToBeAskedAbout() throws IOException {
    Path example =
        Path.of(System.getProperty("encounter.root"), "examples", "broken-bridge.encounter");
    List<String> whole = Files.readAllLines(example);
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      client.open(uri, String.join("\n", whole));
      for (int i = 0; i < whole.size(); i++) {
        List<String> lines = new ArrayList<>(whole);
        lines.set(i, whole.get(i).substring(0, whole.get(i).length() * (i % 7) / 7));
        String text = String.join("\n", lines);
        client.replace(uri, text);
        client.hinted(uri, text);
        for (String part : List.of("Ana", "Sword", "Ogre named", "Bento, Caio", "Dodge")) {
          if (text.contains(part)) {
            client.hover(uri, WireClient.on(text, part));
          }
        }
      }
    }
  }

  @Test
  void whatIsHalfWrittenHasNoHintsAndHarmsNoOthers() {
    shows(
        """
        creature Orc { skills Physique 1, Dodge wields }
        creature Elf like Nobody { wields Sword }
        creature Imp { wields Sward }
        weapon Dud { damage 999d9999 }
        creature Dolt { wields Dud }
        creature Man {}⟦life 6 · vigor 6 · hit on 7⟧
        """,
        LineEnd.LF);
  }
}
