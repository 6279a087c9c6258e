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
}
