package org.rpg.encounter.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.rulebook.OpenPoint.Origin;
import org.rpg.encounter.rules.Rule;

class ChapterReaderTest {
  private static final String HEAD = "# MAN · Manoeuvres · Manobras\n\n## MAN-15\n";

  @Test
  void aPageHasItsTextAndItsOpenPoints() {
    Chapter chapter =
        ChapterReader.read(
            HEAD
                + """
                en: One.
                pt: Um.
                usage en: Two?
                usage pt: Dois?
                ours en: Three?
                ours pt: Três?

                ## MAN-16
                en: Four.
                pt: Quatro.
                """);
    assertEquals(
        new Chapter(
            "MAN",
            new Text("Manoeuvres", "Manobras"),
            List.of(
                new Page(
                    Rule.MAN_15,
                    new Text("One.", "Um."),
                    List.of(
                        new OpenPoint(Origin.USAGE, new Text("Two?", "Dois?")),
                        new OpenPoint(Origin.OURS, new Text("Three?", "Três?")))),
                new Page(Rule.MAN_16, new Text("Four.", "Quatro."), List.of()))),
        chapter);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "en: One.\n",
        "pt: Um.\nen: One.\n",
        "en: One.\nours pt: Um.\n",
        "en: One.\npt: Um.\nen: Two.\npt: Dois.\n",
        "theirs en: One.\ntheirs pt: Um.\n"
      })
  void aPageThatLacksALanguageOrItsTextIsRefused(String page) {
    IllegalArgumentException fault =
        assertThrows(IllegalArgumentException.class, () -> ChapterReader.read(HEAD + page));
    assertTrue(fault.getMessage().length() > 5);
  }
}
