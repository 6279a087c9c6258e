package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.dice.ScriptedDice;
import org.rpg.encounter.rules.field.Squares;

/** What a referee does to a combat. A 0 and B 1 are heroes, C 2 and D 3 opponents. */
class GameMasterTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int C = 2;
  private static final int D = 3;

  private Ruleset ruleset = Ruleset.standard();
  private final Member a = Fight.pc("A").at(Squares.at(0, 0));
  private final Member c = Fight.npc("C").at(Squares.at(5, 0));

  private Battle battle(Scene scene) {
    return Fight.under(ruleset)
        .side("H", a, Fight.pc("B").at(Squares.at(0, 3)))
        .side("O", c, Fight.npc("D").at(Squares.at(5, 3)))
        .opening(0)
        .referee(scene)
        .build();
  }

  private Fight fight(Scene scene, int... rolls) {
    return Fight.untold(battle(scene), rolls);
  }

  @Test
  @DisplayName("LAY-12 it kills outright")
  void itKills() {
    Fight fight = fight(Scene.until(2).after(1, it -> it.kill(C)));
    assertEquals(Fate.DEAD, fight.who(C).fate());
    assertEquals(1, fight.all(Event.Died.class).size());
    assertEquals(1, fight.combat().lost(1));
  }

  @Test
  @DisplayName("BASE-09 it gives and takes points of Destiny and Doom, down to none")
  void itGivesPoints() {
    Fight fight =
        fight(
            Scene.until(1)
                .after(
                    1,
                    it -> {
                      it.addPoints(A, false, 3);
                      it.addPoints(A, false, -1);
                      it.addPoints(B, true, 2);
                      it.addPoints(B, true, -5);
                    }));
    assertEquals(2, fight.who(A).destiny());
    assertEquals(0, fight.who(A).doom());
    assertEquals(0, fight.who(B).doom());
    List<Event.PointGained> told = fight.all(Event.PointGained.class);
    assertEquals(5, told.size());
    assertFalse(told.get(0).doom());
    assertEquals(List.of(Rule.BASE_07, Rule.BASE_09), told.get(0).rules());
    assertTrue(told.get(4).doom());
    assertEquals(List.of(Rule.BASE_08, Rule.BASE_09), told.get(4).rules());
  }

  @Test
  @DisplayName("BASE-01, BASE-06, BASE-07, BASE-08 it has skills tested")
  void itTests() {
    fight(
        Scene.until(1)
            .after(
                1,
                it -> {
                  assertTrue(it.test(A, "Climbing", 8, 0)); // 9
                  assertEquals(2, it.level());
                  assertFalse(it.isCritical());
                  assertFalse(it.isFumble());
                  assertTrue(it.test(A, "Climbing", 8, 0)); // 12
                  assertTrue(it.isCritical());
                  assertFalse(it.test(B, "Climbing", 8, 0)); // 1
                  assertTrue(it.isFumble());
                  assertFalse(it.test(B, "Climbing", 8, 1)); // 3 and 7
                  assertTrue(it.isHeard());
                }),
        9,
        12,
        1,
        3,
        7);
  }

  @Test
  @DisplayName("BASE-07, BASE-08, BASE-09 critical tests bring players points, others none")
  void criticalTestsBringPoints() {
    ruleset = ruleset.with(Parameter.DOOM, true);
    Scene scene =
        Scene.until(1)
            .after(
                1,
                it -> {
                  it.test(A, "Climbing", 8, 0);
                  it.test(A, "Climbing", 8, 0);
                  it.test(C, "Climbing", 8, 0);
                  it.test(C, "Climbing", 8, 0);
                  it.test(B, "Climbing", 8, 0);
                });
    Fight fight = fight(scene, 12, 1, 12, 1, 5);
    assertEquals(1, fight.who(A).destiny());
    assertEquals(1, fight.who(A).doom());
    assertEquals(0, fight.who(C).destiny() + fight.who(C).doom());
    assertEquals(0, fight.who(B).destiny() + fight.who(B).doom());
    assertEquals(2, fight.all(Event.PointGained.class).size());
    ruleset = ruleset.with(Parameter.DOOM, false).with(Parameter.DESTINY, false);
    assertEquals(List.of(), fight(scene, 12, 1, 12, 1, 5).all(Event.PointGained.class));
  }

  @Test
  @DisplayName("LAY-09, LAY-11 what weighs on a test is told with it")
  void whatWeighsIsTold() {
    ruleset = ruleset.with(Parameter.SPENT_EFFECT, "Negative Chance");
    a.vigor(0).life(1); // 5 of 6 lost: none yet
    c.life(0);
    Scene scene = Scene.until(1).after(1, it -> it.test(A, "Climbing", 8, 2));
    Event.Tested told = fight(scene, 9, 4).only(Event.Tested.class); // 2 - 1: one more die
    assertEquals(List.of(new Chance(Rule.BASE_01, 2), new Chance(Rule.LAY_09, -1)), told.chances());
    assertEquals(9, told.test().total());
  }

  @Test
  @DisplayName("MAN-07, MAN-09 whom it has held stands beside his holder; nobody holds himself")
  void itSeizes() {
    Fight fight =
        fight(
            Scene.until(1)
                .after(
                    1,
                    it -> {
                      it.seize(C, A);
                      it.seize(B, B);
                      it.kill(D);
                      it.seize(D, B);
                    }));
    assertTrue(fight.who(A).has(Condition.GRAPPLED));
    assertTrue(fight.who(C).has(Condition.GRAPPLING));
    assertEquals(1, fight.combat().distance(A, C));
    assertFalse(fight.who(B).has(Condition.GRAPPLING));
    assertFalse(fight.who(B).has(Condition.GRAPPLED));
  }

  @Test
  @DisplayName("INI-07 whoever changes sides counts with the other one, until the next run")
  void itLetsJoin() {
    Combat combat =
        new Combat(
            battle(Scene.until(3).after(1, it -> it.join(C, 0)).after(2, it -> it.join(A, 0))));
    List<Event> told = new java.util.ArrayList<>();
    combat.run(ScriptedDice.rolls(), told::add);
    assertEquals(1, told.stream().filter(Event.SideChanged.class::isInstance).count());
    assertEquals(0, combat.combatant(C).side());
    assertEquals(3, combat.members(0));
    assertEquals(1, combat.members(1));
    assertEquals(3, combat.able[0]);
    assertEquals(1, combat.able[1]);
    assertEquals(3, combat.standing[0]);
    assertEquals(1, combat.standing[1]);
    assertEquals(1, combat.enemies(C));
    assertEquals(D, combat.enemy(C, 0));
    assertEquals(2, combat.allies(C));
    assertEquals(1, combat.enemies(A));
    combat.reset();
    assertEquals(1, combat.combatant(C).side());
    assertEquals(2, combat.members(0));
    assertEquals(2, combat.enemies(A));
    assertEquals(1, combat.allies(C));
  }

  @Test
  @DisplayName("INT-34 if the last enemy joins, one side is left")
  void theLastEnemyJoins() {
    Fight fight =
        fight(
            Scene.until(9)
                .after(
                    1,
                    it -> {
                      it.join(C, 0);
                      it.join(D, 0);
                    }));
    assertEquals(EndReason.ONE_SIDE_LEFT, fight.combat().reason());
    assertTrue(fight.combat().won(0));
  }

  @Test
  @DisplayName("STA-01 nobody on watch is surprised")
  void nobodyOnWatchIsSurprised() {
    a.watchful();
    Fight fight =
        fight(
            Scene.until(1)
                .after(
                    1,
                    it -> {
                      it.gain(A, Condition.SURPRISED, Duration.WITHOUT_END);
                      it.gain(B, Condition.SURPRISED, Duration.WITHOUT_END);
                      it.gain(A, Condition.PRONE, Duration.WITHOUT_END);
                    }));
    assertFalse(fight.who(A).has(Condition.SURPRISED));
    assertTrue(fight.who(B).has(Condition.SURPRISED));
    assertTrue(fight.who(A).has(Condition.PRONE));
  }

  @Test
  @DisplayName("INT-34 whoever leaves is gone, by flight, surrender or capture")
  void theyLeave() {
    Fight fight =
        fight(
            Scene.until(1)
                .after(
                    1,
                    it -> {
                      it.leave(A, Fate.FLED);
                      it.leave(C, Fate.CAPTURED);
                      it.leave(D, Fate.YIELDED);
                    }));
    assertEquals(Fate.FLED, fight.who(A).fate());
    assertEquals(Fate.CAPTURED, fight.who(C).fate());
    assertEquals(Fate.YIELDED, fight.who(D).fate());
    assertEquals(Squares.NOWHERE, fight.combat().square(C));
    assertEquals(3, fight.all(Event.Left.class).size());
  }

  @Test
  @DisplayName("LAY-02, LAY-06 it sets Vigor and Protection within their bounds")
  void itSetsLayers() {
    Fight fight =
        fight(
            Scene.until(1)
                .after(
                    1,
                    it -> {
                      it.setVigor(A, 2);
                      it.setMaxProtection(A, 5);
                      it.setProtection(A, 3);
                      it.setProtection(B, 3);
                      it.healVigor(A, 1);
                      assertEquals(3, it.view().combatant(A).protection());
                      assertEquals(0, it.view().combatant(B).protection());
                    }));
    assertEquals(3, fight.who(A).vigor());
    assertEquals(5, fight.who(A).protection(), "LAY-05: full again at the end");
  }
}
