package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text in the cells of a terminal. */
class CellsTest {
  @ParameterizedTest
  @CsvSource({
    "Ana, 3",
    "Pa\u0303o, 3",
    "🐺, 2",
    "👩\u200D🚒, 2",
    "❤\uFE0F, 2",
    "🇧🇷, 2",
    "👋🏽, 2",
    "龍, 2",
    "a\u00ADb, 2"
  })
  void aReadersCharacterTakesOneCellOrTwo(String text, int cells) {
    assertEquals(cells, Cells.width(text));
  }

  @Test
  void aLongNameLosesItsMiddle() {
    String name = "Museu das Maravilhas Naturais e Arcanas de Greyhawk";
    assertEquals("Museu das Maravi…anas de Greyhawk", Cells.middle(name, 33));
    assertEquals(name, Cells.middle(name, 60));
  }

  @Test
  void aNumberedCopyKeepsItsNumber() {
    assertTrue(Cells.name("Guarda da Cidade ".repeat(40) + "12").endsWith(" 12"));
  }

  @Property
  void whatIsCutFits(@ForAll String text, @ForAll @IntRange(min = 3, max = 40) int cells) {
    assertTrue(Cells.width(Cells.middle(Cells.clean(text), cells)) <= cells, text);
  }
}
