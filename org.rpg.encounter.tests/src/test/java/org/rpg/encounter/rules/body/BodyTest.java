package org.rpg.encounter.rules.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.DiceExpression;

class BodyTest {
  private Ruleset ruleset = Ruleset.standard();

  private Body body(int protection, int physique) {
    return Body.layered(new BodyRules(ruleset), protection, physique);
  }

  private static void assertLayers(int protection, int vigor, int life, Body body) {
    assertEquals(
        "P" + protection + " V" + vigor + " L" + life,
        "P" + body.protection() + " V" + body.vigor() + " L" + body.life());
  }

  @Nested
  @DisplayName("LAY-01, LAY-06, LAY-08, LAY-13 the layers of a whole body")
  class Whole {
    @Test
    void lifeIsSixPlusTwicePhysiqueAndVigorAsMuch() {
      assertLayers(5, 10, 10, body(5, 2));
      assertLayers(0, 4, 4, body(0, -1));
    }

    @Test
    void lifeIsNeverBelowOne() {
      assertLayers(0, 1, 1, body(0, -3));
    }
  }

  @Nested
  @DisplayName("LAY-10, INT-26 the flow of one hit")
  class Flow {
    @Test
    void protectionTakesItFirst() {
      Body body = body(5, 2);
      assertEquals(0, body.take(4, DamageKind.CUTTING));
      assertLayers(1, 10, 10, body);
      assertFalse(body.protection() == 0);
    }

    @Test
    void severalLayersMayEmptyInOneHit() {
      Body body = body(5, 2);
      assertEquals(3, body.take(5 + 10 + 3, DamageKind.CUTTING));
      assertLayers(0, 0, 7, body);
      assertEquals(5, body.toProtection());
      assertEquals(10, body.toVigor());
      assertEquals(3, body.toLife());
    }

    @Test
    void withoutProtectionVigorComesFirst() {
      Body body = body(0, 2);
      body.take(6, DamageKind.PIERCING);
      assertLayers(0, 4, 10, body);
    }

    @Test
    void underTheOtherReadingAHitStopsAtTheLayerItEmptied() {
      ruleset = ruleset.with(Parameter.LAYER_REMAINDER, "Stops");
      Body body = body(5, 2);
      body.take(12, DamageKind.CUTTING);
      assertLayers(0, 10, 10, body);
      body.take(12, DamageKind.CUTTING);
      assertLayers(0, 0, 10, body);
      body.take(4, DamageKind.CUTTING);
      assertLayers(0, 0, 6, body);
    }

    @Test
    void noDamageDoesNothing() {
      Body body = body(5, 2);
      assertEquals(0, body.take(0, DamageKind.CUTTING));
      assertLayers(5, 10, 10, body);
    }
  }

  @Nested
  @DisplayName("BASE-11, INT-27 direct damage")
  class Direct {
    @Test
    void itWoundsAtOnceAndVigorFollowsLife() {
      // LAY-07
      Body body = body(5, 2);
      assertEquals(3, body.take(3, DamageKind.DIRECT));
      assertLayers(5, 7, 7, body);
    }

    @Test
    void underTheOtherReadingItSkipsProtectionAlone() {
      ruleset = ruleset.with(Parameter.DIRECT_DAMAGE, "Ignores Protection");
      Body body = body(5, 2);
      body.take(3, DamageKind.DIRECT);
      assertLayers(5, 7, 10, body);
    }
  }

  @Nested
  @DisplayName("BASE-12, INT-28 fatigue damage")
  class Fatigue {
    @Test
    void itTakesVigorAndTheExcessWounds() {
      Body body = body(5, 0);
      body.take(4, DamageKind.FATIGUE);
      assertLayers(5, 2, 6, body);
      assertEquals(1, body.take(3, DamageKind.FATIGUE));
      assertLayers(5, 0, 5, body);
      assertEquals(new Wound(1, WoundKind.OTHER, WoundClass.LIGHT), body.wound(0));
    }

