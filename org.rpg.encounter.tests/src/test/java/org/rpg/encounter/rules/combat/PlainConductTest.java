package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.standard;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;
import org.rpg.encounter.rules.hazard.Route;

class PlainConductTest {
  private static Member hero(Conduct conduct) {
    return Member.of(Sheet.pc("A").wields(SWORD).build()).conduct(conduct).at(Squares.at(0, 0));
  }

  @Test
  void attacksTheWeakestEnemyInReach() {
    Battle battle =
        standard()
            .side("H", hero(PlainConduct.WEAKEST))
            .side("O", npc("C").at(Squares.at(1, 0)), npc("D").at(Squares.at(0, 1)).vigor(2))
            .referee(stopAfter(1))
            .build();
    assertEquals(2, Fight.of(battle, 3).only(Event.Attacked.class).target());
  }

  @Test
  void attacksTheNearestEnemyInReach() {
    Member archer =
        Member.of(Sheet.pc("A").wields(DAGGER).build())
            .conduct(PlainConduct.NEAREST)
            .at(Squares.at(0, 0));
    Battle battle =
        standard()
            .side("H", archer)
            .side("O", npc("C").at(Squares.at(4, 0)).vigor(1), npc("D").at(Squares.at(0, 3)))
            .referee(stopAfter(1))
            .build();
    assertEquals(2, Fight.of(battle, 3).only(Event.Attacked.class).target());
  }

  @Test
  @DisplayName("TAC-11, TAC-10: a shooter walks to where he sees his target, then shoots")
  void walksIntoSightAndThenShoots() {
    // The wall stands in every line along the row. One row down the lowest line passes it: the
    // target is in sight, but its middle is hidden: one negative chance, two dice.
    Member shooter =
        Member.of(Sheet.pc("A").wields(BOW).build())
            .conduct(PlainConduct.NEAREST)
            .at(Squares.at(0, 0));
    Battle battle =
        standard()
            .field(GridField.of(6, 2).impassable(2, 0).build())
            .side("H", shooter)
            .side("O", npc("C").at(Squares.at(4, 0)))
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle, 3, 2);
    assertEquals(1, fight.only(Event.Moved.class).steps());
    Event.Attacked attacked = fight.only(Event.Attacked.class);
    assertEquals(List.of(new Chance(Rule.TAC_10, -1)), attacked.chances());
  }

  @Test
  void walksIntoReachAndThenAttacks() {
    Battle battle =
        standard()
            .side("H", hero(PlainConduct.WEAKEST))
            .side("O", npc("C").at(Squares.at(5, 0)))
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle, 3);
    assertEquals(4, fight.only(Event.Moved.class).steps());
    assertEquals(1, fight.all(Event.Attacked.class).size());
  }

  @Test
  void standsUpFirst() {
    Battle battle =
        standard()
            .side("H", hero(PlainConduct.WEAKEST).starts(Condition.PRONE))
            .side("O", npc("C").at(Squares.at(1, 0)))
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle, 3);
    assertEquals(ActionKind.STAND_UP, fight.only(Event.Acted.class).action());
    assertEquals(1, fight.all(Event.Attacked.class).size());
  }

  @Test
  void drawsAWeaponIfThereIsNoneInHand() {
    Member unready = Member.of(Sheet.pc("A").carries(SWORD).build()).at(Squares.at(0, 0));
    Battle battle =
        standard()
            .side("H", unready)
            .side("O", npc("C").at(Squares.at(1, 0)))
            .referee(stopAfter(1))
            .build();
    Fight fight = Fight.of(battle, 3);
    assertTrue(fight.who(0).inHand(0));
    assertEquals(1, fight.all(Event.Attacked.class).size());
  }

  @Test
  void doesNothingWithoutAWeaponInTheWorld() {
    Battle battle =
        standard()
            .side("H", Member.of(Sheet.pc("A").build()).at(Squares.at(0, 0)))
            .side("O", npc("C").at(Squares.at(1, 0)))
            .build();
    assertEquals(EndReason.TURN_LIMIT, Fight.of(battle).combat().reason());
  }

  @Test
  void getsOutOfFireFirst() {
    Heat torch = new Heat(1, 1);
    Battle battle =
        standard()
            .side("H", hero(PlainConduct.WEAKEST))
            .side("O", npc("C").at(Squares.at(1, 0)))
            .referee(
                Scene.until(1)
                    .opening(it -> it.burn(0, Combatant.NONE, torch, Duration.WITHOUT_END)))
            .build();
    Fight fight = Fight.of(battle, 3);
    assertEquals(ActionKind.LEAVE_FIRE, fight.only(Event.Acted.class).action());
    assertEquals(1, fight.all(Event.Attacked.class).size());
  }

  /** A asks the ready-made conduct again and again; true must be something done, false nothing. */
  private static void asks(PlainConduct plain, Sheet.Builder sheet, int enemyAt, int... rolls) {
    Conduct again = Fight.does(plain::act, plain::act, plain::act, plain::act, plain::act);
    Battle battle =
        standard()
            .side("H", Member.of(sheet.build()).conduct(again).at(Squares.at(0, 0)))
            .side("O", npc("C").at(Squares.at(enemyAt, 0)))
            .referee(
                Scene.until(1).opening(it -> it.gain(0, Condition.PRONE, Duration.WITHOUT_END)))
            .opening(0)
            .build();
    Fight.of(battle, rolls);
  }

  @Test
  @DisplayName("ACT-01 it answers whether it did anything")
  void answersWhetherItDidAnything() {
    for (PlainConduct plain : List.of(PlainConduct.WEAKEST, PlainConduct.NEAREST)) {
      asks(plain, Sheet.pc("A").wields(SWORD), 1, 3);
      asks(plain, Sheet.pc("A").carries(SWORD), 1, 3);
      asks(plain, Sheet.pc("A").wields(SWORD), 20);
      asks(plain, Sheet.pc("A"), 1);
    }
    asks(PlainConduct.IDLE, Sheet.pc("A").wields(SWORD), 1);
  }

  @Test
  void resistsAPoisonWhenNobodyIsInReach() {
    Poison venom = Poison.of("Venom", PoisonKind.NEUROTOXIN, 3);
    Battle battle =
        standard()
            .side("H", hero(PlainConduct.WEAKEST))
            .side("O", npc("C").at(Squares.at(20, 0)))
            .referee(Scene.until(1).opening(it -> it.poison(0, Combatant.NONE, venom, Route.WOUND)))
            .build();
    Fight fight = Fight.of(battle, 9, 11); // paralysed, then free of it
    assertEquals(1, fight.all(Event.PoisonEased.class).size());
  }
}
