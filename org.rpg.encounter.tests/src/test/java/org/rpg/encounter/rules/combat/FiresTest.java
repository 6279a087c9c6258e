package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundSource;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Armour;

/** A has 12 Life (Physique 3); he stands in a corridor of ten squares, the enemy at its end. */
@DisplayName("SIT-15, SIT-16 fire")
class FiresTest {
  private static final int A = 0;
  private static final Heat TORCH = new Heat(1, 1);
  private static final Heat BLAZE = new Heat(3, 2);

  private Ruleset ruleset = Ruleset.standard().with(Parameter.AFTER_COMBAT, "Stop");
  private final GridField.Builder ground = GridField.of(10, 1);
  private Sheet.Builder sheet = Sheet.pc("A").skill("Physique", 3);
  private Conduct conduct = PlainConduct.IDLE;
  private int start = 1;

  private static Terrain burning(Heat heat) {
    return Terrain.named("Fire").heat(heat);
  }

  /** A and C hand the initiative to and fro; odd turns are A's. */
  private Battle battle(Scene scene) {
    Member a = Member.of(sheet.build()).conduct(conduct).at(start);
    return Fight.under(ruleset)
        .field(ground.build())
        .side("H", a)
        .side("O", npc("C").at(9))
        .referee(scene)
        .build();
  }

  private Fight fight(Scene scene, int... rolls) {
    return Fight.of(battle(scene), rolls);
  }

  private static Scene burns(Heat heat, int turns, int last) {
    return Scene.until(last).after(1, it -> it.burn(A, Combatant.NONE, heat, turns));
  }

  private static int severity(Fight fight) {
    assertEquals(1, fight.who(A).body().wounds()); // WND-09: one wound
    return fight.who(A).body().wound(0).severity();
  }

  @Nested
  @DisplayName("SIT-15 contact")
  class Contact {
    @Test
    void contactIsAWoundOutright() {
      sheet.wears(new Armour("Mail", 5));
      Fight fight = fight(burns(BLAZE, Duration.WITHOUT_END, 1));
      assertEquals(3, severity(fight));
      assertEquals(WoundSource.FIRE, fight.who(A).body().wound(0).source());
      assertEquals(9, fight.who(A).vigor()); // LAY-07: as Life
      assertTrue(fight.who(A).isBurning());
    }

    @Test
    @DisplayName("SIT-17 the source says how grave it is at first and what it grows by")
    void theSourceSaysHowGrave() {
      assertEquals(1 + 1, severity(fight(burns(TORCH, Duration.WITHOUT_END, 3))));
      assertEquals(3 + 2, severity(fight(burns(BLAZE, Duration.WITHOUT_END, 3))));
    }

    @Test
    @DisplayName("SIT-15 under the other reading the layers take the first of it")
    void theLayersMayTakeTheFirst() {
      ruleset = ruleset.with(Parameter.FIRE_LAYERS, "Layers");
      sheet.wears(new Armour("Mail", 2));
      Fight fight = fight(burns(BLAZE, Duration.WITHOUT_END, 1));
      assertEquals(0, fight.who(A).body().wounds());
      assertEquals(11, fight.who(A).vigor()); // 3 - 2
    }

    @Test
    void whoeverStartsInFireBurnsFromTheStart() {
      ground.terrain(1, 0, burning(TORCH));
      Fight fight = fight(Scene.until(1));
      assertEquals(1, severity(fight));
      assertEquals(1, fight.all(Event.CaughtFire.class).size());
    }

    @Test
    void whoeverIsPutIntoFireBurns() {
      ground.terrain(5, 0, burning(TORCH));
      Fight fight = Fight.untold(battle(Scene.until(1).after(1, it -> it.place(A, 5))));
      assertEquals(1, severity(fight));
    }

    @Test
    void whoeverIsForcedIntoFireBurns() {
      // INT-42
      ground.terrain(2, 0, burning(TORCH));
      Fight fight = fight(Scene.until(1));
      fight.combat().board.place(A, 2);
      fight.combat().mechanics.moved(fight.who(A), 1, 2, true);
      assertEquals(1, severity(fight));
    }
  }

