package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.Size;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("MAN-07, MAN-08 grapple, knock down or push")
class WrestlingTest extends OneDeed {
  @BeforeEach
  void skills() {
    actor.skill("Physique", 1).skill("Fight[Unarmed]", 3);
    target.skill("Physique", 2).skill("Dodge", 4);
  }

  private static Conduct grapples() {
    return does(turn -> turn.grapple(C));
  }

  private static Conduct knocksDown() {
    return does(turn -> turn.knockDown(C));
  }

  private static Conduct pushes() {
    return does(turn -> turn.push(C));
  }

  @Nested
  @DisplayName("MAN-07 the test")
  class TheTest {
    @Test
    @DisplayName("MAN-07 Physique or bare hands against 7 and Physique, bare hands or Dodge")
    void theBetterSkillAgainstTheBestResistance() {
      Fight fight = play(grapples(), 2);
      assertEquals(11, difficulty(fight)); // 7 + Dodge 4
      assertEquals("Fight[Unarmed]", fight.only(Event.Tested.class).skill());
      target.skill("Physique", 5);
      actor.skill("Physique", 6);
      Fight other = play(pushes(), 2);
      assertEquals(12, difficulty(other));
      assertEquals("Physique", other.only(Event.Tested.class).skill());
      target.skill("Fight[Unarmed]", 6);
      assertEquals(13, difficulty(play(knocksDown(), 2)));
    }

    @Test
    @DisplayName("MAN-07 Manoeuvre Defence: Attacker Chooses")
    void theAttackerChoosesIfTheTableSaysSo() {
      ruleset = ruleset.with(Parameter.MANOEUVRE_DEFENCE, 1);
      assertEquals(7, difficulty(play(grapples(), 2))); // bare hands: 0
    }

    @Test
    @DisplayName("MAN-07, BASE-21 a single Defence stands for Dodge")
    void aSingleDefenceStandsForDodge() {
      target = Sheet.npc("C").vitality(9).defence(6).skill("Dodge", 8);
      assertEquals(13, difficulty(play(grapples(), 2)));
    }

    @Test
    @DisplayName("MAN-07 the target is adjacent, and an opponent")
    void theTargetIsAnAdjacentOpponent() {
      distance = 2;
      assertEquals(0, play(grapples()).all(Event.Attempted.class).size());
      distance = 1;
      friends = new Member[] {Fight.pc("B").at(Squares.at(0, 1))};
      assertEquals(0, play(does(turn -> turn.push(2))).all(Event.Attempted.class).size());
    }

    @Test
    @DisplayName("MAN-07 Manoeuvre Size: no limit, one size larger, not larger")
    void sizeLimits() {
      target.size(Size.HUGE); // A is medium
      assertEquals(1, play(grapples(), 2).all(Event.Tested.class).size());
      ruleset = ruleset.with(Parameter.MANOEUVRE_SIZE, 1);
      assertEquals(0, play(grapples()).all(Event.Tested.class).size());
      target.size(Size.LARGE);
      assertEquals(1, play(grapples(), 2).all(Event.Tested.class).size());
      ruleset = ruleset.with(Parameter.MANOEUVRE_SIZE, 2);
      assertEquals(0, play(grapples()).all(Event.Tested.class).size());
      target.size(Size.SMALL);
      assertEquals(1, play(grapples(), 2).all(Event.Tested.class).size());
    }

    @Test
    @DisplayName("MAN-07 who is helpless does not resist")
    void theHelplessDoNotResist() {
      targetStarts = new Condition[] {Condition.ASLEEP};
      foes = new Member[] {Fight.npc("D")};
      assertEquals(7, difficulty(play(grapples(), 2)));
    }

    @Test
    @DisplayName("STA-02 whoever lays hands on somebody is seen")
    void whoeverSeizesIsSeen() {
      actorStarts = new Condition[] {Condition.HIDDEN};
      assertFalse(has(play(grapples(), 2), A, Condition.HIDDEN));
      ruleset = ruleset.with(Parameter.MANOEUVRES_ARE_ATTACKS, true);
      assertFalse(has(play(grapples(), 2, 3), A, Condition.HIDDEN)); // TAC-04: one more die
    }

