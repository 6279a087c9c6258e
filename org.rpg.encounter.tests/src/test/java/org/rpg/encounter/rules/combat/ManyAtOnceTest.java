package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;
import static org.rpg.encounter.rules.combat.Road.HOUR;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;
import org.rpg.encounter.rules.hazard.Route;

/** Many things that last in one body, each for its own time; and what somebody died of. */
class ManyAtOnceTest {
  private static final int A = 0;
  private static final int C = 1;

  private Member a = pc("A");

  /** A and C hand the initiative to and fro; odd turns are A's. */
  private Fight fight(Scene scene, int... rolls) {
    Ruleset ruleset = Ruleset.standard().with(Parameter.AFTER_COMBAT, "Stop");
    return Fight.of(
        Fight.under(ruleset).side("H", a).side("O", npc("C")).referee(scene).build(), rolls);
  }

  @Nested
  @DisplayName("CON-00, TRN-04, TRN-05 conditions")
  class Conditions {
    private void are(GameMaster master, Condition... conditions) {
      int bits = Condition.bits(conditions);
      assertEquals(bits, master.view().combatant(A).conditions);
    }

    /** Five at once; the last one of them until A's next turn. */
    private void five(GameMaster master) {
      master.gain(A, Condition.EXPOSED, 1);
      master.gain(A, Condition.SHAKEN, 2);
      master.gain(A, Condition.OVERLOADED, 1);
      master.gain(A, Condition.HALLUCINATING, 3);
      master.gain(A, Condition.SLOW, Duration.UNTIL_NEXT_TURN);
    }

    @Test
    void eachEndsInItsOwnTime() {
      fight(
          Scene.until(8)
              .after(1, this::five)
              .after(
                  3,
                  it ->
                      are(
                          it,
                          Condition.EXPOSED,
                          Condition.SHAKEN,
                          Condition.OVERLOADED,
                          Condition.HALLUCINATING))
              .after(4, it -> are(it, Condition.SHAKEN, Condition.HALLUCINATING))
              .after(6, it -> are(it, Condition.HALLUCINATING))
              .after(8, it -> are(it)));
    }

    @Test
    void whatIsTakenAwayIsThatOneAlone() {
      fight(
          Scene.until(4)
              .after(
                  1,
                  it -> {
                    five(it);
                    it.lose(A, Condition.SHAKEN);
                  })
              .after(
                  3,
                  it -> are(it, Condition.EXPOSED, Condition.OVERLOADED, Condition.HALLUCINATING))
              .after(4, it -> are(it, Condition.HALLUCINATING)));
    }

    @Test
    void fourAreNoneTooMany() {
      fight(
          Scene.until(4)
              .after(
                  1,
                  it -> {
                    it.gain(A, Condition.EXPOSED, 1);
                    it.gain(A, Condition.SHAKEN, 1);
                    it.gain(A, Condition.OVERLOADED, 1);
                    it.gain(A, Condition.HALLUCINATING, 1);
                    it.lose(A, Condition.SLOW);
                  })
              .after(4, it -> are(it)));
    }
  }

  @Test
  @DisplayName("TRN-03, TRN-04 every effect per turn ticks")
  void everyEffectTicks() {
    TurnEffect once = new TurnEffect(DiceExpression.of(1, 3), DamageKind.FATIGUE, 1);
    TurnEffect twice = new TurnEffect(DiceExpression.of(1, 3), DamageKind.FATIGUE, 2);
    Scene scene =
        Scene.until(7)
            .after(1, it -> List.of(once, once, twice).forEach(each -> it.apply(A, each)));
    Fight fight = fight(scene, 1, 1, 1, 2); // three as turn 3 begins, one as turn 5 does
    assertEquals(6 - 3 - 2, fight.who(A).vigor());
  }

  @Nested
  @DisplayName("POI-15, POI-17, INT-62 poisons that last for hours")
  class Poisons {
    private static final Poison LATENT = Poison.of("Late", PoisonKind.LATENT, 3);

