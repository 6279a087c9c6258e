package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.ScriptedDice;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;
import org.rpg.encounter.rules.hazard.Route;

/** Potency 3 everywhere: 10 is to be reached; A and C have Physique 0, so 6 Life and 6 Vigor. */
@DisplayName("POI poisons in combat")
class PoisonsTest {
  private static final int A = 0;
  private static final int C = 1;
  private static final int TOTAL = 9;
  private static final int PARTIAL = 10;

  private Ruleset ruleset = Ruleset.standard();
  private Member victim = pc("A");

  private static Poison poison(PoisonKind kind) {
    return Poison.of("Some", kind, 3);
  }

  private static void give(GameMaster master, PoisonKind kind) {
    master.poison(A, Combatant.NONE, poison(kind), Route.WOUND);
  }

  /** A and C hand the initiative to and fro; odd turns are A's. */
  private Fight fight(Scene scene, int... rolls) {
    return Fight.of(
        Fight.under(ruleset).side("H", victim).side("O", npc("C")).referee(scene).build(), rolls);
  }

  private void stopAfterCombat() {
    ruleset = ruleset.with(Parameter.AFTER_COMBAT, "Stop");
  }

  private static Scene at(int activation, PoisonKind kind, int last) {
    return Scene.until(last).after(activation, master -> give(master, kind));
  }

  @Nested
  @DisplayName("POI-02, POI-03 exposure")
  class Exposure {
    @Test
    void sevenPlusPotencyReachedIsThePartialEffect() {
      Fight fight = fight(at(1, PoisonKind.CAUSTIC, 1), PARTIAL, 2, 3);
      assertEquals(7 + 3, fight.only(Event.Tested.class).test().difficulty());
      assertFalse(fight.only(Event.Poisoned.class).total());
      assertEquals(6 - (2 + 3), fight.who(A).life()); // POI-06: 2d3 direct
      assertEquals(DamageKind.DIRECT, fight.only(Event.Harmed.class).kind());
    }

    @Test
    void failureIsTheTotalEffect() {
      Fight fight = fight(at(1, PoisonKind.CAUSTIC, 1), TOTAL, 4, 1);
      assertTrue(fight.only(Event.Poisoned.class).total());
      assertEquals(6 - (4 + 1), fight.who(A).life()); // POI-07: 2d6 direct
      assertTrue(fight.only(Event.Poisoned.class).rules().contains(Rule.POI_07));
    }

    @Test
    @DisplayName("INI-08, POI-02 the first test never decides about the initiative")
    void theExposureTestDoesNotCount() {
      Fight fight = fight(at(1, PoisonKind.CAUSTIC, 2), PARTIAL, 1, 1); // 10 is even
      assertEquals(List.of(A, C), fight.holders());
    }

    @Test
    @DisplayName("POI-03, LAY-11 the wounds of the victim count")
    void woundsHinderTheTest() {
      victim = Member.of(Sheet.pc("A").skill("Physique", 3).build()).conduct(PlainConduct.IDLE);
      victim.life(6); // of 12: one negative chance
      Fight fight = fight(at(1, PoisonKind.CAUSTIC, 1), 12, 7, 1, 1);
      assertEquals(7 + 3, fight.only(Event.Tested.class).test().total()); // the lower one
    }
  }

  @Nested
  @DisplayName("POI-04, POI-05 hallucinogens")
  class Hallucinogens {
    @Test
    void inPartTheyMakeDoubtWhatIsRealForHours() {
      Fight fight = fight(at(1, PoisonKind.HALLUCINOGEN, 1), PARTIAL, 2);
      assertTrue(fight.who(A).has(Condition.HALLUCINATING));
      assertFalse(fight.who(A).has(Condition.CONFUSED));
      assertEquals(
          List.of(
              new LastingEffect(
                  A,
                  "Some",
                  2,
                  Optional.of(Condition.HALLUCINATING),
                  DiceExpression.constant(0),
                  false)),
          fight.combat().lasting());
      assertEquals(2, fight.only(Event.PoisonLingers.class).hours());
    }