  @Nested
  @DisplayName("SIT-16, TRN-03, INT-17 growth")
  class Growth {
    @Test
    void theSameWoundGrowsAtEachStartOfATurnInContact() {
      // Contact in A's turn 1; his turns 3 and 5 begin.
      Fight fight = fight(burns(BLAZE, Duration.WITHOUT_END, 5));
      assertEquals(3 + 2 + 2, severity(fight));
      assertEquals(12 - 7, fight.who(A).life());
      assertEquals(
          List.of(5, 7),
          fight.all(Event.WoundGrew.class).stream().map(Event.WoundGrew::severity).toList());
      assertEquals(
          WoundClass.GRAVE, fight.all(Event.WoundGrew.class).get(1).woundClass()); // WND-03
    }

    @Test
    @DisplayName("SIT-16, TRN-04 an effect of one turn makes it grow once")
    void aCountedContactEnds() {
      Fight fight = fight(burns(BLAZE, 1, 7));
      assertEquals(3 + 2, severity(fight));
      assertFalse(fight.who(A).isBurning());
      assertEquals(A, fight.only(Event.LeftFire.class).who());
    }

    @Test
    void itKills() {
      Fight fight = fight(burns(new Heat(6, 6), Duration.WITHOUT_END, 9));
      assertEquals(Fate.DEAD, fight.who(A).fate());
      assertEquals(DamageKind.FIRE, fight.who(A).killingKind().orElseThrow());
    }

    @Test
    void anotherFireMakesAnotherWound() {
      Scene scene =
          burns(TORCH, Duration.WITHOUT_END, 3)
              .after(2, it -> it.burn(A, Combatant.NONE, BLAZE, Duration.WITHOUT_END));
      Fight fight = fight(scene);
      assertEquals(2, fight.who(A).body().wounds());
      assertEquals(2, fight.who(A).body().wound(0).severity());
      assertEquals(5, fight.who(A).body().wound(1).severity());
    }

    @Test
    @DisplayName("SIT-16, SIT-19 what a potion healed meanwhile begins again")
    void aHealedWoundBeginsAgain() {
      Scene scene =
          burns(BLAZE, Duration.WITHOUT_END, 3).after(2, it -> it.cure(A, WoundClass.LIGHT));
      assertEquals(2, severity(fight(scene)));
    }

    @Test
    @DisplayName("BASE-21, SIT-16 a simple body loses Vitality")
    void aSimpleBodyLosesVitality() {
      sheet.vitality(20).wears(new Armour("Hide", 4));
      Fight fight = fight(burns(BLAZE, Duration.WITHOUT_END, 3));
      assertEquals(20 - 3 - 2, fight.who(A).life());
      assertEquals(4, fight.who(A).body().maxProtection());
    }

    @Test
    @DisplayName("CON-16 in stone no wound grows")
    void stoneSuspendsGrowth() {
      Scene scene =
          burns(BLAZE, Duration.WITHOUT_END, 3)
              .after(2, it -> it.gain(A, Condition.PETRIFIED, Duration.WITHOUT_END));
      assertEquals(3, severity(fight(scene)));
    }
  }

  @Nested
  @DisplayName("SIT-16 contact that ends")
  class Leaving {
    /** Fire on squares 1 and 2. */
    private Fight walksOut(int last) {
      ground.terrain(1, 0, burning(BLAZE)).terrain(2, 0, burning(BLAZE));
      conduct = does(Turn::leaveFire);
      return fight(Scene.until(last));
    }

    @Test
    void heWalksToTheNearestSquareThatDoesNotBurn() {
      Fight fight = walksOut(1);
      assertEquals(Squares.at(0, 0), fight.combat().square(A));
      assertFalse(fight.who(A).isBurning());
      assertEquals(A, fight.only(Event.LeftFire.class).who());
    }

    @Test
    void contactThatEndedBeforeTheNextTurnGrowsNoMore() {
      assertEquals(3, severity(walksOut(5)));
    }

    @Test
    void underTheOtherReadingItGrowsOnceMore() {
      ruleset = ruleset.with(Parameter.FIRE_LAST_GROWTH, true);
      assertEquals(3 + 2, severity(walksOut(7)));
    }

    @Test
    @DisplayName("SIT-15 from one burning square to the next is one contact")
    void throughFireIsOneContact() {
      ground.terrain(1, 0, burning(BLAZE)).terrain(2, 0, burning(BLAZE));
      conduct = does(turn -> turn.moveTo(2));
      assertEquals(3, severity(fight(Scene.until(2))));
    }

