package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.body.Condition.SURPRISED;
import static org.rpg.encounter.rules.body.Condition.UNAWARE;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("STA-01, STA-02 surprised and unaware")
class SurpriseTest extends OneDeed {
  private Fight attackTwice(int... rolls) {
    activations = 3;
    targetStarts = new Condition[] {SURPRISED};
    foes = new Member[] {npc("D").at(Squares.at(9, 9))};
    target.skill("Physique", 20);
    return play(does(turn -> turn.attack(C)), rolls);
  }

  private static boolean sneak(Fight fight, int attack) {
    return fight.all(Event.Attacked.class).get(attack).chances().stream()
        .anyMatch(it -> it.source() == Rule.TAC_04);
  }

  @Test
  @DisplayName("STA-01 First Occasion: the first attack counts still, the next no more")
  void theFirstAttackCountsStill() {
    Fight fight = attackTwice(3, 5, 3);
    assertTrue(sneak(fight, 0));
    assertFalse(sneak(fight, 1));
    assertFalse(has(fight, C, SURPRISED));
  }

  @Test
  @DisplayName("STA-01 First Activation: neither attacks nor a turn of the side end it")
  void onlyTheActivationEndsIt() {
    ruleset = ruleset.with(Parameter.SURPRISE_END, 1);
    // A, then D (who is first by default policy? C is: it never held it either); C acts: it ends
    Fight fight = attackTwice(3, 5, 3);
    assertTrue(sneak(fight, 0));
    assertFalse(sneak(fight, 1)); // C has held the initiative in between
    activations = 1;
    Fight first = play(does(turn -> turn.attack(C)), 3, 5);
    assertTrue(has(first, C, SURPRISED)); // after the attack
  }

  @Test
  @DisplayName("STA-01 First Attack: only an attack ends it")
  void onlyAnAttackEndsIt() {
    ruleset = ruleset.with(Parameter.SURPRISE_END, 2);
    targetStarts = new Condition[] {SURPRISED};
    activations = 3;
    Fight fight = play(does(Turn::shout));
    assertEquals(List.of(A, C, A), fight.holders());
    assertTrue(has(fight, C, SURPRISED));
    activations = 1;
    assertFalse(has(play(does(turn -> turn.attack(C)), 3, 5), C, SURPRISED));
  }

  @Test
  @DisplayName("STA-01 First Occasion: a turn of the side, by a hand-over, ends it for all")
  void aTurnOfTheSideEndsIt() {
    activations = 2;
    foes = new Member[] {npc("D").starts(SURPRISED).at(Squares.at(9, 9))};
    Fight fight = play(does(Turn::shout));
    assertEquals(List.of(A, C), fight.holders());
    assertFalse(has(fight, 2, SURPRISED));
    ruleset = ruleset.with(Parameter.SURPRISE_END, 1);
    assertTrue(has(play(does(Turn::shout)), 2, SURPRISED));
  }

  @Test
  @DisplayName("STA-02 Surprised Is Unaware")
  void surprisedMayNotBeUnaware() {
    ruleset = ruleset.with(Parameter.SURPRISED_UNAWARE, false);
    assertFalse(sneak(attackTwice(3, 3), 0));
  }

  @Test
  @DisplayName("STA-02 the game master says who is unaware, and it stays")
  void unawareStays() {
    activations = 3;
    targetStarts = new Condition[] {UNAWARE};
    Fight fight = play(does(turn -> turn.attack(C)), 3, 5, 3, 5);
    assertTrue(sneak(fight, 0) && sneak(fight, 1));
  }
}