    @Test
    void aTestThatTellsWhatIsRealHasANegativeChance() {
      Fight fight = fight(at(1, PoisonKind.HALLUCINOGEN, 1), PARTIAL, 2);
      Combat combat = fight.combat();
      Combatant a = fight.who(A);
      combat.dice = ScriptedDice.rolls(9, 3);
      Aptitude discernment = a.aptitude(combat.rules.discernmentSkill);
      assertFalse(combat.trials.aside(a, discernment, 8, CitedHazards.EXPOSURE)); // 3, not 9
      combat.dice = ScriptedDice.rolls(9);
      assertTrue(combat.trials.aside(a, a.physiqueTest, 8, CitedHazards.EXPOSURE));
    }

    @Test
    void whichSkillTellsWhatIsRealIsTheRulesets() {
      ruleset = ruleset.with(Parameter.DISCERNMENT_SKILL, "Insight");
      Fight fight = fight(at(1, PoisonKind.HALLUCINOGEN, 1), PARTIAL, 2);
      Combatant a = fight.who(A);
      fight.combat().dice = ScriptedDice.rolls(9, 3);
      Aptitude insight = a.aptitude("Insight");
      assertFalse(fight.combat().trials.aside(a, insight, 8, CitedHazards.EXPOSURE));
    }

    @Test
    void inFullTheyConfuseForAsLong() {
      // C acts and the combat ends, so that the confused A never rolls what he does.
      Fight fight = fight(at(1, PoisonKind.HALLUCINOGEN, 2), TOTAL, 3);
      assertTrue(fight.who(A).has(Condition.CONFUSED));
      assertEquals(List.of(3, 3), hours(fight));
    }

    @Test
    void underTheOtherReadingEachLastsAsItsOwnRollSays() {
      ruleset = ruleset.with(Parameter.HALLUCINOGEN_ROLL, "Two");
      Fight fight = fight(at(1, PoisonKind.HALLUCINOGEN, 2), TOTAL, 3, 1);
      assertEquals(List.of(3, 1), hours(fight));
    }

    @Test
    @DisplayName("INT-62 only the game master's clock ends them in a combat")
    void theyEndWhenTheirHoursHavePassed() {
      Scene scene = at(1, PoisonKind.HALLUCINOGEN, 2).after(2, master -> master.passHours(1));
      ruleset = ruleset.with(Parameter.HALLUCINOGEN_ROLL, "Two");
      Fight fight = fight(scene, TOTAL, 2, 1);
      assertFalse(fight.who(A).has(Condition.CONFUSED));
      assertTrue(fight.who(A).has(Condition.HALLUCINATING));
      assertEquals(List.of(1), hours(fight));
    }

    private List<Integer> hours(Fight fight) {
      return fight.combat().lasting().stream().map(LastingEffect::hours).toList();
    }
  }

  @Nested
  @DisplayName("POI-08, POI-09 inoculants")
  class Inoculants {
    @Test
    void inPartTheyTireOnce() {
      Fight fight = fight(at(1, PoisonKind.INOCULANT, 5), PARTIAL, 4);
      assertEquals(6 - 4, fight.who(A).vigor());
      assertFalse(fight.who(A).isPoisoned());
    }

    @Test
    @DisplayName("POI-09, INT-17 in full also at each later start of the victim's turn")
    void inFullTheyGoOn() {
      stopAfterCombat();
      // A is poisoned in his turn 1; turns 3 and 5 tick.
      Fight fight = fight(at(1, PoisonKind.INOCULANT, 5), TOTAL, 2, 1, 2);
      assertEquals(6 - 2 - 1 - 2, fight.who(A).vigor());
      assertTrue(fight.who(A).isPoisoned());
      for (Event.Harmed each : fight.all(Event.Harmed.class)) {
        assertEquals(List.of(Rule.POI_09, Rule.BASE_12), each.rules());
      }
    }

    @Test
    void swallowedTheyDoNothing() {
      Poison spit = poison(PoisonKind.INOCULANT);
      Scene scene =
          Scene.until(1)
              .after(1, master -> master.poison(A, Combatant.NONE, spit, Route.SWALLOWED));
      assertEquals(List.of(), fight(scene).all(Event.Poisoned.class));
      ruleset = ruleset.with(Parameter.INOCULANT_SWALLOWED, true);
      assertEquals(1, fight(scene, PARTIAL, 1).all(Event.Poisoned.class).size());
    }
  }