    @Test
    @DisplayName("INI-09 its test says whether the initiative is kept")
    void itsTestCounts() {
      activations = 2;
      friends = new Member[] {Fight.pc("B").at(Squares.at(5, 5))};
      assertEquals(List.of(A, 2), play(grapples(), 2).holders()); // fails, but even
      assertEquals(List.of(A, C), play(grapples(), 9).holders()); // succeeds, but odd
    }
  }

  @Nested
  @DisplayName("ATK-01 Manoeuvres Are Attacks")
  class AsAttacks {
    private List<Rule> sources(Fight fight) {
      return fight.only(Event.Tested.class).chances().stream().map(Chance::source).toList();
    }

    private void everyReason() {
      targetStarts = new Condition[] {Condition.PRONE, Condition.UNAWARE};
      actorStarts = new Condition[] {Condition.SHAKEN};
      friends = new Member[] {Fight.pc("B").at(Squares.at(1, 1))};
      field = GridField.of(9, 9).height(0, 0, 1).build();
    }

    @Test
    @DisplayName("ATK-01 (a) they are none: no chances of attacks")
    void theyAreNoAttacks() {
      everyReason();
      assertEquals(List.of(), sources(play(grapples(), 2)));
    }

    @Test
    @DisplayName("ATK-01 (b) they are: exposed, height, outnumbering, unaware, shaken")
    void theyAreAttacksIfTheTableSaysSo() {
      everyReason();
      ruleset = ruleset.with(Parameter.MANOEUVRES_ARE_ATTACKS, true);
      Fight fight = play(grapples(), 2, 3, 4, 5); // four for, one against: three more dice
      assertEquals(
          List.of(Rule.CON_13, Rule.TAC_22, Rule.TAC_23, Rule.TAC_04, Rule.CON_07), sources(fight));
    }

    @Test
    @DisplayName("ATK-01 (b), TAC-06 against the helpless they never fail")
    void againstTheHelplessTheyNeverFail() {
      ruleset = ruleset.with(Parameter.MANOEUVRES_ARE_ATTACKS, true);
      targetStarts = new Condition[] {Condition.ASLEEP};
      foes = new Member[] {Fight.npc("D")};
      assertTrue(has(play(knocksDown(), 1), C, Condition.PRONE));
    }

    @Test
    @DisplayName("ATK-01 (b), CTR-01 they can be answered")
    void theyCanBeAnswered() {
      Weapon rapier =
          Weapon.named("Rapier", "Fight[Rapier]")
              .damage("1d6", DamageKind.PIERCING)
              .melee(1)
              .counters()
              .build();
      target = Sheet.npc("C").wields(rapier).skill("Dodge", 4);
      answer = WATCHFUL;
      assertEquals(0, play(grapples(), 2).all(Event.Attacked.class).size());
      ruleset = ruleset.with(Parameter.MANOEUVRES_ARE_ATTACKS, true);
      assertEquals(1, play(grapples(), 2, 2).all(Event.Attacked.class).size());
      ruleset = ruleset.with(Parameter.COUNTER_TIMING, 1);
      actor = Sheet.pc("A").wields(SWORD).skill("Physique", -5); // Life 1
      Fight fight = play(grapples(), 11, 6); // C's answer comes first and kills
      assertEquals(0, fight.all(Event.Tested.class).size());
      assertEquals(Fate.DEAD, fight.who(A).fate());
    }
  }

  @Nested
  @DisplayName("MAN-12, MAN-13 knocking down")
  class KnockingDown {
    @Test
    @DisplayName("MAN-12 the target falls prone")
    void theTargetFalls() {
      Fight fight = play(knocksDown(), 8); // 8 + 3 = 11
      assertTrue(has(fight, C, Condition.PRONE));
      assertEquals(Rule.MAN_12, because(fight, C, Condition.PRONE).get(0));
      assertFalse(has(play(knocksDown(), 7), C, Condition.PRONE));
    }

    @Test
    @DisplayName("MAN-13 it may use its movement to get up")
    void itMayGetUp() {
      activations = 2;
      answer = does(Turn::standUp);
      assertFalse(has(play(knocksDown(), 9), C, Condition.PRONE));
    }

