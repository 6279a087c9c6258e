package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;

class WordsTest {
  private static Set<String> keywords() {
    return GrammarUtil.getAllKeywords(Scripts.the(IGrammarAccess.class).getGrammar()).stream()
        .filter(key -> Character.isLetter(key.charAt(0)) && !key.startsWith("unstated-"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyWordOfTheGrammarIsAKeyOfTheTableAndTheReverse() {
    Set<String> keys = new TreeSet<>(Words.keys());
    keys.remove(Words.ARTICLE);
    assertEquals(keywords(), keys);
  }

  @Test
  void noSpellingBelongsToTwoKeysOfOneLanguage() {
    assertEquals(List.of(), Words.clashes());
  }

  @Test
  void everyKeyIsSpelledInBothLanguages() {
    for (String key : Words.keys()) {
      for (Language language : Language.values()) {
        assertTrue(!Words.forms(key, language).isEmpty(), key + " in " + language);
      }
    }
  }

  @Test
  void anEnumLeftOutHasAKeyThatNobodyCanWrite() {
    assertTrue(!Words.isSpelled("unstated-unit"));
    assertTrue(
        Words.isSpelled("unit") == false && Words.isSpelled("encounter") && Words.isSpelled("{"));
    assertTrue(Scripts.errors("creature Wolf { unstated-size }").size() > 0);
  }

  /** A name begins with a capital or a quote, so "skill value" never swallows "skill Valour". */
  @Test
  void noDeclarationKeywordBeginsAPhraseThatCouldSwallowAName() {
    for (String key : Scripts.the(DeclarationKeywords.class).keys()) {
      for (Language language : Language.values()) {
        for (String word : Words.forms(key, language)) {
          assertEquals(Optional.of(key), Words.key(word, language));
          Words.spellings(language)
              .filter(phrase -> phrase.startsWith(word + " "))
              .forEach(p -> assertTrue(Character.isLowerCase(p.charAt(word.length() + 1)), p));
        }
      }
    }
  }

  @Test
  void theDeclarationKeywordsAreThoseOfTheGrammar() {
    Set<String> keys = Scripts.the(DeclarationKeywords.class).keys();
    assertEquals(22, keys.size());
    assertTrue(keys.containsAll(List.of("import", "encounter", "character", "fact", "variant")));
  }

  @Test
  void aFormStandsForAllItsEndingsAndContractions() {
    assertEquals(
        List.of("exposto", "exposta", "expostos", "expostas"), Words.forms("exposed", Language.PT));
    assertTrue(Words.forms("standing-at", Language.PT).contains("paradas nas"));
    assertEquals("de", Words.spelling("of", Language.PT));
    assertEquals("{", Words.spelling("{", Language.PT));
  }

  @Test
  void aSlipOfThePenFindsTheWordThatWasMeant() {
    assertEquals(Optional.of("levantar-se"), Words.nearest("levanta-se", Language.PT));
    assertEquals(Optional.of("heróis"), Words.nearest("Herois", Language.PT));
    assertEquals(Optional.of("encounter"), Words.nearest("Encouter", Language.EN));
    assertEquals(Optional.empty(), Words.nearest("xyzzy", Language.EN));
  }
}
