package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

/** A, with 14 Life (Physique 4), stands 3 m high on square 5,5 and drops on C. */
@DisplayName("SIT-11, SIT-12 where and with what one drops")
class DropOnTest {
  private static final int A = 0;
  private static final int C = 1;

  /** It hits and lands him badly. */
  private static final int HITS = 8;

  private Field field = new OpenField();
  private final Sheet.Builder sheet = Sheet.pc("A").skill("Physique", 4).wields(SWORD);
  private Conduct conduct = does(turn -> turn.dropOn(C));
  private double raised = 3;
  private boolean held;
  private Member[] others = {};

  private Fight drop(int column, int row, int... rolls) {
    Member a = Member.of(sheet.build()).conduct(conduct).at(Squares.at(5, 5)).raised(raised);
    Member c = npc("C").at(Squares.at(column, row));
    if (held) {
      others[0].grapples(a);
    }
    Battle battle =
        Fight.standard()
            .field(field)
            .side("H", a)
            .side("O", c)
            .side("Others", others)
            .relation(1, 2, Relation.ALLIED)
            .opening(A)
            .referee(Scene.until(1))
            .build();
    return Fight.of(battle, rolls);
  }

  private void landsOn(int column, int row, Fight fight) {
    assertEquals(Squares.at(column, row), fight.combat().square(A));
    assertEquals(0, fight.combat().height(A));
  }

  private static int centimetres(Fight fight) {
    return fight.only(Event.Fell.class).centimetres();
  }

  private static int weapon(Fight fight) {
    Event.Acted told = fight.only(Event.Acted.class);
    assertEquals(ActionKind.DROP_ON, told.action());
    assertEquals(C, told.target());
    return told.detail();
  }

  @Test
  void onTheSquareBesideTheTargetThatIsNearestToHim() {
    landsOn(7, 5, drop(8, 6, HITS, 1));
    landsOn(5, 7, drop(6, 8, HITS, 1));
    landsOn(3, 5, drop(2, 4, HITS, 1));
    others = new Member[] {npc("D").at(Squares.at(7, 5))};
    landsOn(7, 6, drop(8, 5, HITS, 1)); // two are as near: the first of them
  }

  @Test
  void straightDownBesideWhoStandsBelow() {
    Fight fight = drop(6, 5, HITS, 1);
    landsOn(5, 5, fight);
    assertEquals(300, centimetres(fight));
    assertEquals(
        List.of(), fight.all(Event.Moved.class).stream().filter(m -> m.steps() > 0).toList());
  }

  @Test
  @DisplayName("ACT-14 no farther than his speed")
  void noFartherThanHisSpeed() {
    sheet.speed(2);
    landsOn(7, 5, drop(8, 5, HITS, 1));
    assertEquals(List.of(), drop(9, 5).all(Event.Fell.class));
  }

  @Test
  @DisplayName("ACT-14, SIT-11 with his speed used up he does not drop")
  void withHisSpeedUsedUpHeDoesNotDrop() {
    conduct =
        does(
            turn -> {
              turn.movementUsedUp();
              return turn.dropOn(C);
            });
    assertEquals(List.of(), drop(6, 5).all(Event.Fell.class));
  }

  @Test
  @DisplayName("SIT-09, SIT-11 from 1.5 m on, counted from where he lands")
  void fromOneAndAHalfMetresOn() {
    raised = 1.5;
    assertEquals(150, centimetres(drop(8, 5, HITS, 1)));
    raised = 1.49;
    assertEquals(List.of(), drop(8, 5).all(Event.Fell.class));
  }

  @Test
  @DisplayName("SIT-09 from one height to another")
  void fromOneHeightToAnother() {
    raised = 4.5;
    higher(1.5);
    assertEquals(300, centimetres(drop(8, 5, HITS, 1)));
    higher(3);
    assertEquals(150, centimetres(drop(8, 5, HITS, 1)));
    higher(3.5);
    conduct = does(turn -> turn.dropOn(C));
    assertEquals(List.of(), drop(8, 5).all(Event.Fell.class));
  }

  /** From column 6 on the ground is so high. */
  private void higher(double metres) {
    GridField.Builder ground = GridField.of(12, 12);
    for (int square = 0; square < 144; square++) {
      ground.height(square % 12, square / 12, square % 12 > 5 ? metres : 0);
    }
    field = ground.build();
  }

  @Test
  @DisplayName("SIT-11 with the weapon he names, else with his best")
  void withWhichWeapon() {
    sheet.wields(DAGGER).skill("Fight[Dagger]", 7);
    assertEquals(1, weapon(drop(8, 5, HITS, 1)));
    conduct = does(turn -> turn.dropOn(C, 0));
    assertEquals(0, weapon(drop(8, 5, HITS, 1, 1)));
    conduct = does(turn -> turn.dropOn(C, 1));
    assertEquals(1, weapon(drop(8, 5, HITS, 1)));
    conduct = does(turn -> turn.dropOn(C, 2));
    assertEquals(List.of(), drop(8, 5).all(Event.Acted.class));
  }

  @Test
  @DisplayName("INT-07 out of the hands of whoever held him")
  void nobodyHoldsHimAnyMore() {
    held = true;
    others = new Member[] {npc("D").at(Squares.at(4, 5))};
    Fight fight = drop(8, 5, HITS, 1);
    assertFalse(fight.who(A).has(Condition.GRAPPLED));
    assertFalse(fight.who(2).has(Condition.GRAPPLING));
  }

  @Test
  @DisplayName("SIT-15 into fire, if it burns where he lands")
  void intoFire() {
    Terrain fire = Terrain.named("Fire").heat(new Heat(3, 2));
    field = GridField.of(12, 12).terrain(7, 5, fire).build();
    Fight fight = drop(8, 5, HITS, 1);
    // The fall, contact, and after the fight one more turn in it (TRN-06).
    assertEquals(2 + 3 + 2, 14 - fight.who(A).life());
  }

  @Test
  @DisplayName("SIT-09, SIT-12 the landing is told with its rules")
  void theLandingIsTold() {
    assertEquals(List.of(Rule.SIT_09), drop(8, 5, HITS, 1).only(Event.Fell.class).rules());
    assertEquals(
        List.of(Rule.SIT_12, Rule.SIT_09), drop(8, 5, 9, 1).only(Event.Fell.class).rules());
  }
}
