package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names with small words that do not join them, wherever one name stands. */
class BrokenNamesTest extends ScriptsAreDiagnosed {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Acharam o Livro",
        "Volta à Vila",
        "Lost in the Snow",
        "Fuga pelos Telhados",
        "Onde é o Covil"
      })
  void aFactIsOfferedItsNameInQuotes(String name) {
    String word = name.startsWith("Lost") ? "fact " : "fato ";
    List<Issue> issues = checker.issues(word + name + "\n");
    assertEquals(List.of("SYN-NAME"), issues.stream().map(Issue::getCode).toList());
    assertTrue(issues.get(0).getMessage().contains('"' + name + '"'), issues.toString());
    assertEquals(word.length(), issues.get(0).getOffset());
    assertEquals(List.of('"' + name + '"'), List.of(issues.get(0).getData()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Salvou o Dia",
        "Tarde para a Feira",
        "Fuga pelos Telhados",
        "Onde é o Covil",
        "Flight over the Roofs"
      })
  void anEndBehindAnArrowIsMarkedOnItsOwnLine(String name) {
    String script =
        """
        personagem Ana { perícias Lutar[Espada] 2  empunha Espada }
        personagem Bia { perícias Lutar[Espada] 2  empunha Espada }
        encontro Ponte {
            heróis: Ana
            oponentes: Bia
            termina depois de 6 turnos com vitória -> %1$s
            Ana começa caído
        }
        aventura Feira {
            começa em Ponte
            Ponte
                se vitória -> Casa
                -> %1$s
            desfecho Casa
        }
        """
            .formatted(name);
    assertEquals(
        List.of("SYN-NAME " + name, "SYN-NAME " + name),
        found(script),
        checker.issues(script)::toString);
  }

  @Test
  void theEndingAnArrowLeadsToIsNoUnknownName() {
    String script =
        """
        character Ana { skills Fight[Sword] 2  wields Sword }
        character Bia { skills Fight[Sword] 2  wields Sword }
        encounter Bridge {
            heroes: Ana
            opponents: Bia
        }
        adventure Fair {
            starts at Bridge
            Bridge
                if victory -> "Flight over the Roofs"
                -> Home
            ending Home
            note "one"
            note "two"
            note "three"
            ending Flight over the Roofs
        }
        """;
    assertEquals(List.of("SYN-NAME Flight over the Roofs"), found(script));
  }

  @Test
  void anAdventureWhoseRestCanBeReadIsOfferedQuotesToo() {
    String script =
        """
        personagem Ana { perícias Lutar[Espada] 2  empunha Espada }
        personagem Bia { perícias Lutar[Espada] 2  empunha Espada }
        encontro Ponte {
            heróis: Ana
            oponentes: Bia
        }
        aventura Feira {
            começa em Ponte
            Ponte
                se vitória -> Salvou o Dia
                -> Casa
            desfecho Casa
            desfecho "Salvou o Dia"
        }
        """;
    assertEquals("SYN-NAME Salvou o Dia", found(script).get(0));
  }

  @Test
  void aChoiceOfAnAdventureIsOfferedQuotesForWhereItLeads() {
    String script =
        """
        aventura Feira {
            começa em Caminho
            decisão Caminho {
                "Ir" -> Onde é o Covil
                "Ficar" -> Casa
            }
            desfecho Casa
        }
        """;
    assertEquals(List.of("SYN-NAME Onde é o Covil"), found(script));
  }

  @Test
  void oneOfAListOfThingsIsOfferedQuotesByItself() {
    diagnose(
        """
        personagem Ana {
            conhece Toque Sereno, Mãos que Curam
                                  ^^^^^^^^^^^^^^ SYN-NAME
            tamanho médio
        }
        """);
    diagnose(
        """
        character Ana {
            knows Hands over Wounds, Light
                  ^^^^^^^^^^^^^^^^^ SYN-NAME
            size medium
        }
        """);
  }

  @Test
  void aNameThatIsWholeIsNotBlamedForTheLineBelow() {
    diagnose(
        """
        creature Rat like Wolf {
            size small
            weilds Claws
            ^^^^^^ SYN-WORD
        }
        adventure Fair {
            starts at Home of the Brave
            ending Home of the Brave
            endign Away
            ^^^^^^ SYN-WORD
        }
        """);
    diagnose(
        """
        variant Two like Bridge {
            replace Wolf -> Bear at Door
            weilds Claws
            ^^^^^^ SYN-WORD
        }
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Wolf in ", "Wolf-a"})
  void aNameOfThousandsOfWordsIsNotTakenForBracketsInsideEachOther(String part) {
    String script = "fact " + part.repeat(20_000) + " in Snow\n";
    List<String> codes = checker.codes(script);
    assertTrue(codes.stream().allMatch(c -> c.startsWith("SYN-") || c.startsWith("WORD-")));
    assertTrue(codes.stream().anyMatch(c -> c.startsWith("SYN-")));
  }

  private List<String> found(String script) {
    return checker.issues(script).stream()
        .map(
            i -> i.getCode() + " " + script.substring(i.getOffset(), i.getOffset() + i.getLength()))
        .toList();
  }
}
