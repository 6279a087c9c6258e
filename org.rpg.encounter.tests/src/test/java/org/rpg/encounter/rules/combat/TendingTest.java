package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Road.HOUR;
import static org.rpg.encounter.rules.combat.Road.SIX;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.body.WoundSource;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;

/** Treating wounds (TRT, INT-33). */
class TendingTest {
  private static final Item BANDAGE = Item.of("Bandage", ItemKind.BANDAGE);
  private static final Item SPLINT = Item.of("Splint", ItemKind.SPLINT);
  private static final int ANA = 0;
  private static final int BENTO = 1;

  private Ruleset ruleset = Ruleset.standard();

  /** Wounded, of 20 Life, with nothing to treat wounds with. */
  private static Member ana() {
    return Member.of(Sheet.pc("Ana").skill("Physique", 7).build());
  }

  /** Treats wounds with 5, and has so many bandages and splints. */
  private static Member bento(int bandages, int splints) {
    Sheet.Builder sheet = Sheet.pc("Bento").skill("Treat Wounds", 5);
    if (bandages > 0) {
      sheet.carries(BANDAGE, Container.BACKPACK, bandages);
    }
    if (splints > 0) {
      sheet.carries(SPLINT, Container.POUCH, splints);
    }
    return Member.of(sheet.build());
  }

  private Road road(Member ana, int bandages, int splints) {
    return Road.of(ruleset, ana, bento(bandages, splints)).begin();
  }

  private static Rule refusal(Road road) {
    return road.only(Event.TreatmentRefused.class).rules().get(0);
  }

  private static boolean treat(Road road) {
    return road.journey().treat(BENTO, ANA, -1);
  }

  @Nested
  @DisplayName("TRT-01, TRT-03 Treat Wounds against 7 + severity: one class lower from then on")
  class TheTest {
    @Test
    void aSuccess() {
      Road road = road(ana().wound(5, WoundKind.CUTTING), 2, 0).rolling(7); // 7 + 5, 7 + 5
      assertTrue(treat(road));
      assertTrue(road.who(ANA).body().isTreated(0));
      assertEquals(0, road.who(ANA).body().growth(0));
      assertEquals(7 + 5, road.only(Event.Tested.class).test().difficulty());
      assertEquals(
          new Event.Treated(BENTO, ANA, 5, true, 0, List.of(Rule.TRT_03, Rule.TRT_02)),
          road.only(Event.Treated.class));
    }

    @Test
    void aFailure() {
      Road road = road(ana().wound(5, WoundKind.CUTTING), 2, 0).rolling(6);
      assertFalse(treat(road));
      assertFalse(road.who(ANA).body().isTreated(0));
      assertEquals(1, road.who(ANA).body().growth(0));
      assertFalse(road.only(Event.Treated.class).success());
    }

    @Test
    @DisplayName("TRT-05 treated grave: +1 a day; treated moderate: the same")
    void inNumbers() {
      Road road = road(ana().wound(7, WoundKind.CUTTING).wound(4, WoundKind.CUTTING), 9, 0);
      road.rolling(12);
      treat(road);
      road.rolling(12);
      treat(road);
      road.journey().pass(24 * HOUR);
      assertEquals(8, road.who(ANA).body().severity(0));
      assertEquals(4, road.who(ANA).body().severity(1));
    }

    @Test
    void oneMayTreatOneself() {
      Road road = Road.of(ruleset, bento(1, 0).wound(4, WoundKind.PIERCING)).begin().rolling(12);
      assertTrue(road.journey().treat(0, 0, -1));
    }

    @Test
    @DisplayName("TRT-01 which skill it takes can be set")
    void whichSkillItTakesCanBeSet() {
      ruleset = ruleset.with(Parameter.TREATMENT_SKILL, "Physique");
      Road road = road(ana().wound(4, WoundKind.CUTTING), 1, 0).rolling(11);
      treat(road);
      assertEquals("Physique", road.only(Event.Tested.class).skill());
    }

    @Test
    @DisplayName("TRT-01 the wound that would grow most, then the gravest, comes first")
    void whichWoundComesFirst() {
      Member ana =
          ana().wound(4, WoundKind.CUTTING).wound(7, WoundKind.CUTTING).wound(6, WoundKind.CUTTING);
      Road road = road(ana, 9, 0).rolling(12);
      treat(road);
      assertEquals(7, road.only(Event.Treated.class).severity());
      road.rolling(12);
      treat(road);
      assertEquals(6, road.all(Event.Treated.class).get(1).severity());
    }
  }

