package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Assignment;
import org.rpg.encounter.dsl.encounter.ComparisonOperator;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.Decision;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Happening;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.OwnState;
import org.rpg.encounter.dsl.encounter.Pronoun;
import org.rpg.encounter.dsl.encounter.Quantifier;
import org.rpg.encounter.dsl.encounter.SceneObject;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.encounter.Variant;

/** The readings that the design left to be settled: none of them may be silently another one. */
class SettledTest {
  private static <T extends EObject> List<T> all(String text, Class<T> type) {
    assertEquals(List.of(), Scripts.errors(text), text);
    return EcoreUtil2.getAllContentsOfType(Scripts.script(text), type);
  }

  private static <T extends EObject> T first(String text, Class<T> type) {
    return all(text, type).get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "encounter X { expect Goods Gone or Cart Lost < 30% }",
        "encontro X { espera Goods Gone ou Cart Lost < 30% }"
      })
  void theComparisonOfAnExpectationBindsLoosest(String text) {
    Expectation expectation = first(text, Expectation.class);
    assertTrue(expectation.getExpected() instanceof Or);
    assertEquals(ComparisonOperator.LT, expectation.getOperator());
    assertTrue(expectation.getBound() != null);
    assertNull(expectation.getShare());
  }

  @Test
  void anExpectationMayCompareAValueInAShareOfTheRuns() {
    Expectation expectation = first("encounter X { expect turns <= 8 in 80% }", Expectation.class);
    assertEquals(Unit.PERCENT, expectation.getShare().getUnit());
  }

  @Test
  void aComparisonInsideAnExpectationNeedsBrackets() {
    assertFalse(Scripts.errors("encounter X { expect life of Ana > 3 and turns < 8 }").isEmpty());
    assertEquals(
        List.of(), Scripts.errors("encounter X { expect (life of Ana > 3 and turns < 8) in 80% }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "encounter X { whenever any hero dies: it falls 3 m }",
        "encontro X { sempre que algum herói morre: ele cai 3 m }",
        "encounter X { when life of it < 3: Ana falls 3 m }",
        "encontro X { quando vida dela < 3: Ana cai 3 m }"
      })
  void aPronounMeansWhomTheEventIsAbout(String text) {
    assertTrue(all(text, Subject.class).stream().anyMatch(s -> s.getPronoun() == Pronoun.IT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "encounter X { Ana, Bento start prone }",
        "encounter X { Ana and Bento start prone }",
        "encontro X { Ana e Bento começam caídos }"
      })
  void aListMayBeTheSubject(String text) {
    assertEquals(2, first(text, Start.class).getSubjects().size());
  }

  @Test
  void aListMayDoAStep() {
    String text = "encounter X { on turn 2: Ana, the Bento and each Goblin fall 3 m }";
    assertEquals(3, first(text, Happening.class).getSubjects().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "encounter X { when Ana is not prone: Ana falls 3 m }",
        "encontro X { quando Ana não está caída: Ana cai 3 m }",
        "encounter X { when Ana does not die: Ana falls 3 m }",
        "encontro X { quando Ana não morre: Ana cai 3 m }",
        "encounter X { when Ana has no Sword: Ana falls 3 m }",
        "encontro X { quando Ana não tem Espada: Ana cai 3 m }"
      })
  void whatIsSaidOfSomebodyMayBeDenied(String text) {
    assertTrue(first(text, SubjectValue.class).isNegated());
  }

  @Test
  void theOwnStateMayBeDeniedToo() {
    assertTrue(first("tática X { se não está caído: fugir }", OwnState.class).isNegated());
    assertFalse(first("tática X { se está caído: fugir }", OwnState.class).isNegated());
  }

  @Test
  void aQualityBehindTheNounMayBeDenied() {
    Subject subject =
        first("tactics X { if Ana: attack enemy not prone }", SubjectValue.class).getSubject();
    assertEquals(SubjectKind.UNSTATED, subject.getKind());
    Subject enemy = all("tactics X { otherwise: attack enemy not prone }", Subject.class).get(0);
    assertEquals(Condition.PRONE, enemy.getQualities().get(0).getCondition());
    assertTrue(enemy.getQualities().get(0).isNegated());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "encounter X { ends when all of the opponents are dead -> Over }",
        "encounter X { ends when all opponents are dead -> Over }",
        "encontro X { termina quando todos os oponentes estão mortos -> Fim }"
      })
  void allIsAQuantifier(String text) {
    assertEquals(Quantifier.ALL, first(text, Subject.class).getQuantifier());
  }

  @Test
  void whatIsLeftOutIsUnstated() {
    Subject subject = first("encounter X { initiative Grum }", Subject.class);
    assertEquals(Quantifier.UNSTATED, subject.getQuantifier());
    assertEquals(Pronoun.UNSTATED, subject.getPronoun());
  }

  @Test
  void aBareIfInAnEpisodeIsToldFromOneInSequence() {
    String text = "episode X { if Mood > 3: nothing  then if Mood > 3: nothing }";
    assertEquals(
        List.of(false, true),
        all(text, Decision.class).stream().map(Decision::isSequenced).toList());
    assertFalse(Scripts.errors("variant X like Y { if Mood > 3: nothing }").isEmpty());
  }

  @Test
  void aVariantHoldsWhateverWhatItVariesHolds() {
    String text =
        """
        variant Dark like Mill {
            Ritual = 3
            opponents { style Coward }
            heroes: Caio
            supplies 6 meals
            pace 2 km/h
            clock Ritual 5
            when Ana dies: Grum flees
            after 3 turns: arrive 2 Goblins
            ends when Ritual = 0 -> Late
            expect Late < 30%
            leg Sierra 30 km in Mountain
            starts at Ford
            Ford if Late -> Mill
        }
        """;
    assertEquals(13, first(text, Variant.class).getChanges().size());
    assertEquals(1, all(text, Assignment.class).size());
  }

  @Test
  void anEncounterMayBeLikeAnother() {
    assertEquals(
        List.of(),
        Scripts.errors(
            "encounter A like B { } journey A like B { } episode A like B { } armour A like B { }"
                + " terrain A like B { } shield A like B { }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "encounter X { object Rope strength 3 at 6 m }",
        "encounter X { object Rope strength 3 to 6 m }",
        "encontro X { objeto Rope resist\u00EAncia 3 a 6 m }",
        "encontro X { objeto Rope resist\u00EAncia 3\n a 6 m de Ana }"
      })
  void aDistanceBehindANumberIsNoRange(String text) {
    SceneObject rope = first(text, SceneObject.class);
    assertEquals(3, rope.getStrength().getValue());
    assertEquals(1, rope.getFeatures().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tactics X { if enemy mounted on high ground: wait }",
        "t\u00E1tica X { se inimigo montado em posi\u00E7\u00E3o elevada: aguardar }"
      })
  void aPhraseTearsNoOther(String text) {
    Subject enemy = first(text, Subject.class);
    assertEquals(
        List.of(Condition.MOUNTED, Condition.ON_HIGH_GROUND),
        enemy.getQualities().stream().map(it -> it.getCondition()).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "creature X { every turn of it: if half of them are prone: it flees }",
        "criatura X { a cada turno dele: se metade de eles est\u00E3o ca\u00EDdos: ele foge }"
      })
  void whatIsOfOneAndHalfOfThemAreTold(String text) {
    assertEquals(Pronoun.IT, first(text, EveryEvent.class).getSubject().getPronoun());
    Subject half = first(text, SubjectValue.class).getSubject();
    assertEquals(Quantifier.HALF, half.getQuantifier());
    assertEquals(Pronoun.IT, half.getPronoun());
  }
}
