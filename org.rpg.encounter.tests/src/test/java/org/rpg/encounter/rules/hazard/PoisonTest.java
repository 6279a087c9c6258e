package org.rpg.encounter.rules.hazard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.combat.Effect;
import org.rpg.encounter.rules.dice.DiceExpression;

class PoisonTest {
  private static PoisonCourse course(PoisonKind kind, boolean resisted) {
    return Poison.of("Some", kind, 3).course(resisted);
  }

  private static DiceExpression dice(String text) {
    return DiceExpression.parse(text);
  }

  @Test
  @DisplayName("POI-01, POI-02 the difficulty is 7 + potency")
  void potencyMakesTheDifficulty() {
    assertEquals(7 + 4, Poison.of("Snake Venom", PoisonKind.NEUROTOXIN, 4).difficulty(7));
    assertThrows(
        IllegalArgumentException.class, () -> Poison.of("Nothing", PoisonKind.CAUSTIC, -1));
  }

  @Test
  @DisplayName("POI-03 success is the partial effect, failure the total one")
  void successIsPartialFailureTotal() {
    Poison poison = Poison.of("Grey Root", PoisonKind.CAUSTIC, 3);
    assertSame(Caustic.PARTIAL, poison.course(true));
    assertSame(Caustic.TOTAL, poison.course(false));
  }

  @Test
  @DisplayName("POI-03 a script may define others, with effects of their own")
  void othersDoWhatTheyAreSaidTo() {
    Effect mild = (master, by, target) -> {};
    Effect strong = (master, by, target) -> {};
    Poison fever = Poison.of("Fever", PoisonKind.ILLNESS, 3).with(mild, strong);
    assertSame(PoisonCourse.NOTHING, fever.course(true));
    assertSame(mild, fever.effect(true));
    assertSame(strong, fever.effect(false));
    assertSame(Effect.NONE, Poison.of("Root", PoisonKind.CAUSTIC, 3).effect(false));
  }

  @Nested
  @DisplayName("the five kinds")
  class Kinds {
    @Test
    @DisplayName("POI-04, POI-05 hallucinogen: doubt, or doubt and confusion, for 1d3 hours")
    void hallucinogen() {
      PoisonCourse partial = course(PoisonKind.HALLUCINOGEN, true);
      PoisonCourse total = course(PoisonKind.HALLUCINOGEN, false);
      assertEquals(List.of(Condition.HALLUCINATING), partial.conditions());
      assertEquals(List.of(Condition.HALLUCINATING, Condition.CONFUSED), total.conditions());
      assertEquals(dice("1d3"), partial.duration());
      assertEquals(dice("1d3"), total.duration());
      assertTrue(total.lastsHours());
      assertFalse(total.goesOn());
      assertFalse(total.resistible());
    }

    @Test
    @DisplayName("POI-06, POI-07 caustic: 2d3 or 2d6 direct damage")
    void caustic() {
      assertEquals(dice("2d3"), course(PoisonKind.CAUSTIC, true).now());
      assertEquals(dice("2d6"), course(PoisonKind.CAUSTIC, false).now());
      assertEquals(DamageKind.DIRECT, course(PoisonKind.CAUSTIC, false).kind());
      assertFalse(course(PoisonKind.CAUSTIC, false).goesOn());
    }

    @Test
    @DisplayName("POI-08, POI-09 inoculant: 1d6 fatigue, in full 1d3 more per turn")
    void inoculant() {
      PoisonCourse partial = course(PoisonKind.INOCULANT, true);
      PoisonCourse total = course(PoisonKind.INOCULANT, false);
      assertEquals(dice("1d6"), partial.now());
      assertEquals(dice("1d6"), total.now());
      assertEquals(DamageKind.FATIGUE, total.kind());
      assertFalse(partial.goesOn());
      assertFalse(partial.resistible());
      assertEquals(dice("1d3"), total.perTurn());
      assertTrue(total.resistible()); // POI-12
    }

    @Test
    @DisplayName("POI-10, POI-11 neurotoxin: slow or paralysed, 1d3 fatigue per turn")
    void neurotoxin() {
      PoisonCourse partial = course(PoisonKind.NEUROTOXIN, true);
      PoisonCourse total = course(PoisonKind.NEUROTOXIN, false);
      assertEquals(List.of(Condition.SLOW), partial.conditions());
      assertEquals(List.of(Condition.PARALYSED), total.conditions());
      assertEquals(dice("1d3"), partial.perTurn());
      assertEquals(dice("1d3"), total.perTurn());
      assertEquals(0, total.now().max());
      assertEquals(DamageKind.FATIGUE, partial.kind());
      assertTrue(partial.resistible()); // POI-12
      assertTrue(total.resistible());
    }

    @Test
    @DisplayName("POI-13, POI-14 latent: 2d3 or 2d6 direct damage after 1d6 hours")
    void latent() {
      PoisonCourse partial = course(PoisonKind.LATENT, true);
      PoisonCourse total = course(PoisonKind.LATENT, false);
      assertEquals(dice("2d3"), partial.now());
      assertEquals(dice("2d6"), total.now());
      assertEquals(dice("1d6"), partial.delay());
      assertEquals(dice("1d6"), total.delay());
      assertEquals(DamageKind.DIRECT, total.kind());
      assertTrue(total.isDelayed());
    }
  }

  @Nested
  @DisplayName("POI-08 ways in which a poison works")
  class Routes {
    @Test
    void anInoculantWorksInTheBloodAlone() {
      Poison spit = Poison.of("Ghoul Spit", PoisonKind.INOCULANT, 2);
      assertTrue(spit.works(Route.WOUND, false));
      assertFalse(spit.works(Route.SWALLOWED, false));
    }

    @Test
    void underTheOtherReadingAlsoWhenSwallowed() {
      Poison spit = Poison.of("Ghoul Spit", PoisonKind.INOCULANT, 2);
      assertTrue(spit.works(Route.SWALLOWED, true));
      assertFalse(spit.works(Route.BREATHED, true));
    }

    @Test
    void othersWorkInEveryWayUnlessTheySayOtherwise() {
      Poison root = Poison.of("Grey Root", PoisonKind.CAUSTIC, 3);
      assertTrue(root.works(Route.SWALLOWED, false));
      assertFalse(root.by(Route.BREATHED).works(Route.SWALLOWED, true));
      assertTrue(root.by(Route.BREATHED, Route.CONTACT).works(Route.CONTACT, false));
    }
  }
}
