package org.rpg.encounter.dsl.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.Models;
import org.rpg.encounter.dsl.Scripts;

class TranslatorTest {
  private static final Translator TRANSLATOR = Scripts.the(Translator.class);

  static Stream<Path> scripts() {
    return Scripts.everywhere().stream();
  }

  private static String translate(String text) {
    Resource script = Scripts.linked(text);
    return TRANSLATOR.translate((XtextResource) script);
  }

  /** There it parses and is the same model; so it is back again. */
  @ParameterizedTest
  @MethodSource("scripts")
  void thereAndBackIsTheSameModel(Path script) {
    String text = Scripts.text(script);
    String there = translate(text);
    assertEquals(List.of(), Scripts.errors(there), there);
    assertEquals(Models.of(text), Models.of(there));
    String back = translate(there);
    assertEquals(List.of(), Scripts.errors(back), back);
    assertEquals(Models.of(text), Models.of(back));
  }

  private static final String ENGLISH =
      """
      // who comes
      character Ana "The old one" / "A velha" {
          skills Fight[Sword] 3, Dodge 1
          wields Sword
      }

      tactics Cautious / Cauteloso {
          if nearest exposed enemy within reach: attack nearest exposed enemy within reach with Sword
          if distance to weakest enemy >= 1.5 m: give Bandage to ally
          pass to ally that has not acted
          never opportunity attack
      }

      encounter Bridge / Ponte {
          read "Wolves, everywhere."
          place Brush / Mato at 18 m from heroes with partial cover
          heroes: Ana
          opponents: 2 Wolves at Brush, Bandit Captain named Grum follows Cautious
          opponents start surprised
          when number of opponents <= 2: opponents flee
          when any hero does not flee: Grum yields
          when Ana dies: each Wolf becomes prone 2 turns
          ends after 10 turns with victory of heroes -> Over / Passou
          expect Over >= 60%
      }
      """;

  private static final String PORTUGUESE =
      """
      // who comes
      personagem Ana "A velha" / "The old one" {
          perícias Lutar[Espada] 3, Esquiva 1
          empunha Espada
      }

      tática Cauteloso / Cautious {
          se inimigo mais próximo exposto ao alcance: atacar inimigo mais próximo exposto ao alcance com Espada
          se distância ao inimigo mais fraco >= 1,5 m: dar Bandagem ao aliado
          passar ao aliado que ainda não agiu
          nunca ataque de oportunidade
      }

      encontro Ponte / Bridge {
          leia "Wolves, everywhere."
          lugar Mato / Brush a 18 m dos heróis com cobertura parcial
          heróis: Ana
          oponentes: 2 Lobos em Mato, Chefe dos Bandidos chamado Grum segue Cauteloso
          oponentes começam surpreendidos
          quando número de oponentes <= 2: oponentes fogem
          quando algum herói não foge: Grum rende-se
          quando Ana morre: cada Lobo fica caído 2 turnos
          termina depois de 10 turnos com vitória dos heróis -> Passou / Over
          espera Passou >= 60%
      }
      """;

  @Test
  void wordsNamesTitlesAndNumbersChangeAndProseAndCommentsStay() {
    assertEquals(PORTUGUESE, translate(ENGLISH));
    assertEquals(ENGLISH, translate(PORTUGUESE));
  }

  @Test
  void hoursHalvesAndCommasOfSpeechAreAnswered() {
    String english =
        """
        episode Talk {
            travellers Ana
            starts at 20 h
            wait until 22 h
            Ana spends 2 Bandages
        }
        encounter Gate {
            starts at 22 h
            heroes: Ana
            opponents: 4 Goblins
            when half of Goblins are dead, opponents flee
            when turns of heroes >= 4: read "late"
        }
        adventure Tale {
            travellers Ana
            starts at Talk at 18 h
            Talk -> Gate
        }
        """;
    String portuguese =
        """
        episódio Talk {
            viajantes Ana
            começa às 20 h
            espera até 22 h
            Ana gasta 2 Bandagens
        }
        encontro Gate {
            começa às 22 h
            heróis: Ana
            oponentes: 4 Goblins
            quando metade de Goblins estão mortos, oponentes fogem
            quando turnos dos heróis >= 4: leia "late"
        }
        aventura Tale {
            viajantes Ana
            começa em Talk às 18 h
            Talk -> Gate
        }
        """;
    assertEquals(portuguese, translate(english));
    assertEquals(english, translate(portuguese));
  }

  @Test
  void whatHasOneNameKeepsItInQuotesOrNot() {
    String text =
        """
        encounter "Burning Mill" {
            place Loft
            heroes: Ana
            opponents: Goblin named "Old Tom"
            when "Old Tom" dies: the Goblin flees by Loft
        }
        """;
    assertEquals(
        """
        encontro "Burning Mill" {
            lugar Loft
            heróis: Ana
            oponentes: Goblin chamado "Old Tom"
            quando "Old Tom" morre: Goblin foge por Loft
        }
        """,
        translate(text));
  }

  @Test
  void aNotBeforeWhatItWouldJoinWithStandsBeforeBrackets() {
    String text = "tactics T { if not has Bandage and not is prone and has no Rope: wait }";
    String there =
        "tática T { se não (tem Bandagem) e não (está caído) e não tem Corda: aguardar }";
    assertEquals(there, translate(text));
    assertEquals(Models.of(text), Models.of(there));
  }

  @Test
  void whatIsSaidOfASideStandsBeforeItInEnglishAndBehindItInPortuguese() {
    String english =
        """
        encounter E {
            heroes: Ana
            opponents: Wolf at 6 m from nearest wounded hero, Wolf at 3 m from hero within reach
            when number of fled opponents >= 2: opponents yield
            when number of heroes out of the fight >= 2: heroes flee
        }
        """;
    String portuguese =
        """
        encontro E {
            heróis: Ana
            oponentes: Lobo a 6 m do herói mais próximo ferido, Lobo a 3 m do herói ao alcance
            quando número de oponentes fugidos >= 2: oponentes rendem-se
            quando número de heróis fora de combate >= 2: heróis fogem
        }
        """;
    assertEquals(portuguese, translate(english));
    assertEquals(english, translate(portuguese));
  }

  @Test
  void sizesAgreeWithTheirWordAndWhatIsDoneToOneIsNoState() {
    String english =
        """
        weapon Hook { size tiny  damage 1d4 piercing  thrown }
        encounter E {
            heroes: Ana
            opponents: Wolf
            when Ana is attacked: Wolf flees
            when Ana is prone: Wolf flees
        }
        """;
    String portuguese =
        """
        arma Hook { tamanho minúsculo  dano 1d4 perfurante  arremessável }
        encontro E {
            heróis: Ana
            oponentes: Lobo
            quando Ana é atacado: Lobo foge
            quando Ana está caído: Lobo foge
        }
        """;
    assertEquals(portuguese, translate(english));
    assertEquals(english, translate(portuguese));
  }
}
