package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What fits the place comes first in textDocument/completion. */
class LikelyCompletionTest {
  @TempDir Path folder;

  private List<String> first(int many, LineEnd lines, String marked) {
    try (WireClient client = WireClient.with(folder)) {
      String uri = folder.resolve("a.encounter").toUri().toString();
      return client.completion(uri, lines.in(marked)).stream()
          .map(CompletionItem::getLabel)
          .limit(many)
          .toList();
    }
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void weaponsThatSomebodyHasLearntComeFirst(LineEnd lines) {
    String being =
        """
        weapon Club of Ash { damage 1d6 }
        character Ana {
            skills Fight[Spear] 2, Fight[Bow] 3
            wields <|>
        }
        """;
    assertEquals(List.of("Bow", "Spear"), first(2, lines, being).stream().sorted().toList());
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void inBracketsTheThingsInHandComeFirst(LineEnd lines) {
    String being =
        """
        personagem Ana {
            empunha Machado
            perícias Lutar[<|>] 2
        }
        """;
    assertEquals(List.of("Machado"), first(1, lines, being));
  }

  @Test
  void tacticsOfferWhatThoseHaveWhoFollowThem() {
    String script =
        """
        creature Orc { wields Axe  style Wild }
        tactics Wild { otherwise: attack nearest enemy with <|> }
        """;
    assertTrue(first(3, LineEnd.LF, script).contains("Axe"));
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aLegendOffersTheSymbolsOfItsMapThatMeanNothingYet(LineEnd lines) {
    String scene =
        """
        encounter E {
            map {
                A..#
                ..~g
            }
            legend {
                A = Ana
                <|>
            }
        }
        """;
    assertEquals(List.of("#", "~", "g"), first(3, lines, scene));
  }

  @ParameterizedTest
  @EnumSource(LineEnd.class)
  void aLineOfTacticsAsksFirstWhatSomebodyWithTheInitiativeLooksAt(LineEnd lines) {
    List<String> words = first(18, lines, "tactics Wild {\n    if <|>\n    otherwise: dodge\n}\n");
    assertTrue(words.containsAll(List.of("prone", "enemy", "vigor")), words.toString());
    assertFalse(words.contains("victory") || words.contains("meals"), words.toString());
  }
}