    @Test
    void whoeverIsAlightPutsItOutWithHisMovement() {
      conduct = does(turn -> turn.view().activations() == 3 && turn.leaveFire());
      Fight fight = fight(burns(BLAZE, Duration.WITHOUT_END, 7));
      assertEquals(3 + 2, severity(fight)); // turn 3 began in contact
      assertEquals(ActionKind.LEAVE_FIRE, fight.only(Event.Acted.class).action());
    }

    @Test
    @DisplayName("CON-17 whoever is restrained stays in the fire")
    void theRestrainedCannot() {
      conduct = does(turn -> turn.view().activations() == 3 && turn.leaveFire());
      Scene scene =
          burns(TORCH, Duration.WITHOUT_END, 4)
              .after(2, it -> it.gain(A, Condition.RESTRAINED, Duration.WITHOUT_END));
      Fight fight = fight(scene);
      assertTrue(fight.who(A).isBurning());
      assertEquals(ActionKind.LEAVE_FIRE, fight.only(Event.Barred.class).action());
    }

    @Test
    void theGameMasterPutsItOut() {
      Fight fight = fight(burns(BLAZE, Duration.WITHOUT_END, 5).after(2, it -> it.extinguish(A)));
      assertEquals(3, severity(fight));
    }

    @Test
    void whoeverIsNotInContactHasNothingToLeave() {
      conduct = does(Turn::leaveFire);
      assertEquals(List.of(), fight(Scene.until(1)).all(Event.Moved.class));
    }
  }

  @Nested
  @DisplayName("SIT-16, TRN-06 after the combat")
  class Afterwards {
    @Test
    void oneMoreTurnAndHeIsOut() {
      ruleset = ruleset.with(Parameter.AFTER_COMBAT, "Virtual Turns");
      Fight fight = fight(burns(BLAZE, Duration.WITHOUT_END, 1));
      assertEquals(3 + 2, severity(fight));
      assertFalse(fight.who(A).isBurning());
      assertEquals(A, fight.only(Event.LeftFire.class).who());
    }

    @Test
    void helplessAndAloneHeBurnsToDeath() {
      ruleset = ruleset.with(Parameter.AFTER_COMBAT, "Virtual Turns");
      Scene scene =
          Scene.until(1)
              .after(
                  1,
                  it -> {
                    it.burn(A, Combatant.NONE, BLAZE, Duration.WITHOUT_END);
                    it.gain(A, Condition.UNCONSCIOUS, Duration.WITHOUT_END);
                  });
      assertEquals(Fate.DEAD, fight(scene).who(A).fate());
    }
  }

  @Nested
  @DisplayName("SIT-15, SIT-16 many in contact")
  class Several {
    private static final int B = 1;

    /** So many, from A on, stand in a row on squares that burn; C is out of it. */
    private Battle battle(int many, Conduct ofB, Scene scene) {
      Member[] party = new Member[many];
      for (int i = 0; i < many; i++) {
        ground.terrain(i + 1, 0, burning(TORCH));
        Sheet each = Sheet.pc("P" + i).skill("Physique", 3).build();
        party[i] = Member.of(each).conduct(i == B ? ofB : PlainConduct.IDLE).at(i + 1);
      }
      return Fight.under(ruleset)
          .field(ground.build())
          .side("H", party)
          .side("O", npc("C").at(9))
          .opening(B)
          .referee(scene)
          .build();
    }

    private Fight inFire(int many, Conduct ofB, Scene scene) {
      return Fight.of(battle(many, ofB, scene));
    }

    private List<Integer> severities(Fight fight, int many) {
      return IntStream.range(0, many)
          .mapToObj(it -> fight.who(it).body().wound(0).severity())
          .toList();
    }

    @Test
    void eachHasAWoundOfHisOwn() {
      for (int many : List.of(4, 5, 8)) {
        Fight fight = inFire(many, PlainConduct.IDLE, Scene.until(3));
        assertEquals(Collections.nCopies(many, 1 + 1), severities(fight, many));
        assertEquals(many, fight.all(Event.CaughtFire.class).size());
      }
    }

    @Test
    void theOneWhoLeavesItIsHeAndNoOther() {
      Conduct leaves = does(turn -> turn.moveTo(6));
      Fight fight = inFire(4, leaves, Scene.until(3));
      assertEquals(List.of(2, 1, 2, 2), severities(fight, 4));
      assertEquals(B, fight.only(Event.LeftFire.class).who());
    }

