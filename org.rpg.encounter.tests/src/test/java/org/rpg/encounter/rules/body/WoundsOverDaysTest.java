package org.rpg.encounter.rules.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;

/** Wounds after they are made: days, treatment, growth and magic (WND, SIT-16, SIT-19). */
class WoundsOverDaysTest {
  private static final WoundKind CUT = WoundKind.CUTTING;

  private Ruleset ruleset = Ruleset.standard();

  /** Somebody with 20 Life: Physique 7 makes 6 + 2 x 7. */
  private Body twenty() {
    return Body.layered(new BodyRules(ruleset), 0, 7);
  }

  private static int severity(Body body, int place) {
    return body.wound(place).severity();
  }

  @Nested
  @DisplayName("WND-04, WND-05, WND-06 natural evolution at a day's end")
  class Evolution {
    @Test
    void lightStaysModerateGrowsByOneGraveByTwo() {
      Body body = twenty();
      body.wound(3, CUT);
      body.wound(4, CUT);
      body.wound(7, CUT);
      assertEquals(0 + 1 + 2, body.dayEnds());
      assertEquals(3, severity(body, 0));
      assertEquals(5, severity(body, 1));
      assertEquals(9, severity(body, 2));
      assertEquals(20 - 3 - 5 - 9, body.life());
    }

    @Test
    @DisplayName("WND-07 a moderate wound that grew to 7 is grave and grows by 2 the next day")
    void theClassFollowsTheSeverity() {
      Body body = twenty();
      body.wound(6, CUT);
      body.dayEnds();
      assertEquals(WoundClass.GRAVE, body.wound(0).woundClass());
      body.dayEnds();
      assertEquals(6 + 1 + 2, severity(body, 0));
    }

    @Test
    @DisplayName("WND-07 a wound said to be always light stays light")
    void aFixedClassStays() {
      Body body = twenty();
      body.wound(4, CUT, WoundSource.ORDINARY, WoundClass.LIGHT);
      body.dayEnds();
      assertEquals(
          new Wound(4, CUT, WoundClass.LIGHT, true, false, WoundSource.ORDINARY, 0), body.wound(0));
    }

    @Test
    @DisplayName("WND-07 under the other reading the class stays what it was when it was made")
    void theClassMayBeFixedWhenItIsMade() {
      ruleset = ruleset.with(Parameter.WOUND_CLASS_CHANGE, "Fixed");
      Body body = twenty();
      body.wound(6, CUT);
      body.dayEnds();
      assertEquals(WoundClass.MODERATE, body.woundClass(0)); // 7 would be grave
      body.dayEnds();
      assertEquals(6 + 1 + 1, severity(body, 0));
    }

    @Test
    @DisplayName("WND-10 under the other reading it grows from the next day on")
    void theFirstNightMayBeSpared() {
      ruleset = ruleset.with(Parameter.FIRST_EVOLUTION, "Next Day");
      Body body = twenty();
      body.wound(4, CUT);
      assertEquals(0, body.dayEnds());
      assertEquals(1, body.dayEnds());
    }

    @Test
    @DisplayName("WND-10 a wound received today grows tonight")
    void theFirstNightCounts() {
      Body body = twenty();
      body.dayEnds();
      body.wound(4, CUT);
      assertEquals(1, body.wound(0).day());
      assertEquals(1, body.growth(0));
      body.dayEnds();
      assertEquals(5, severity(body, 0));
    }

    @Test
    @DisplayName("WND-11, LAY-07, LAY-11 growth lowers Vigor and may add a negative chance")
    void growthLowersVigorAndAddsPenalty() {
      Body body = twenty();
      body.wound(5, CUT);
      assertEquals(15, body.vigor());
      assertEquals(0, body.woundChances());
      body.dayEnds();
      assertEquals(14, body.life());
      assertEquals(14, body.vigor());
      assertEquals(1, body.woundChances());
    }

    @Test
    @DisplayName("WND-08, INT-30 all evolve together, then one look at whether he lives")
    void growthMayKill() {
      Body body = Body.layered(new BodyRules(ruleset), 0, 2); // Life 10
      body.wound(4, CUT);
      body.wound(4, CUT);
      assertEquals(2, body.dayEnds()); // both grow, although the first would do for Life 1
      assertEquals(0, body.life());
      assertEquals(5, severity(body, 0));
      assertEquals(5, severity(body, 1));
    }

    @Test
    @DisplayName("BASE-21 no day changes a simple body")
    void aSimpleBodyHasNoEvolution() {
      Body body = Body.simple(new BodyRules(ruleset), 0, 12);
      assertEquals(Body.NO_WOUND, body.wound(5, CUT, WoundSource.ORDINARY));
      assertEquals(0, body.dayEnds());
      assertEquals(7, body.life());
    }
  }

  @Nested
  @DisplayName("WND-09 separate wounds")
  class Separate {
    @Test
    void everyDamagingEventMakesItsOwn() {
      Body body = twenty();
      body.wound(2, CUT);
      body.wound(2, CUT);
      assertEquals(2, body.wounds());
    }