  @Nested
  @DisplayName("TRT-02 bandage or splint")
  class Supplies {
    private int used(Member ana, int bandages, int splints) {
      Road road = road(ana, bandages, splints).rolling(12);
      treat(road);
      int item = road.only(Event.Treated.class).item();
      return item < 0 ? item : road.combat().item(item).kind().ordinal();
    }

    @Test
    void cuttingAndPiercingTakeABandage() {
      assertEquals(ItemKind.BANDAGE.ordinal(), used(ana().wound(4, WoundKind.CUTTING), 1, 1));
      assertEquals(ItemKind.BANDAGE.ordinal(), used(ana().wound(4, WoundKind.PIERCING), 1, 1));
    }

    @Test
    void bludgeoningTakesASplint() {
      assertEquals(ItemKind.SPLINT.ordinal(), used(ana().wound(4, WoundKind.BLUDGEONING), 1, 1));
    }

    private Member fallen() {
      return ana().wound(4, WoundKind.BLUDGEONING, WoundSource.FALL, Optional.empty(), false);
    }

    @Test
    void othersTakeABandageAndFallsASplint() {
      assertEquals(ItemKind.BANDAGE.ordinal(), used(ana().wound(4, WoundKind.OTHER), 1, 1));
      assertEquals(ItemKind.SPLINT.ordinal(), used(fallen(), 1, 1));
    }

    @Test
    @DisplayName("TRT-02 under other readings others take a splint or nothing, falls a bandage")
    void otherReadings() {
      ruleset = ruleset.with(Parameter.OTHER_SUPPLY, "Splint");
      assertEquals(ItemKind.SPLINT.ordinal(), used(ana().wound(4, WoundKind.OTHER), 1, 1));
      ruleset = ruleset.with(Parameter.OTHER_SUPPLY, "None");
      assertEquals(-1, used(ana().wound(4, WoundKind.OTHER), 0, 0));
      ruleset = ruleset.with(Parameter.FALL_SUPPLY, "Bandage");
      assertEquals(ItemKind.BANDAGE.ordinal(), used(fallen(), 1, 1));
    }

    @Test
    void oneIsUsedUpByEachAttemptWhateverComesOfIt() {
      Road road = road(ana().wound(4, WoundKind.CUTTING), 2, 1).rolling(1);
      treat(road);
      assertEquals(1, road.combat().carried(BENTO, 0));
      assertEquals(1, road.combat().carried(BENTO, 1));
    }

    @Test
    @DisplayName("TRT-02 under the other reading it can be used again")
    void itMayBeKept() {
      ruleset = ruleset.with(Parameter.TREATMENT_SUPPLY, "Kept");
      Road road = road(ana().wound(4, WoundKind.CUTTING), 2, 0).rolling(1);
      treat(road);
      assertEquals(2, road.combat().carried(BENTO, 0));
    }

    @Test
    void withoutOneNothingIsTried() {
      Road road = road(ana().wound(4, WoundKind.CUTTING), 0, 1).rolling();
      assertFalse(treat(road));
      assertEquals(Rule.TRT_02, refusal(road));
      assertEquals(1, road.combat().carried(BENTO, 0));
      assertEquals(SIX, road.combat().minutes());
    }

    @Test
    void aWoundForWhichThereIsSomethingComesFirst() {
      Member ana = ana().wound(7, WoundKind.BLUDGEONING).wound(4, WoundKind.CUTTING);
      Road road = road(ana, 1, 0).rolling(12);
      treat(road);
      assertEquals(4, road.only(Event.Treated.class).severity());
    }

    @Test
    void anItemCanBeNamed() {
      Member ana = ana().wound(7, WoundKind.BLUDGEONING).wound(4, WoundKind.CUTTING);
      Road road = road(ana, 1, 1).rolling(12);
      road.journey().treat(BENTO, ANA, 0);
      assertEquals(4, road.only(Event.Treated.class).severity());
    }

