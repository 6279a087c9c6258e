package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.pc;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundSource;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Weapon;

class DivineTest {
  private static final int C = 1;

  private Ruleset ruleset = Ruleset.standard();
  private Sheet.Builder target = Sheet.npc("C").skill("Physique", 9).undead();
  private boolean forDamage = true;
  private Condition state = null;
  private Weapon weapon =
      Weapon.named("Mace", "Fight[Mace]").damage("1d8", DamageKind.DIVINE).melee(1).build();

  /** A attacks C once. */
  private Fight attack(int... rolls) {
    Conduct attacks = does(turn -> turn.attack(C));
    Conduct conduct =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return attacks.act(turn);
          }

          @Override
          public boolean criticalForDamage(CombatView view, int self, int victim) {
            return forDamage;
          }
        };
    Member a = Member.of(Sheet.pc("A").wields(weapon).build()).conduct(conduct).at(0);
    Member c = Member.of(target.build()).conduct(PlainConduct.IDLE).at(1);
    if (state != null) {
      c.starts(state);
    }
    return Fight.of(
        Fight.under(ruleset).side("H", a).side("O", c).referee(Scene.until(1)).build(), rolls);
  }

  private static List<Integer> amounts(Fight fight) {
    return fight.all(Event.Harmed.class).stream().map(Event.Harmed::amount).toList();
  }

  @Nested
  @DisplayName("SIT-20 divine damage")
  class Divine {
    @Test
    void isAlwaysCriticalAgainstTheUndead() {
      Fight fight = attack(8, 3);
      assertEquals(List.of(3 + 8), amounts(fight));
      assertTrue(fight.only(Event.Harmed.class).rules().contains(Rule.SIT_20));
    }

    @Test
    void isOrdinaryAgainstTheLiving() {
      target = Sheet.npc("C");
      Fight fight = attack(8, 3);
      assertEquals(List.of(3), amounts(fight));
      assertFalse(fight.only(Event.Harmed.class).rules().contains(Rule.SIT_20));
    }

    @Test
    @DisplayName("SIT-20, INT-37 with a real critical still once")
    void countsOnceWithARealCritical() {
      assertEquals(List.of(3 + 8), amounts(attack(12, 3)));
    }

    @Test
    void underTheOtherReadingTwice() {
      ruleset = ruleset.with(Parameter.DIVINE_CRITICAL, "Twice");
      assertEquals(List.of(3 + 8 + 8), amounts(attack(12, 3)));
      assertEquals(List.of(3 + 8), amounts(attack(8, 3)));
    }

    @Test
    @DisplayName("SIT-20, TAC-01 it stays critical when the critical goes for a point of Destiny")
    void staysCriticalForDestiny() {
      forDamage = false;
      Fight fight = attack(12, 3);
      assertEquals(List.of(3 + 8), amounts(fight));
      assertEquals(1, fight.who(0).destiny());
    }

    @Test
    @DisplayName("INT-37 helpless, divine and critical: maximum, and the critical once")
    void helplessDivineAndCritical() {
      state = Condition.HELPLESS;
      assertEquals(List.of(8 + 8), amounts(attack(12)));
    }

    @Test
    void ofFurtherDamageTheDivinePartAlone() {
      weapon =
          Weapon.named("Mace", "Fight[Mace]")
              .damage("1d8", DamageKind.BLUDGEONING)
              .damage("1d4", DamageKind.DIVINE)
              .melee(1)
              .build();
      assertEquals(List.of(3, 2 + 4), amounts(attack(8, 3, 2)));
    }

    @Test
    @DisplayName("SIT-20, TRN-03 also the scene's and an effect's per turn")
    void theScenesToo() {
      Scene scene =
          Scene.until(3)
              .opening(
                  it -> {
                    it.harm(C, DiceExpression.of(1, 6), DamageKind.DIVINE);
                    it.apply(C, new TurnEffect(DiceExpression.of(1, 4), DamageKind.DIVINE, 1));
                  });
      Battle battle =
          Fight.under(ruleset)
              .side("H", pc("A"))
              .side("O", Member.of(target.build()).conduct(PlainConduct.IDLE))
              .referee(scene)
              .build();
      assertEquals(List.of(2 + 6, 3 + 4), amounts(Fight.of(battle, 2, 3)));
    }
  }

  @Test
  @DisplayName("SIT-18, SIT-19 necrotic damage is direct and leaves a necrotic wound")
  void necroticDamageIsDirect() {
    target = Sheet.npc("C").skill("Physique", 9).wears(new Armour("Mail", 9));
    weapon = Weapon.named("Touch", "Fight[Touch]").damage("1d8", DamageKind.NECROTIC).build();
    Fight fight = attack(8, 5);
    assertEquals(24 - 5, fight.who(C).life());
    assertEquals(WoundSource.NECROTIC, fight.who(C).body().wound(0).source());
    assertTrue(fight.only(Event.Harmed.class).rules().contains(Rule.SIT_18));
  }
}
