package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.rpg.encounter.rules.combat.Road.ana;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;

/** What a session's start gives back (EXH-16 to EXH-18). */
class SessionsTest {
  private Ruleset ruleset = Ruleset.standard();

  private Road withXp(int perseverance, int xp) {
    Member ana = Member.of(Sheet.pc("Ana").xp(xp).build()).perseverance(perseverance);
    return Road.of(ruleset, ana).begin();
  }

  @Test
  @DisplayName("EXH-17 1d6 points for each, up to the maximum")
  void oneDieForEach() {
    Road road = Road.of(ruleset, ana(1), Member.of(Sheet.pc("Bento").build()).perseverance(4));
    road.begin().rolling(3, 5).journey().newSession();
    assertEquals(4, road.perseverance(0));
    assertEquals(6, road.perseverance(1));
    assertEquals(
        new Event.SessionStarted(2, List.of(Rule.EXH_17)), road.only(Event.SessionStarted.class));
    assertEquals(
        new Event.PerseveranceChanged(0, 3, 4, List.of(Rule.EXH_17)),
        road.all(Event.PerseveranceChanged.class).get(0));
  }

  @Test
  @DisplayName("EXH-17 an ordinary faint goes on, and whoever has fainted regains points too")
  void anOrdinaryFaintGoesOn() {
    Road road = Road.of(ruleset, ana(3)).begin();
    road.rolling(8, 9).journey().spendPerseverance(0, 1);
    road.rolling(2).journey().newSession();
    assertEquals(4, road.perseverance(0));
    assertEquals(List.of(), road.all(Event.Woke.class));
  }

  @Test
  @DisplayName("EXH-17 the dead and whoever does not tire roll nothing")
  void whoRollsNothing() {
    Road road = Road.of(ruleset, ana(1), Member.of(Sheet.npc("Horse").build())).begin();
    road.master().kill(0);
    road.rolling().journey().newSession();
    assertEquals(1, road.perseverance(0));
  }

  @Test
  @DisplayName("EXH-18 then 1 XP buys 1 point")
  void oneXpBuysOnePoint() {
    Road road = withXp(1, 5).rolling(1);
    road.journey().newSession();
    road.journey().spendXp(0, 3);
    assertEquals(1 + 1 + 3, road.perseverance(0));
    assertEquals(2, road.combat().xp(0));
    assertEquals(new Event.XpSpent(0, 3, List.of(Rule.EXH_18)), road.only(Event.XpSpent.class));
  }

  @Test
  @DisplayName("EXH-18 no more than there is, nor than is missing")
  void noMoreThanThereIsNorThanIsMissing() {
    Road road = withXp(1, 2).rolling(1);
    road.journey().newSession();
    road.journey().spendXp(0, 9);
    assertEquals(4, road.perseverance(0));
    assertEquals(0, road.combat().xp(0));
    road = withXp(4, 9).rolling(1);
    road.journey().newSession();
    road.journey().spendXp(0, 9);
    assertEquals(6, road.perseverance(0));
    assertEquals(8, road.combat().xp(0));
  }

  @Test
  @DisplayName("EXH-18 only at a session's start: not before it, nor once time has passed")
  void onlyAtASessionsStart() {
    Road road = withXp(3, 5);
    road.journey().spendXp(0, 1);
    assertEquals(
        new Event.XpRefused(0, 1, false, List.of(Rule.EXH_18)), road.only(Event.XpRefused.class));
    road.rolling(1).journey().newSession();
    road.hours(1);
    road.journey().spendXp(0, 1);
    assertEquals(5, road.combat().xp(0));
    assertEquals(4, road.perseverance(0));
    assertEquals(2, road.all(Event.XpRefused.class).size());
  }

  @Test
  @DisplayName("EXH-18 a limit for each session can be set")
  void aLimitCanBeSet() {
    ruleset = ruleset.with(Parameter.XP_LIMIT, 2);
    Road road = withXp(1, 9).rolling(1);
    road.journey().newSession();
    road.journey().spendXp(0, 1);
    road.journey().spendXp(0, 5);
    assertEquals(1 + 1 + 2, road.perseverance(0));
    road.rolling(1).journey().newSession();
    road.journey().spendXp(0, 1);
    assertEquals(6, road.perseverance(0));
  }

  @Test
  @DisplayName("EXH-18 XP is gained and lost, never below 0")
  void xpIsGainedAndLost() {
    Road road = withXp(6, 1);
    road.journey().addXp(0, 3);
    assertEquals(4, road.combat().xp(0));
    road.journey().addXp(0, -9);
    assertEquals(0, road.combat().xp(0));
    assertFalse(road.journey().isFainted(0));
  }
}
