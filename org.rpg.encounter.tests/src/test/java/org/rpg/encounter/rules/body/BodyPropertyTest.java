package org.rpg.encounter.rules.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;

/** LAY-01 to LAY-13, WND-01, WND-02: the layers and the wounds always add up. */
class BodyPropertyTest {
  record Hit(int amount, DamageKind kind) {}

  @Provide
  Arbitrary<List<Hit>> hits() {
    Arbitrary<Hit> hit =
        Combinators.combine(Arbitraries.integers().between(0, 25), Arbitraries.of(DamageKind.class))
            .as(Hit::new);
    return hit.list().ofMaxSize(40);
  }

  @Provide
  Arbitrary<Ruleset> rulesets() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 1),
            Arbitraries.integers().between(0, 2),
            Arbitraries.integers().between(0, 1),
            Arbitraries.integers().between(0, 1))
        .as(
            (direct, fatigue, remainder, severity) ->
                Ruleset.standard()
                    .with(Parameter.DIRECT_DAMAGE, direct)
                    .with(Parameter.FATIGUE_DAMAGE, fatigue)
                    .with(Parameter.LAYER_REMAINDER, remainder)
                    .with(Parameter.WOUND_SEVERITY, severity));
  }

  @Property(seed = "20240229")
  void protectionVigorLifeAndWoundsAlwaysAddUp(
      @ForAll("hits") List<Hit> hits,
      @ForAll("rulesets") Ruleset ruleset,
      @ForAll @IntRange(min = 0, max = 20) int protection,
      @ForAll @IntRange(min = -4, max = 8) int physique) {
    Body body = Body.layered(new BodyRules(ruleset), protection, physique);
    for (Hit hit : hits) {
      int protectionBefore = body.protection();
      int vigorBefore = body.vigor();
      int lifeBefore = body.life();
      int severity = body.take(hit.amount(), hit.kind());
      assertEquals(protectionBefore - body.toProtection(), body.protection());
      assertEquals(lifeBefore - body.toLife(), body.life());
      assertEquals(Math.min(vigorBefore - body.toVigor(), body.life()), body.vigor()); // LAY-07
      assertTrue(body.toProtection() + body.toVigor() <= hit.amount());
      assertTrue(severity <= hit.amount());
      assertEquals(Math.min(severity, lifeBefore), body.toLife()); // WND-01
      int sum = 0;
      for (int i = 0; i < body.wounds(); i++) {
        assertTrue(body.wound(i).severity() > 0);
        sum += body.wound(i).severity();
      }
      assertEquals(Math.max(0, body.maxLife() - sum), body.life()); // WND-02
      assertTrue(body.vigor() >= 0 && body.vigor() <= body.life()); // LAY-06
      assertTrue(body.protection() >= 0 && body.protection() <= protection); // LAY-02
      assertEquals((body.maxLife() - body.life()) / 6, body.woundChances()); // LAY-11
    }
  }

  @Property(seed = "20240229")
  void underTheDefaultsNoPointOfAnOrdinaryHitIsLost(
      @ForAll("hits") List<Hit> hits,
      @ForAll @IntRange(min = 0, max = 20) int protection,
      @ForAll @IntRange(min = 0, max = 8) int physique) {
    Body body = Body.layered(new BodyRules(Ruleset.standard()), protection, physique);
    for (Hit hit : hits) {
      int severity = body.take(hit.amount(), hit.kind());
      assertEquals(hit.amount(), body.toProtection() + body.toVigor() + severity); // LAY-10
    }
  }

  @Property(seed = "20240229")
  void aSimpleBodyHasNothingButProtectionAndVitality(
      @ForAll("hits") List<Hit> hits,
      @ForAll @IntRange(min = 0, max = 20) int protection,
      @ForAll @IntRange(min = 1, max = 30) int vitality) {
    Body body = Body.simple(new BodyRules(Ruleset.standard()), protection, vitality); // BASE-21
    int toLife = 0;
    for (Hit hit : hits) {
      body.take(hit.amount(), hit.kind());
      toLife += body.toLife();
      assertEquals(vitality - toLife, body.life());
      assertEquals(0, body.wounds());
      assertEquals(0, body.vigor());
    }
  }

  @Property(seed = "20240229")
  void aCopyIsLikeTheOriginalAndARestoredBodyIsWhole(@ForAll("hits") List<Hit> hits) {
    BodyRules rules = new BodyRules(Ruleset.standard());
    Body body = Body.layered(rules, 5, 4);
    Body copy = Body.layered(rules, 5, 4);
    hits.forEach(hit -> body.take(hit.amount(), hit.kind()));
    copy.copy(body);
    assertEquals(body.life(), copy.life());
    assertEquals(body.vigor(), copy.vigor());
    assertEquals(body.protection(), copy.protection());
    assertEquals(body.wounds(), copy.wounds());
    body.restore();
    assertEquals(14, body.life());
    assertEquals(14, body.vigor());
    assertEquals(0, body.wounds());
  }
}
