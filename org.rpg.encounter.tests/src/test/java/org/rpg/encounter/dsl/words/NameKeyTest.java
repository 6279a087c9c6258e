package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** By what names are compared. */
class NameKeyTest {
  @ParameterizedTest
  @ValueSource(strings = {"’", "ʼ", "‘", "´", "`"})
  void anApostropheIsOneWhateverItsShape(String apostrophe) {
    assertTrue(NameKey.same("Grix'Mola", "Grix" + apostrophe + "Mola"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u2010", "\u2011"})
  void aHyphenIsOneWhateverItsKind(String hyphen) {
    assertTrue(NameKey.same("Snow-flecked", "Snow" + hyphen + "flecked"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u2013", "\u2014", "\u2212"})
  void aDashIsNoHyphen(String dash) {
    assertFalse(NameKey.same("Snow-flecked", "Snow" + dash + "flecked"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u00A0", "\u2003", "\u202F", "  ", " \u2009 ", "\t"})
  void blanksOfAnyWidthAreOneBlank(String blank) {
    assertEquals("Cota de Malha", NameKey.of("Cota" + blank + "de Malha"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u200B", "\u00AD", "\uFEFF", "\u200C", "\u200D", "\u2060"})
  void whatNobodySeesCountsForNothing(String mark) {
    assertEquals("Goblin", NameKey.of("Gob" + mark + "lin"));
  }

  @Test
  void accentsAreTheSameComposedOrNot() {
    assertTrue(NameKey.same("Explos\u00E3o", "Explosa\u0303o"));
  }

  @Test
  void capitalsAndAccentsDistinguish() {
    assertFalse(NameKey.same("Grix'Mola", "Grix'mola"));
    assertFalse(NameKey.same("Explosão", "Explosao"));
  }

  @Test
  void aReaderSeesTheAuthorsApostropheAndHyphen() {
    assertEquals(
        "D\u2019\u00C1vila\u2011Leve", NameKey.spelled("D\u2019A\u0301vila\u2011Leve\uFEFF"));
  }

  @Test
  void joinedLettersCapitalsAndAccentsAreFoldedWhereOneGuesses() {
    assertEquals("ficha de explosao", NameKey.folded("\uFB01cha de Explosão"));
    assertNotEquals(NameKey.of("\uFB01cha"), NameKey.of("ficha"));
  }

  @Property
  void theKeyOfAKeyIsTheKey(@ForAll("names") String name) {
    assertEquals(NameKey.of(name), NameKey.of(NameKey.of(name)));
    assertEquals(NameKey.spelled(name), NameKey.spelled(NameKey.spelled(name)));
    assertEquals(NameKey.of(name), NameKey.of(NameKey.spelled(name)));
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.strings()
        .withChars(
            "aÁe\u0301ç'’ʼ‘´` -\u2010\u2011\u2013\u00A0\u2003\u202F\t\u200B\u00AD\uFEFF\u200D\u2060\uFB01🐺")
        .ofMaxLength(12);
  }
}
