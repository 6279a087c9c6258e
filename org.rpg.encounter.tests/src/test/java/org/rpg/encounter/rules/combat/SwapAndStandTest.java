package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("ACT-08, ACT-15 readings of swapping weapons and of standing up")
class SwapAndStandTest {
  private Ruleset ruleset = Ruleset.standard();
  private final Sheet.Builder sheet = Sheet.pc("A").speed(7);
  private boolean prone;

  @SafeVarargs
  private Fight fight(Predicate<Turn>... deeds) {
    Member a = Member.of(sheet.build()).conduct(does(deeds)).at(Squares.at(0, 0));
    if (prone) {
      a.starts(Condition.PRONE);
    }
    Battle battle =
        Fight.under(ruleset)
            .side("H", a)
            .side("O", Fight.npc("C").at(Squares.at(30, 0)))
            .opening(0)
            .referee(stopAfter(1))
            .build();
    return Fight.of(battle);
  }

  @Test
  @DisplayName("ACT-08 WEAPON_SWAP reading (a): stowing and drawing are two actions")
  void swappingTakesTwoActions() {
    sheet.wields(BOW).carries(SWORD);
    assertFalse(fight(turn -> turn.equip(1)).who(0).inHand(1));
    assertFalse(fight(turn -> turn.stow(0), turn -> turn.equip(1)).who(0).inHand(1));
  }

  @Test
  @DisplayName("ACT-08 WEAPON_SWAP reading (b): one action does both")
  void orOneActionDoesBoth() {
    ruleset = ruleset.with(Parameter.WEAPON_SWAP, "One Action");
    sheet.wields(BOW).carries(SWORD).carries(DAGGER);
    Fight fight = fight(turn -> turn.equip(1), turn -> turn.equip(2));
    assertTrue(fight.who(0).inHand(1));
    assertFalse(fight.who(0).inHand(0));
    assertFalse(fight.who(0).inHand(2)); // the one minor action is used up
    assertEquals(
        List.of(ActionKind.STOW, ActionKind.EQUIP),
        fight.all(Event.Acted.class).stream().map(Event.Acted::action).toList());
  }

  @Test
  @DisplayName("ACT-08 reading (b): no more is stowed than need be")
  void noMoreIsStowedThanNeedBe() {
    ruleset = ruleset.with(Parameter.WEAPON_SWAP, "One Action");
    sheet.wields(SWORD).wields(DAGGER).carries(SWORD);
    Fight fight = fight(turn -> turn.equip(2));
    assertFalse(fight.who(0).inHand(0));
    assertTrue(fight.who(0).inHand(1));
    assertTrue(fight.who(0).inHand(2));
  }

  @Test
  @DisplayName("ACT-15 STANDING_UP reading (a): the whole movement")
  void standingUpTakesTheWholeMovement() {
    prone = true;
    Fight fight = fight(Turn::standUp, turn -> turn.moveTo(Squares.at(0, 9)));
    assertFalse(fight.who(0).has(Condition.PRONE));
    assertEquals(Squares.at(0, 0), fight.combat().square(0));
  }

  @Test
  @DisplayName("ACT-15 STANDING_UP reading (b): half the speed, and the rest may be walked")
  void orHalfTheSpeed() {
    ruleset = ruleset.with(Parameter.STANDING_UP, "Half the Speed");
    prone = true;
    Fight fight =
        fight(
            Turn::standUp,
            turn -> turn.moveTo(Squares.at(0, 9)),
            turn -> turn.moveTo(Squares.at(0, 9)));
    // Half of 7 squares is 3 (BASE-20), so 4 are left.
    assertEquals(Squares.at(0, 7 - 3), fight.combat().square(0));
    assertEquals(1, fight.all(Event.Moved.class).size());
  }
}
