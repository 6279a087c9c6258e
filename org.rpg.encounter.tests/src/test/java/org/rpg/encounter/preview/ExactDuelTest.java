package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.preview.ExactDuel.Duellist;

/** The sampled forecast agrees with the exact solution of small fights. */
class ExactDuelTest {
  private static final int RUNS = 40_000;

  /**
   * A z of 4 is passed by one correct forecast in 16,000; with a dozen duels and a fixed seed the
   * test stays as it is.
   */
  private static final double Z = 4;

  static Stream<Arguments> duels() {
    return Stream.of(
        duel("equals with knives", npc(2, 1, 1, 0, 4), npc(2, 1, 1, 0, 4)),
        duel("skill against strength", npc(4, 3, 0, 0, 6), npc(2, 0, 4, 0, 8)),
        duel("armour against none", npc(2, 1, 2, 7, 8), npc(2, 1, 2, 0, 8)),
        duel("heavy weapon", heavy(2, 1, 3, 2, 10), npc(3, 2, 1, 2, 6)),
        duel("a bonus on the die", bonus(2, 1, 1, 0, 4, 2), npc(2, 1, 1, 0, 8)),
        duel("Physique -1 in a heavy weapon", heavy(3, 2, -1, 0, 4), npc(3, 2, 0, 0, 4)),
        duel("a poor dodge is not used", npc(2, -1, 2, 0, 6), npc(2, 0, 2, 0, 6)),
        duel("hard to hit", npc(0, 6, 1, 0, 6), npc(1, 6, 1, 0, 6)),
        duel("wounds that hinder", npc(3, 2, 5, 0, 2), npc(3, 2, 5, 0, 2)),
        duel("a hero who takes Destiny", destiny(3, 2, 2, 2, 8), npc(3, 2, 2, 2, 8)),
        duel("much armour, small knives", npc(2, 1, 1, 18, 4), npc(4, 1, 1, 12, 4)),
        duel("one blow kills", heavy(5, 0, 8, 0, 12), npc(5, 0, -1, 0, 12)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("duels")
  @DisplayName(
      "ATK-01 DEF-02 LAY-10 LAY-11 LAY-12 INI-05 INI-07 TAC-03: sampling agrees with the exact answer")
  void theForecastAgreesWithTheExactAnswer(String name, Duellist first, Duellist second)
      throws InterruptedException {
    double exact = new ExactDuel(first, second).firstWinsHoldingFirst();
    Forecast forecast =
        Preview.of(Plans.of(script(first, second)), new PreviewOptions(RUNS, 7, 2), Progress.NONE);
    double seen =
        forecast.outcomes().stream()
            .filter(it -> it.name().equals("victory of heroes"))
            .findFirst()
            .orElseThrow()
            .share()
            .probability();
    double error = Math.sqrt(exact * (1 - exact) / RUNS);
    assertEquals(exact, seen, Z * error + 1e-4, name);
  }

  @Test
  @DisplayName("LAY-08: two who can only miss on 1 and kill with each blow alternate by the die")
  void aDuelOfOneBlowsIsSolvedByHand() {
    // Both hit on 2 to 12 (5 + 2 >= 7) and kill: 6 Life and as much Vigor are gone with one blow.
    // The holder wins with 11/12; on a 1 (odd) the initiative is lost. x = 11/12 + 1/12 (1 - x).
    Duellist killer = new Duellist(5, 0, 0, 0, 1, 19, false, false);
    assertEquals(12.0 / 13, new ExactDuel(killer, killer).firstWinsHoldingFirst(), 1e-12);
  }

  @Test
  void theExactAnswerIsAChance() {
    double chance = new ExactDuel(npc(2, 1, 1, 0, 4), npc(2, 1, 1, 0, 4)).firstWinsHoldingFirst();
    // Equals: to begin is an advantage, but no certainty.
    assertTrue(chance > 0.5 && chance < 1);
  }

  private static Arguments duel(String name, Duellist first, Duellist second) {
    return Arguments.of(name, first, second);
  }

  private static Duellist npc(int fight, int dodge, int physique, int protection, int die) {
    return new Duellist(fight, dodge, physique, protection, die, 0, false, false);
  }

  private static Duellist heavy(int fight, int dodge, int physique, int protection, int die) {
    return new Duellist(fight, dodge, physique, protection, die, 0, true, false);
  }

  private static Duellist bonus(
      int fight, int dodge, int physique, int protection, int die, int bonus) {
    return new Duellist(fight, dodge, physique, protection, die, bonus, false, false);
  }

  private static Duellist destiny(int fight, int dodge, int physique, int protection, int die) {
    return new Duellist(fight, dodge, physique, protection, die, 0, false, true);
  }

  private static String script(Duellist first, Duellist second) {
    return """
        skill Physique
        skill Dodge
        skill Fight by weapon
        tactics Plain { critical for %s  otherwise: attack nearest enemy }
        %s
        %s
        encounter Duel {
          place Ring
          heroes: First at Ring
          opponents: Second at 1.5 m from First
          initiative First
        }
        """
        .formatted(
            first.takesDestiny() ? "destiny" : "damage",
            being("First", first),
            being("Second", second));
  }

  private static String being(String name, Duellist it) {
    return """
        weapon %1$s Blade {
          size %2$s
          damage 1d%3$d+%4$d cutting
          melee 1.5 m
          tested with Fight[%1$s Blade]
        }
        %5$s %1$s {
          skills Physique %6$d, Dodge %7$d, Fight[%1$s Blade] %8$d
          protection %9$d
          wields %1$s Blade
          style Plain
        }
        """
        .formatted(
            name,
            it.addsPhysique() ? "medium" : "small",
            it.dieSides(),
            it.dieBonus(),
            it.takesDestiny() ? "character" : "creature",
            it.physique(),
            it.dodge(),
            it.fight(),
            it.protection());
  }
}
