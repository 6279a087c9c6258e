package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;

/** What conducts and referees read. A 0 and B 1 are heroes, C 2 and D 3 opponents, E 4 neutral. */
class ViewTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int C = 2;
  private static final int D = 3;
  private static final int E = 4;

  private static Member at(Member member, int column, int row) {
    return member.at(Squares.at(column, row));
  }

  private static Battle battle(Field field) {
    Sheet mailed = Sheet.npc("D").wields(Fight.SWORD).wears(new Armour("Mail", 4)).build();
    return Fight.standard()
        .field(field)
        .side(
            "Heroes",
            at(Fight.pc("A"), 1, 1).watchful(),
            at(Fight.pc("B").wound(2, WoundKind.CUTTING), 1, 2))
        .side(
            "Opponents",
            at(Fight.npc("C"), 4, 1),
            at(Member.of(mailed).conduct(PlainConduct.IDLE).named("Dom"), 2, 1).uncounted())
        .side("Folk", at(Fight.npc("E"), 8, 8))
        .relation(0, 2, Relation.NEUTRAL)
        .relation(1, 2, Relation.NEUTRAL)
        .opening(0)
        .referee(Fight.stopAfter(3))
        .build();
  }

  @Test
  void aBattleSaysWhoTakesPart() {
    Battle battle = battle(new OpenField());
    assertEquals(5, battle.size());
    assertEquals("Dom", battle.name(D));
    assertEquals("D", battle.sheet(D).name());
    assertEquals(1, battle.side(D));
    assertEquals(2, battle.side(E));
    assertEquals(List.of("Heroes", "Opponents", "Folk"), battle.sides());
    assertEquals(Ruleset.standard(), battle.ruleset());
    assertEquals(List.of(), battle.items());
    assertFalse(battle.isRidden(A));
  }

  @Test
  void aViewShowsSidesAndDistances() {
    Field field = new OpenField();
    Battle battle = battle(field);
    Fight fight = Fight.of(battle);
    CombatView view = fight.combat();
    assertEquals(5, view.size());
    assertEquals(3, view.sides());
    assertEquals("Folk", view.sideName(2));
    assertEquals(Relation.HOSTILE, view.relation(0, 1));
    assertEquals(Relation.NEUTRAL, view.relation(0, 2));
    assertEquals(Relation.ALLIED, view.relation(0, 0));
    assertEquals(2, view.enemies(A));
    assertEquals(C, view.enemy(A, 0));
    assertEquals(D, view.enemy(A, 1));
    assertEquals(1, view.allies(A));
    assertEquals(B, view.ally(A, 0));
    assertEquals(0, view.enemies(E));
    assertEquals(3, view.distance(A, C));
    assertEquals(Squares.at(4, 1), view.square(C));
    assertEquals(0, view.height(C));
    assertEquals(Cover.NONE, view.cover(A, C));
    assertTrue(view.reaches(A, D));
    assertFalse(view.reaches(A, C));
    assertSame(field, view.field());
    assertSame(battle.ruleset(), view.ruleset());
    assertEquals(3, view.activations());
    assertEquals(3, view.turn());
    assertEquals(2, view.turnOf(0));
    assertEquals(1, view.turnOf(1));
    assertEquals(2, view.members(0));
    assertEquals(0, view.lost(0));
    assertEquals(0, view.memory(0));
    assertEquals(0, view.memory(99));
    assertEquals(0, view.items());
    assertEquals(3, fight.combat().turnsPlayed());
    assertEquals(B, view.holder());
  }

  @Test
  @DisplayName("TAC-11, LAY-01 the nearest and the weakest enemy, in reach or anywhere")
  void nearestAndWeakest() {
    CombatView view = Fight.of(battle(new OpenField())).combat();
    assertEquals(D, view.nearestEnemy(A, false));
    assertEquals(D, view.nearestEnemy(A, true));
    assertEquals(C, view.weakestEnemy(A, false), "12 points, not 16");
    assertEquals(D, view.weakestEnemy(A, true), "C is out of reach");
    assertEquals(Combatant.NONE, view.nearestEnemy(E, false));
    assertEquals(A, view.nearestEnemy(D, true));
    assertEquals(B, view.weakestEnemy(D, true), "2 Life less, and so 2 Vigor");
  }

  @Test
  @DisplayName("TAC-11 whoever is behind a wall is in nobody's reach")
  void behindAWall() {
    Sheet archer = Sheet.pc("A").wields(Fight.BOW).build();
    Field field = GridField.of(9, 3).impassable(4, 0).impassable(4, 1).impassable(4, 2).build();
    Battle battle =
        Fight.standard()
            .field(field)
            .side("H", at(Member.of(archer).conduct(PlainConduct.IDLE), 1, 1))
            .side("O", at(Fight.npc("C"), 7, 1))
            .opening(0)
            .referee(Fight.stopAfter(1))
            .build();
    CombatView view = Fight.of(battle).combat();
    assertFalse(view.reaches(0, 1));
    assertEquals(Combatant.NONE, view.nearestEnemy(0, true));
    assertEquals(1, view.nearestEnemy(0, false));
    assertEquals(1, view.weakestEnemy(0, false));
  }

  @Test
  void aCombatantTellsOfItself() {
    Fight fight = Fight.of(battle(new OpenField()));
    Combatant a = fight.who(A);
    Combatant d = fight.who(D);
    assertEquals(A, a.index());
    assertEquals(0, a.side());
    assertEquals(1, d.side());
    assertEquals("Dom", d.name());
    assertEquals("Dom", d.toString());
    assertTrue(a.isPc());
    assertFalse(d.isPc());
    assertTrue(a.isWatchful());
    assertFalse(d.isWatchful());
    assertTrue(a.isCounted());
    assertFalse(d.isCounted());
    assertTrue(a.isUnprotected());
    assertFalse(d.isUnprotected());
    assertFalse(a.isAfflicted());
    assertEquals(1, fight.who(B).wounds(WoundClass.LIGHT));
    assertEquals(0, a.wounds(WoundClass.LIGHT));
    assertEquals(1, a.heldLast());
    assertEquals(3, fight.who(B).heldLast());
    assertEquals(0, fight.who(E).heldLast());
    assertEquals(0, a.assaults());
    assertFalse(a.isUnderAttack());
    assertEquals(Combatant.NONE, a.killingWeapon());
    assertTrue(a.killingPoison().isEmpty());
    assertFalse(a.isFallenToDeath());
  }

  @Test
  @DisplayName("INI-06 whoever was struck at since he held the initiative is under attack")
  void underAttack() {
    Battle battle =
        Fight.standard()
            .side("H", at(Fight.pc("A"), 0, 0).starts(Condition.SHAKEN))
            .side("O", at(Fight.npc("C").conduct(Fight.does(turn -> turn.attack(0))), 1, 0))
            .opening(1)
            .referee(Fight.stopAfter(2))
            .build();
    Fight fight = Fight.of(battle, 3); // C misses and loses the initiative to A
    assertEquals(1, fight.who(0).assaults());
    assertTrue(fight.who(0).isAfflicted());
    Fight before =
        Fight.of(
            Fight.standard()
                .side("H", at(Fight.pc("A"), 0, 0))
                .side("O", at(Fight.npc("C").conduct(Fight.does(turn -> turn.attack(0))), 1, 0))
                .opening(0)
                .referee(Fight.stopAfter(2))
                .build(),
            3);
    assertTrue(before.who(0).isUnderAttack());
    assertFalse(before.who(1).isUnderAttack());
  }

  @Test
  @DisplayName("BASE-14 without squares the sides stand in lines 18 m apart")
  void linesWithoutSquares() {
    Member[] four = {Fight.npc("C"), Fight.npc("D"), Fight.npc("E"), Fight.npc("F")};
    Battle battle =
        Fight.standard()
            .side("H", Fight.pc("A"), Fight.pc("B"), Fight.pc("G"))
            .side("O", four)
            .opening(0)
            .referee(Fight.stopAfter(1))
            .build();
    Combat combat = Fight.of(battle).combat();
    for (int i = 0; i < 3; i++) {
      assertEquals(Squares.at(0, i - 1), combat.square(i));
    }
    for (int i = 0; i < 4; i++) {
      assertEquals(Squares.at(12, i - 2), combat.square(3 + i));
    }
  }

  @Test
  @DisplayName("BASE-14 on a map in lines about its middle row, no farther out than its edge")
  void linesOnAMap() {
    Battle battle =
        Fight.standard()
            .field(GridField.of(8, 7).build())
            .side("H", Fight.pc("A"), Fight.pc("B"), Fight.pc("G"))
            .side("O", Fight.npc("C"))
            .opening(0)
            .referee(Fight.stopAfter(1))
            .build();
    Combat combat = Fight.of(battle).combat();
    for (int i = 0; i < 3; i++) {
      assertEquals(Squares.at(0, 3 + i - 1), combat.square(i));
    }
    assertEquals(Squares.at(7, 3), combat.square(3));
  }

  @Test
  @DisplayName("BASE-18 of two on one square the second stands on the nearest free one, wherever")
  void theNearestFreeSquare() {
    for (int cell = 0; cell < 25; cell++) {
      if (cell == 12) {
        continue;
      }
      GridField.Builder field = GridField.of(5, 5);
      for (int each = 0; each < 25; each++) {
        if (each != 12 && each != cell) {
          field.impassable(each % 5, each / 5);
        }
      }
      Battle battle =
          Fight.standard()
              .field(field.build())
              .side("H", at(Fight.pc("A"), 2, 2))
              .side("O", at(Fight.npc("C"), 2, 2))
              .opening(0)
              .referee(Fight.stopAfter(1))
              .build();
      Combat combat = Fight.of(battle).combat();
      assertEquals(Squares.at(2, 2), combat.square(0));
      assertEquals(Squares.at(cell % 5, cell / 5), combat.square(1));
    }
  }
}
