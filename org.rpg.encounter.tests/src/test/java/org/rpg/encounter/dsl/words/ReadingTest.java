package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.parser.IParseResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Legend;
import org.rpg.encounter.dsl.encounter.LegendEntry;
import org.rpg.encounter.dsl.encounter.Prose;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.SpeedProperty;
import org.rpg.encounter.dsl.encounter.SquareMap;
import org.rpg.encounter.dsl.naming.Spellings;

class ReadingTest {
  private static List<String> names(String text) {
    return Scripts.script(text).getDeclarations().stream()
        .map(d -> Spellings.first(d).orElse(""))
        .toList();
  }

  private static <T extends EObject> T first(String text, Class<T> type) {
    return EcoreUtil2.getAllContentsOfType(Scripts.script(text), type).get(0);
  }

  @Test
  void wordsWithACapitalJoinIntoOneName() {
    assertEquals(
        List.of("Cota de Malha", "Potion of the Moon", "Lâmina-Leve", "D’Ávila", "Guarda2"),
        names(
            "skill Cota de Malha skill Potion of the Moon skill Lâmina-Leve skill D’Ávila skill"
                + " Guarda2"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ødegård", "Żubr", "Ωmega", "Ёж", "龍", "𐐀lf", "Ǆ", "Ñandú"})
  void aNameMayBeWrittenInAnyAlphabet(String name) {
    assertEquals(List.of(name), names("skill " + name));
  }

  @Test
  void twoBlanksOrALineEndNamesApart() {
    assertFalse(Scripts.errors("creature Goblin  Chief { }").isEmpty());
    assertFalse(Scripts.errors("creature Goblin\nChief { }").isEmpty());
  }

  @Test
  void aNameInQuotesMayHoldAnything() {
    assertEquals(
        List.of("Moinho em Chamas", "Faca \"na\" Garganta", "“aspas”"),
        names("fato \"Moinho em Chamas\" fato “Faca \"na\" Garganta” fato \"“aspas”\""));
  }

  @Test
  void aDecomposedNameAndATypographicApostropheAreTheSameName() {
    String decomposed = names("skill D\u2019A\u0301vila").get(0);
    assertEquals("D\u2019\u00C1vila", decomposed);
    assertEquals(NameKey.of("D'\u00C1vila"), NameKey.of(decomposed));
    assertEquals(List.of(), Scripts.errors("encontro X { hero\u0301is: Ana }"));
  }

  @ParameterizedTest
  @CsvSource({"creature, EN", "criatura, PT"})
  void decimalsTakeEitherMark(String keyword, Language language) {
    for (String number : List.of("1.5", "1,5")) {
      String text = keyword + " Wolf { " + Words.spelling("speed", language) + " " + number + "m }";
      SpeedProperty speed = first(text, SpeedProperty.class);
      assertEquals(new BigDecimal("1.5"), speed.getSpeed().getValue(), text);
    }
  }

  @Test
  void aNumberThatNoGameNeedsIsAMalformedValue() {
    List<String> errors = Scripts.errors("item Rock trap { hands 99999999999999999999 }");
    assertEquals(1, errors.size(), errors.toString());
  }

  @Test
  void aMapIsReadRawAndItsSymbolsAreUnquoted() {
    String text =
        """
        encounter Bridge {
            map {
                .A..~~"#=
                🐉.....//
            }
            legend { A = Ana, ~ = Mud  # = Wall
                = = Planks  🐉 = Dragon
                ★ = place East Door }
        }
        """;
    assertEquals(List.of(), Scripts.errors(text));
    assertEquals(List.of(".A..~~\"#=", "🐉.....//"), first(text, SquareMap.class).getRows());
    assertEquals(
        List.of("A", "~", "#", "=", "🐉", "★"),
        first(text, Legend.class).getEntries().stream().map(LegendEntry::getSymbol).toList());
  }

  @Test
  void aForgottenBraceOfAMapIsFoundAtTheNextLine() {
    String text = "encounter Bridge {\n  map {\n    ..A..\n  heroes: Ana\n}\ncreature Ogre { }";
    assertEquals(1, Scripts.errors(text).size());
    assertEquals(List.of("Bridge", "Ogre"), names(text));
  }

  @Test
  void aLongTextGoesOverLinesAndLosesTheCommonIndent() {
    String text =
        "episódio X {\n    leia \"\"\"\n        Um \"cavalo\".\n          Moscas.\n        \"\"\"\n}";
    assertEquals("Um \"cavalo\".\n  Moscas.", first(text, Prose.class).getText());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "episode X { read \"open }\n}",
        "episode X { read \"\"\"open\n}",
        "skill \"Open\n"
      })
  void anOpenQuoteEndsWithItsLine(String text) {
    assertEquals(1, Scripts.errors(text + "\ncreature Ogre { }").size());
    assertTrue(names(text + "\ncreature Ogre { }").contains("Ogre"));
  }

  @Test
  void windowsLinesAByteOrderMarkAndNoBreakBlanksAreBlanks() {
    String text = "\uFEFFencounter\u00A0The Mill {\r\n\u2003heroes: Ana,\u00A0Bento\r\n}\r\n";
    assertEquals(List.of(), Scripts.errors(text));
    assertEquals(text, Scripts.parse(text).getRootNode().getText());
  }

  @Test
  void anArticleBeforeANameOrAWordIsPassedOver() {
    assertEquals(
        List.of(),
        Scripts.errors("encounter A { the heroes: the Ana  when the Grum dies: Ana falls 3 m }"));
    assertEquals(
        List.of(),
        Scripts.errors(
            "encontro A { os heróis: a Ana, o Bento  quando a Ana morre: o Bento cai 3 m }"));
  }

  @Test
  void aKeywordInCapitalsStillOpensItsDeclaration() {
    String text = "Encounter The Mill { }\nCRIATURA Ogro { }";
    assertEquals(List.of("The Mill", "Ogro"), names(text));
    IParseResult result = Scripts.parse(text);
    assertEquals(
        List.of("Encounter", "CRIATURA"),
        Scripts.stream(result.getRootNode().getLeafNodes())
            .filter(Words::isMiscased)
            .map(ILeafNode::getText)
            .toList());
  }

  @Test
  void theLanguageIsThatOfMostWords() {
    assertEquals(Language.PT, spoken("encontro A { heróis: Ana }"));
    assertEquals(Language.EN, spoken("encounter A { heroes: Ana }"));
    assertEquals(Language.EN, spoken(""));
    assertEquals(
        Language.PT,
        spoken(
            "encontro A { heróis: Ana\n quando Ana morre: Ana cai 3 m\n when Ana dies: Ana falls 3 m }"));
    assertEquals(Language.EN, spoken("// encontro heróis quando morre\nencounter A { }"));
  }

  private static Language spoken(String text) {
    return ((SpokenParseResult) Scripts.parse(text)).language();
  }

  @Test
  void anUndecidedTextSpeaksWhatTheClientPrefers() {
    LanguagePreference preference = Scripts.the(LanguagePreference.class);
    preference.prefer(Language.PT);
    try {
      assertEquals(Language.PT, spoken("item Item"));
    } finally {
      preference.prefer(Language.EN);
    }
  }

  @Test
  void aPastedLineOfTheOtherLanguageIsUnderstood() {
    assertEquals(
        List.of(),
        Scripts.errors(
            "encontro A { heróis: Ana\n oponentes: Ogro\n quando Ana morre: Ogro foge\n"
                + " when Ogro dies: Ana flees\n }"));
  }

  @Test
  void whatStandsBetweenDeclarationsIsStrayAndCostsNoDeclaration() {
    Script script = Scripts.script("creature Ogre { } } }\nencuonter A { x }\ncreature Troll { }");
    assertEquals(2, script.getDeclarations().size());
    assertFalse(script.getStrays().isEmpty());
    assertTrue(script.getDeclarations().stream().allMatch(Creature.class::isInstance));
    assertTrue(Scripts.script("encounter A { }").getDeclarations().get(0) instanceof Encounter);
  }
}
