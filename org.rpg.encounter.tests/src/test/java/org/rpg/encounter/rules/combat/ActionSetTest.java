package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.body.Condition.PRONE;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("ACT the action set")
class ActionSetTest {
  private Ruleset ruleset = Ruleset.standard();
  private Sheet.Builder sheet = Sheet.pc("A").wields(SWORD).carries(DAGGER);
  private Member member;
  private int enemyAt = 20;
  private int activations = 1;

  private Fight play(Conduct conduct, int... rolls) {
    member = Member.of(sheet.build()).conduct(conduct).at(Squares.at(0, 0));
    return fight(rolls);
  }

  private Fight fight(int... rolls) {
    Battle battle =
        Fight.under(ruleset)
            .side("H", member)
            .side("O", npc("C").at(Squares.at(enemyAt, 0)))
            .referee(stopAfter(activations))
            .build();
    return Fight.of(battle, rolls);
  }

  private static List<ActionKind> done(Fight fight) {
    return fight.all(Event.Acted.class).stream().map(Event.Acted::action).toList();
  }

  @Nested
  @DisplayName("ACT-01 one major, one minor, one movement, in any order")
  class TheSet {
    @Test
    void eachSlotIsUsedOnce() {
      enemyAt = 1;
      Fight fight =
          play(
              does(
                  Turn::shout,
                  Turn::shout,
                  turn -> turn.attack(1),
                  turn -> turn.attack(1),
                  turn -> turn.withdraw(1),
                  turn -> turn.withdraw(1)),
              2);
      assertEquals(List.of(ActionKind.SHOUT), done(fight)); // ACT-07
      assertEquals(1, fight.all(Event.Attacked.class).size());
      assertEquals(1, fight.all(Event.Moved.class).size());
    }

    @Test
    void theOrderIsFree() {
      enemyAt = 4;
      Fight fight = play(does(turn -> turn.approach(1), Turn::shout, turn -> turn.attack(1)), 2);
      assertEquals(1, fight.all(Event.Attacked.class).size());
    }

    @Test
    void nothingMoreIsDoneAfterFinishing() {
      Fight fight = play(does(Turn::finish, Turn::shout));
      assertEquals(0, done(fight).size());
    }

    @Test
    void aMinorActionMayTakeTheMajorSlotOnlyIfTheTableAllowsTrading() {
      assertEquals(1, done(play(does(Turn::shout, Turn::shout))).size());
      ruleset = ruleset.with(Parameter.ACTION_TRADING, true);
      assertEquals(2, done(play(does(Turn::shout, Turn::shout, Turn::shout))).size());
    }

    @Test
    void aConductWithoutEndIsStopped() {
      int[] asked = {0};
      play(
          turn -> {
            asked[0]++;
            return true;
          });
      assertEquals(Turn.MAX_ACTIONS * Fight.RUNS, asked[0]);
    }

    @Test
    void slotsCanBeAskedFor() {
      play(
          does(
              turn -> {
                assertTrue(turn.isFree(Slot.MINOR) && turn.isFree(Slot.MAJOR));
                turn.shout();
                assertFalse(turn.isFree(Slot.MINOR));
                assertTrue(turn.isFree(Slot.MAJOR) && turn.isFree(Slot.MOVEMENT));
                assertEquals(6, turn.movementLeft());
                return true;
              }));
    }
  }