  @Nested
  @DisplayName("POI-10, POI-11, POI-16 neurotoxins")
  class Neurotoxins {
    @Test
    void inPartTheySlowAndTireFromTheNextTurnOn() {
      stopAfterCombat();
      Fight fight = fight(at(1, PoisonKind.NEUROTOXIN, 3), PARTIAL, 3);
      assertTrue(fight.who(A).has(Condition.SLOW));
      assertEquals(6 - 3, fight.who(A).vigor());
    }

    @Test
    void inFullTheyParalyse() {
      stopAfterCombat();
      Fight fight = fight(at(1, PoisonKind.NEUROTOXIN, 2), TOTAL);
      assertTrue(fight.who(A).has(Condition.PARALYSED));
      assertFalse(fight.who(A).has(Condition.SLOW));
      assertEquals(6, fight.who(A).vigor());
    }

    @Test
    @DisplayName("POI-16 under the other reading they tire at once")
    void theFirstDamageMayComeAtOnce() {
      stopAfterCombat();
      ruleset = ruleset.with(Parameter.FIRST_TICK, "At Once");
      Fight fight = fight(at(1, PoisonKind.NEUROTOXIN, 1), TOTAL, 2);
      assertEquals(4, fight.who(A).vigor());
    }

    @Test
    @DisplayName("POI-16 what an inoculant does now is not done twice at once")
    void anInoculantHasItsOwnFirstDamage() {
      stopAfterCombat();
      ruleset = ruleset.with(Parameter.FIRST_TICK, "At Once");
      Fight fight = fight(at(1, PoisonKind.INOCULANT, 1), TOTAL, 2);
      assertEquals(4, fight.who(A).vigor());
    }

    @Test
    @DisplayName("BASE-12, INT-28 without Vigor the fatigue wounds, and may kill")
    void theyKill() {
      Scene scene =
          Scene.until(9)
              .opening(
                  master -> {
                    master.setVigor(A, 0);
                    master.wound(A, 4, DamageKind.CUTTING);
                    master.poison(A, C, poison(PoisonKind.NEUROTOXIN), Route.WOUND);
                  });
      Fight fight = fight(scene, TOTAL, 2);
      assertEquals(Fate.DEAD, fight.who(A).fate());
      assertEquals(C, fight.who(A).killer());
      assertFalse(fight.who(A).isPoisoned());
    }
  }

  @Nested
  @DisplayName("POI-12 resisting again")
  class Resisting {
    private Scene poisoned(PoisonKind kind, int last) {
      stopAfterCombat();
      victim.conduct(does(Turn::resistPoison));
      return Scene.until(last).opening(master -> give(master, kind));
    }

    @Test
    void successEndsIt() {
      Fight fight = fight(poisoned(PoisonKind.NEUROTOXIN, 2), TOTAL, 11);
      assertFalse(fight.who(A).isPoisoned());
      assertFalse(fight.who(A).has(Condition.PARALYSED));
      assertTrue(fight.only(Event.PoisonEased.class).over());
    }

    @Test
    void failureChangesNothing() {
      Fight fight = fight(poisoned(PoisonKind.NEUROTOXIN, 2), TOTAL, 9);
      assertTrue(fight.who(A).has(Condition.PARALYSED));
    }

    @Test
    @DisplayName("POI-12, INI-08, INT-04 it is a major action: an even die keeps the initiative")
    void itsParityCounts() {
      Fight even = fight(poisoned(PoisonKind.NEUROTOXIN, 2), PARTIAL, 10);
      assertEquals(List.of(A, A), even.holders()); // alone, he acts again
      Fight odd = fight(poisoned(PoisonKind.NEUROTOXIN, 2), PARTIAL, 11);
      assertEquals(List.of(A, C), odd.holders());
    }

    @Test
    @DisplayName("INT-04, CON-14 for someone slow it is the whole activation")
    void someoneSlowDoesNothingElse() {
      Scene scene = poisoned(PoisonKind.NEUROTOXIN, 1);
      victim.conduct(does(Turn::resistPoison, Turn::shout));
      Fight fight = fight(scene, PARTIAL, 3);
      assertEquals(List.of(), fight.all(Event.Acted.class));
      // 11 against 7 + 1 resists; being slow no more does not give the activation back
      victim.conduct(does(Turn::resistPoison, Turn::shout));
      Fight freed = fight(scene, PARTIAL, 11);
      assertFalse(freed.who(A).has(Condition.SLOW));
      assertEquals(List.of(), freed.all(Event.Acted.class));
    }

