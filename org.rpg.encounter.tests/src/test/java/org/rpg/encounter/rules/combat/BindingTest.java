package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.body.Condition.ASLEEP;
import static org.rpg.encounter.rules.body.Condition.BOUND;
import static org.rpg.encounter.rules.body.Condition.GRAPPLED;
import static org.rpg.encounter.rules.body.Condition.GRAPPLING;
import static org.rpg.encounter.rules.body.Condition.UNCONSCIOUS;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("STA-03, STA-06 binding, untying, waking")
class BindingTest extends OneDeed {
  private static Conduct binds() {
    return does(turn -> turn.bind(C));
  }

  @Test
  @DisplayName("STA-03 the helpless can be tied up, with the test of MAN-07; they do not resist")
  void theHelplessCanBeTiedUp() {
    targetStarts = new Condition[] {UNCONSCIOUS};
    target.skill("Dodge", 5);
    foes = new Member[] {Fight.npc("D")};
    Fight fight = play(binds(), 7);
    assertEquals(7, difficulty(fight));
    assertTrue(has(fight, C, BOUND));
    assertFalse(fight.who(C).isAble()); // STA-07
    assertTrue(fight.who(C).isHelpless());
    assertFalse(has(play(binds(), 6), C, BOUND));
  }

  @Test
  @DisplayName("STA-03 a prisoner can be tied up; nobody needs to hold him any more")
  void aPrisonerCanBeTiedUp() {
    activations = 3;
    foes = new Member[] {Fight.npc("D")};
    Fight fight = play(does(turn -> turn.grapple(C) || turn.bind(C)), 7, 7);
    assertTrue(has(fight, C, BOUND));
    assertFalse(has(fight, C, GRAPPLED) || has(fight, A, GRAPPLING));
  }

  @Test
  @DisplayName("STA-03 nobody else can, nor anyone twice, nor from afar")
  void nobodyElseCan() {
    foes = new Member[] {Fight.npc("D")};
    assertEquals(0, play(binds()).all(Event.Attempted.class).size());
    targetStarts = new Condition[] {BOUND};
    assertEquals(0, play(binds()).all(Event.Attempted.class).size());
    targetStarts = new Condition[] {ASLEEP};
    distance = 2;
    assertEquals(0, play(binds()).all(Event.Attempted.class).size());
  }

  private Fight help(Condition state, Conduct conduct, int square) {
    activations = 1;
    friends = new Member[] {Fight.pc("B").starts(state).at(square)};
    return play(conduct);
  }

  @Test
  @DisplayName("STA-03 an ally next to one is untied, without a test; the initiative is lost")
  void anAllyIsUntied() {
    Conduct unties = does(turn -> turn.freeBound(2));
    Fight fight = help(BOUND, unties, Squares.at(0, 1));
    assertFalse(has(fight, 2, BOUND));
    assertTrue(fight.who(2).isAble());
    assertEquals(Rule.STA_03, fight.only(Event.Acted.class).rules().get(0));
    assertTrue(has(help(BOUND, does(turn -> turn.freeBound(2)), Squares.at(0, 2)), 2, BOUND));
    activations = 2;
    friends = new Member[] {Fight.pc("B").starts(BOUND).at(Squares.at(0, 1))};
    assertEquals(List.of(A, C), play(does(turn -> turn.freeBound(2))).holders()); // INI-07
  }

  @Test
  @DisplayName("STA-03 a sleeper is woken, whoever has fainted is not")
  void aSleeperIsWoken() {
    assertFalse(has(help(ASLEEP, does(turn -> turn.wake(2)), Squares.at(0, 1)), 2, ASLEEP));
    assertTrue(has(help(ASLEEP, does(turn -> turn.wake(2)), Squares.at(0, 2)), 2, ASLEEP));
    Fight fainted = help(UNCONSCIOUS, does(turn -> turn.wake(2)), Squares.at(0, 1));
    assertTrue(has(fainted, 2, UNCONSCIOUS));
  }

  @Test
  @DisplayName("STA-03 enemies are neither untied nor woken")
  void enemiesAreNotHelped() {
    targetStarts = new Condition[] {ASLEEP, BOUND};
    foes = new Member[] {Fight.npc("D")};
    Fight fight = play(does(turn -> turn.wake(C) || turn.freeBound(C)));
    assertTrue(has(fight, C, ASLEEP) && has(fight, C, BOUND));
  }
}
