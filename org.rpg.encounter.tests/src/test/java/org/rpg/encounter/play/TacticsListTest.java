package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ACT-01: tactics are a list of priorities over a major action, a minor one and a movement. */
class TacticsListTest {

  /** What Ana does first, by these lines, 15 m from the only enemy unless another place is said. */
  private static Told first(String lines, String place, String starts, int... rolls) {
    return Told.of(
        """
        tactics Idle { otherwise: wait }
        tactics Base { otherwise: shout "base"  otherwise: approach nearest enemy }
        tactics Mine %s
        character Ana {
          skills Physique 2, Fight[Sword] 2, Fight[Bow] 2
          wields Sword  carries Bow, Dagger
          style Mine
        }
        creature Foe { skills Physique 0  style Idle }
        encounter Yard {
          place Gate at 15 m from Ana
          place Rock at 3 m from Ana
          heroes: Ana
          opponents: Foe named Rex %s
          initiative Ana
          %s
          ends when turn >= 1 with draw
        }
        """
            .formatted(lines, place, starts),
        rolls);
  }

  private static List<String> deeds(String lines) {
    return first(lines, "at Gate", "").deeds("Ana");
  }

  @Test
  @DisplayName("ACT-01: one line for each slot is done, the first first")
  void otherwiseLinesServeTheThreeSlots() {
    // 15 m are 10 squares; the sword reaches 1 and 9 m are 6: Ana walks 6 and reaches nobody.
    assertEquals(
        List.of("shout", "move 6"),
        deeds(
            """
            {
              otherwise: attack nearest enemy
              otherwise: shout "to me"
              otherwise: approach nearest enemy
              otherwise: shout "again"
            }
            """));
  }

  @Test
  @DisplayName("ACT-01: after each thing done the list is read again from the top")
  void theListIsReadAgainFromTheTop() {
    // The attack is out of reach at first and comes as soon as the walk has brought Rex near.
    Told told =
        first(
            """
            {
              if enemy within reach: attack nearest enemy
              otherwise: approach nearest enemy
            }
            """,
            "at 9 m from Ana",
            "",
            11,
            1);
    assertEquals(List.of("move 5", "attack Rex"), told.deeds("Ana"));
  }

  @Test
  void theFirstLineThatHoldsIsDone() {
    assertEquals(
        List.of("shout", "move 2"),
        deeds(
            """
            {
              if vigor < 3: withdraw from nearest enemy
              if vigor = 10: shout "fresh"
              if vigor = 10: move to Rock
              otherwise: approach nearest enemy
            }
            """));
  }

  @Test
  void aLineThatCannotBeDoneFallsThrough() {
    assertEquals(
        List.of("shout"),
        deeds(
            """
            {
              otherwise: stand up
              otherwise: attack nearest enemy
              otherwise: attack nearest enemy with Mace
              otherwise: equip Mace
              otherwise: equip Sword
              otherwise: stow Bow
              otherwise: pick up Sword
              otherwise: approach nearest ally
              otherwise: attack Ana
              otherwise: shout "at last"
            }
            """));
  }

  @Test
  @DisplayName("ACT-15: standing up takes the whole movement")
  void whoeverStandsUpDoesNotWalk() {
    Told told =
        first("{ if prone: stand up  otherwise: approach nearest enemy }", "", "Ana starts prone");
    assertEquals(List.of("stand up"), told.deeds("Ana"));
  }

  @Test
  void whoeverWaitsDoesNothingMore() {
    assertEquals(
        List.of("shout"),
        deeds(
            "{ if turn = 1: shout \"first\"  otherwise: wait  otherwise: approach nearest enemy }"));
  }

  @Test
  void linesOfTheBaseComeAfterOnesOwn() {
    assertEquals(List.of("move 2", "shout"), deeds("like Base { otherwise: move to Rock }"));
  }

  @Test
  @DisplayName("ACT-08: only a weapon in hand can be used, and taking it in hand is a minor action")
  void aWeaponIsTakenInHandFirst() {
    // A bow needs both hands: the sword is stowed, and no minor action is left for the bow.
    assertEquals(
        List.of("stow"),
        deeds(
            "{ if has Bow: attack nearest enemy with Bow  otherwise: equip Bow  otherwise: stow Sword }"));
    assertEquals(
        List.of("equip"),
        deeds("{ otherwise: attack nearest enemy with Bow  otherwise: equip Dagger }"));
  }

  @Test
  @DisplayName("ACT-09: what is dropped lies there and can be picked up again")
  void aWeaponIsDropped() {
    Told told = first("{ otherwise: drop Sword }", "", "");
    assertEquals(List.of("drop"), told.deeds("Ana"));
    assertFalse(told.combatant("Ana").inHand(0));
    assertTrue(told.combatant("Ana").isOnGround(0));
    // One minor action: it cannot be picked up at once.
    assertEquals(
        List.of("drop"), deeds("{ if has Sword: drop Sword  if has no Sword: pick up Sword }"));
  }

  @Test
  @DisplayName("ACT-16: an action in mid-movement lets the movement go on, any other ends it")
  void anActionInMidMovementLetsTheMovementGoOn() {
    String walk =
        """
        {
          if enemy within reach: attack nearest enemy%s
          if distance to Rock > 0 m and not distance to Rex <= 1.5 m: move to Rock
          if distance to Rex <= 1.5 m: withdraw from Rex
        }
        """;
    // Ana walks 2 squares to the rock, next to Rex, strikes, and has 4 of her 6 squares left.
    assertEquals(
        List.of("move 2", "attack Rex", "move 4"),
        first(walk.formatted(" in mid-movement"), "at 4.5 m from Ana", "", 11, 1).deeds("Ana"));
    assertEquals(
        List.of("move 2", "attack Rex"),
        first(walk.formatted(""), "at 4.5 m from Ana", "", 11, 1).deeds("Ana"));
  }

  @Test
  void aDistanceIsKept() {
    Told told = first("{ otherwise: keep distance 12 m }", "at 6 m from Ana", "");
    assertEquals(12, told.metres("Ana", "Rex"));
    assertEquals(List.of("move 4"), told.deeds("Ana"));
  }

  @Test
  void aPlaceIsWalkedTo() {
    Told told = first("{ otherwise: move to Gate }", "at 30 m from Ana", "");
    assertEquals(List.of("move 6"), told.deeds("Ana"));
    assertEquals(21, told.metres("Ana", "Rex"));
  }

  @Test
  void anEnemyIsWithdrawnFrom() {
    Told told = first("{ otherwise: withdraw from nearest enemy }", "at 3 m from Ana", "");
    assertEquals(12, told.metres("Ana", "Rex"));
  }
}