  @Test
  @DisplayName("ACT-02 to ACT-15 the slot of every kind of action")
  void everyKindOfActionHasItsSlotAndItsRule() {
    assertEquals(Slot.MAJOR, ActionKind.CAST_SPELL.slot()); // ACT-02
    assertEquals(Slot.MAJOR, ActionKind.CREATE_OPPORTUNITY.slot()); // ACT-03
    assertEquals(Rule.ACT_04, ActionKind.FETCH_FROM_BACKPACK.rule());
    assertEquals(Slot.MAJOR, ActionKind.FETCH_FROM_BACKPACK.slot());
    assertEquals(Slot.MAJOR, ActionKind.ACTIVATE_MAGIC_RING.slot()); // ACT-05
    assertEquals(Slot.MAJOR, ActionKind.RESIST_POISON.slot()); // ACT-06
    assertEquals(Slot.MINOR, ActionKind.TAKE_FROM_POCKET.slot()); // ACT-10
    assertEquals(Slot.MINOR, ActionKind.DRINK_POTION.slot()); // ACT-11
    assertEquals(Slot.MINOR, ActionKind.ACTIVATE_ITEM_OF_POWER.slot()); // ACT-12
    assertEquals(Slot.MINOR, ActionKind.PERFORM_MIRACLE.slot()); // ACT-13
    assertEquals(Slot.MOVEMENT, ActionKind.STAND_UP.slot()); // ACT-15
    assertEquals(Slot.MAJOR, ActionKind.DISARM.slot()); // ACT-06, MAN-01
    assertEquals(Slot.MAJOR, ActionKind.DASH.slot()); // ACT-06, MAN-03
    assertEquals(Slot.MAJOR, ActionKind.GRAPPLE.slot()); // ACT-06, MAN-07
    assertEquals(Slot.MAJOR, ActionKind.ESCAPE_GRAPPLE.slot()); // ACT-06, MAN-10
    assertEquals(Slot.MAJOR, ActionKind.ESCAPE_RESTRAINT.slot()); // ACT-06, CON-18
  }

  @Nested
  @DisplayName("ACT-14, BASE-15 moving")
  class Moving {
    @Test
    void nobodyMovesFartherThanHisSpeed() {
      Event.Moved moved = play(does(turn -> turn.approach(1))).only(Event.Moved.class);
      assertEquals(6, moved.steps());
      assertEquals(Squares.at(6, 0), moved.to());
      sheet.speed(3);
      assertEquals(3, play(does(turn -> turn.approach(1))).only(Event.Moved.class).steps());
      ruleset = ruleset.with(Parameter.SPEED, "12 m");
      sheet = Sheet.pc("A").wields(SWORD);
      assertEquals(8, play(does(turn -> turn.approach(1))).only(Event.Moved.class).steps());
    }

    @Test
    void approachingEndsInReachOfTheWorthiestWeapon() {
      enemyAt = 5;
      assertEquals(
          Squares.at(4, 0), play(does(turn -> turn.approach(1))).only(Event.Moved.class).to());
      assertEquals(
          Squares.at(2, 0), play(does(turn -> turn.approach(1, 3))).only(Event.Moved.class).to());
    }

    @Test
    void whoIsInReachDoesNotApproach() {
      enemyAt = 1;
      assertEquals(0, play(does(turn -> turn.approach(1))).all(Event.Moved.class).size());
    }

    @Test
    void withdrawingGoesStraightAway() {
      enemyAt = 1;
      assertEquals(
          Squares.at(-6, 0), play(does(turn -> turn.withdraw(1))).only(Event.Moved.class).to());
    }

    @Test
    void keepingADistanceGoesNoFartherThanNeeded() {
      enemyAt = 1;
      Fight fight = play(does(turn -> turn.keepDistance(4), turn -> turn.keepDistance(4)));
      assertEquals(3, fight.only(Event.Moved.class).steps());
      enemyAt = 4;
      assertEquals(0, play(does(turn -> turn.keepDistance(4))).all(Event.Moved.class).size());
    }

    @Test
    void oneMayGoToASquare() {
      int goal = Squares.at(3, 5);
      assertEquals(goal, play(does(turn -> turn.moveTo(goal))).only(Event.Moved.class).to());
    }

    @Test
    @DisplayName("TAC-22")
    void whoLeavesAHeightIsNoLongerHigh() {
      member =
          Member.of(sheet.build())
              .conduct(does(turn -> turn.approach(1)))
              .at(Squares.at(0, 0))
              .raised(3);
      assertEquals(0, fight().combat().height(0));
    }
  }

  @Nested
  @DisplayName("ACT-15, MAN-13, CON-08, INT-02 on the ground")
  class Prone {
    private Fight prone(Conduct conduct) {
      member = Member.of(sheet.build()).conduct(conduct).at(Squares.at(0, 0)).starts(PRONE);
      return fight();
    }