    @Test
    void underTheOtherReadingTheTotalEffectBecomesThePartialOne() {
      ruleset = ruleset.with(Parameter.RESISTED_POISON, "Partial Effect");
      Fight fight = fight(poisoned(PoisonKind.NEUROTOXIN, 2), TOTAL, 11);
      assertTrue(fight.who(A).isPoisoned());
      assertFalse(fight.who(A).has(Condition.PARALYSED));
      assertTrue(fight.who(A).has(Condition.SLOW));
      assertFalse(fight.only(Event.PoisonEased.class).over());
    }

    @Test
    @DisplayName("POI-12 under it the partial neurotoxin never ends, and nobody tries")
    void andThePartialNeurotoxinStays() {
      ruleset = ruleset.with(Parameter.RESISTED_POISON, "Partial Effect");
      Fight fight = fight(poisoned(PoisonKind.NEUROTOXIN, 1), PARTIAL);
      assertTrue(fight.who(A).isPoisoned());
      assertTrue(fight.who(A).has(Condition.SLOW));
      assertEquals(1, fight.all(Event.Tested.class).size(), "the exposure alone");
    }

    @Test
    void andAnInoculantEndsSinceItsPartialEffectDoesNotGoOn() {
      ruleset = ruleset.with(Parameter.RESISTED_POISON, "Partial Effect");
      Fight fight = fight(poisoned(PoisonKind.INOCULANT, 2), TOTAL, 1, 11);
      assertFalse(fight.who(A).isPoisoned());
      assertEquals(5, fight.who(A).vigor());
    }

    @Test
    void whoeverHasNothingToResistCannot() {
      victim.conduct(does(Turn::resistPoison));
      Fight fight =
          fight(Scene.until(1).opening(master -> give(master, PoisonKind.CAUSTIC)), PARTIAL, 1, 1);
      assertEquals(1, fight.all(Event.Tested.class).size());
    }
  }

  @Nested
  @DisplayName("POI-15 repeated doses")
  class Doses {
    private Scene twice(int last) {
      stopAfterCombat();
      return Scene.until(last)
          .opening(
              master -> {
                give(master, PoisonKind.NEUROTOXIN);
                give(master, PoisonKind.NEUROTOXIN);
              });
    }

    @Test
    void damageAddsConditionsDoNot() {
      Fight fight = fight(twice(3), PARTIAL, PARTIAL, 1, 2);
      assertEquals(6 - 1 - 2, fight.who(A).vigor());
      assertEquals(1, fight.all(Event.ConditionGained.class).size());
    }

    @Test
    @DisplayName("POI-15, CON-00 the condition lasts as long as one dose holds it")
    void resistingOneLeavesTheOther() {
      victim.conduct(does(Turn::resistPoison));
      Fight fight = fight(twice(2), PARTIAL, PARTIAL, 11);
      assertTrue(fight.who(A).isPoisoned());
      assertTrue(fight.who(A).has(Condition.SLOW));
    }

    @Test
    void theGraverOneIsResistedFirst() {
      victim.conduct(does(Turn::resistPoison));
      Fight fight = fight(twice(2), PARTIAL, TOTAL, 11);
      assertFalse(fight.who(A).has(Condition.PARALYSED));
      assertTrue(fight.who(A).has(Condition.SLOW));
    }

    @Test
    void underTheOtherReadingOneGoesOnAtATime() {
      ruleset = ruleset.with(Parameter.REPEATED_DOSES, "One at a Time");
      Fight fight = fight(twice(3), PARTIAL, TOTAL, 2);
      assertEquals(4, fight.who(A).vigor());
      assertTrue(fight.who(A).has(Condition.PARALYSED)); // the graver of the two
      assertFalse(fight.who(A).has(Condition.SLOW));
    }

    @Test
    void anAntidoteEndsThemAll() {
      Scene scene = twice(3).after(1, master -> master.neutralise(A));
      Fight fight = fight(scene, PARTIAL, TOTAL);
      assertFalse(fight.who(A).isPoisoned());
      assertFalse(fight.who(A).has(Condition.PARALYSED));
      assertEquals(6, fight.who(A).vigor());
    }
  }

