package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.Fate;

/** Events in beings' bodies, each for every one of the kind; how everyone starts; deeds told. */
class BeingEventsTest {
  private static final String BEINGS =
      """
      skill Nerve
      weapon Scythe { size small  damage 40 cutting  melee 1.5 m }
      tactics Idle { otherwise: wait }
      tactics Reap { otherwise: attack nearest enemy with Scythe }
      character Ana { skills Physique 2, Fight[Scythe] 9  wields Scythe  style Reap }
      character Bento { skills Physique 2  wears Jerkin  style Idle }
      creature Goblin {
        size small  skills Nerve 2  style Idle
        when any ally dies: test Nerve by Goblin against 8 { failure: tester flees }
      }
      creature Shaman { style Idle
        every turn of Shaman at most 2 times: arrive Skeleton
        when Shaman dies: each Skeleton dies
      }
      creature Skeleton { style Idle }
      """;

  private static Told told(String elements, int... rolls) {
    return Told.of(
        BEINGS + "encounter Yard {\n heroes: Ana, Bento\n initiative Ana\n " + elements + "\n}",
        rolls);
  }

  @Test
  void eachOfAKindLosesHisNerveByHimself() {
    Told told =
        told(
            "opponents: Goblin named Rex at 1.5 m from Ana, 2 Goblins\n"
                + "ends after 1 turn with draw",
            11,
            1,
            6,
            5); // Ana kills Rex with TAC-23; then 6 + 2 holds, 5 + 2 does not
    assertEquals(Fate.DEAD, told.combatant("Rex").fate());
    assertEquals(Fate.IN_COMBAT, told.combatant("Goblin 1").fate());
    assertEquals(Fate.FLED, told.combatant("Goblin 2").fate());
  }

  @Test
  void aSummonerCallsAsLongAsItLives() {
    Told told =
        told(
            "opponents: Shaman named Vex at 30 m from Ana\n Ana starts prone\n"
                + "on turn 6: Vex dies\n ends after 7 turns with draw");
    assertEquals(2, told.all(Event.Arrived.class).size());
    assertEquals(1, told.combatant("Skeleton 1").side());
    assertEquals(Fate.DEAD, told.combatant("Skeleton 1").fate());
    assertEquals(Fate.DEAD, told.combatant("Skeleton 2").fate());
  }

  @Test
  void beingAttackedIsAnEventEachTime() {
    Told told =
        told(
            "opponents: Goblin named Rex at 1.5 m from Ana\n"
                + "when Rex is attacked: Rex joins heroes\n ends after 1 turn with draw",
            1,
            1);
    assertEquals(0, told.combatant("Rex").side());
  }

  @Test
  void theFightIsSettledByFlightAndNamedWays() {
    Told told =
        told(
            "place Gate at 9 m from Ana\n opponents: Goblin named Rex at 30 m from Ana\n"
                + "on turn 2: Rex leaves by Gate\n ends when Rex leaves by Gate -> Away");
    assertEquals("Away", told.play().endingName());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hidden", "asleep", "restrained", "shaken", "helpless", "unaware"})
  void everyoneMayStartInACondition(String word) {
    Told told =
        told(
            "opponents: Goblin named Rex at 30 m from Ana, Goblin named Max\n"
                + "Rex starts "
                + word
                + "\n"
                + "ends when turn >= 1 and Rex is "
                + word
                + " -> Yes\n ends after 1 turn with draw");
    assertEquals("Yes", told.play().endingName());
  }

  @Test
  @DisplayName("MAN-09, SIT-15, LAY-02: held, in flames, without armour, tied up from the start")
  void everyoneMayStartInTrouble() {
    Told told =
        told(
            "opponents: Goblin named Rex at 1.5 m from Bento, Goblin named Max at 30 m from Ana\n"
                + "Bento starts grappled by Rex, without armour\n Max starts captured\n"
                + "Ana starts prone\n before: Ana becomes asleep\n ends after 1 turn with draw");
    assertTrue(told.combatant("Bento").has(Condition.GRAPPLED));
    assertEquals(0, told.combatant("Bento").protection());
    assertTrue(told.combatant("Max").has(Condition.BOUND));
    assertFalse(told.combatant("Max").isAble());
  }

  @Test
  @DisplayName("WND-07, TRT-03: a wound at the start keeps its class, or has been treated")
  void woundsAtTheStart() {
    Told told =
        told(
            "opponents: Goblin named Rex at 30 m from Ana\n"
                + "Bento starts with wound 6 cutting always light\n ends when turn >= 1 with draw");
    assertEquals(1, told.combatant("Bento").wounds(org.rpg.encounter.rules.body.WoundClass.LIGHT));
  }

  @Test
  @DisplayName("TAC-10: partial cover hides in part, not from sight")
  void coverIsSeen() {
    Told told =
        told(
            "opponents: Goblin named Rex at 30 m from Ana with partial cover\n"
                + "ends when turn >= 1 and Rex is behind cover -> Yes\n ends after 1 turn with draw");
    assertEquals("Yes", told.play().endingName());
  }
}
