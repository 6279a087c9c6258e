package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;
import org.rpg.encounter.rules.hazard.Route;

/** A has 12 Life and 12 Vigor (Physique 3). */
class TickOrderTest {
  private static final int A = 0;

  private boolean wantsIt = true;
  private Ruleset ruleset = Ruleset.standard().with(Parameter.AFTER_COMBAT, "Stop");

  /** Fire, then a poison, then an effect, all at work on A, tick at the start of his turn 3. */
  private List<DamageKind> order() {
    Poison venom = Poison.of("Venom", PoisonKind.NEUROTOXIN, 3);
    TurnEffect acid = new TurnEffect(DiceExpression.of(1, 4), DamageKind.ACID, 1);
    Scene scene =
        Scene.until(3)
            .after(
                1,
                it -> {
                  it.burn(A, Combatant.NONE, new Heat(0, 1), Duration.WITHOUT_END);
                  it.poison(A, Combatant.NONE, venom, Route.WOUND);
                  it.apply(A, acid);
                });
    Conduct conduct =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return false;
          }

          @Override
          public boolean tiresFirst(CombatView view, int self) {
            return wantsIt;
          }
        };
    Member a = Member.of(Sheet.pc("A").skill("Physique", 3).build()).conduct(conduct);
    Battle battle = Fight.under(ruleset).side("H", a).side("O", npc("C")).referee(scene).build();
    Fight fight = Fight.of(battle, 8, 1, 1);
    return fight.events().stream()
        .filter(it -> it instanceof Event.Harmed || it instanceof Event.Wounded)
        .map(it -> it instanceof Event.Harmed harmed ? harmed.kind() : DamageKind.FIRE)
        .toList();
  }

  @Test
  @DisplayName("TRN-03 without a wish of the victim's side they tick as they were applied")
  void withoutAWishTheyTickAsApplied() {
    wantsIt = false;
    assertEquals(List.of(DamageKind.FIRE, DamageKind.FATIGUE, DamageKind.ACID), order());
  }

  @Test
  @DisplayName("TRN-03 the victim's side may have what tires first, then the others as applied")
  void theVictimsSideOrdersThem() {
    assertEquals(List.of(DamageKind.FATIGUE, DamageKind.FIRE, DamageKind.ACID), order());
  }

  @Test
  @DisplayName("TRN-03 under the other reading they tick as they were applied")
  void orTheyTickAsApplied() {
    ruleset = ruleset.with(Parameter.TICK_ORDER, "Order of Application");
    assertEquals(List.of(DamageKind.FIRE, DamageKind.FATIGUE, DamageKind.ACID), order());
  }

  @Test
  @DisplayName("LAY-09, STA-05 spent Vigor is a label; under the other reading a negative chance")
  void spentVigorMayHinder() {
    assertEquals(1, attackBySpent(9).only(Event.Attacked.class).test().rolled().size());
    ruleset = ruleset.with(Parameter.SPENT_EFFECT, "Negative Chance");
    Event.Attacked attack = attackBySpent(9, 3).only(Event.Attacked.class);
    assertEquals(Rule.LAY_09, attack.chances().get(0).source());
    assertFalse(attack.test().success());
  }

  private Fight attackBySpent(int... rolls) {
    Member a =
        Member.of(Sheet.pc("A").wields(Fight.SWORD).build())
            .conduct(does(turn -> turn.attack(1)))
            .vigor(0)
            .at(0);
    Member c = Member.of(Sheet.npc("C").skill("Dodge", 4).build()).conduct(PlainConduct.IDLE);
    return Fight.of(
        Fight.under(ruleset).side("H", a).side("O", c.at(1)).referee(Scene.until(1)).build(),
        rolls);
  }

  @Test
  @DisplayName("BASE-21, STA-05 a simple body has no Vigor to spend")
  void aSimpleBodyIsNeverSpent() {
    Battle battle =
        Fight.under(ruleset)
            .side("H", Member.of(Sheet.pc("A").vitality(5).build()))
            .side("O", npc("C"))
            .build();
    assertFalse(new Combat(battle).combatant(A).isSpent());
  }
}