    @Test
    void underTheOtherReadingThoseOfAKindAddUp() {
      ruleset = ruleset.with(Parameter.WOUND_MERGING, "Merged by Kind");
      Body body = twenty();
      body.wound(2, CUT);
      body.wound(2, CUT);
      body.wound(1, WoundKind.BLUDGEONING);
      body.take(20, DamageKind.NECROTIC); // of another source, so of its own
      assertEquals(3, body.wounds());
      assertEquals(new Wound(4, CUT, WoundClass.MODERATE), body.wound(0));
    }

    @Test
    @DisplayName("WND-09, TRT-06 a treated wound takes no new damage in")
    void newDamageToATreatedWoundIsANewWound() {
      ruleset = ruleset.with(Parameter.WOUND_MERGING, "Merged by Kind");
      Body body = twenty();
      body.wound(5, CUT);
      body.treat(0);
      body.wound(2, CUT);
      assertEquals(2, body.wounds());
    }
  }

  @Nested
  @DisplayName("TRT-03 treated wounds")
  class Treated {
    @Test
    void evolveAsOneClassLower() {
      Body body = twenty();
      body.wound(4, CUT);
      body.wound(7, CUT);
      assertTrue(body.treat(0));
      assertTrue(body.treat(1));
      assertEquals(0 + 1, body.dayEnds());
    }

    @Test
    @DisplayName("TRT-04 there is no class below light")
    void lightOnesAreNotTreated() {
      Body body = twenty();
      body.wound(3, CUT);
      assertFalse(body.treat(0));
      assertFalse(body.wound(0).treated());
    }

    @Test
    @DisplayName("INT-31 a wound that crosses upward while treated evolves below its new class")
    void staysTreatedWhenItGetsGraver() {
      Body body = twenty();
      body.wound(6, CUT);
      body.treat(0);
      body.grow(0, 1);
      assertEquals(
          new Wound(7, CUT, WoundClass.GRAVE, false, true, WoundSource.ORDINARY, 0), body.wound(0));
      assertEquals(1, body.growth(0)); // grave as moderate
    }

    @Test
    @DisplayName("INT-32 a treated grave wound that shrank below the border behaves as light")
    void staysTreatedWhenItGetsMilder() {
      Body body = twenty();
      body.wound(7, CUT);
      body.treat(0);
      body.healWound(0, 1);
      assertEquals(WoundClass.MODERATE, body.wound(0).woundClass());
      assertTrue(body.wound(0).treated());
      assertEquals(0, body.growth(0));
    }

    @Test
    @DisplayName("INT-33 a necrotic wound is refused, a fixed class is treated as that class")
    void necroticIsRefusedFixedIsNot() {
      Body body = twenty();
      body.take(5, DamageKind.NECROTIC);
      body.wound(5, CUT, WoundSource.NECROTIC, WoundClass.GRAVE);
      body.wound(2, CUT, WoundSource.ORDINARY, WoundClass.GRAVE);
      body.wound(9, CUT, WoundSource.ORDINARY, WoundClass.LIGHT);
      assertFalse(body.treat(0));
      assertFalse(body.treat(1));
      assertTrue(body.treat(2));
      assertEquals(1, body.growth(2));
      assertFalse(body.treat(3));
    }
  }

  @Nested
  @DisplayName("SIT-18, SIT-19 necrotic damage")
  class Necrotic {
    @Test
    void isDirectAndItsWoundWorsensByItsClass() {
      Body body = Body.layered(new BodyRules(ruleset), 6, 7);
      assertEquals(4, body.take(4, DamageKind.NECROTIC));
      assertEquals(6, body.protection());
      assertEquals(
          new Wound(4, WoundKind.OTHER, WoundClass.MODERATE, false, false, WoundSource.NECROTIC, 0),
          body.wound(0));
      assertEquals(1, body.dayEnds());
    }

    @Test
    @DisplayName("SIT-19, INT-33 rest does nothing for it; under the other reading it stops growth")
    void whatRestCanDo() {
      Body body = twenty();
      body.take(4, DamageKind.NECROTIC);
      body.wound(4, CUT);
      assertEquals(Recovery.NONE, body.recovery(0));
      assertEquals(Recovery.FULL, body.recovery(1));
      ruleset = ruleset.with(Parameter.NECROTIC_WOUNDS, "Growth Only");
      Body other = twenty();
      other.take(4, DamageKind.NECROTIC);
      assertEquals(Recovery.GROWTH_ONLY, other.recovery(0));
    }

    @Test
    void magicCuresIt() {
      Body body = twenty();
      body.take(4, DamageKind.NECROTIC);
      body.cure(0);
      assertEquals(0, body.wounds());
      assertEquals(20, body.life());
    }
  }

  @Test
  @DisplayName("SIT-20 divine damage is ordinary to the living")
  void divineDamageGoesThroughTheLayers() {
    Body body = Body.layered(new BodyRules(ruleset), 6, 7);
    assertEquals(0, body.take(8, DamageKind.DIVINE));
    assertEquals(0, body.protection());
    assertEquals(18, body.vigor());
  }

