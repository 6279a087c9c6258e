package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.play.Plans;

/** The numbers of the rulebook's creatures are ours; they are to grow with the danger. */
class DangerTest {
  private static final int RUNS = 1_500;

  /** An ordinary hero: quick, in mail, good with the sword. */
  private static final String DUEL =
      """
      character Hero {
        size medium  speed 9 m
        skills Physique 2, Dodge 3, Fight[Sword] 4
        wears Jerkin, Chain Mail  wields Sword  style Fighter
      }
      encounter Duel {
        heroes: Hero
        opponents: %s
        ends after 60 turns with draw
      }
      """;

  /** What a creature does to the hero: the damage he takes and how often he dies of it. */
  private record Danger(String creature, double damage, double death) {}

  private static Danger of(String creature) throws InterruptedException {
    Forecast forecast =
        Preview.of(
            Plans.of(DUEL.formatted(creature)), new PreviewOptions(RUNS, 1, 1), Progress.NONE);
    CharacterForecast hero =
        forecast.characters().stream().filter(CharacterForecast::hero).findFirst().orElseThrow();
    return new Danger(creature, hero.damageTaken(), hero.death().probability());
  }

  @Test
  void dangerGrowsFromTheRatToTheDragon() throws InterruptedException {
    List<Danger> ladder = new ArrayList<>();
    for (String creature : List.of("Rat", "Goblin", "Wolf", "Ogre", "Troll", "Dragon")) {
      ladder.add(of(creature));
    }
    for (int i = 1; i < ladder.size(); i++) {
      Danger lesser = ladder.get(i - 1);
      Danger greater = ladder.get(i);
      assertTrue(greater.damage() > lesser.damage() + 1, lesser + " < " + greater);
      assertTrue(greater.death() >= lesser.death(), lesser + " < " + greater);
    }
    assertTrue(ladder.get(0).death() < 0.02, "one rat alone frightens nobody");
    assertTrue(ladder.get(ladder.size() - 1).death() > 0.9, "nobody meets a dragon alone");
  }
}