    private List<Integer> hours(Road road) {
      return road.combat().lasting().stream().map(LastingEffect::hours).toList();
    }

    @Test
    void eachHasItsHours() {
      Road road = Road.of(Road.ana(), Member.of(Sheet.pc("Bento").build())).begin();
      road.rolling(10, 5, 10, 3, 10, 4, 10, 6);
      for (int who : new int[] {0, 1, 0, 1}) {
        road.master().poison(who, Combatant.NONE, LATENT, Route.WOUND);
      }
      assertEquals(List.of(5, 3, 4, 6), hours(road));
      road.journey().pass(2 * HOUR);
      assertEquals(List.of(3, 1, 2, 4), hours(road));
      road.master().neutralise(0);
      assertEquals(List.of(1, 4), hours(road));
      assertEquals(1, road.combat().lasting().get(0).who());
      road.master().neutralise(0);
      assertEquals(List.of(1, 4), hours(road));
    }
  }

  @Nested
  @DisplayName("LAY-12 what somebody died of")
  class Causes {
    private String cause(Consumer<GameMaster> deed, int... rolls) {
      a = pc("A").life(2);
      Combatant dead = fight(Scene.until(1).after(1, deed), rolls).who(A);
      assertEquals(Fate.DEAD, dead.fate());
      assertEquals(dead.isPoisonedToDeath(), dead.killingPoison().isPresent());
      assertFalse(dead.isKilledByWounds());
      return (dead.isPoisonedToDeath() ? "poison" : "")
          + (dead.isBurntToDeath() ? "fire" : "")
          + (dead.isFallenToDeath() ? "fall" : "");
    }

    @Test
    void itIsKnown() {
      Poison caustic = Poison.of("Acid", PoisonKind.CAUSTIC, 3);
      assertEquals("", cause(it -> it.wound(A, 9, DamageKind.CUTTING)));
      assertEquals(
          "poison", cause(it -> it.poison(A, Combatant.NONE, caustic, Route.WOUND), 10, 2, 3));
      assertEquals(
          "fire", cause(it -> it.burn(A, Combatant.NONE, new Heat(9, 1), Duration.WITHOUT_END)));
      assertEquals("fall", cause(it -> it.fall(A, 3000), 2));
    }
  }

  @Test
  @DisplayName("TAC-07 struck at while he holds the initiative he is under attack")
  void underAttackWhileHeHoldsTheInitiative() {
    Conduct leaves = does(turn -> turn.moveTo(Squares.at(-3, 0)));
    Member walker = Member.of(Sheet.pc("A").wields(SWORD).build()).conduct(leaves);
    Battle battle =
        Fight.standard()
            .side("H", walker.at(Squares.at(0, 0)), pc("B").at(Squares.at(9, 9)))
            .side("O", npc("C").conduct(OneDeed.WATCHFUL).at(Squares.at(1, 0)))
            .opening(A)
            .referee(Fight.stopAfter(1))
            .build();
    Fight fight = Fight.of(battle, 3);
    assertTrue(fight.who(A).isUnderAttack());
    assertFalse(fight.who(1).isUnderAttack());
  }

  @Test
  @DisplayName("ACT-14 the fastest walk as far as their speed, square by square where it burns")
  void aLongWay() {
    Terrain fire = Terrain.named("Fire").heat(new Heat(1, 1));
    Conduct runs = does(turn -> turn.moveTo(Squares.at(70, 0)));
    Member runner = Member.of(Sheet.pc("A").speed(70).build()).conduct(runs);
    Battle battle =
        Fight.standard()
            .field(GridField.of(75, 1).terrain(74, 0, fire).build())
            .side("H", runner.at(Squares.at(0, 0)))
            .side("O", npc("C").at(Squares.at(72, 0)))
            .opening(A)
            .referee(Fight.stopAfter(1))
            .build();
    Fight fight = Fight.of(battle);
    assertEquals(70, fight.only(Event.Moved.class).steps());
    assertEquals(2, fight.combat().distance(A, C));
  }
}