    @Test
    void standingUpTakesTheWholeMovement() {
      Fight fight = prone(does(Turn::standUp, turn -> turn.approach(1)));
      assertFalse(fight.who(0).has(PRONE));
      assertEquals(0, fight.all(Event.Moved.class).size());
      assertEquals(List.of(ActionKind.STAND_UP), done(fight));
    }

    @Test
    void oneMayCrawlAtHalfSpeedInstead() {
      Fight fight = prone(does(turn -> turn.approach(1), Turn::standUp));
      assertTrue(fight.who(0).has(PRONE));
      assertEquals(3, fight.only(Event.Moved.class).steps());
      assertTrue(fight.only(Event.Moved.class).rules().contains(Rule.CON_08));
    }

    @Test
    @DisplayName("BASE-20")
    void halfASpeedIsRoundedDownToASquare() {
      sheet.speed(5);
      assertEquals(2, prone(does(turn -> turn.approach(1))).only(Event.Moved.class).steps());
      ruleset = ruleset.with(Parameter.ROUNDING, "Up");
      assertEquals(3, prone(does(turn -> turn.approach(1))).only(Event.Moved.class).steps());
    }

    @Test
    void whoIsOnHisFeetDoesNotStandUp() {
      assertEquals(0, done(play(does(Turn::standUp))).size());
    }
  }

  @Nested
  @DisplayName("ACT-16 acting while moving")
  class Midway {
    @Test
    void anActionInTheMiddleLetsTheMovementGoOn() {
      enemyAt = 4;
      Fight fight =
          play(
              does(
                  turn -> turn.approach(1),
                  turn -> turn.midway().attack(1),
                  turn -> turn.withdraw(1)),
              2);
      List<Event.Moved> moves = fight.all(Event.Moved.class);
      assertEquals(List.of(3, 3), moves.stream().map(Event.Moved::steps).toList());
      assertEquals(Squares.at(0, 0), moves.get(1).to());
    }

    @Test
    void withoutThatTheMovementIsOver() {
      enemyAt = 4;
      Fight fight =
          play(does(turn -> turn.approach(1), turn -> turn.attack(1), turn -> turn.withdraw(1)), 2);
      assertEquals(1, fight.all(Event.Moved.class).size());
    }

    private final Conduct both =
        does(
            turn -> turn.approach(1),
            turn -> turn.midway().attack(1),
            turn -> turn.midway().shout(),
            turn -> turn.withdraw(1));

    @Test
    void onlyOneActionFitsIntoAMovement() {
      enemyAt = 4;
      Fight fight = play(both, 2);
      assertEquals(List.of(ActionKind.SHOUT), done(fight));
      assertEquals(1, fight.all(Event.Moved.class).size());
    }

    @Test
    @DisplayName("ACT-16 reading (b)")
    void orBothIfTheTableSaysSo() {
      ruleset = ruleset.with(Parameter.ACTIONS_IN_MOVEMENT, "Both");
      enemyAt = 4;
      assertEquals(2, play(both, 2).all(Event.Moved.class).size());
    }

    @Test
    void theOtherActionMayComeAfterTheMovement() {
      enemyAt = 4;
      Fight fight =
          play(
              does(
                  turn -> turn.approach(1),
                  turn -> turn.midway().attack(1),
                  turn -> turn.withdraw(1),
                  Turn::shout),
              2);
      assertEquals(2, fight.all(Event.Moved.class).size());
      assertEquals(1, done(fight).size());
    }

    @Test
    void aMovementUsedUpDoesNotGoOn() {
      enemyAt = 7;
      Fight fight =
          play(
              does(
                  turn -> turn.approach(1),
                  turn -> turn.midway().attack(1),
                  turn -> turn.withdraw(1)),
              2);
      assertEquals(1, fight.all(Event.Moved.class).size());
    }

    @Test
    void whatWasToBeDoneMidwayMayBeTakenBack() {
      enemyAt = 4;
      Fight fight =
          play(
              does(
                  turn -> turn.approach(1),
                  turn -> turn.midway() != turn,
                  turn -> turn.midway(false).attack(1),
                  turn -> turn.withdraw(1)),
              2);
      assertEquals(1, fight.all(Event.Moved.class).size());
    }

