package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.combat.CombatView;

/** What a variant changes, and what it leaves as it is; scenes that are like others. */
class VariantsTest {
  /** The fight is over before anything is rolled, so that all stand as they start. */
  private static final String BRIDGE =
      """
      character Ana { skills Dodge 1  wields Sword }
      character Dora { skills Dodge 3 }
      creature Brute { skills Dodge 0 }
      creature Boss like Brute { skills Dodge 5 }
      party Crew: Ana, Dora
      fact Alarm 4
      encounter Bridge {
          heroes: Crew
          opponents: 3 Brutes, Boss named Grum
          clock Ritual 5
          heroes start surprised
          before: Ritual sinks 1
          ends when turn >= 0 with victory of opponents -> Seen
          expect Ritual = 4
      }
      """;

  private static Told told(String variant) {
    return Told.of(Plans.named(BRIDGE + "variant V like Bridge { " + variant + " }", "V"));
  }

  private static List<String> names(Told told) {
    CombatView view = told.play().view();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < view.size(); i++) {
      names.add(view.combatant(i).name());
    }
    return names;
  }

  private static boolean holds(Told told, int expectation) {
    Plan plan = told.play().plan();
    return plan.expectations()
        .get(expectation)
        .claim()
        .holds(told.play().view(), told.play().ending());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                             | Ana,Dora,Brute 1,Brute 2,Brute 3,Grum",
        "remove Dora                  | Ana,Brute 1,Brute 2,Brute 3,Grum",
        "remove 2 Brutes              | Ana,Dora,Brute,Grum",
        "remove Brute                 | Ana,Dora,Grum",
        "remove Grum                  | Ana,Dora,Brute 1,Brute 2,Brute 3",
        "add 1 Brute for opponents    | Ana,Dora,Brute 1,Brute 2,Brute 3,Grum,Brute 4",
        "add Wolf                     | Ana,Dora,Brute 1,Brute 2,Brute 3,Grum,Wolf",
        "add Wolf for heroes          | Ana,Dora,Wolf,Brute 1,Brute 2,Brute 3,Grum",
        "replace Grum -> 2 Wolves     | Ana,Dora,Brute 1,Brute 2,Brute 3,Wolf 1,Wolf 2",
        "replace Brute -> Wolf        | Ana,Dora,Wolf,Grum",
        "replace Dora -> Wolf         | Ana,Wolf,Brute 1,Brute 2,Brute 3,Grum",
        "opponents: 2 Wolves          | Ana,Dora,Wolf 1,Wolf 2",
      })
  void whoTakesPart(String change, String expected) {
    String wolf = "creature Wolf { skills Dodge 0 }\n";
    Told told =
        Told.of(
            Plans.named(
                wolf + BRIDGE + "variant V like Bridge { " + (change == null ? "" : change) + " }",
                "V"));
    assertEquals(List.of(expected.split(",")), names(told));
  }

  @Test
  void aBeingIsLikeItWasButForWhatIsSaid() {
    Told told = told("Ana { skills Dodge 6 }  opponents { skills Dodge 2 }");
    assertEquals(6, told.combatant("Ana").skill("Dodge"));
    assertEquals(3, told.combatant("Dora").skill("Dodge"));
    assertEquals(2, told.combatant("Brute 1").skill("Dodge"));
    assertEquals(2, told.combatant("Grum").skill("Dodge"));
  }

  @Test
  void whoeverIsChangedIsStillMeantByTheBase() {
    String script =
        BRIDGE.replace("before: Ritual sinks 1", "before: Ana takes wound 2")
            + "variant V like Bridge { Ana { skills Dodge 6 } }";
    Told told = Told.of(Plans.named(script, "V"));
    assertEquals(1, told.combatant("Ana").body().wounds());
  }

  @Test
  void surpriseIsTakenAway() {
    assertTrue(told("").combatant("Ana").has(org.rpg.encounter.rules.body.Condition.SURPRISED));
    Told told = told("no surprise");
    assertFalse(told.combatant("Ana").has(org.rpg.encounter.rules.body.Condition.SURPRISED));
  }

  @Test
  void anAssignmentSetsAClockOrAFact() {
    assertTrue(holds(told(""), 0)); // 5 - 1
    Told told = told("Ritual = 3  Alarm = 7  expect Ritual = 2  expect Alarm = 7");
    assertFalse(holds(told, 0));
    assertTrue(holds(told, 1)); // 3 - 1
    assertTrue(holds(told, 2));
  }

  @Test
  void anAssignmentSetsAParameter() {
    Plan plan = Plans.named(BRIDGE + "variant V like Bridge { \"Illness Hours\" = 12 }", "V");
    assertEquals(
        12, plan.battle().ruleset().number(org.rpg.encounter.rules.Parameter.ILLNESS_HOURS));
  }

  @Test
  void whatTheBaseHoldsComesFirst() {
    Told told = told("before: Ritual sinks 2  expect Ritual = 2");
    assertFalse(holds(told, 0));
    assertTrue(holds(told, 1)); // 5 - 1 - 2
    assertEquals("Seen", told.play().plan().endings().get(told.play().ending()).name());
  }

  @Test
  void aVariantMayVaryAnother() {
    String script =
        BRIDGE
            + "variant Fewer like Bridge { remove 1 Brute  Ritual = 2 }\n"
            + "variant Fewest like Fewer { remove 1 Brute  remove Dora  expect Ritual = 1 }";
    Told told = Told.of(Plans.named(script, "Fewest"));
    assertEquals(List.of("Ana", "Brute", "Grum"), names(told));
    assertTrue(holds(told, 1)); // 2 - 1
  }

  @Test
  void anEncounterIsLikeAnotherButForItsOwn() {
    String script =
        BRIDGE
            + "encounter Ford like Bridge { opponents: 2 Bosses  before: Ritual sinks 1"
            + " expect Ritual = 3 }";
    Told told = Told.of(Plans.named(script, "Ford"));
    assertEquals(List.of("Ana", "Dora", "Boss 1", "Boss 2"), names(told));
    assertTrue(holds(told, 1)); // 5 - 1 - 1
  }

  @Test
  void aJourneyVariesWithItsSuppliesAndItsPeople() {
    String script =
        "character Ana { skills Dodge 1 }\ncharacter Dora { skills Dodge 3 }\n"
            + "journey Road { travellers Ana, Dora  supplies 9 meals  delay 1 h }\n"
            + "variant Poor like Road { supplies 2 meals  remove Dora  delay 2 h"
            + " expect meals = 2  expect time = 3 h }";
    Told told = Told.of(Plans.named(script, "Poor"));
    assertEquals(List.of("Ana"), names(told));
    assertTrue(holds(told, 0));
    assertTrue(holds(told, 1)); // 1 h of the base, 2 h of its own
  }

  @Test
  void inPortugueseAsWell() {
    String script =
        """
        personagem Ana { perícias Esquiva 1 }
        criatura Bruto { perícias Esquiva 0 }
        encontro Ponte {
            heróis: Ana
            oponentes: 3 Brutos
            heróis começam surpreendidos
            termina quando turno >= 0 com vitória dos oponentes -> Visto
        }
        variante Noite Calma como Ponte {
            sem surpresa
            retira 1 Bruto
            Ana { perícias Esquiva 4 }
        }
        """;
    Told told = Told.of(Plans.named(script, "Noite Calma"));
    assertEquals(List.of("Ana", "Bruto 1", "Bruto 2"), names(told));
    assertEquals(4, told.combatant("Ana").skill("Esquiva"));
  }
}
