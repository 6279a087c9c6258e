package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rpg.encounter.rules.combat.Fight.does;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Setting.Length;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Weapon;

/** A on the ground at 3,1; from column 4 on a wall walk of 4.5 m, on which C stands beside him. */
@DisplayName("ACT-14, BASE-14, INT-42 heights of a map in a fight")
class HeightsTest extends OneDeed {
  private static final Weapon SPEAR =
      Weapon.named("Spear", "Fight[Spear]").damage("1d6", DamageKind.PIERCING).melee(2).build();

  @BeforeEach
  void drawTheWallWalk() {
    draw(4.5);
    start = Squares.at(3, 1);
  }

  private void draw(double metres) {
    GridField.Builder ground = GridField.of(12, 3);
    for (int column = 4; column < 12; column++) {
      for (int row = 0; row < 3; row++) {
        ground.height(column, row, metres);
      }
    }
    field = ground.build();
  }

  private int attacks(int... rolls) {
    return play(does(turn -> turn.attack(C)), rolls).all(Event.Attacked.class).size();
  }

  @Test
  @DisplayName("BASE-14 a sword does not reach 4.5 m up, a spear does, and 3 m are in reach")
  void aSwordDoesNotReachTheWallWalk() {
    assertEquals(0, attacks());
    draw(3);
    assertEquals(1, attacks(2));
    draw(4.5);
    actor = Sheet.pc("A").wields(SPEAR);
    assertEquals(1, attacks(2));
  }

  @Test
  @DisplayName("BASE-14 Height in Reach off: whoever is next to one is in reach")
  void withoutTheParameterItReaches() {
    ruleset = ruleset.with(Parameter.HEIGHT_IN_REACH, false);
    assertEquals(1, attacks(2));
  }

  @Test
  @DisplayName("ACT-14 nobody walks down 4.5 m; Step Height says what one walks")
  void nobodyWalksDown() {
    start = Squares.at(5, 1); // on the wall walk, C beside him
    Conduct down = does(turn -> turn.moveTo(Squares.at(2, 1)));
    assertEquals(4, column(play(down), A));
    ruleset = ruleset.with(Parameter.STEP_HEIGHT, new Length(3)); // 4.5 m
    assertEquals(2, column(play(down), A));
    ruleset = ruleset.with(Parameter.STEP_HEIGHT, new Length(0)); // any height
    draw(15);
    assertEquals(2, column(play(down), A));
  }

  @Test
  @DisplayName("INT-42, MAN-14 whoever is pushed over falls, though no ledge is drawn")
  void whoeverIsPushedOverFalls() {
    start = Squares.at(5, 1);
    distance = -1;
    // Level 2 is one square; 2 lands badly: 4.5 m are 3.
    Fight fight = play(does(turn -> turn.push(C)), 9, 2);
    assertEquals(3, fight.only(Event.Fell.class).severity());
    assertEquals(3, column(fight, C));
  }

  @Test
  @DisplayName("MAN-14 nobody is pushed up a wall")
  void nobodyIsPushedUp() {
    start = Squares.at(2, 1);
    Fight fight = play(does(turn -> turn.push(C)), 9);
    assertEquals(3, column(fight, C));
    assertEquals(0, fight.only(Event.Displaced.class).squares());
  }

  @Test
  @DisplayName("TAC-07 out of reach by height is out of reach")
  void noOpportunityFromAWallWalk() {
    answer = WATCHFUL;
    Fight fight = play(does(turn -> turn.moveTo(Squares.at(0, 1))));
    assertEquals(0, fight.all(Event.Attacked.class).size());
  }

  @Test
  @DisplayName("SIT-11 from such a height one drops on others without a ledge")
  void oneDropsFromTheWallWalk() {
    start = Squares.at(4, 1);
    distance = -2;
    Fight fight = play(does(turn -> turn.dropOn(C)), 9, 1);
    assertEquals(450, fight.only(Event.Fell.class).centimetres());
    draw(3);
    assertEquals(0, play(does(turn -> turn.dropOn(C))).all(Event.Fell.class).size());
  }
}