    @Test
    void whatIsImpossibleLeavesTheMovementAsItWas() {
      Fight fight =
          play(
              does(
                  turn -> turn.approach(1, 18),
                  turn -> turn.midway().attack(1),
                  turn -> turn.withdraw(1)));
      assertEquals(1, fight.all(Event.Moved.class).size());
    }
  }

  @Nested
  @DisplayName("ACT-08, ACT-09, INT-50 weapons in hand")
  class InHand {
    @Test
    void drawingNeedsAFreeHand() {
      sheet = Sheet.pc("A").wields(SWORD).carries(Fight.BOW).carries(DAGGER);
      Fight fight = play(does(turn -> turn.equip(1), turn -> turn.equip(2)));
      assertFalse(fight.who(0).inHand(1)); // the bow takes two hands
      assertTrue(fight.who(0).inHand(2));
    }

    @Test
    @DisplayName("ACT-08")
    void swappingTakesTwoMinorActions() {
      sheet = Sheet.pc("A").wields(SWORD).carries(Fight.BOW);
      activations = 3;
      Fight fight = play(does(turn -> turn.stow(0), turn -> turn.equip(1)));
      assertEquals(List.of(ActionKind.STOW, ActionKind.EQUIP), done(fight));
      assertEquals(40, fight.who(0).reach());
    }

    @Test
    @DisplayName("ACT-09, INT-50")
    void whatWasDroppedIsPickedUpIntoTheHand() {
      activations = 3;
      Fight fight =
          play(does(turn -> turn.view().activations() == 1 ? turn.drop(0) : turn.pickUp(0)));
      assertEquals(List.of(ActionKind.DROP, ActionKind.PICK_UP), done(fight));
      assertTrue(fight.who(0).inHand(0));
    }

    @Test
    @DisplayName("ACT-09")
    void whatLiesTooFarAwayIsNotPickedUp() {
      activations = 3;
      Fight fight =
          play(
              does(
                  turn -> turn.view().activations() == 1 && turn.drop(0),
                  turn -> turn.view().activations() == 1 && turn.approach(1),
                  turn -> turn.pickUp(0)));
      assertFalse(fight.who(0).inHand(0));
      assertTrue(fight.who(0).isOnGround(0));
      assertEquals(0, fight.who(0).reach());
    }

    @Test
    void naturalWeaponsTakeNoHandsAndStay() {
      var claws =
          org.rpg.encounter.rules.gear.Weapon.named("Claws", "Fight[Claws]")
              .damage("1d6", org.rpg.encounter.rules.body.DamageKind.CUTTING)
              .natural()
              .build();
      sheet = Sheet.pc("A").wields(Fight.BOW).carries(claws);
      Fight fight = play(does(turn -> turn.drop(1), turn -> turn.stow(1)));
      assertTrue(fight.who(0).inHand(1));
      assertEquals(0, done(fight).size());
    }

    @Test
    void whatDoesNotFitTheHandsIsStowed() {
      sheet = Sheet.pc("A").wields(SWORD).wields(Fight.BOW).wields(DAGGER);
      Fight fight = play(PlainConduct.IDLE);
      assertTrue(fight.who(0).inHand(0));
      assertFalse(fight.who(0).inHand(1));
      assertTrue(fight.who(0).inHand(2));
    }

    @Test
    void aWeaponNotInHandIsNoUse() {
      enemyAt = 1;
      Fight fight = play(does(turn -> turn.attack(1, 1), turn -> turn.attack(1, 0)), 2);
      assertNotEquals(1, fight.only(Event.Attacked.class).weapon());
    }

    @Test
    void numbersOfNoWeaponAreRefused() {
      Fight fight =
          play(
              does(
                  turn -> turn.equip(9),
                  turn -> turn.stow(-1),
                  turn -> turn.drop(7),
                  turn -> turn.pickUp(5),
                  turn -> turn.attack(1, 8)));
      assertEquals(0, done(fight).size());
    }
  }
}