    @Test
    @DisplayName("MAN-12 nobody is knocked down twice")
    void nobodyIsKnockedDownTwice() {
      targetStarts = new Condition[] {Condition.PRONE};
      assertEquals(0, play(knocksDown()).all(Event.Tested.class).size());
    }
  }

  @Nested
  @DisplayName("MAN-14 pushing")
  class Pushing {
    @Test
    @DisplayName("MAN-14 back 1.5 m for two levels of success")
    void aSquareForTwoLevels() {
      assertEquals(1, column(play(pushes(), 8), C)); // level 1: nothing
      assertEquals(2, column(play(pushes(), 9), C)); // level 2
      assertEquals(2, column(play(pushes(), 10), C)); // level 3
      Fight fight = play(pushes(), 11); // level 4
      assertEquals(3, column(fight, C));
      Event.Displaced event = fight.only(Event.Displaced.class);
      assertEquals(List.of(Rule.MAN_14, Rule.INT_24), event.rules());
      assertEquals(2, event.squares());
      assertEquals(0, play(pushes(), 8).only(Event.Displaced.class).squares());
    }

    @Test
    @DisplayName("MAN-14 Push Rounding: Up")
    void halfASquareMayCount() {
      ruleset = ruleset.with(Parameter.PUSH_ROUNDING, 1);
      assertEquals(2, column(play(pushes(), 8), C)); // level 1
      assertEquals(3, column(play(pushes(), 10), C)); // level 3
    }

    @Test
    @DisplayName("MAN-14 obstacles and those who stand there stop it")
    void obstaclesStopIt() {
      field = GridField.of(9, 3).impassable(3, 0).build();
      assertEquals(2, column(play(pushes(), 11), C));
      field = GridField.of(9, 3).build();
      foes = new Member[] {Fight.npc("D").at(Squares.at(3, 0))};
      assertEquals(2, column(play(pushes(), 11), C));
    }

    @Test
    @DisplayName("INT-24 nobody may react to it")
    void nobodyReacts() {
      friends = new Member[] {Fight.pc("B").conduct(WATCHFUL).at(Squares.at(1, 1))};
      Fight fight = play(pushes(), 11);
      assertEquals(0, fight.all(Event.Attacked.class).size());
      assertEquals(3, column(fight, C));
    }

    @Test
    @DisplayName("INT-42 pushed over a ledge one falls at once")
    void overALedge() {
      Terrain cliff = Terrain.named("Cliff").sheer();
      GridField.Builder ground = GridField.of(9, 3);
      for (int row = 0; row < 3; row++) {
        ground.terrain(0, row, cliff).terrain(1, row, cliff);
        ground.height(0, row, 3).height(1, row, 3);
      }
      field = ground.build();
      Fight fight = play(pushes(), 11, 2); // level 4: two squares, but the fall ends it
      assertEquals(2, column(fight, C));
      assertEquals(2, fight.only(Event.Fell.class).severity()); // 3 m
      assertEquals(1, fight.only(Event.Displaced.class).squares());
      int pushed = fight.events().indexOf(fight.only(Event.Displaced.class));
      assertTrue(pushed < fight.events().indexOf(fight.only(Event.Fell.class)));
    }

    @Test
    @DisplayName("INT-42 pushed into fire one burns at once")
    void intoFire() {
      Terrain blaze = Terrain.named("Blaze").heat(new Heat(3, 2));
      field = GridField.of(9, 3).terrain(2, 0, blaze).build();
      Fight fight = play(pushes(), 9); // level 2: one square
      assertEquals(3, fight.only(Event.Wounded.class).severity());
      int pushed = fight.events().indexOf(fight.only(Event.Displaced.class));
      assertTrue(pushed < fight.events().indexOf(fight.only(Event.Wounded.class)));
    }

    @Test
    @DisplayName("MAN-14 also aslant")
    void aslant() {
      target = Sheet.npc("C");
      Member d = Fight.npc("D").at(Squares.at(1, 1));
      foes = new Member[] {d};
      Fight fight = play(does(turn -> turn.push(2)), 7); // 7 + 3 against 7: level 4
      assertEquals(3, column(fight, 2));
      assertEquals(3, row(fight, 2));
    }
  }
}