    @Test
    @DisplayName("SIT-16 what is over, but for its last growth, is not to be put out")
    void whatIsOverIsNotPutOut() {
      ruleset = ruleset.with(Parameter.FIRE_LAST_GROWTH, true);
      Conduct leaves = does(turn -> turn.moveTo(6), Turn::leaveFire);
      Fight fight = inFire(4, leaves, Scene.until(2).after(1, it -> it.extinguish(B)));
      assertEquals(6, fight.combat().square(B));
      assertEquals(List.of(), fight.all(Event.Acted.class));
      assertEquals(1, fight.all(Event.LeftFire.class).size());
      assertEquals(List.of(2, 2, 2, 2), severities(inFire(4, leaves, Scene.until(3)), 4));
    }

    @Test
    @DisplayName("SIT-15, INT-34 who is gone burns no longer, the others do")
    void whoIsGoneBurnsNoLonger() {
      Scene scene = Scene.until(3).after(1, it -> it.leave(B, Fate.FLED));
      Fight fight = inFire(4, PlainConduct.IDLE, scene);
      assertFalse(fight.who(B).isBurning());
      assertEquals(List.of(2, 1, 2, 2), severities(fight, 4));
      Scene kills = Scene.until(3).after(1, it -> it.kill(B));
      Fight dead = Fight.untold(battle(4, PlainConduct.IDLE, kills));
      assertFalse(dead.who(B).isBurning());
      assertTrue(dead.who(A).isBurning());
    }

    @Test
    @DisplayName("TRN-06 after the combat each gets out after one more turn")
    void eachGetsOut() {
      ruleset = ruleset.with(Parameter.AFTER_COMBAT, "Virtual Turns");
      Fight fight = inFire(4, PlainConduct.IDLE, Scene.until(1));
      assertEquals(List.of(2, 2, 2, 2), severities(fight, 4));
      assertEquals(4, fight.all(Event.LeftFire.class).size());
    }
  }

  @Nested
  @DisplayName("SIT-16 the way out of it")
  class WayOut {
    /** A in the middle of a burning field; only these squares do not burn. */
    private int walksTo(int... free) {
      GridField.Builder field = GridField.of(7, 5);
      for (int square = 0; square < 35; square++) {
        field.terrain(square % 7, square / 7, burning(TORCH));
      }
      for (int square : free) {
        field.terrain(Squares.column(square), Squares.row(square), Terrain.PLAIN);
      }
      field.terrain(6, 0, Terrain.PLAIN);
      Member a = Member.of(sheet.build()).conduct(does(Turn::leaveFire)).at(Squares.at(2, 2));
      Battle battle =
          Fight.under(ruleset)
              .field(field.build())
              .side("H", a)
              .side("O", npc("C").at(Squares.at(6, 0)))
              .opening(A)
              .referee(Scene.until(1))
              .build();
      return Fight.of(battle).combat().square(A);
    }

    @Test
    void itIsTheNearestSquareOnWhicheverSide() {
      for (int[] each : new int[][] {{4, 3}, {0, 1}, {3, 0}, {1, 4}, {4, 4}, {0, 0}, {3, 2}}) {
        int square = Squares.at(each[0], each[1]);
        assertEquals(square, walksTo(square));
      }
      assertEquals(Squares.at(2, 3), walksTo(Squares.at(2, 3), Squares.at(4, 2)));
    }

    @Test
    void whereEverythingBurnsHeStays() {
      assertEquals(Squares.at(2, 2), walksTo());
    }

    @Test
    @DisplayName("ACT-14 without movement left nobody puts himself out")
    void withoutMovementNobodyPutsHimselfOut() {
      start = 0;
      conduct =
          does(
              turn -> turn.view().activations() == 3 && turn.moveTo(6),
              turn -> turn.view().activations() == 3 && turn.leaveFire());
      Fight fight = fight(burns(TORCH, Duration.WITHOUT_END, 3));
      assertTrue(fight.who(A).isBurning());
      assertEquals(List.of(), fight.all(Event.Acted.class));
    }

    @Test
    @DisplayName("SIT-15 on squares beside the fire a walk is told as one")
    void besideTheFire() {
      ground.terrain(8, 0, burning(TORCH));
      conduct = does(turn -> turn.moveTo(5));
      assertEquals(4, fight(Scene.until(1)).only(Event.Moved.class).steps());
    }
  }
}
