package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
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
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.body.WoundSource;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Armour;

/** A has 14 Life (Physique 4). */
class FallsTest {
  private static final int A = 0;
  private static final int C = 1;

  private Ruleset ruleset = Ruleset.standard();
  private Field ground = new OpenField();
  private Sheet.Builder sheet = Sheet.pc("A").skill("Physique", 4).wields(SWORD);
  private Member enemy = npc("C").at(Squares.at(2, 0));
  private Conduct conduct = PlainConduct.IDLE;
  private int raised;
  private int start = Squares.at(0, 0);
  private Condition state = null;

  private Battle battle(Scene scene) {
    Member a = Member.of(sheet.build()).conduct(conduct).at(start).raised(raised);
    if (state != null) {
      a.starts(state);
    }
    return Fight.under(ruleset).field(ground).side("H", a).side("O", enemy).referee(scene).build();
  }

  private Fight fight(Scene scene, int... rolls) {
    return Fight.of(battle(scene), rolls);
  }

  private static Scene falls(int centimetres) {
    return Scene.until(1).after(1, it -> it.fall(A, centimetres));
  }

  private static int lost(Fight fight) {
    return 14 - fight.who(A).life();
  }

  @Nested
  @DisplayName("SIT-09, SIT-10 falls")
  class Falling {
    @Test
    void aFallWoundsByItsHeight() {
      sheet.wears(new Armour("Mail", 5));
      Fight fight = fight(falls(600), 10); // 7 + 4 = 11 is to be reached
      assertEquals(4, lost(fight));
      assertEquals(7 + 4, fight.only(Event.Tested.class).test().difficulty());
      assertEquals("Agility", fight.only(Event.Tested.class).skill());
      assertEquals(WoundSource.FALL, fight.who(A).body().wound(0).source());
      assertEquals(WoundKind.BLUDGEONING, fight.who(A).body().wound(0).kind());
      assertFalse(fight.only(Event.Fell.class).well());
    }

    @Test
    void aGoodLandingHalvesItRoundingUp() {
      assertEquals(2, lost(fight(falls(600), 11)));
      assertEquals(3, lost(fight(falls(750), 12)));
    }

    @Test
    @DisplayName("INT-54 a fall of 1.5 m wounds by 1, landed well or not")
    void theSmallestFall() {
      assertEquals(1, lost(fight(falls(150), 8)));
      assertEquals(1, lost(fight(falls(150), 2)));
    }

    @Test
    void lessThanOneAndAHalfMetresIsNothing() {
      assertEquals(List.of(), fight(falls(149)).all(Event.Fell.class));
    }

    @Test
    @DisplayName("SIT-09 under the other reading it goes through the layers")
    void theLayersMayTakeIt() {
      ruleset = ruleset.with(Parameter.FALL_LAYERS, "Layers");
      sheet.wears(new Armour("Mail", 3));
      Fight fight = fight(falls(600), 10);
      assertEquals(0, lost(fight));
      assertEquals(13, fight.who(A).vigor()); // 4 - 3
    }

    @Test
    @DisplayName("STA-03 the helpless do not land well")
    void theHelplessMakeNoTest() {
      Scene scene =
          Scene.until(1)
              .after(
                  1,
                  it -> {
                    it.gain(A, Condition.UNCONSCIOUS, 1);
                    it.fall(A, 600);
                  });
      assertEquals(4, lost(fight(scene)));
    }
  }

  @Nested
  @DisplayName("INT-42, SIT-09, MAN-14 forced over a ledge")
  class Ledges {
    private Fight forced(Terrain edge, int metres, int... rolls) {
      ground =
          GridField.of(3, 1)
              .terrain(0, 0, edge)
              .terrain(1, 0, edge)
              .height(0, 0, metres)
              .height(1, 0, metres)
              .build();
      enemy = npc("C").at(Squares.at(0, 0));
      start = Squares.at(1, 0);
      Scene scene =
          Scene.until(1)
              .after(
                  1,
                  it -> {
                    Combat combat = (Combat) it.view();
                    combat.board.place(A, Squares.at(2, 0));
                    combat.mechanics.moved(
                        combat.combatants[A], Squares.at(1, 0), Squares.at(2, 0), true);
                  });
      return Fight.untold(battle(scene), rolls);
    }

    @Test
    void heFallsAtOnce() {
      assertEquals(4, lost(forced(Terrain.named("Wall walk").sheer(), 6, 3)));
    }

    @Test
    void downASlopeHeDoesNot() {
      assertEquals(0, lost(forced(Terrain.named("Slope"), 3)));
    }
  }

  @Nested
  @DisplayName("SIT-11, SIT-12 falling attacks")
  class FallingAttacks {
    /** A stands 3 m high, C two squares away; A drops on C with his sword, 1d8. */
    private Fight drops(int... rolls) {
      raised = 3;
      conduct = does(turn -> turn.dropOn(C));
      return fight(Scene.until(1), rolls);
    }

    @Test
    @DisplayName("SIT-11, BASE-10 one step on the damage scale for each 1.5 m")
    void eachMetreAndAHalfIsAStep() {
      // Attack total 9: hit, and 7 + 2 = 9 is reached. 1d8 two steps up is 1d12: 12, + 4.
      Fight fight = drops(9, 12);
      Event.DamageRolled damage = fight.only(Event.DamageRolled.class);
      assertEquals(12, damage.rolled());
      assertEquals(12 + 4, damage.total()); // BASE-13
      assertEquals(Squares.at(1, 0), fight.combat().square(A));
      assertEquals(0, fight.combat().height(A));
    }

