package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;

/** In what state everyone starts, and who has the initiative first. */
class StartsTest {
  private static final String SCRIPT =
      """
      tactics Idle { otherwise: wait }
      character Ana { skills Physique 2  wears Jerkin  style Idle }
      character Bento { skills Physique 2  wears Jerkin  style Idle }
      creature Foe { skills Physique 3  wears Jerkin  style Idle }
      encounter Yard {
        heroes: Ana, Bento
        opponents: Foe named Rex, 2 Foes
        %s
        ends after 1 turn with draw
      }
      """;

  /** As it is when everybody has his place; nobody has acted or been hit. */
  private static List<Combatant> at(String starts) {
    Plan plan = Plans.of(SCRIPT.formatted(starts));
    CombatView view = new Play(plan).view();
    return IntStream.range(0, view.size()).mapToObj(view::combatant).toList();
  }

  private static String names(List<Combatant> all, Condition condition) {
    return String.join(
        ", ", all.stream().filter(it -> it.has(condition)).map(Combatant::name).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ana starts prone                     | Ana
          Ana, Bento start prone               | Ana, Bento
          Ana and Rex start prone              | Ana, Rex
          heroes start prone                   | Ana, Bento
          opponents start prone                | Rex, Foe 1, Foe 2
          Foe starts prone                     | Rex, Foe 1, Foe 2
          each Foe starts prone                | Rex, Foe 1, Foe 2
          Rex starts prone                     | Rex
          everyone starts prone                | Ana, Bento, Rex, Foe 1, Foe 2
          Ana starts exposed, prone            | Ana
          """)
  void aConditionIsThatOfAllWhoAreMeant(String starts, String expected) {
    // "everyone" needs a quantifier before it to be the doer of a line.
    String line = starts.startsWith("everyone") ? "all " + starts : starts;
    assertEquals(expected, names(at(line), Condition.PRONE));
  }

  @Test
  @DisplayName("STA-04, STA-05: unprotected is no Protection, exhausted no Vigor")
  void layersMayBeGone() {
    Combatant ana = at("Ana starts unprotected, spent").get(0);
    assertEquals(List.of(0, 0, 10), List.of(ana.protection(), ana.vigor(), ana.life()));
  }

  @Test
  @DisplayName("LAY-06 LAY-08: values are held within what the rules allow")
  void valuesAreWithinBounds() {
    Combatant ana = at("Ana starts with 3 vigor, with 1 protection, with 8 life").get(0);
    assertEquals(List.of(3, 1, 8), List.of(ana.vigor(), ana.protection(), ana.life()));
    Combatant other = at("Ana starts with 4 life").get(0);
    assertEquals(List.of(4, 4), List.of(other.vigor(), other.life()), "LAY-07");
    Combatant much = at("Ana starts with 99 vigor, with 99 protection, with 99 life").get(0);
    assertEquals(List.of(10, 2, 10), List.of(much.vigor(), much.protection(), much.life()));
  }

  @Test
  @DisplayName("WND-01 WND-02 WND-03: wounds lower Life and have their class")
  void woundsAreOfTheirClasses() {
    Combatant ana = at("Ana starts wound 3 cutting, wound 4 bludgeoning").get(0);
    assertEquals(3, ana.life());
    assertEquals(1, ana.wounds(WoundClass.LIGHT));
    assertEquals(1, ana.wounds(WoundClass.MODERATE));
    assertEquals(1, at("Ana starts with wound 7 fire").get(0).wounds(WoundClass.GRAVE));
    assertEquals(1, at("Ana starts with 3 vigor, with wound 2").get(0).wounds(WoundClass.LIGHT));
  }

  private static String first(String elements) {
    return Told.of(SCRIPT.formatted(elements)).holders().get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          initiative Bento                             | Bento
          initiative Rex                               | Rex
          initiative opponents                         | Rex
          initiative strongest opponent                | Rex
          initiative weakest opponent                  | Foe 1
          initiative most wounded hero                 | Bento
          initiative strongest Foe                     | Rex
          ''                                           | Ana
          """)
  @DisplayName("INI-02: the encounter may say who begins")
  void theFirstHolderIsTheOneWhoIsNamed(String opening, String expected) {
    assertEquals(
        expected,
        first(
            opening
                + "\n Foe starts with 5 vigor\n Rex starts with 6 vigor\n Bento starts wound 1 cutting"));
  }

  @Test
  @DisplayName("INI-02 INI-03: a surprised side does not begin, unless everybody is surprised")
  void theSurprisedDoNotBegin() {
    assertEquals("Bento", first("Ana starts surprised"), "INI-02: an unsurprised hero");
    assertEquals("Rex", first("heroes start surprised"), "INI-03");
    assertEquals("Foe 1", first("heroes start surprised\n Rex starts surprised"));
    assertEquals("Rex", first("heroes start surprised\n opponents start surprised"));
  }

  @Test
  @DisplayName("STA-01: whoever is surprised at the start is so until he acts")
  void surpriseIsAState() {
    assertEquals("Ana, Bento", names(at("heroes start surprised"), Condition.SURPRISED));
    assertTrue(at("heroes start surprised").stream().noneMatch(it -> it.has(Condition.PRONE)));
  }
}
