package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;

/** K14: how far one sees, light in the hand, and what is beyond both; the rulebook has none. */
class DarknessTest {
  private static final String BEINGS =
      """
      item Lantern { lights 3 m }
      weapon Sling { damage 1d4 bludgeoning  ranged 60 m  tested with Fight[Sling] }
      ruleset Hampered { Beyond Sight = Negative Chance }
      ruleset Blithe { Beyond Sight = No Effect }
      tactics Idle { otherwise: wait }
      tactics Archer { if enemy in sight: attack nearest enemy in sight }
      tactics Anywhere { if enemy within reach: attack nearest enemy within reach }
      tactics Hider { if has Lantern: drop Lantern  otherwise: wait }
      character Ana { skills Fight[Sling] 2  wields Sling  style Archer }
      character Bea { skills Fight[Sling] 2  wields Sling  style Anywhere }
      creature Foe { skills Physique 2  style Idle }
      creature Bearer like Foe { carries Lantern in hand }
      creature Pocketed like Foe { carries Lantern in pocket }
      """;

  private static final String OPEN =
      "encounter Yard { heroes: %s  opponents: %s at 15 m from %1$s  initiative %1$s  %s"
          + "  ends after 1 turn with draw }";

  private static final String MAPPED =
      """
      encounter Yard {
        map {
      A.........F
        }
        legend { A = %s  F = %s }
        heroes: %1$s  opponents: %2$s  initiative %1$s  %s
        ends after 1 turn with draw
      }
      """; // 10 squares are 15 m

  /** One attack at 3 + 2 against 7, a miss; or none. */
  private static List<String> deeds(
      String scene, String hero, String foe, String more, int... rolls) {
    return Told.of(BEINGS + scene.formatted(hero, foe, more), rolls).deeds(hero);
  }

  @ParameterizedTest
  @ValueSource(strings = {OPEN, MAPPED})
  @DisplayName("TAC-11 whoever is lit is seen from afar, whoever is not is not")
  void lightShowsWhoStandsInIt(String scene) {
    assertEquals(List.of(), deeds(scene, "Ana", "Foe", "sight 9 m"));
    assertEquals(List.of("attack Bearer"), deeds(scene, "Ana", "Bearer", "sight 9 m", 3));
    assertEquals(List.of(), deeds(scene, "Ana", "Pocketed", "sight 9 m"), "only in hand it shines");
  }

  @Test
  void lightShowsThoseAroundWhoeverCarriesIt() {
    String near = "sight 3 m  side Friends ally of opponents: Bearer at 3 m from Foe";
    assertEquals(List.of("attack Foe"), deeds(OPEN, "Ana", "Foe", near, 3));
    String far = "sight 3 m  side Friends ally of opponents: Bearer at 6 m from Foe";
    assertFalse(deeds(OPEN, "Ana", "Foe", far, 3).contains("attack Foe"));
  }

  @Test
  void whoeverLetsItGoStandsInTheDark() {
    String scene =
        "tactics Drops { if has Lantern: drop Lantern }\n"
            + "creature Careful like Bearer { style Drops }\n"
            + OPEN.replace("after 1 turn", "after 2 turns")
                .replace("initiative %1$s", "initiative %2$s");
    assertEquals(List.of(), deeds(scene, "Ana", "Careful", "sight 9 m"));
  }

  @ParameterizedTest
  @ValueSource(strings = {OPEN, MAPPED})
  void sightMayChange(String scene) {
    assertEquals(List.of(), deeds(scene, "Ana", "Foe", "on turn 1: sight 9 m"));
    String brighter = "sight 9 m  on turn 1: sight 15 m";
    assertEquals(List.of("attack Foe"), deeds(scene, "Ana", "Foe", brighter, 3));
  }

  @Test
  void theNextRunBeginsAsDarkAsThisOne() {
    Told told =
        Told.of(BEINGS + OPEN.formatted("Ana", "Foe", "sight 9 m  on turn 1: sight 15 m"), 3);
    Told again = Told.of(told.play().plan(), 3);
    assertEquals(10, again.all(Event.SightChanged.class).get(0).squares());
  }

  @Test
  @DisplayName("BASE-05 where the ruleset says so, what is beyond sight is only harder to hit")
  void beyondSightMayBeANegativeChance() {
    // Two dice, the lower counts: 3 + 2 against 7 misses.
    String hampered = "rules Hampered  sight 9 m";
    Told told = Told.of(BEINGS + OPEN.formatted("Bea", "Foe", hampered), 3, 11);
    Event.Attacked attacked = told.all(Event.Attacked.class).get(0);
    assertEquals(List.of(Rule.TAC_11), attacked.chances().stream().map(it -> it.source()).toList());
    assertEquals(List.of("attack Bearer"), deeds(OPEN, "Bea", "Bearer", hampered, 3));
  }

  @Test
  void withoutSightTheParameterDoesNothing() {
    assertEquals(List.of("attack Foe"), deeds(OPEN, "Bea", "Foe", "rules Hampered", 3));
    assertEquals(List.of("attack Foe"), deeds(OPEN, "Ana", "Foe", "rules Blithe  sight 3 m", 3));
  }

  @Test
  void theSameInPortuguese() {
    Told told =
        Told.of(
            """
            item Lanterna { ilumina 3 m }
            arma Funda { dano 1d4 contundente  à distância 60 m  testada com Lutar[Funda] }
            tática Parada { senão: aguardar }
            tática Arqueira { se inimigo à vista: atacar inimigo mais próximo à vista }
            personagem Ana { perícias Lutar[Funda] 2  empunha Funda  estilo Arqueira }
            criatura Vigia { perícias Físico 2  leva Lanterna na mão  estilo Parada }
            criatura Vulto { perícias Físico 2  estilo Parada }
            encontro Pátio {
              heróis: Ana
              oponentes: Vulto a 12 m de Ana, Vigia a 21 m de Ana
              iniciativa Ana
              visibilidade 6 m
              no turno 2: visibilidade 3 m
              termina depois de 1 turno com empate
            }
            """,
            3);
    assertEquals(List.of("attack Vigia"), told.deeds("Ana"));
  }
}
