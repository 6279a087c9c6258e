package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.Size;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("TAC-10, TAC-11, TAC-22, TAC-23, CON-06 going where it is good to stand")
class StandingWellTest extends OneDeed {
  @Test
  @DisplayName("TAC-23 flanking: next to the enemy, on the side away from the ally")
  void flanking() {
    distance = 4;
    friends = new Member[] {Fight.pc("B").at(Squares.at(4, -1))}; // above C in 4,0
    Fight fight = play(does(turn -> turn.flank(C), turn -> turn.attack(C)), 2, 3);
    assertEquals(4, column(fight, A));
    assertEquals(1, row(fight, A));
    List<Chance> chances = fight.only(Event.Attacked.class).chances();
    assertEquals(List.of(new Chance(Rule.TAC_23, 1)), chances);
  }

  @Test
  @DisplayName("TAC-23 without an ally one just walks up to the enemy")
  void flankingAlone() {
    distance = 4;
    assertEquals(3, column(play(does(turn -> turn.flank(C))), A));
    assertEquals(0, play(does(turn -> turn.flank(A))).all(Event.Moved.class).size());
  }

  @Test
  @DisplayName("ACT-14 protecting: between the ally and the nearest enemy")
  void protecting() {
    distance = 9;
    friends = new Member[] {Fight.pc("B").at(Squares.at(0, 3))};
    foes = new Member[] {Fight.npc("D").at(Squares.at(0, 8))};
    Fight fight = play(does(turn -> turn.protect(2)));
    assertEquals(0, column(fight, A));
    assertEquals(4, row(fight, A));
  }

  @Test
  @DisplayName("TAC-10, TAC-11 taking cover from those who can shoot")
  void takingCover() {
    distance = 8;
    target = Sheet.npc("C").wields(BOW);
    field = GridField.of(12, 5).impassable(3, 1).build();
    start = Squares.at(1, 2);
    Fight fight = play(does(Turn::takeCover));
    assertTrue(fight.combat().cover(C, A) != Cover.NONE);
  }

  @Test
  @DisplayName("TAC-11 on open ground there is none to take")
  void noCoverOnOpenGround() {
    assertEquals(0, play(does(Turn::takeCover)).all(Event.Moved.class).size());
  }

  @Test
  @DisplayName("TAC-22 seeking high ground")
  void seekingHighGround() {
    distance = 9;
    field = GridField.of(12, 5).height(2, 2, 2).build();
    Fight fight = play(does(Turn::seekHighGround));
    assertEquals(200, fight.combat().height(A));
    field = GridField.of(12, 5).build();
    assertEquals(0, play(does(Turn::seekHighGround)).all(Event.Moved.class).size());
  }

  @Test
  @DisplayName("CON-06 dragging: away from the other enemies, or to a square")
  void dragging() {
    target.size(Size.SMALL);
    foes = new Member[] {Fight.npc("D").at(Squares.at(3, 0))};
    Fight away = play(does(turn -> turn.grapple(C), turn -> turn.drag(C)), 9);
    assertEquals(-6, column(away, A));
    assertEquals(-5, column(away, C));
    Fight there = play(does(turn -> turn.grapple(C), turn -> turn.drag(C, Squares.at(0, 4))), 9);
    assertEquals(4, row(there, A));
    assertEquals(3, row(there, C));
    foes = new Member[] {};
    Fight back = play(does(turn -> turn.grapple(C), turn -> turn.drag(C)), 9);
    assertEquals(-6, column(back, A)); // straight back
    assertEquals(0, play(does(turn -> turn.drag(C))).all(Event.Moved.class).size());
  }

  @Test
  @DisplayName("CON-15, CON-17 all of them take a movement")
  void allTakeAMovement() {
    distance = 4;
    for (Condition each : List.of(Condition.RESTRAINED, Condition.PARALYSED)) {
      actorStarts = new Condition[] {each};
      friends = new Member[] {Fight.pc("B").at(Squares.at(4, -1))};
      Fight fight =
          play(
              does(
                  turn -> turn.flank(C),
                  turn -> turn.protect(2),
                  Turn::takeCover,
                  Turn::seekHighGround,
                  turn -> turn.withdrawCarefully(C)));
      assertEquals(0, fight.all(Event.Moved.class).size());
      assertEquals(5, fight.all(Event.Barred.class).size());
    }
  }
}
