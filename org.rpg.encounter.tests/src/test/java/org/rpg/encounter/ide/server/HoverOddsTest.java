package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What textDocument/hover tells of the numbers; all worked out by hand. */
class HoverOddsTest {
  private static final String ORCS =
      """
      criatura Orc { perícias Físico 1, Lutar[Machado] 3  empunha Machado }
      """;
  private static final String FIGHT =
      """
      import "orcs.encounter"
      character Ana { skills Physique 2, Fight[Axe] 4  wields Axe }
      creature Imp { skills Dodge 2 }
      encounter Ambush {
          heroes: Ana
          opponents: 2 Imps, Orc
      }
      episode Talk {
          travellers Ana
          test Physique by Ana against 9 { failure: nothing }
      }
      """;

  @TempDir Path folder;

  private String hover(LineEnd lines, String part) {
    WireClient.write(folder.resolve("orcs.encounter"), lines.in(ORCS));
    String text = lines.in(FIGHT);
    String uri = WireClient.write(folder.resolve("a.encounter"), text);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      return client
          .hover(uri, WireClient.on(text, part))
          .getContents()
          .getRight()
          .getValue()
          .replace("\r\n", "\n");
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aBeingTellsWhatItComesToAndWhichRulesSaySo(LineEnd lines) {
    String told = hover(lines, "Ana {");
    assertTrue(told.contains("**life 10** = 6 + 2 × Physique 2 *(LAY-08 Life)*"), told);
    assertTrue(told.contains("**vigor 10**, as Life *(LAY-07 "), told);
    assertTrue(told.contains("to hit in melee **7** *(ATK-04 "), told);
    assertFalse(told.contains("against"), told);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void somebodyOnASideTellsHisAttacksOnTheOthers(LineEnd lines) {
    String told = hover(lines, "Ana\n".replace("\n", lines.in("\n")) + "    opp");
    // 4 against 7 + 2: 5 to 12 of a d12; 1d8 + 2; a critical adds 8
    assertTrue(told.contains("**Axe** against Imp: 66.7%, ⌀ 6.5 (3–10)"), told);
    assertTrue(told.contains("critical 8.3%: ⌀ 14.5 (11–18) *(TAC-01 "), told);
    // (7 × 6.5 + 14.5) / 12
    assertTrue(told.contains("one attack on average ⌀ 5\n"), told);
    // 4 of 12 miss; each of 3 to 10 comes 7 times of 96, two of them 14.6 %
    assertTrue(
        told.contains(
            """
            ```text
                0  33.3%  ████████████████████████
              3–4  14.6%  ██████████▌
              5–6  14.6%  ██████████▌
              7–8  14.6%  ██████████▌
             9–10  14.6%  ██████████▌
            11–12   2.1%  █▌
            13–14   2.1%  █▌
            15–16   2.1%  █▌
            17–18   2.1%  █▌
            ```"""),
        told);
    // of the other file and language: no Dodge, 3 to 12
    assertTrue(told.contains("- **Axe** against Orc: 83.3%, ⌀ 6.5 (3–10)"), told);
  }

  @Test
  void whoeverAttacksTheHeroesIsToldTheSameInTheLanguageOfTheFile() {
    String told = hover(LineEnd.LF, "Orc\n}");
    // 3 against 7: 4 to 12; 1d8 + 1
    assertTrue(told.contains("**Axe** against Ana: 75.0%, ⌀ 5.5 (2–9)"), told);
    assertTrue(told.contains("*(TAC-03 Criticals of NPCs)*"), told);
    assertTrue(told.contains("**life 8** = 6 + 2 × Physique 1"), told);
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aTestTellsItsOddsAndLevels(LineEnd lines) {
    // 2 against 9: 7 to 12, 6 of 12; each level from 1 to 6 once of 12
    for (String part : new String[] {"test Phys", "Physique by"}) {
      String told = hover(lines, part);
      assertTrue(told.contains("**Ana**: 50.0% — Physique +2 against 9"), told);
      assertTrue(told.contains("critical success 8.3%, critical failure 8.3%"), told);
      assertTrue(
          told.endsWith(
              """
              ```text
              –  50.0%  ████████████████████████
              1   8.3%  ████
              2   8.3%  ████
              3   8.3%  ████
              4   8.3%  ████
              5   8.3%  ████
              6   8.3%  ████
              ```"""),
          told);
    }
  }

  @Test
  void diceTellHowLikelyEachValueIs() {
    String text = "arma Tora { dano 2d4 contundente }\n";
    String uri = WireClient.write(folder.resolve("b.encounter"), text);
    try (WireClient client = WireClient.with(folder)) {
      client.open(uri, text);
      String told =
          client.hover(uri, WireClient.on(text, "2d4")).getContents().getRight().getValue();
      // of 16: 1, 2, 3, 4, 3, 2, 1
      assertEquals(
          """
          **2d4** ⌀ 5 (2–8)

          ```text
          2   6,3 %  ██████
          3  12,5 %  ████████████
          4  18,8 %  ██████████████████
          5  25,0 %  ████████████████████████
          6  18,8 %  ██████████████████
          7  12,5 %  ████████████
          8   6,3 %  ██████
          ```""",
          told.replace('\u00A0', ' '));
    }
  }
}
