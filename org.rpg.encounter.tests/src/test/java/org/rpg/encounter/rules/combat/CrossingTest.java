package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Armour;

/**
 * A walks from square 0 of a corridor of 20; his speed is 12 squares. Four squares of difficult
 * ground, from 2 on, make a difficulty of 7 + 4 = 11. He has 6 Life and 6 Vigor.
 */
class CrossingTest {
  private static final int A = 0;

  private Ruleset ruleset = Ruleset.standard();
  private final GridField.Builder ground = GridField.of(20, 1);
  private final Sheet.Builder sheet = Sheet.pc("A").speed(12);
  private Condition state = null;
  private boolean tries = true;

  private void difficult(int from, int squares, Setback setback) {
    for (int column = from; column < from + squares; column++) {
      ground.terrain(column, 0, Terrain.named("Ground").setback(setback));
    }
  }

  private Fight walk(int to, int... rolls) {
    Conduct walks = does(turn -> turn.moveTo(Squares.at(to, 0)));
    Conduct conduct =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return walks.act(turn);
          }

          @Override
          public boolean attemptsCrossing(CombatView view, int self, Setback setback, int squares) {
            return tries;
          }
        };
    Member a = Member.of(sheet.build()).conduct(conduct).at(Squares.at(0, 0));
    if (state != null) {
      a.starts(state);
    }
    Battle battle =
        Fight.under(ruleset)
            .field(ground.build())
            .side("H", a)
            .side("O", npc("C").at(Squares.at(19, 0)))
            .referee(Scene.until(1))
            .build();
    return Fight.of(battle, rolls);
  }

  private static int column(Fight fight) {
    return Squares.column(fight.combat().square(A));
  }

  @Nested
  @DisplayName("SIT-01, SIT-02 the test")
  class Trial {
    @Test
    void sevenPlusOneForEachSquareThatHeIsGoingToCross() {
      difficult(2, 4, Setback.SLIPPERY);
      Fight fight = walk(8, 11);
      assertEquals(7 + 4, fight.only(Event.Tested.class).test().difficulty());
      assertEquals(8, column(fight)); // SIT-02
      assertFalse(fight.who(A).has(Condition.PRONE));
      assertTrue(fight.only(Event.Crossed.class).success());
    }

    @Test
    void onlyWhatThisMovementCrossesCounts() {
      difficult(2, 4, Setback.SLIPPERY);
      assertEquals(7 + 2, walk(3, 9).only(Event.Tested.class).test().difficulty());
    }

    @Test
    void athleticsOrAgilityWhicheverIsBetter() {
      difficult(2, 4, Setback.SLIPPERY);
      sheet.skill("Agility", 1).skill("Athletics", 3);
      assertEquals("Athletics", walk(8, 8).only(Event.Tested.class).skill());
      sheet.skill("Agility", 5);
      assertEquals("Agility", walk(8, 6).only(Event.Tested.class).skill());
    }

    @Test
    @DisplayName("SIT-01 one test for each continuous stretch")
    void twoStretchesAreTwoTests() {
      difficult(2, 2, Setback.SLIPPERY);
      difficult(6, 3, Setback.SLIPPERY);
      assertEquals(
          List.of(7 + 2, 7 + 3),
          walk(10, 9, 10).all(Event.Tested.class).stream()
              .map(it -> it.test().difficulty())
              .toList());
    }

    @Test
    @DisplayName("SIT-01, INI-08 it never decides about the initiative")
    void itsParityDoesNotCount() {
      difficult(2, 4, Setback.SLIPPERY);
      Fight fight = walk(8, 12);
      assertFalse(fight.combat().turn.keeps());
    }

    @Test
    @DisplayName("INT-53 not to try is to fail")
    void whoeverDoesNotTryFails() {
      difficult(2, 4, Setback.DANGEROUS);
      tries = false;
      Fight fight = walk(8);
      assertEquals(List.of(), fight.all(Event.Tested.class));
      assertEquals(6 - 4, fight.who(A).vigor());
    }

    @Test
    void plainGroundAsksForNothing() {
      assertEquals(List.of(), walk(8).all(Event.Tested.class));
    }
  }

  @Nested
  @DisplayName("SIT-03 to SIT-08 setbacks")
  class Setbacks {
    @Test
    @DisplayName("SIT-05, SIT-04 slippery: prone, half-way")
    void slippery() {
      difficult(2, 4, Setback.SLIPPERY);
      Fight fight = walk(8, 10);
      assertTrue(fight.who(A).has(Condition.PRONE));
      assertEquals(3, column(fight)); // the second of the four squares
    }

    @Test
    @DisplayName("SIT-06, SIT-04, CON-18 trapping: restrained, as hard to leave as to cross")
    void trapping() {
      difficult(2, 5, Setback.TRAPPING);
      Fight fight = walk(8, 10);
      assertTrue(fight.who(A).has(Condition.RESTRAINED));
      assertEquals(3, column(fight)); // 5 / 2 = 2, rounded down
      assertEquals(5, fight.who(A).restraint);
    }

    @Test
    @DisplayName("SIT-04 at least the first square")
    void ofASingleSquareHeGetsIntoIt() {
      difficult(2, 1, Setback.TRAPPING);
      assertEquals(2, column(walk(8, 7)));
    }

    @Test
    @DisplayName("SIT-07 dangerous: 1 for each square crossed, in one event of ordinary damage")
    void dangerous() {
      difficult(2, 4, Setback.DANGEROUS);
      sheet.wears(new Armour("Boots", 1));
      Fight fight = walk(8, 10);
      assertEquals(4, fight.only(Event.Harmed.class).amount());
      assertEquals(1, fight.only(Event.Harmed.class).toProtection());
      assertEquals(3, fight.who(A).vigor());
      assertEquals(8, column(fight)); // it does not stop
    }

    @Test
    @DisplayName("SIT-07 under the other reading it is direct damage")
    void dangerousMayBeDirect() {
      ruleset = ruleset.with(Parameter.DANGEROUS_DAMAGE, "Direct");
      difficult(2, 4, Setback.DANGEROUS);
      Fight fight = walk(8, 10);
      assertEquals(DamageKind.DIRECT, fight.only(Event.Harmed.class).kind());
      assertEquals(2, fight.who(A).life());
    }

    @Test
    @DisplayName("SIT-08, BASE-20 exhausting: 1 of fatigue for every two squares")
    void exhausting() {
      difficult(2, 5, Setback.EXHAUSTING);
      Fight fight = walk(8, 10);
      assertEquals(6 - 2, fight.who(A).vigor());
      assertEquals(8, column(fight));
      assertEquals(DamageKind.FATIGUE, fight.only(Event.Harmed.class).kind());
    }

    @Test
    @DisplayName("SIT-08 a single square tires nobody")
    void oneSquareIsTooLittle() {
      difficult(2, 1, Setback.EXHAUSTING);
      assertEquals(6, walk(8, 7).who(A).vigor());
    }

    @Test
    @DisplayName("SIT-04 readings: where one is stopped")
    void whereOneIsStopped() {
      difficult(2, 4, Setback.SLIPPERY);
      ruleset = ruleset.with(Parameter.STOPPED_AT, "Start");
      assertEquals(2, column(walk(8, 10)));
      ruleset = ruleset.with(Parameter.STOPPED_AT, "End");
      assertEquals(5, column(walk(8, 10)));
    }

    @Test
    @DisplayName("SIT-04 readings: all setbacks stop")
    void allMayStop() {
      ruleset = ruleset.with(Parameter.STOPPING_SETBACKS, "All");
      difficult(2, 4, Setback.DANGEROUS);
      Fight fight = walk(8, 10);
      assertEquals(3, column(fight));
      assertEquals(6 - 2, fight.who(A).vigor()); // only what he crossed
    }

    @Test
    @DisplayName("SIT-04 readings: only trapping ground stops")
    void trappingAloneMayStop() {
      ruleset = ruleset.with(Parameter.STOPPING_SETBACKS, "Trapping");
      difficult(2, 4, Setback.SLIPPERY);
      Fight fight = walk(8, 10);
      assertEquals(8, column(fight));
      assertTrue(fight.who(A).has(Condition.PRONE));
      difficult(2, 4, Setback.TRAPPING);
      assertEquals(3, column(walk(8, 10)));
    }
  }

  @Nested
  @DisplayName("CON-19, INT-66 overloaded")
  class Overloaded {
    @Test
    @DisplayName("CON-19 every movement is like crossing exhausting ground")
    void everyMovementIsExhausting() {
      state = Condition.OVERLOADED;
      Fight fight = walk(5, 11);
      assertEquals(7 + 5, fight.only(Event.Tested.class).test().difficulty());
      assertEquals(6 - 2, fight.who(A).vigor());
      assertEquals(5, column(fight));
    }

    @Test
    void successCostsNothing() {
      state = Condition.OVERLOADED;
      assertEquals(6, walk(5, 12).who(A).vigor());
    }

    @Test
    @DisplayName("INT-66 one test by the metres; on failure both setbacks")
    void inDifficultGroundBothSetbacks() {
      state = Condition.OVERLOADED;
      difficult(2, 2, Setback.DANGEROUS);
      Fight fight = walk(5, 11);
      assertEquals(7 + 5, fight.only(Event.Tested.class).test().difficulty());
      assertEquals(6 - 2 - 2, fight.who(A).vigor()); // 2 of danger, 5 / 2 of fatigue
    }

    @Test
    @DisplayName("INT-66 exhausting ground counts once")
    void exhaustingGroundCountsOnce() {
      state = Condition.OVERLOADED;
      difficult(1, 4, Setback.EXHAUSTING);
      assertEquals(6 - 2, walk(5, 11).who(A).vigor());
    }

    @Test
    @DisplayName("INT-66, SIT-04 a setback that stops ends the movement")
    void aSetbackThatStopsStops() {
      state = Condition.OVERLOADED;
      difficult(2, 4, Setback.SLIPPERY);
      Fight fight = walk(8, 11);
      assertEquals(3, column(fight));
      assertEquals(6 - 1, fight.who(A).vigor()); // 3 squares really crossed
    }
  }

  @Test
  @DisplayName("INT-40 what is really covered counts as run-up, also after a failed test")
  void metresReallyCoveredCount() {
    difficult(2, 4, Setback.DANGEROUS);
    assertEquals(8, walk(8, 10).combat().movement.straight);
    difficult(2, 4, Setback.SLIPPERY);
    assertEquals(3, walk(8, 10).combat().movement.straight);
  }

  @Test
  @DisplayName("SIT-07, INT-13 whoever dies on the way stays there no more")
  void difficultGroundMayKill() {
    ruleset = ruleset.with(Parameter.DANGEROUS_DAMAGE, "Direct");
    difficult(1, 8, Setback.DANGEROUS);
    Fight fight = walk(10, 10);
    assertEquals(Fate.DEAD, fight.who(A).fate());
  }

  @Test
  @DisplayName("SIT-01, SIT-08 the game master has somebody cross what is not on the field")
  void theGameMasterHasHimCross() {
    Member a = Member.of(sheet.build()).conduct(PlainConduct.IDLE);
    Scene scene =
        Scene.until(1)
            .after(1, it -> it.cross(A, Setback.EXHAUSTING, 6))
            .opening(it -> it.cross(A, Setback.TRAPPING, 2));
    Battle battle = Fight.under(ruleset).side("H", a).side("O", npc("C")).referee(scene).build();
    Fight fight = Fight.of(battle, 8, 12);
    assertTrue(fight.who(A).has(Condition.RESTRAINED)); // 8 of 9
    assertEquals(6, fight.who(A).vigor()); // 12 of 13, but a natural 12 (BASE-07)
  }
}
