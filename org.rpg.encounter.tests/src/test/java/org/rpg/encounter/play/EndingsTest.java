package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What ends are called, who has won, and what expectations make of it. */
class EndingsTest {

  /** Everybody waits; the fight ends after one activation with this, among these sides. */
  private static Told ended(String outcome, String sides, String... expected) {
    StringBuilder script =
        new StringBuilder(
            """
            tactics Idle { otherwise: wait }
            creature Stone { style Idle }
            encounter Yard {
              heroes: Stone named Left
              opponents: Stone named Right
            """);
    script.append(sides).append("\n ends when turn >= 1 ").append(outcome).append("\n");
    for (String each : expected) {
      script.append(" expect ").append(each).append(" >= 50%\n");
    }
    return Told.of(script.append("}").toString());
  }

  private static boolean holds(String claim, String outcome, String sides) {
    Told told = ended(outcome, sides, claim);
    return told.play()
        .plan()
        .expectations()
        .get(0)
        .claim()
        .holds(told.play().view(), told.play().ending());
  }

  private static boolean holds(String claim, String outcome) {
    return holds(claim, outcome, "");
  }

  @Test
  void anEndIsCalledByItsNameOrWhatItIs() {
    assertEquals("Rout", ended("with victory of heroes -> Rout", "").play().endingName());
    assertEquals("victory of heroes", ended("with victory of heroes", "").play().endingName());
    assertEquals("victory of heroes", ended("with victory", "").play().endingName());
    assertEquals("defeat of heroes", ended("with defeat", "").play().endingName());
    assertEquals("draw", ended("with draw", "").play().endingName());
    assertEquals("Rout", ended("-> Rout", "").play().endingName());
    assertEquals("end", ended("", "").play().endingName());
    assertEquals(
        "victory of Bandits",
        ended("with victory of Bandits", "side Bandits: Stone").play().endingName());
  }

  @Test
  void aVictoryIsOneOfTheSideAndTheOthersDefeat() {
    for (String named : List.of("", " -> Rout")) {
      assertTrue(holds("victory of heroes", "with victory of heroes" + named));
      assertTrue(holds("victory", "with victory of heroes" + named));
      assertTrue(holds("defeat of opponents", "with victory of heroes" + named));
      assertFalse(holds("victory of opponents", "with victory of heroes" + named));
      assertFalse(holds("defeat of heroes", "with victory of heroes" + named));
      assertFalse(holds("draw", "with victory of heroes" + named));
    }
  }

  @Test
  void aDefeatIsTheOnlyOpponentsVictory() {
    assertTrue(holds("defeat of heroes", "with defeat of heroes"));
    assertTrue(holds("defeat", "with defeat of heroes"));
    assertTrue(holds("victory of opponents", "with defeat of heroes"));
    assertFalse(holds("victory of heroes", "with defeat of heroes"));
  }

  @Test
  void aDefeatOfOneOfThreeIsNobodysVictory() {
    String third = "side Bandits: Stone";
    assertTrue(holds("defeat of heroes", "with defeat of heroes", third));
    assertFalse(holds("victory of opponents", "with defeat of heroes", third));
    assertFalse(holds("victory of Bandits", "with defeat of heroes", third));
    assertFalse(holds("defeat of Bandits", "with defeat of heroes", third));
  }

  @Test
  void aVictoryAmongThreeIsADefeatOfBothOthers() {
    String third = "side Bandits: Stone";
    assertTrue(holds("defeat of opponents", "with victory of heroes", third));
    assertTrue(holds("defeat of Bandits", "with victory of heroes", third));
    assertTrue(holds("victory of Bandits", "with victory of Bandits", third));
  }

  @Test
  void alliesWinAndLoseTogether() {
    String watch = "side Watch ally of heroes: Stone";
    assertTrue(holds("victory of Watch", "with victory of heroes", watch));
    assertTrue(holds("victory of heroes", "with victory of Watch", watch));
    assertTrue(holds("defeat of opponents", "with victory of Watch", watch));
    assertTrue(holds("defeat of Watch", "with defeat of heroes", watch));
    assertTrue(holds("victory of opponents", "with defeat of Watch", watch));
  }

  @Test
  void aNeutralSideNeitherWinsNorLoses() {
    String folk = "side Folk neutral: Stone";
    assertFalse(holds("defeat of Folk", "with victory of heroes", folk));
    assertFalse(holds("victory of Folk", "with victory of heroes", folk));
    assertTrue(holds("victory of opponents", "with defeat of heroes", folk));
  }

  @Test
  void aNamedDrawIsADraw() {
    assertTrue(holds("draw", "with draw"));
    assertTrue(holds("draw", "with draw -> Dawn"));
    assertTrue(holds("Dawn", "with draw -> Dawn"));
    assertFalse(holds("victory of heroes", "with draw -> Dawn"));
  }

  @Test
  void oneNameMayStandForSeveralEnds() {
    // The name is the same; who has won is said by the end that came.
    String script =
        """
        tactics Idle { otherwise: wait }
        creature Stone { style Idle }
        encounter Yard {
          heroes: Stone named Left
          opponents: Stone named Right
          ends when turn >= %d with victory of heroes -> Over
          ends when turn >= 2 with defeat of heroes -> Over
          expect Over >= 50%%
          expect victory of heroes >= 50%%
          expect defeat of heroes >= 50%%
        }
        """;
    assertEquals(List.of(true, true, false), claims(Told.of(script.formatted(1))));
    assertEquals(List.of(true, false, true), claims(Told.of(script.formatted(9))));
  }

  static List<Boolean> claims(Told told) {
    Play play = told.play();
    return play.plan().expectations().stream()
        .map(it -> it.claim().holds(play.view(), play.ending()))
        .toList();
  }

  @Test
  void thePortugueseNamesAgreeWithTheirSides() {
    String script =
        """
        tática Parada { senão: aguardar }
        criatura Pedra { estilo Parada }
        encontro Pátio {
          heróis: Pedra chamada Um
          oponentes: Pedra chamada Dois
          lado Bando: Pedra chamada Três
          termina quando turno >= 1 com vitória %s
        }
        """;
    assertEquals("vitória dos heróis", Told.of(script.formatted("dos heróis")).play().endingName());
    assertEquals("vitória de Bando", Told.of(script.formatted("de Bando")).play().endingName());
  }
}
