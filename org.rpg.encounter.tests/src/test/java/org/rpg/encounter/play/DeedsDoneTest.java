package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.ActionKind;

/**
 * What was done to somebody as a condition, how many are gone, helpers, and coming at a distance.
 */
class DeedsDoneTest {
  private static final String BEINGS =
      """
      tactics Idle { otherwise: wait }
      tactics Fighter { if enemy within reach: attack nearest enemy within reach with Sword }
      tactics Waker { if asleep ally: wake asleep ally }
      character Ana { skills Physique 2, Fight[Sword] 2, Perception 0  wields Sword  style Fighter }
      character Bea { skills Perception 1  style Idle }
      character Cai { skills Perception 1  style Idle }
      creature Foe { skills Physique 2  style Idle }
      """;

  private static Told told(String elements, int... rolls) {
    return Told.of(
        BEINGS
            + """
            encounter Yard {
              heroes: Ana, Bea at 6 m from Ana, Cai at 9 m from Ana
              opponents: Foe at 1.5 m from Ana, Foe named Gus at 30 m from Ana
              initiative Ana
              clock Count 0
              %s
              ends after 1 turn with draw
            }
            """
                .formatted(elements),
        rolls);
  }

  @Test
  @DisplayName("K05 ATK-02, ATK-03 to be hit is more than to be attacked")
  void beingHitAndTakingDamageAreEvents() {
    String events =
        """
        whenever any Foe is attacked: Count rises 1
        whenever any Foe is hit: Count rises 10
        whenever any Foe takes damage: Count rises 100
        ends when Count = %d -> Counted
        """;
    // 5 + 2 against 7 hits, with 1 + 2 damage; 3 + 2 misses. Both dice are odd.
    assertEquals("Counted", told(events.formatted(111), 5, 1).play().endingName());
    assertEquals("Counted", told(events.formatted(1), 3).play().endingName());
  }

  @Test
  @DisplayName("K05 damage that nobody deals is damage too")
  void damageOfTheSceneIsDamage() {
    String events =
        "on turn 1: Foe takes 1 direct  when Foe takes damage: Count rises 1"
            + "  when any Foe is hit: Count rises 10  ends when Count = 1 -> Hurt";
    assertEquals("Hurt", told(events, 3).play().endingName());
  }

  @Test
  @DisplayName("K06 how many have fled, are dead, have yielded")
  void howManyAreGone() {
    String counts =
        "on turn 1 { Gus flees }  ends when number of fled opponents = 1 and number of opponents = 1"
            + " and number of dead opponents = 0 and number of fled Foes = 1 -> Gone";
    assertEquals("Gone", told(counts, 3).play().endingName());
  }

  @Test
  @DisplayName("K01 BASE-05 each helper is one positive chance")
  void severalHelp() {
    String test =
        "on turn 1 { test Perception by Ana helped by Bea, Cai against 12"
            + " { success: Foe becomes prone } }";
    // Three dice, the highest counts: 12.
    assertTrue(told(test, 3, 4, 12, 3, 2).combatant("Foe").has(Condition.PRONE));
    String one = test.replace("Bea, Cai", "Bea and Ana");
    // Nobody helps himself: two dice.
    assertFalse(told(one, 3, 4, 3).combatant("Foe").has(Condition.PRONE));
  }

  @Test
  @DisplayName("STA-03 whoever sleeps is woken by an ally next to him")
  void somebodyWakesAnother() {
    Told told =
        Told.of(
            BEINGS.replace(
                    "Cai { skills Perception 1  style Idle }",
                    "Cai { skills Perception 1  style Waker }")
                + """
                encounter Camp {
                  heroes: Ana at 15 m from Foe, Cai at 1.5 m from Ana
                  opponents: Foe
                  Ana starts asleep
                  initiative Cai
                  ends after 1 turn with draw
                }
                """);
    assertTrue(told.did("Cai", ActionKind.WAKE));
    assertFalse(told.combatant("Ana").has(Condition.ASLEEP));
  }

  @Test
  @DisplayName("Q22 whose fight it is: the part of the damage that his side has dealt")
  void shareOfTheDamage() {
    String claim = "ends when damage of Ana >= 100% and damage of Ana = 3 -> Hers";
    assertEquals("Hers", told(claim, 5, 1).play().endingName());
    String none = "ends when damage of Bea = 0 -> Nothing";
    assertEquals("Nothing", told(none, 5, 1).play().endingName());
  }

  @Test
  @DisplayName("K10 so far from where somebody is then")
  void whoeverComesAtADistanceComesFromWhereTheOtherIsThen() {
    Told told =
        Told.of(
            BEINGS
                + """
                tactics Away { otherwise: move to Hill }
                character Dan { speed 15 m  style Away }
                encounter Road {
                  place Hill at 60 m from Dan
                  heroes: Dan
                  opponents: Foe at 90 m from Dan
                  initiative Dan
                  on turn 2: arrive Foe named Late at 9 m from Dan
                  ends after 2 turns with draw
                }
                """);
    assertEquals(9.0, told.metres("Dan", "Late"));
  }
}