    @Test
    void theExcessMayBeLost() {
      ruleset = ruleset.with(Parameter.FATIGUE_DAMAGE, "Excess Is Lost");
      Body body = body(5, 0);
      body.take(20, DamageKind.FATIGUE);
      assertLayers(5, 0, 6, body);
    }

    @Test
    void orItIsOrdinaryDamage() {
      ruleset = ruleset.with(Parameter.FATIGUE_DAMAGE, "Layers");
      Body body = body(5, 0);
      body.take(6, DamageKind.FATIGUE);
      assertLayers(0, 5, 6, body);
    }
  }

  @Nested
  @DisplayName("WND-01, WND-02, WND-03, BASE-22 wounds")
  class Wounds {
    @Test
    void whatReachedLifeIsTheSeverity() {
      Body body = body(0, 2);
      body.setVigor(2);
      body.take(7, DamageKind.BLUDGEONING);
      assertEquals(new Wound(5, WoundKind.BLUDGEONING, WoundClass.MODERATE), body.wound(0));
      assertEquals(1, body.wounds());
    }

    @Test
    void theWholeHitMayBeTheSeverity() {
      ruleset = ruleset.with(Parameter.WOUND_SEVERITY, "Whole Hit");
      Body body = body(0, 2);
      body.setVigor(2);
      assertEquals(7, body.take(7, DamageKind.CUTTING));
      assertLayers(0, 0, 3, body);
    }

    @Test
    void lifeIsWhatAllSeveritiesLeave() {
      Body body = body(0, 2);
      body.wound(3, WoundKind.CUTTING);
      body.wound(2, WoundKind.CUTTING);
      assertLayers(0, 5, 5, body);
      body.wound(9, WoundKind.CUTTING);
      assertLayers(0, 0, 0, body); // LAY-12: never below 0
    }

    @Test
    void threeIsLightFourModerateSevenGrave() {
      BodyRules rules = new BodyRules(ruleset);
      assertEquals(WoundClass.LIGHT, rules.classOf(3, 10));
      assertEquals(WoundClass.MODERATE, rules.classOf(4, 10));
      assertEquals(WoundClass.MODERATE, rules.classOf(6, 10));
      assertEquals(WoundClass.GRAVE, rules.classOf(7, 10));
    }

    @Test
    void theTableMayBeChanged() {
      BodyRules rules =
          new BodyRules(
              ruleset.with(
                  Parameter.WOUND_CLASSES, new org.rpg.encounter.rules.Setting.Bands(3, 6)));
      assertEquals(WoundClass.MODERATE, rules.classOf(3, 10));
      assertEquals(WoundClass.GRAVE, rules.classOf(6, 10));
    }

    @Test
    void classesMayBeThirdsOfLargestLife() {
      BodyRules rules = new BodyRules(ruleset.with(Parameter.WOUND_TABLE, "Thirds of Life"));
      assertEquals(WoundClass.LIGHT, rules.classOf(4, 12));
      assertEquals(WoundClass.MODERATE, rules.classOf(5, 12));
      assertEquals(WoundClass.MODERATE, rules.classOf(8, 12));
      assertEquals(WoundClass.GRAVE, rules.classOf(9, 12));
    }

    @Test
    void fireMakesAWoundOfTheOtherKindUnlessTheTableSaysHowItIsTreated() {
      Body body = body(0, 0);
      body.setVigor(0);
      body.take(1, DamageKind.FIRE);
      assertEquals(WoundKind.OTHER, body.wound(0).kind());
      ruleset = ruleset.with(Parameter.OTHER_WOUND, "Cutting");
      Body other = body(0, 0);
      other.setVigor(0);
      other.take(1, DamageKind.FIRE);
      assertEquals(WoundKind.CUTTING, other.wound(0).kind());
    }

    @Test
    void woundsAreCountedByClass() {
      Body body = body(0, 10);
      body.wound(1, WoundKind.CUTTING);
      body.wound(2, WoundKind.CUTTING);
      body.wound(8, WoundKind.CUTTING);
      assertEquals(2, body.wounds(WoundClass.LIGHT));
      assertEquals(0, body.wounds(WoundClass.MODERATE));
      assertEquals(1, body.wounds(WoundClass.GRAVE));
    }
  }

