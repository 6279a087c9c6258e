package org.rpg.encounter.dsl.scoping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Assignment;
import org.rpg.encounter.dsl.encounter.Clock;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Edge;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Happening;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.ParameterOption;
import org.rpg.encounter.dsl.encounter.Setting;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.WieldsProperty;

class ScopesTest {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  private static List<String> problems(String text) {
    return Scripts.problems(Scripts.linked(text));
  }

  private static List<String> offered(EObject context, EReference reference) {
    return Scripts.stream(
            Scripts.the(IScopeProvider.class).getScope(context, reference).getAllElements())
        .map(d -> d.getName().toString())
        .toList();
  }

  private static <T extends EObject> T first(Resource script, Class<T> type) {
    return EcoreUtil2.getAllContentsOfType(Scripts.of(script), type).get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "creature A { wields Sword  wears Chain Mail  skills Fight[Sword] 3, Physique 1 }",
        "criatura A { empunha Espada  veste Cota de Malha  perícias Lutar[Espada] 3, Físico 1 }",
        "criatura A { empunha Sword  veste Chain Mail  perícias Fight[Espada] 3, Physique 1 }"
      })
  void theLibraryIsSeenWithoutAnImportUnderBothNames(String text) {
    assertEquals(List.of(), problems(text));
  }

  @Test
  void anOwnDeclarationHidesTheLibrarys() {
    Resource script = Scripts.linked("creature Ogre { } encounter X { opponents: 2 Ogres }");
    assertEquals(script, first(script, Member.class).getBeing().eResource());
  }

  @Test
  void theExactNameComesBeforeASingular() {
    Resource script =
        Scripts.linked(
            "creature Rats / Bando de Ratos { } creature Rat { } encounter X { opponents: 2 Rats }");
    assertEquals("Rats", ((Creature) first(script, Member.class).getBeing()).getName());
  }

  @Test
  void decomposedAccentsAndTypographicApostrophesAreTheSameName() {
    assertEquals(
        List.of(),
        problems("criatura D'\u00C1vila { } encontro X { oponentes: D\u2019A\u0301vila }"));
  }

  @Test
  void weaponsAreNotWornAndArmourIsNotWielded() {
    assertEquals(1, problems("creature A { wears Sword }").size());
    assertEquals(1, problems("creature A { wields Chain Mail }").size());
    Resource script = Scripts.linked("creature A { wields Sword }");
    List<String> offered =
        offered(first(script, WieldsProperty.class), MODEL.getWieldsProperty_Things());
    assertTrue(offered.contains("Espada") && offered.contains("Buckler"));
    assertFalse(offered.contains("Gibão"));
  }

  @Test
  void onlySpellsAndMiraclesAreKnown() {
    String items = "item Fire Dart spell item Calm Touch miracle item Rope ";
    assertEquals(List.of(), problems(items + "creature A { knows Fire Dart, Calm Touch }"));
    assertEquals(1, problems(items + "creature A { knows Rope }").size());
  }

  private static final String BRIDGE =
      """
      fact Alarm 0
      encounter Bridge / Ponte {
          heroes: Ana
          opponents: 3 Goblins, Ogre named Grum
          place East Door / Porta Leste
          clock Ritual 3
          when Grum dies: Goblin flees by Porta Leste
          when Ritual = 0 or Alarm > 1: Ana falls 3 m
          ends when Grum dies -> Over / Fim
          expect Fim > 10%
      }
      character Ana { }
      """;

  @Test
  void anEncounterSeesItsMembersKindsPlacesAndClocks() {
    Resource script = Scripts.linked(BRIDGE);
    assertEquals(List.of(), Scripts.problems(script));
    List<String> offered =
        offered(first(script, Happening.class).getSubjects().get(0), MODEL.getSubject_Named());
    assertTrue(offered.containsAll(List.of("Grum", "Goblin", "Ana", "Ogre", "Ritual", "Alarm")));
    assertFalse(offered.contains("Troll") || offered.contains("Espada"), offered.toString());
  }

  @Test
  void whoDoesNotTakePartIsNoSubject() {
    assertEquals(
        1, problems("encounter X { heroes: Bandit  when Troll dies: Bandit flees }").size());
  }

  @Test
  void othersSeeWhatIsInsideByItsQualifiedName() {
    assertEquals(List.of(), problems(BRIDGE + "encounter Y { heroes: Bridge.Grum, Ponte.Grum }"));
  }

  @Test
  void aStyleSeesThePlacesOfItsOwnFile() {
    assertEquals(List.of(), problems(BRIDGE + "tactics T { otherwise: move to East Door }"));
  }

  @Test
  void aNamedEndIsSeenEverywhereAndItsOwnStageFirst() {
    String text =
        BRIDGE
            + """
            encounter Ford { heroes: Ana  ends after 3 turns -> Over }
            adventure Night {
                starts at Bridge
                Bridge if Over -> Ford otherwise -> Home
                Ford if Over -> Home
                ending Home
            }
            """;
    Resource script = Scripts.linked(text);
    assertEquals(List.of(), Scripts.problems(script));
    Edge last = EcoreUtil2.getAllContentsOfType(Scripts.of(script), Edge.class).get(2);
    EObject over = EcoreUtil2.getAllContentsOfType(last, Subject.class).get(0).getNamed();
    assertEquals(Scripts.of(script).getDeclarations().get(3), over.eContainer().eContainer());
  }

  @Test
  void aVariantSeesWhatItVaries() {
    assertEquals(
        List.of(),
        problems(
            BRIDGE
                + "variant Dark like Bridge { remove Grum  Ritual = 5  Alarm = 1  Base Die = 2d6"
                + "  when Grum dies: Goblin flees  add 1 Troll for opponents  Troll { size small } }"));
  }

  @Test
  void anAssignmentResolvesByWhatTheNameIs() {
    Resource script =
        Scripts.linked(
            BRIDGE + "variant Dark like Bridge { Ritual = 5  Lone Even Die = Restarts }");
    List<Assignment> all = EcoreUtil2.getAllContentsOfType(Scripts.of(script), Assignment.class);
    assertTrue(all.get(0).getTarget() instanceof Clock);
    assertTrue(all.get(1).getTarget() instanceof Parameter);
  }

  @Test
  void aSettingsValueIsAnOptionOfItsParameter() {
    Resource script =
        Scripts.linked(
            "regulamento Casa como Padrão { Par Sozinho = Recomeça  Perícia de Esquiva = Agility }");
    assertEquals(List.of(), Scripts.problems(script));
    Setting setting = first(script, Setting.class);
    assertTrue(first(script, Subject.class).getNamed() instanceof ParameterOption);
    assertEquals(setting.getParameter(), first(script, Subject.class).getNamed().eContainer());
    assertEquals(1, problems("ruleset A { Lone Even Die = Reroll }").size());
    assertEquals(List.of(), problems("ruleset A { Default Style = Brute  Empty Hands = Claws }"));
    assertEquals(1, problems("ruleset A { Empty Hands = Brute }").size());
  }

  @Test
  void aSpecialisationIsWhatTheSkillAsksFor() {
    assertEquals(List.of(), problems("creature A { skills Fight[Bow] 1, Ride[Wolf] 1 }"));
    assertEquals(1, problems("creature A { skills Fight[Wolf] 1 }").size());
    assertEquals(1, problems("creature A { skills Nerve[Bow] 1 }").size());
  }

  @Test
  void aDifficultyMayBeTakenFromAKindThatIsNotThere() {
    assertEquals(
        List.of(),
        problems(
            "episode X { test Stealth by Bandit against 7 + skill value of best Guard in"
                + " Perception { success: nothing } travellers Bandit }"));
  }

  private static final String ROAD =
      """
      personagem Ana / Anne { }
      personagem Bento { }
      grupo Quinta / Thursday: Ana, Bento
      fato Alarme / Alarm 0
      tabela Mata / Woods 1d6 { 1-3: Alarme sobe 1  4-6: cada viajante perde 1 perseverança }
      encontro Ponte / Bridge { heróis: Quinta  oponentes: Goblin }
      episódio Pedágio / Toll { viajantes Quinta  com chance 1/2: termina -> Passagem / Passage }
      """;

  @Test
  void aJourneySeesItsTravellersTheirRolesPartiesClocksTablesAndFights() {
    assertEquals(
        List.of(),
        problems(
            ROAD
                + """
                jornada Estrada / Road {
                    viajantes Quinta, Cavalo chamado Baio como Guia
                    relógio Febre / Fever 6
                    etapa Trilha 4 h em Pântano { rola Woods  com chance 1/3: enfrenta Bridge }
                    teste de Sobrevivência por Guia com ajuda de Bento contra 9 {
                        falha { Fever desce 1  quem testa perde 1 perseverança }
                    }
                    teste de Físico por melhor viajante contra 9 { falha: quem testa sofre 1d6 fadiga }
                    teste de Coragem por pior viajante contra 9 { falha: Baio sai }
                    quando algum viajante está ferido: Anne trata ele
                    cada herói ganha 1 perseverança
                    termina quando Febre = 0 ou Alarm >= 2 -> Tarde / Late
                    espera Late <= 10%
                    espera perseverança de Guia >= 0 em 5%
                }
                """));
  }

  @Test
  void anAdventureSeesStagesEndsFactsAndTravellersInBothLanguages() {
    assertEquals(
        List.of(),
        problems(
            ROAD
                + """
                adventure Quest {
                    travellers Thursday
                    starts at Pedágio
                    Toll
                        if Passage and life of Anne > 2 -> Second Try
                        if Alarme >= 2 -> Crossroads
                        otherwise -> Grave
                    choice Crossroads / Encruzilhada { "Left" 40% -> Ponte  "Right" -> Cova }
                    Bridge named Second Try -> Encruzilhada
                    Bridge -> Grave
                    after 3 days -> Cova
                    ending Grave / Cova
                    expect Cova <= 90%
                    expect Passagem >= 10%
                    expect death of Bento <= 10%
                }
                """));
  }

  @Test
  void onTheRoadNobodyIsASubjectWhoDoesNotTravel() {
    assertEquals(
        1, problems(ROAD + "jornada Estrada { viajantes Ana  Bento come 2 refeições }").size());
  }

  @Test
  void whoNamesNoTravellersHasThoseOfTheAdventureOrOfItsStages() {
    assertEquals(
        List.of(),
        problems(
            ROAD
                + """
                episódio Vigília { teste de Coragem por Ana contra 9 { falha: Bento desmaia } }
                aventura Busca {
                    começa em Ponte
                    Ponte -> Vigília
                    Vigília
                        se vida de Ana < 2 -> Cova
                        senão -> Casa
                    desfecho Cova
                    desfecho Casa
                    espera morte de Bento <= 10%
                }
                """));
  }

  @Test
  void anEndInATableIsSeenLikeAnyOther() {
    assertEquals(
        List.of(),
        problems(
            ROAD
                + """
                tabela Sinais 1d6 { 1-6: termina -> Perdidos }
                jornada Trilha { viajantes Ana  rola Sinais  espera Perdidos <= 90% }
                """));
  }
}