    @Test
    void theHealersThenThePatientsThenAnyonesThenTheStores() {
      Sheet withOne = Sheet.pc("Ana").skill("Physique", 7).carries(BANDAGE, Container.BELT).build();
      Sheet caio = Sheet.pc("Caio").carries(BANDAGE, Container.POCKET).build();
      Road road =
          Road.of(
                  ruleset.with(Parameter.TREATMENT_RETRIES, "Any Number"),
                  Member.of(withOne).wound(4, WoundKind.CUTTING),
                  bento(1, 0),
                  Member.of(caio))
              .begin();
      road.journey().addStored(0, 1);
      road.rolling(1, 1, 1, 1);
      int[] bento = {0, 0, 0, 0};
      int[] ana = {1, 0, 0, 0};
      int[] others = {1, 1, 0, 0};
      int[] store = {1, 1, 1, 0};
      for (int i = 0; i < 4; i++) {
        treat(road);
        assertEquals(bento[i], road.combat().carried(BENTO, 0));
        assertEquals(ana[i], road.combat().carried(ANA, 0));
        assertEquals(others[i], road.combat().carried(2, 0));
        assertEquals(store[i], road.journey().stored(0));
      }
      assertFalse(treat(road));
      assertEquals(Rule.TRT_02, refusal(road));
    }
  }

  @Nested
  @DisplayName("TRT-04, INT-33 what is refused")
  class Refused {
    @Test
    @DisplayName("TRT-04 a light wound")
    void light() {
      Road road = road(ana().wound(3, WoundKind.CUTTING), 1, 0).rolling();
      assertFalse(treat(road));
      assertEquals(Rule.TRT_04, refusal(road));
      assertEquals(1, road.combat().carried(BENTO, 0));
    }

    @Test
    @DisplayName("TRT-04 under the other reading it may be treated, in case it grows")
    void lightMayBeAllowed() {
      ruleset = ruleset.with(Parameter.LIGHT_TREATMENT, "Allowed");
      Road road = road(ana().wound(3, WoundKind.CUTTING), 1, 0).rolling(12);
      assertTrue(treat(road));
      assertEquals(0, road.who(ANA).body().growth(0));
    }

    @Test
    @DisplayName("INT-33 a necrotic wound, whatever its class")
    void necrotic() {
      Member ana = ana().wound(7, WoundKind.OTHER, WoundSource.NECROTIC, Optional.empty(), false);
      Road road = road(ana, 1, 1).rolling();
      assertFalse(treat(road));
      assertEquals(Rule.INT_33, refusal(road));
    }

    @Test
    @DisplayName("INT-33 one of a fixed class is treated by that class")
    void fixedClass() {
      Member ana =
          ana()
              .wound(
                  2, WoundKind.CUTTING, WoundSource.ORDINARY, Optional.of(WoundClass.GRAVE), false);
      Road road = road(ana, 1, 0).rolling(12);
      assertTrue(treat(road));
      assertEquals(1, road.who(ANA).body().growth(0));
    }

    @Test
    @DisplayName("TRT-01 nobody treats what is no wound, nor while unconscious, nor the dead")
    void nobodyAndNothing() {
      Road road = road(ana(), 1, 1).rolling();
      assertFalse(treat(road));
      assertEquals(Rule.TRT_01, refusal(road));
      road = road(ana().wound(5, WoundKind.CUTTING), 1, 1);
      road.rolling(4).journey().faint(BENTO);
      assertFalse(treat(road));
      road = road(ana().wound(5, WoundKind.CUTTING), 1, 1);
      road.master().kill(ANA);
      assertFalse(treat(road));
    }
  }

  @Nested
  @DisplayName("TRT-06 how long a treatment lasts")
  class Lasting {
    private Road treated(int severity) {
      Road road = road(ana().wound(severity, WoundKind.CUTTING), 9, 0).rolling(12);
      treat(road);
      return road;
    }

    @Test
    void untilTheWoundIsHealed() {
      Road road = treated(8);
      road.journey().pass(24 * HOUR);
      road.fresh().journey().pass(24 * HOUR);
      assertEquals(8 + 1 + 1, road.who(ANA).body().severity(0));
      road.rolling();
      treat(road);
      assertEquals(Rule.TRT_06, refusal(road));
    }

    @Test
    @DisplayName("TRT-06 under the second reading for one day")
    void itMayLastOneDay() {
      ruleset = ruleset.with(Parameter.TREATMENT_LASTS, "One Day");
      Road road = treated(8);
      road.journey().pass(24 * HOUR);
      road.fresh().journey().pass(24 * HOUR);
      assertEquals(8 + 1 + 2, road.who(ANA).body().severity(0));
    }