  @Nested
  @DisplayName("LAY-11, INT-29, BASE-20 the wound penalty")
  class Penalty {
    @Test
    void sixLifeLostAreOneNegativeChanceTwelveAreTwo() {
      Body body = body(0, 5);
      body.wound(5, WoundKind.CUTTING);
      assertEquals(0, body.woundChances());
      body.wound(1, WoundKind.CUTTING);
      assertEquals(1, body.woundChances());
      body.wound(6, WoundKind.CUTTING);
      assertEquals(2, body.woundChances());
    }

    @Test
    void roundingUpCountsWhatIsBegun() {
      ruleset = ruleset.with(Parameter.ROUNDING, "Up");
      Body body = body(0, 5);
      body.wound(1, WoundKind.CUTTING);
      assertEquals(1, body.woundChances());
    }
  }

  @Test
  @DisplayName("LAY-08, LAY-11, LAY-13 what makes Life, its least, and what lost of it hinders")
  void lifeAndPenaltyAreTheRulesets() {
    ruleset = ruleset.with(Parameter.LIFE_BASE, 8).with(Parameter.LIFE_PER_PHYSIQUE, 3);
    ruleset = ruleset.with(Parameter.LIFE_PER_CHANCE, 4).with(Parameter.MINIMUM_LIFE, 5);
    Body body = body(0, 2);
    assertEquals(8 + 3 * 2, body.maxLife());
    assertEquals(5, body(0, -2).maxLife()); // 8 - 6 would be 2
    body.wound(8, WoundKind.CUTTING);
    assertEquals(2, body.woundChances());
  }

  @Nested
  @DisplayName("BASE-21 the simple body")
  class Simple {
    @Test
    void protectionThenVitalityAndNeverAWound() {
      Body body = Body.simple(new BodyRules(ruleset), 1, 14);
      assertEquals(0, body.take(9, DamageKind.CUTTING));
      assertLayers(0, 0, 6, body);
      assertEquals(8, body.toLife());
      assertEquals(0, body.wounds());
      assertEquals(0, body.woundChances());
    }

    @Test
    void directAndFatigueDamageSkipItsProtection() {
      Body body = Body.simple(new BodyRules(ruleset), 3, 14);
      body.take(2, DamageKind.DIRECT);
      body.take(2, DamageKind.FATIGUE);
      assertLayers(3, 0, 10, body);
    }
  }

  @Test
  @DisplayName("LAY-05 Protection returns whole, Vigor and Life do not")
  void protectionAloneIsRestored() {
    Body body = body(5, 2);
    body.take(17, DamageKind.CUTTING);
    body.restoreProtection();
    assertLayers(5, 0, 8, body);
  }

  @Test
  @DisplayName("BASE-10 the damage scale")
  void stepsGoUpTheLadderAndStopAtItsEnds() {
    DamageScale scale = new DamageScale(ruleset);
    assertEquals(DiceExpression.parse("1d8"), scale.step(DiceExpression.parse("1d6"), 1));
    assertEquals(DiceExpression.parse("1d12+1"), scale.step(DiceExpression.parse("1d12"), 1));
    assertEquals(DiceExpression.parse("1d12+6"), scale.step(DiceExpression.parse("1d10"), 40));
    assertEquals(DiceExpression.parse("1d2"), scale.step(DiceExpression.parse("1d4"), -5));
    assertEquals(DiceExpression.parse("2d6+2"), scale.step(DiceExpression.parse("2d6"), 2));
  }

  @Test
  @DisplayName("BASE-18 sizes")
  void equivalentIsTheSameSizeUnlessTheTableWidensIt() {
    assertTrue(Size.SMALL.isEquivalentTo(Size.SMALL, ruleset));
    assertFalse(Size.SMALL.isEquivalentTo(Size.MEDIUM, ruleset));
    Ruleset wider = ruleset.with(Parameter.EQUAL_SIZE_SPAN, 1);
    assertTrue(Size.SMALL.isEquivalentTo(Size.MEDIUM, wider));
    assertFalse(Size.SMALL.isEquivalentTo(Size.LARGE, wider));
  }
}