    @Test
    @DisplayName("SIT-12 the attack's total lands him instead of a test of Agility")
    void theAttacksTotalLandsHim() {
      assertEquals(1, lost(drops(9, 1))); // severity 2, halved
      assertEquals(2, lost(drops(8, 1))); // hit, but 9 is not reached
      assertEquals(2, lost(drops(6)));
    }

    @Test
    @DisplayName("SIT-12 a landing does not depend on the hit")
    void aMissMayLandWell() {
      enemy = Member.of(Sheet.npc("C").skill("Dodge", 5).build()).conduct(PlainConduct.IDLE);
      enemy.at(Squares.at(2, 0));
      Fight fight = drops(10); // 12 would hit
      assertEquals(1, lost(fight));
      assertEquals(List.of(), fight.all(Event.DamageRolled.class));
    }

    @Test
    @DisplayName("SIT-12 under the other reading the hit lands him")
    void theHitMayLandHim() {
      ruleset = ruleset.with(Parameter.FALLING_ATTACK_TEST, "Hit");
      assertEquals(1, lost(drops(8, 1)));
      assertEquals(2, lost(drops(6)));
    }

    @Test
    @DisplayName("SIT-12, TAC-06 without a die for the attack Agility lands him")
    void withoutAnAttackRollAgilityLandsHim() {
      ruleset = ruleset.with(Parameter.HELPLESS_ROLL, "None");
      enemy.starts(Condition.HELPLESS);
      Fight fight = drops(9); // no die for the attack nor its damage; Agility 9 of 9
      assertEquals(1, lost(fight));
      assertEquals("Agility", fight.only(Event.Tested.class).skill());
    }

    @Test
    @DisplayName("INT-38 steps first, then the maximum, at the top of the ladder")
    void theMaximumOfTheDiceReached() {
      raised = 30;
      conduct = does(turn -> turn.dropOn(C));
      Fight fight = fight(Scene.until(1), 12, 5); // critical: 1d12+6 rolled 5, + 18
      Event.DamageRolled damage = fight.only(Event.DamageRolled.class);
      assertEquals(5 + 6, damage.rolled());
      assertEquals(12 + 6, damage.critical());
    }

    @Test
    @DisplayName("INT-03 someone slow cannot: it takes the movement and the major action")
    void theSlowCannot() {
      state = Condition.SLOW;
      Fight fight = drops();
      assertEquals(ActionKind.DROP_ON, fight.only(Event.Barred.class).action());
    }

    @Test
    void itTakesTheMovement() {
      raised = 3;
      conduct = does(turn -> turn.dropOn(C), turn -> turn.moveTo(Squares.at(5, 5)));
      assertEquals(Squares.at(1, 0), fight(Scene.until(1), 9, 1).combat().square(A));
    }

    @Test
    @DisplayName("INT-24 falling past enemies provokes no opportunity attack")
    void nobodyStrikesAtOneWhoFalls() {
      enemy = npc("C").at(Squares.at(2, 0));
      raised = 3;
      conduct = does(turn -> turn.dropOn(C));
      Member near = npc("D").at(Squares.at(-1, 0));
      Member a = Member.of(sheet.build()).conduct(conduct).at(start).raised(raised);
      Battle battle =
          Fight.under(ruleset).side("H", a).side("O", enemy, near).referee(Scene.until(1)).build();
      assertEquals(1, Fight.of(battle, 9, 1).all(Event.Attacked.class).size());
    }

    @Test
    void fromLevelGroundNobodyDrops() {
      conduct = does(turn -> turn.dropOn(C));
      assertEquals(List.of(), fight(Scene.until(1)).all(Event.Attacked.class));
    }

    @Test
    void aLedgeServesASlopeDoesNot() {
      conduct = does(turn -> turn.dropOn(C));
      Terrain edge = Terrain.named("Roof").sheer();
      ground = GridField.of(3, 1).terrain(0, 0, edge).height(0, 0, 3).build();
      assertEquals(1, fight(Scene.until(1), 9, 1).all(Event.Fell.class).size());
      ground = GridField.of(3, 1).height(0, 0, 3).build();
      assertEquals(List.of(), fight(Scene.until(1)).all(Event.Fell.class));
    }

    @Test
    @DisplayName("INT-39 with a charge: both bonuses, both costs")
    void chargeAndDrop() {
      Terrain roof = Terrain.named("Roof").sheer();
      GridField.Builder field = GridField.of(6, 1);
      for (int column = 0; column < 4; column++) {
        field.terrain(column, 0, roof).height(column, 0, 3);
      }
      ground = field.build();
      enemy = npc("C").at(Squares.at(5, 0));
      // Two squares straight on along the roof, then down: 3 m of charge, 3 m of fall.
      conduct = does(turn -> turn.moveTo(Squares.at(2, 0)), turn -> turn.chargeAndDropOn(C, 0));
      Fight fight = fight(Scene.until(1), 9, 10); // 1d8 three steps up is 1d12+1
      assertEquals(10 + 1, fight.only(Event.DamageRolled.class).rolled());
      assertTrue(fight.who(A).has(Condition.EXPOSED)); // MAN-16
      assertEquals(1, lost(fight)); // SIT-12: 2, halved
    }

    @Test
    void withoutARunUpThereIsNoCharge() {
      raised = 3;
      conduct = does(turn -> turn.chargeAndDropOn(C, 0));
      assertEquals(List.of(), fight(Scene.until(1)).all(Event.Fell.class));
    }
  }
}
