package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SyntaxErrorsTest extends ScriptsAreDiagnosed {

  @Test
  void aMissingColonIsNamed() {
    diagnose(
        """
        tactics Duel {
            if vigor < 2 stand up
                         ^^^^^^^^ SYN-MISSING
        }
        """);
    assertEquals(
        "Falta ':' antes de 'levantar-se'.",
        message("tática Duelo {\n se vigor < 2 levantar-se\n}\n"));
  }

  @Test
  void aMissingNumberIsNamedWhereTheNextThingStands() {
    diagnose(
        """
        creature Rat {
            skills Dodge
        }
        ^ SYN-MISSING
        """);
    assertEquals(
        "Falta um número antes de 'tamanho'.",
        message("criatura Rato {\n deslocamento 6 m\n xp\n tamanho pequeno }"));
  }

  @Test
  void aWordOfTheOtherTableIsSuggestedByItsSpelling() {
    assertEquals(
        "Não conheço a palavra 'levanta-se'. Quis dizer 'levantar-se'?",
        message("tática Duelo {\n se caído: levanta-se\n}\n"));
    assertEquals(
        "I do not know the word 'weilds'. Did you mean 'wields'?",
        message("creature Rat {\n size small\n weilds Claws\n}\n"));
  }

  @Test
  void aNameInLowerCaseIsKnownByItsLetters() {
    assertEquals(
        "Um nome começa com maiúscula ou fica entre aspas: 'gibao' não. Quis dizer 'Gibão'?",
        message("criatura Rato {\n tamanho pequeno\n veste gibao\n}\n"));
  }

  @Test
  void aKeywordWithACapitalInABodyIsAskedForInLowerCase() {
    diagnose(
        """
        creature Rat {
            size small
            Wears Jerkin
            ^^^^^ SYN-CAPITAL
        }
        """);
    diagnose(
        """
        encontro Ponte {
            Heróis: Rato
            ^^^^^^ SYN-CAPITAL
            oponentes: Lobo
        }
        """);
  }

  @Test
  void aCommaIsMissedInEveryKindOfList() {
    diagnose(
        """
        creature Rat {
            carries 2 Daggers 3 Swords
                              ^ SYN-COMMA
        }
        """);
    diagnose(
        """
        encontro Ponte {
            heróis: Rato
            oponentes: 2 Lobos 3 Goblins
                               ^ SYN-COMMA
        }
        """);
  }

  @Test
  void aNameWithSmallWordsIsOfferedItsQuotes() {
    assertEquals(
        "If this is one name, it needs quotes: \"Grab and Go\".",
        message("encounter Grab and Go {\n heroes: Rat\n opponents: Wolf\n}\n"));
  }

  @Test
  void aMissingUnitIsOneError() {
    diagnose(
        """
        tactics Far {
            if distance to nearest enemy >= 6 m: keep distance 6
            otherwise: attack nearest enemy
            ^^^^^^^^^ SYN-UNIT
        }
        """);
  }

  @Test
  void aNumberBeyondAllBoundsIsNoException() {
    diagnose(
        """
        criatura Rato {
            perícias Esquiva 99999999999
                             ^^^^^^^^^^^ SYN-NUMBER
        }
        """);
  }

  @Test
  void ofErrorsCloseTogetherOnlyTheFirstIsShown() {
    diagnose(
        """
        creature Rat {
            size wears
                 ^^^^^ SYN-UNFIT
            speed wears
        }
        creature Bat {
            size small
            speed 6 m
        }
        creature Fox {
            size wears
                 ^^^^^ SYN-UNFIT
        }
        """);
  }

  @Test
  void aBraceTooManyHidesWhatItThrewOut() {
    diagnose(
        """
        encounter Bridge {
            heroes: Rat }
            opponents: Wolf
            ^^^^^^^^^ SYN-STRAY
            Nobody starts prone
        }
        creature Bat { size small }
        """);
  }

  @Test
  void theNameOfALostDeclarationIsNotUnknown() {
    diagnose(
        """
        charcter Dora {
        ^^^^^^^^ SYN-STRAY
            skills Dodge 1
        }
        encounter Bridge {
            heroes: Dora
            opponents: Wolf
        }
        """);
  }

  @Test
  void namesNextToAMisreadLineAreNotCalledUnknown() {
    diagnose(
        """
        creature Rat {
            wields Swrod
            size wears
                 ^^^^^ SYN-UNFIT
        }
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "personagem Ana {",
        "personagem Ana { perícias }",
        "personagem { }",
        "encontro Ponte { mapa { ..# }",
        "tática T { se : }",
        "grupo",
        "importa",
        "importa Livro\ncriatura Rato { tamanho }",
        "criatura Rato { nota \"aberto\n tamanho pequeno }",
        "criatura Rato { tamanho pequeno ; deslocamento 6 m }",
        "tabela Achados { 1: nada }",
        "criatura Rato { tamanho pequeno } } } {",
        "criatura Rato { /* aberto",
        "criatura Rato { leva 9999999999 Adagas }",
        "arma X { dano 1d }",
        "encontro A { termina depois de 3 }"
      })
  void noMessageOfAPortugueseFileIsEnglishOrNamesAToken(String text) {
    List<Issue> issues = checker.issues(text);
    assertFalse(issues.isEmpty());
    for (Issue issue : issues) {
      String m = issue.getMessage();
      assertFalse(
          m.contains("null") || m.contains("RULE_") || m.matches(".*\\b(the|here|not|is|no)\\b.*"),
          m);
      assertFalse(issue.getCode().contains("xtext"), issue.toString());
    }
  }

  @Test
  void aBrokenNumberIsSaidToBeOneWhereverItStands() {
    diagnose(
        """
        creature Rat {
            skills Dodge 1.5
                         ^^^ SYN-WHOLE
        }
        """);
    diagnose(
        """
        encounter Bridge {
            heroes: 1,5 Rats
                    ^^^ SYN-WHOLE
        }
        """);
  }

  @Test
  void aNameThatASmallWordBreaksIsOfferedQuotesBehindASignToo() {
    diagnose(
        """
        ruleset House like Standard {
            Lone Even Die = Goes to Opponents
                                 ^^ SYN-NAME
        }
        """);
    diagnose(
        """
        personagem João d'Ávila {
                        ^ SYN-NAME
            veste Gibão
        }
        """);
  }

  @Test
  void anArticleStaysInTheNameThatIsOfferedInQuotes() {
    assertEquals(
        "If this is one name, it needs quotes: \"Web in the Ride\".",
        message("encounter Web in the Ride {\n heroes: Yara\n}\n"));
  }

  @Test
  void aBrokenNameIsOfferedQuotesBehindTheWordsThatAStepNamesThingsWith() {
    diagnose(
        """
        table Woods 1d4 {
            1: fight Bear and Honey
                          ^^^ SYN-NAME
        }
        """);
    diagnose(
        """
        episode Woods {
            travellers Yara
            clock Salt and Water 3
                       ^^^ SYN-NAME
        }
        """);
  }
}
