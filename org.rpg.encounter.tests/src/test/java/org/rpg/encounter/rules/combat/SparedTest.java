package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

@DisplayName("STA-06 a blow that is held back")
class SparedTest extends OneDeed {
  private boolean spares = true;

  private Fight strike(int... rolls) {
    Conduct gentle =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return turn.attack(C);
          }

          @Override
          public boolean spares(CombatView view, int self, int victim) {
            return spares;
          }
        };
    target = Sheet.npc("C").skill("Physique", -2); // Life and Vigor 2
    return play(gentle, rolls);
  }

  @Test
  @DisplayName("STA-06 Spared Blow: Unconscious")
  void itLeavesOneLifeAndUnconscious() {
    Fight fight = strike(11, 8); // 8 damage: 2 from Vigor, 6 would be the wound
    assertEquals(1, fight.who(C).life());
    assertTrue(has(fight, C, Condition.UNCONSCIOUS));
    assertEquals(1, fight.only(Event.Wounded.class).severity());
    assertEquals(1, fight.only(Event.Harmed.class).toLife());
    assertEquals(1, fight.only(Event.Harmed.class).life());
    assertEquals(Rule.STA_06, because(fight, C, Condition.UNCONSCIOUS).get(0));
    assertEquals(Combatant.NONE, fight.who(C).killer());
  }

  @Test
  @DisplayName("STA-06 Spared Blow: Captured")
  void itMayCapture() {
    ruleset = ruleset.with(Parameter.SPARED_BLOW, 1);
    Fight fight = strike(11, 8);
    assertEquals(Fate.CAPTURED, fight.who(C).fate());
    assertEquals(1, fight.who(C).life());
  }

  @Test
  @DisplayName("STA-06 Spared Blow: Kills")
  void itMayKillAllTheSame() {
    ruleset = ruleset.with(Parameter.SPARED_BLOW, 2);
    assertEquals(Fate.DEAD, strike(11, 8).who(C).fate());
  }

  @Test
  @DisplayName("STA-06 who does not spare kills, and a blow that does not kill is a blow")
  void onlyADeadlyBlowIsHeldBack() {
    assertEquals(2, strike(11, 2).who(C).life());
    spares = false;
    assertEquals(Fate.DEAD, strike(11, 8).who(C).fate());
  }

  @Test
  @DisplayName("STA-06, BASE-21 a simple body keeps 1 Vitality")
  void aSimpleBodyKeepsOne() {
    Conduct gentle =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return turn.attack(C);
          }

          @Override
          public boolean spares(CombatView view, int self, int victim) {
            return true;
          }
        };
    target = Sheet.npc("C").vitality(4).defence(0);
    Fight fight = play(gentle, 11, 8);
    assertEquals(1, fight.who(C).life());
    assertEquals(3, fight.only(Event.Harmed.class).toLife());
    assertTrue(has(fight, C, Condition.UNCONSCIOUS));
  }
}