    @Test
    @DisplayName("TRT-06 under the third reading until the wound changes its class")
    void itMayLastUntilTheClassChanges() {
      ruleset = ruleset.with(Parameter.TREATMENT_LASTS, "Until Its Class Changes");
      Road road = treated(7);
      road.journey().pass(16 * HOUR);
      road.journey().layDown();
      road.journey().pass(8 * HOUR);
      road.rolling(12, 12).journey().rise(); // recovered to 6: moderate
      assertEquals(6, road.who(ANA).body().severity(0));
      assertFalse(road.who(ANA).body().isTreated(0));
      road = treated(8);
      road.journey().pass(24 * HOUR); // 9: still grave
      assertTrue(road.who(ANA).body().isTreated(0));
    }

    @Test
    @DisplayName("TRT-06 new damage makes a new wound, which is not treated")
    void newDamageIsNotTreated() {
      Road road = treated(5);
      road.master().wound(ANA, 4, org.rpg.encounter.rules.body.DamageKind.CUTTING);
      assertFalse(road.who(ANA).body().isTreated(1));
    }
  }

  @Nested
  @DisplayName("TRT-07 once per wound and day, minutes of work, not in combat")
  class Attempts {
    @Test
    void oncePerWoundAndDay() {
      Road road = road(ana().wound(5, WoundKind.CUTTING), 9, 0).rolling(1);
      treat(road);
      road.rolling();
      assertFalse(treat(road));
      assertEquals(Rule.TRT_07, refusal(road));
      road.journey().pass(24 * HOUR); // the day ends
      road.rolling(12);
      assertTrue(treat(road));
    }

    @Test
    void eachWoundHasItsOwn() {
      Member ana = ana().wound(5, WoundKind.CUTTING).wound(4, WoundKind.CUTTING);
      Road road = road(ana, 9, 0).rolling(1, 12);
      assertFalse(treat(road));
      assertTrue(treat(road));
      assertTrue(road.who(ANA).body().isTreated(1));
    }

    @Test
    @DisplayName("TRT-07 under the other reading as often as there are supplies")
    void anyNumber() {
      ruleset = ruleset.with(Parameter.TREATMENT_RETRIES, "Any Number");
      Road road = road(ana().wound(5, WoundKind.CUTTING), 2, 0).rolling(1, 12);
      assertFalse(treat(road));
      assertTrue(treat(road));
    }

    @Test
    @DisplayName("TRT-07 it takes minutes, as many as are set; in a rest they are part of it")
    void itTakesMinutes() {
      Road road = road(ana().wound(5, WoundKind.CUTTING), 1, 0).rolling(1);
      treat(road);
      assertEquals(SIX + 10, road.combat().minutes());
      ruleset = ruleset.with(Parameter.TREATMENT_MINUTES, 30);
      road = road(ana().wound(5, WoundKind.CUTTING), 1, 0).rolling(1);
      treat(road);
      assertEquals(SIX + 30, road.combat().minutes());
      road = road(ana().wound(5, WoundKind.CUTTING), 1, 0).rolling(1);
      road.journey().layDown();
      treat(road);
      assertEquals(SIX, road.combat().minutes());
    }

    private Fight inCombat(int... rolls) {
      Scene scene = Scene.until(2).after(1, master -> master.journey().treat(1, 0, -1));
      return Fight.of(
          Battle.under(ruleset)
              .side(
                  "Heroes",
                  Fight.pc("Ana").wound(4, WoundKind.CUTTING),
                  bento(1, 0).conduct(PlainConduct.IDLE))
              .side("Foes", Fight.npc("Goblin"))
              .referee(scene)
              .build(),
          rolls);
    }

    @Test
    void notInCombat() {
      Fight fight = inCombat();
      assertEquals(
          new Event.TreatmentRefused(1, 0, List.of(Rule.TRT_07)),
          fight.only(Event.TreatmentRefused.class));
    }

    @Test
    @DisplayName("TRT-07 under the other reading in combat too, without time")
    void itMayBePossibleInCombat() {
      ruleset = ruleset.with(Parameter.TREATMENT_IN_COMBAT, true);
      Fight fight = inCombat(12);
      assertTrue(fight.only(Event.Treated.class).success());
      assertEquals(SIX, fight.combat().minutes());
    }
  }
}