  @Nested
  @DisplayName("POI-13, POI-14, POI-17 latent poisons")
  class Latents {
    @Test
    void theirDamageIsToComeHoursLater() {
      Fight fight = fight(at(1, PoisonKind.LATENT, 3), TOTAL, 5);
      assertEquals(6, fight.who(A).life());
      LastingEffect effect = fight.combat().lasting().get(0);
      assertEquals(5, effect.hours());
      assertEquals(DiceExpression.of(2, 6), effect.damage());
      assertTrue(effect.hidden());
    }

    @Test
    void inPartItIsTwoD3() {
      Fight fight = fight(at(1, PoisonKind.LATENT, 1), PARTIAL, 5);
      assertEquals(DiceExpression.of(2, 3), fight.combat().lasting().get(0).damage());
    }

    @Test
    void theDelayMayBeKnown() {
      ruleset = ruleset.with(Parameter.HIDDEN_DELAY, false);
      Fight fight = fight(at(1, PoisonKind.LATENT, 1), PARTIAL, 5);
      assertFalse(fight.combat().lasting().get(0).hidden());
      assertFalse(fight.only(Event.PoisonLingers.class).hidden());
    }

    @Test
    @DisplayName("INT-62 it comes in mid-combat only when the game master lets hours pass")
    void theClockBringsTheDamage() {
      Scene scene =
          at(1, PoisonKind.LATENT, 4)
              .after(2, master -> master.passHours(2))
              .after(3, master -> master.passHours(1));
      Fight fight = fight(scene, TOTAL, 3, 1, 2);
      assertEquals(6 - (1 + 2), fight.who(A).life());
      assertEquals(List.of(), fight.combat().lasting());
    }

    @Test
    void theDeadWaitForNothing() {
      Scene scene =
          at(1, PoisonKind.LATENT, 4).after(2, master -> master.harm(A, 20, DamageKind.CUTTING));
      assertEquals(List.of(), fight(scene, TOTAL, 3).combat().lasting());
    }
  }

  @Nested
  @DisplayName("TRN-06, INT-15 after the combat")
  class Afterwards {
    @Test
    void virtualTurnsGoOnUntilItIsResisted() {
      // Poisoned in turn 1, no further turn of A's. Two virtual turns: 1, failed; 2, resisted.
      Fight fight = fight(at(1, PoisonKind.NEUROTOXIN, 1), TOTAL, 1, 9, 2, 10);
      assertEquals(6 - 1 - 2, fight.who(A).vigor());
      assertFalse(fight.who(A).isPoisoned());
    }

    @Test
    void orUntilItKills() {
      Scene scene = at(1, PoisonKind.NEUROTOXIN, 1);
      scene.opening(
          master -> {
            master.wound(A, 5, DamageKind.CUTTING);
            master.setVigor(A, 0);
          });
      Fight fight = fight(scene, TOTAL, 1);
      assertEquals(Fate.DEAD, fight.who(A).fate());
    }

    @Test
    void underTheOtherReadingItStops() {
      stopAfterCombat();
      Fight fight = fight(at(1, PoisonKind.NEUROTOXIN, 1), TOTAL);
      assertEquals(6, fight.who(A).vigor());
    }
  }

  @Nested
  @DisplayName("CON-16 petrified")
  class Stone {
    @Test
    void stoneIsImmune() {
      victim.starts(Condition.PETRIFIED);
      Fight fight = fight(Scene.until(1).opening(master -> give(master, PoisonKind.CAUSTIC)));
      assertEquals(List.of(), fight.all(Event.Poisoned.class));
    }

    @Test
    @DisplayName("CON-16 stone does not tire")
    void stoneDoesNotTire() {
      victim.starts(Condition.PETRIFIED);
      Scene scene = Scene.until(1).opening(it -> it.harm(A, 3, DamageKind.FATIGUE));
      assertEquals(6, fight(scene).who(A).vigor());
    }

    @Test
    void whatWasInHimIsSuspended() {
      Member ally = pc("B");
      Scene scene =
          Scene.until(5)
              .opening(master -> give(master, PoisonKind.NEUROTOXIN))
              .after(1, master -> master.gain(A, Condition.PETRIFIED, Duration.WITHOUT_END));
      Battle battle =
          Fight.under(ruleset).side("H", victim, ally).side("O", npc("C")).referee(scene).build();
      assertEquals(6, Fight.of(battle, PARTIAL).who(A).vigor());
    }

