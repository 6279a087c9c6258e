package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("ACT, INI, TRN the other readings of what the text leaves open")
class ActionVariantsTest extends OneDeed {
  @Test
  @DisplayName("ACT-15 Standing Up: the whole movement, or half the speed")
  void standingUpMayTakeHalfTheSpeed() {
    actorStarts = new Condition[] {Condition.PRONE};
    distance = 20;
    assertEquals(0, column(play(does(Turn::standUp, turn -> turn.approach(C))), A));
    ruleset = ruleset.with(Parameter.STANDING_UP, 1);
    assertEquals(3, column(play(does(Turn::standUp, turn -> turn.approach(C))), A));
    actor.speed(5); // half of 5 squares is 2: 3 are left
    assertEquals(3, column(play(does(Turn::standUp, turn -> turn.approach(C))), A));
    Fight crawled =
        play(
            does(
                turn -> turn.moveTo(Squares.at(1, 0)),
                turn -> turn.midway().shout(),
                Turn::standUp));
    assertTrue(has(crawled, A, Condition.PRONE)); // not when the movement has begun
  }

  @Test
  @DisplayName("ACT-08 Weapon Swap: two actions, or one")
  void swappingMayBeOneAction() {
    actor = Sheet.pc("A").wields(SWORD).carries(DAGGER).carries(BOW);
    Fight two = play(does(turn -> turn.equip(2)));
    assertFalse(two.who(A).inHand(2)); // the bow takes both hands
    ruleset = ruleset.with(Parameter.WEAPON_SWAP, 1);
    Fight one = play(does(turn -> turn.equip(2), Turn::shout));
    assertTrue(one.who(A).inHand(2));
    assertFalse(one.who(A).inHand(0));
    assertEquals(
        List.of(ActionKind.STOW, ActionKind.EQUIP),
        one.all(Event.Acted.class).stream().map(Event.Acted::action).toList());
    Fight free = play(does(turn -> turn.equip(1)));
    assertTrue(free.who(A).inHand(0) && free.who(A).inHand(1)); // there was a hand for it
  }

  private List<Integer> afterTwoTests(int reading, int first, int second) {
    ruleset = ruleset.with(Parameter.COUNTED_TEST, reading);
    activations = 2;
    friends = new Member[] {pc("B").at(Squares.at(9, 9))};
    Conduct tests =
        does(
            turn -> {
              turn.tested(first % 2 == 0);
              turn.tested(second % 2 == 0);
              return false;
            });
    return play(tests).holders();
  }

  @Test
  @DisplayName("INI-08 Counted Test: the first, the last, any even one")
  void whichTestCounts() {
    List<Integer> kept = List.of(A, 2);
    List<Integer> lost = List.of(A, C);
    assertEquals(kept, afterTwoTests(0, 2, 3));
    assertEquals(lost, afterTwoTests(0, 3, 2));
    assertEquals(lost, afterTwoTests(1, 2, 3));
    assertEquals(kept, afterTwoTests(1, 3, 2));
    assertEquals(kept, afterTwoTests(2, 2, 3));
    assertEquals(kept, afterTwoTests(2, 3, 2));
    assertEquals(lost, afterTwoTests(2, 3, 5));
  }

  @Test
  @DisplayName("INI-02 Opening Choice: the side chooses, or lots are drawn")
  void theOpeningMayBeDrawn() {
    Battle.Builder battle =
        Fight.under(ruleset.with(Parameter.OPENING_CHOICE, 1))
            .side("H", pc("A"), pc("B"), pc("D").starts(Condition.SURPRISED))
            .side("O", npc("C"))
            .referee(Fight.stopAfter(1));
    assertEquals(List.of(1), Fight.of(battle.build(), 2).holders()); // the second of two
    Battle.Builder chosen =
        Fight.under(ruleset).side("H", pc("A"), pc("B")).side("O", npc("C")).opening(1);
    assertEquals(List.of(1), Fight.of(chosen.referee(Fight.stopAfter(1)).build()).holders());
  }

  @Test
  @DisplayName("INI-03 Surprised Opponents: the surprise of those who open ends, or stays")
  void theSurpriseOfThoseWhoOpen() {
    Battle.Builder battle =
        Fight.under(ruleset)
            .side("H", pc("A").starts(Condition.SURPRISED))
            .side("O", npc("C").starts(Condition.SURPRISED), npc("D").starts(Condition.SURPRISED))
            .referee(Fight.stopAfter(1));
    Fight ends = Fight.of(battle.build());
    assertEquals(List.of(1), ends.holders());
    assertFalse(has(ends, 2, Condition.SURPRISED));
    Fight stays =
        Fight.of(
            Fight.under(ruleset.with(Parameter.SURPRISED_OPPONENTS, 1))
                .side("H", pc("A").starts(Condition.SURPRISED))
                .side(
                    "O", npc("C").starts(Condition.SURPRISED), npc("D").starts(Condition.SURPRISED))
                .referee(Fight.stopAfter(1))
                .build());
    assertFalse(has(stays, 1, Condition.SURPRISED)); // STA-01: it has received the initiative
    assertTrue(has(stays, 2, Condition.SURPRISED));
  }
}