  @Nested
  @DisplayName("SIT-15, SIT-16, WND-09 fire: one wound that grows")
  class Fire {
    @Test
    void growsInPlace() {
      Body body = twenty();
      int number = body.wound(2, WoundKind.OTHER, WoundSource.FIRE);
      body.grow(body.placeOf(number), 2);
      assertEquals(1, body.wounds());
      assertEquals(4, severity(body, 0));
      assertEquals(WoundClass.MODERATE, body.woundClass(0));
      assertEquals(16, body.life());
      assertEquals(16, body.vigor());
      assertEquals(2, body.toLife());
      assertEquals(0, body.lastWound());
    }

    @Test
    void isFoundByItsNumberWhenAnEarlierOneHealed() {
      Body body = twenty();
      body.wound(1, CUT);
      int number = body.wound(2, WoundKind.OTHER, WoundSource.FIRE);
      body.cure(0);
      assertEquals(0, body.placeOf(number));
      body.cure(0);
      assertEquals(Body.NO_WOUND, body.placeOf(number));
    }

    @Test
    @DisplayName("BASE-21 fire takes a simple body's Vitality")
    void takesVitality() {
      Body body = Body.simple(new BodyRules(ruleset), 5, 12);
      int number = body.wound(3, WoundKind.OTHER, WoundSource.FIRE);
      body.grow(number, 2);
      assertEquals(7, body.life());
      assertEquals(5, body.protection());
    }
  }

  @Nested
  @DisplayName("LAY-06, LAY-07, REC-07 healing")
  class Healing {
    @Test
    void woundsHealTheGravestFirstAndVigorStays() {
      Body body = twenty();
      body.wound(2, CUT);
      body.wound(5, CUT);
      body.setVigor(3);
      assertEquals(6, body.heal(6));
      assertEquals(1, body.wounds()); // 5 wholly, then 1 of 2
      assertEquals(1, severity(body, 0));
      assertEquals(19, body.life());
      assertEquals(3, body.vigor());
      assertEquals(1, body.heal(9));
    }

    @Test
    void vigorHealsUpToCurrentLife() {
      Body body = twenty();
      body.wound(5, CUT);
      body.setVigor(3);
      body.healVigor(4);
      assertEquals(7, body.vigor());
      body.healVigor(40);
      assertEquals(15, body.vigor());
    }

    @Test
    @DisplayName("BASE-21 both give a simple body Vitality, up to its largest")
    void vitalityHeals() {
      Body body = Body.simple(new BodyRules(ruleset), 0, 12);
      body.take(9, DamageKind.CUTTING);
      assertEquals(4, body.heal(4));
      body.healVigor(2);
      assertEquals(9, body.life());
      assertEquals(3, body.heal(50));
    }
  }

  @Nested
  @DisplayName("INT-35 armour put on or taken off")
  class Armour {
    @Test
    void lessArmourCutsWhatIsLeftMoreGivesNothingNow() {
      Body body = Body.layered(new BodyRules(ruleset), 6, 0);
      body.take(1, DamageKind.CUTTING);
      body.setMaxProtection(4);
      assertEquals(4, body.protection());
      body.setMaxProtection(9);
      assertEquals(4, body.protection());
      body.restoreProtection();
      assertEquals(9, body.protection());
    }

    @Test
    void aCopyWearsTheSame() {
      Body body = Body.layered(new BodyRules(ruleset), 6, 0);
      body.setMaxProtection(4);
      Body copy = Body.layered(new BodyRules(ruleset), 6, 0);
      copy.copy(body);
      assertEquals(4, copy.maxProtection());
    }
  }

  @Test
  @DisplayName("LAY-05 outside combat Protection returns when the scene ends, or else with a rest")
  void protectionOutsideCombat() {
    Body body = Body.layered(new BodyRules(ruleset), 6, 0);
    body.setProtection(1);
    body.sceneEnds();
    assertEquals(6, body.protection());
    ruleset = ruleset.with(Parameter.PROTECTION_OUTSIDE_COMBAT, "Long Rest");
    Body other = Body.layered(new BodyRules(ruleset), 6, 0);
    other.setProtection(1);
    other.sceneEnds();
    assertEquals(1, other.protection());
  }

  @Test
  void aCopyCarriesWoundsWithAllThatHealingNeeds() {
    Body body = twenty();
    body.dayEnds();
    body.wound(5, CUT, WoundSource.NECROTIC, WoundClass.GRAVE);
    int fire = body.wound(4, WoundKind.OTHER, WoundSource.FIRE);
    body.treat(1);
    Body copy = twenty();
    copy.copy(body);
    assertEquals(body.wound(0), copy.wound(0));
    assertEquals(body.wound(1), copy.wound(1));
    assertEquals(1, copy.placeOf(fire));
    assertEquals(1, copy.today());
    copy.restore();
    assertEquals(0, copy.wounds());
    assertEquals(0, copy.today());
    assertEquals(2, body.wounds());
  }
}