    @Test
    void underTheOtherReadingItGoesOn() {
      stopAfterCombat();
      ruleset = ruleset.with(Parameter.PETRIFIED_POISONS, "Goes On");
      Member ally = pc("B");
      Scene scene =
          Scene.until(3)
              .opening(master -> give(master, PoisonKind.NEUROTOXIN))
              .after(1, master -> master.gain(A, Condition.PETRIFIED, Duration.WITHOUT_END));
      Battle battle =
          Fight.under(ruleset).side("H", victim, ally).side("O", npc("C")).referee(scene).build();
      assertEquals(5, Fight.of(battle, PARTIAL, 1).who(A).vigor());
    }
  }

  @Nested
  @DisplayName("POI-02 poisoned weapons")
  class Weapons {
    private Fight hit(int protection, int... rolls) {
      stopAfterCombat();
      Member a =
          Member.of(Sheet.pc("A").wields(SWORD.poisonedWith(poison(PoisonKind.NEUROTOXIN))).build())
              .conduct(does(turn -> turn.attack(C)))
              .at(0);
      Member c =
          Member.of(Sheet.npc("C").wears(new Armour("Mail", protection)).build())
              .conduct(PlainConduct.IDLE)
              .at(1);
      return Fight.of(
          Fight.under(ruleset).side("H", a).side("O", c).referee(Scene.until(1)).build(), rolls);
    }

    @Test
    void anyHitIsContact() {
      Fight fight = hit(10, 8, 3, PARTIAL); // 3 of damage, all in the mail
      assertEquals(A, fight.only(Event.Poisoned.class).by());
      assertTrue(fight.who(C).has(Condition.SLOW));
    }

    @Test
    void aMissIsNone() {
      assertEquals(List.of(), hit(0, 6).all(Event.Poisoned.class));
    }

    @Test
    void underAnotherReadingItMustComePastProtection() {
      ruleset = ruleset.with(Parameter.WEAPON_POISON, "Past Protection");
      assertEquals(List.of(), hit(3, 8, 3).all(Event.Poisoned.class));
      assertEquals(1, hit(2, 8, 3, PARTIAL).all(Event.Poisoned.class).size());
    }

    @Test
    void underAThirdItMustWound() {
      ruleset = ruleset.with(Parameter.WEAPON_POISON, "Wound");
      assertEquals(List.of(), hit(0, 8, 6).all(Event.Poisoned.class)); // 6 Vigor
      assertEquals(1, hit(0, 8, 7, PARTIAL).all(Event.Poisoned.class).size());
    }

    @Test
    @DisplayName("TAC-20, POI-02 the second weapon brings its poison too")
    void theSecondWeaponIsPoisonedToo() {
      stopAfterCombat();
      Member a =
          Member.of(
                  Sheet.pc("A")
                      .wields(SWORD)
                      .wields(SWORD.poisonedWith(poison(PoisonKind.CAUSTIC)))
                      .build())
              .conduct(does(turn -> turn.attack(C, 0)))
              .at(0);
      Battle battle =
          Fight.under(ruleset)
              .side("H", a)
              .side("O", npc("C").at(1))
              .referee(Scene.until(1))
              .build();
      Fight fight = Fight.of(battle, 8, 1, 1, PARTIAL, 1, 1);
      assertEquals(1, fight.all(Event.Poisoned.class).size());
    }
  }

  @Test
  @DisplayName("POI-03 a poison that a script defines does what the script says")
  void anIllnessDoesWhatItsScriptSays() {
    Effect mild = (master, by, target) -> master.harm(target, 1, DamageKind.FATIGUE);
    Effect strong = (master, by, target) -> master.harm(target, 4, DamageKind.FATIGUE);
    Poison fever = Poison.of("Fever", PoisonKind.ILLNESS, 3).with(mild, strong);
    Scene scene =
        Scene.until(1).after(1, it -> it.poison(A, Combatant.NONE, fever, Route.BREATHED));
    assertEquals(5, fight(scene, PARTIAL).who(A).vigor());
    assertEquals(2, fight(scene, TOTAL).who(A).vigor());
  }
}
