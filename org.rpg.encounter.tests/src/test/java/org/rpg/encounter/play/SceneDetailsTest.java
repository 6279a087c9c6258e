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
import org.rpg.encounter.rules.combat.CombatView;

/** Squads, roles in a scene, and how far one sees in it. */
class SceneDetailsTest {
  private static final String ENGLISH =
      """
      tactics Idle { otherwise: wait }
      tactics Archer { if enemy within reach: attack nearest enemy within reach }
      weapon Sling { damage 1d4 bludgeoning  ranged 30 m  tested with Fight[Sling] }
      character Ana { skills Fight[Sling] 2  wields Sling  style Archer }
      creature Foe { skills Physique 2  style Idle }
      encounter Yard {
        %s
        initiative Ana
        ends after 1 turn with draw
      }
      """;

  private static List<String> names(String script) {
    CombatView view = new Play(Plans.of(script)).view();
    return IntStream.range(0, view.size()).mapToObj(it -> view.combatant(it).name()).toList();
  }

  @Test
  @DisplayName("K32 a squad is one of the roster")
  void aSquadIsOneOfTheRoster() {
    String scene = "heroes: Ana\n opponents: squad of 3 Foes, Foe, squad of 2 Foes named Watch";
    assertEquals(List.of("Ana", "Foe squad", "Foe", "Watch"), names(ENGLISH.formatted(scene)));
  }

  @Test
  @DisplayName("K32 several squads of a kind are told apart")
  void severalSquadsOfAKindAreNumbered() {
    String scene = "heroes: Ana\n opponents: squad of 3 Foes, squad of 2 Foes";
    assertEquals(List.of("Ana", "Foe squad 1", "Foe squad 2"), names(ENGLISH.formatted(scene)));
  }

  @Test
  @DisplayName("K32 while the ruleset has no squads, it is that many of its kind")
  void aSquadMayBePlayedAsThatManyOfItsKind() {
    String rules = "ruleset Single { Squads = Singly }\n";
    String scene = "rules Single\n heroes: Ana\n opponents: squad of 3 Foes";
    assertEquals(
        List.of("Ana", "Foe 1", "Foe 2", "Foe 3"), names(rules + ENGLISH.formatted(scene)));
  }

  @Test
  @DisplayName("K32 the roll is of how many it has, at the start and when it comes")
  void howManyAreInItMayBeRolled() {
    Told told =
        Told.of(
            ENGLISH.formatted(
                """
                heroes: Ana
                opponents: squad of 1d6 Foes at 45 m from Ana
                on turn 1: arrive squad of 2d4 Foes named Watch at 54 m from Ana for opponents
                """),
            5,
            3,
            1);
    assertEquals(5, told.combatant("Foe squad").membersLeft());
    assertEquals(4, told.combatant("Watch").membersLeft());
  }

  @Test
  @DisplayName("K32 each death of it is a death of its kind; numbers and losses count all of it")
  void eachDeathOfItIsADeathOfItsKind() {
    // Physique 2: 6 + 2 x 2 = 10 Life.
    Told told =
        Told.of(
            """
            tática Parada { senão: aguardar }
            personagem Ana { perícias Físico 2  estilo Parada }
            criatura Guarda { perícias Físico 2  estilo Parada }
            encontro Pátio {
              relógio Mortes 0
              heróis: Ana
              oponentes: bando de 4 Guardas
              iniciativa Ana
              no turno 1 dos heróis { Guarda sofre 10 diretos  Guarda sofre 12 diretos }
              sempre que Guarda morre: Mortes sobe 1
              quando perdas dos oponentes >= 50%: Mortes sobe 10
              quando número de Guardas <= 2: Mortes sobe 20
              termina quando Mortes = 31 -> Contados
              termina depois de 1 turno com empate
            }
            """);
    assertEquals("Contados", told.play().endingName());
    assertEquals(2, told.combatant("Bando de Guarda").membersLeft());
  }

  @Test
  void aRoleMeansWhoeverHasIt() {
    Told told =
        Told.of(
            """
            tática Parada { senão: aguardar }
            personagem Ana { perícias Físico 2  estilo Parada }
            personagem Bento { perícias Físico 2  estilo Parada }
            criatura Inimigo { perícias Físico 2  estilo Parada }
            encontro Pátio {
              heróis: Ana, Bento como Guia
              oponentes: Inimigo
              iniciativa Ana
              no turno 1 dos heróis: Guia fica caído
              termina depois de 1 turno com empate
            }
            """);
    assertTrue(told.combatant("Bento").has(Condition.PRONE));
    assertEquals(false, told.combatant("Ana").has(Condition.PRONE));
  }

  @ParameterizedTest
  @CsvSource({"9 m, 0", "15 m, 1", "18 m, 1"})
  @DisplayName("TAC-11: nobody is shot at from farther off than one sees in the scene")
  void nobodyShootsFartherThanHeSees(String sight, int attacks) {
    String scene =
        """
        map { A.........F }
        legend { A = Ana  F = Foe }
        heroes: Ana
        opponents: Foe
        sight %s
        """
            .formatted(sight)
            .replace("map { A.........F }", "map {\nA.........F\n}"); // 10 squares are 15 m
    int[] rolls = attacks == 0 ? new int[0] : new int[] {3}; // 3 + 2 against 7: a miss, and odd
    assertEquals(
        attacks,
        Told.of(ENGLISH.formatted(scene), rolls).deeds("Ana").stream()
            .filter("attack Foe"::equals)
            .count());
  }
}
