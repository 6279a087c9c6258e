package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A line of a script on a terminal, and the carets below it. */
class ExcerptTest {
  private static String marked(String line, String part) {
    int from = line.indexOf(part);
    Excerpt excerpt = Excerpt.of(line, from, from + part.length());
    return excerpt.line() + "\n" + excerpt.marks();
  }

  @Test
  void theCaretsStandBelowTheMarkedPart() {
    assertEquals("    heróis: Ana\n            ^^^", marked("    heróis: Ana", "Ana"));
  }

  @Test
  void aTabIsShownAsBlanksUpToTheNextStop() {
    assertEquals("        x y\n          ^", marked("\t  \tx y", "y"));
  }

  @Test
  void anAccentWrittenApartTakesNoColumn() {
    assertEquals("Pa\u0303o aqui\n    ^^^^", marked("Pa\u0303o aqui", "aqui"));
  }

  @Test
  void aPictureTakesTwoColumnsHoweverManyCharactersItHas() {
    assertEquals("🐉 x\n   ^", marked("🐉 x", "x"));
    assertEquals("👩‍🚀 x\n   ^", marked("👩‍🚀 x", "x"));
  }

  @Test
  void aFlagAndASignShownAsAPictureTakeTwoColumnsEach() {
    assertEquals("🇧🇷 x\n   ^", marked("🇧🇷 x", "x"));
    assertEquals("❤\uFE0F x\n   ^", marked("❤\uFE0F x", "x"));
  }

  @Test
  void theLetterOfALegendIsMarkedBehindAPictureAndAnAccentWrittenApart() {
    assertEquals(
        "🐺 = Lobo  e\u0301 = Ana\n           ^", marked("🐺 = Lobo  e\u0301 = Ana", "e\u0301"));
    assertEquals("..🐺e\u0301#\n     ^", marked("..🐺e\u0301#", "#"));
  }

  @Test
  void whatNobodySeesIsShownAndTakesItsColumn() {
    assertEquals("tamanho �pequeno\n        ^", marked("tamanho \u200Bpequeno", "\u200B"));
    assertEquals("Ra�to x\n      ^", marked("Ra\u00ADto x", "x"));
  }

  @Test
  void anIdeographTakesTwoColumns() {
    assertEquals("龍 x\n^^", marked("龍 x", "龍"));
  }

  @Test
  void theEndOfALineCanBeMarked() {
    assertEquals(
        "abc\n   ^", Excerpt.of("abc", 3, 3).line() + "\n" + Excerpt.of("abc", 3, 3).marks());
  }

  @Test
  void ofAVeryLongLineTheMarkedPartIsShown() {
    String line = "x".repeat(100_000) + " here " + "y".repeat(100_000);
    Excerpt excerpt = Excerpt.of(line, 100_001, 100_005);
    assertTrue(excerpt.line().contains("here"));
    assertTrue(excerpt.line().length() < 200);
    assertEquals(excerpt.line().indexOf("here"), excerpt.marks().indexOf("^^^^"));
  }

  @Test
  void whatCannotBePrintedDoesNotReachTheTerminal() {
    assertEquals("a�[31mb", Excerpt.of("a\u001B[31mb", 0, 1).line());
  }

  @Test
  void whatTurnsALineAroundIsNotShown() {
    assertEquals("say �live�", Excerpt.of("say \u202Elive\u2028", 4, 9).line());
    assertEquals(
        "I do not know '�live�[31m'.", Excerpt.plain("I do not know '\u202Elive\u001B[31m'."));
  }
}
