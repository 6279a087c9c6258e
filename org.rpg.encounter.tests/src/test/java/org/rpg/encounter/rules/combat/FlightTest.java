package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Setting;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;

@DisplayName("INT-34 fleeing and yielding")
class FlightTest extends OneDeed {
  private static Conduct flees() {
    return does(Turn::flee);
  }

  @Test
  @DisplayName("INT-34 on endless ground one has fled at the Flight Distance from every enemy")
  void onEndlessGroundDistanceCounts() {
    distance = 5;
    Fight near = play(flees()); // 5 and 6 squares: 16.5 m
    assertEquals(-6, column(near, A));
    assertEquals(Fate.IN_COMBAT, near.who(A).fate());
    distance = 6;
    Fight far = play(flees()); // 12 squares: 18 m
    assertEquals(Fate.FLED, far.who(A).fate());
    assertEquals(Rule.INT_34, far.only(Event.Left.class).rules().get(0));
    ruleset = ruleset.with(Parameter.FLIGHT_DISTANCE, new Setting.Length(13));
    assertEquals(Fate.IN_COMBAT, play(flees()).who(A).fate());
  }

  @Test
  @DisplayName("INT-34 whom nobody can catch has fled after two movements of flight")
  void whomNobodyCanCatchHasFled() {
    ruleset = ruleset.with(Parameter.FLIGHT_DISTANCE, new Setting.Length(100));
    distance = 3;
    answer = does(turn -> turn.approach(A)); // C walks 6 squares too, so it is 3 squares each time
    activations = 3;
    Fight fight = play(flees()); // 9 squares from C, then 3, then 9 again: more than 6 + 1
    assertEquals(Fate.FLED, fight.who(A).fate());
    assertEquals(List.of(A, C, A), fight.holders());
    ruleset = ruleset.with(Parameter.ESCAPE_MOVES, 3);
    assertEquals(Fate.IN_COMBAT, play(flees()).who(A).fate());
    ruleset = ruleset.with(Parameter.ESCAPE_MOVES, 0);
    activations = 9;
    assertEquals(Fate.IN_COMBAT, play(flees()).who(A).fate());
  }

  @Test
  @DisplayName("INT-34 whom somebody can catch or shoot has not")
  void whomSomebodyCanCatchHasNot() {
    ruleset = ruleset.with(Parameter.FLIGHT_DISTANCE, new Setting.Length(100));
    activations = 9;
    answer = does(turn -> turn.approach(A, 1)); // beside him again, it strikes when he goes
    distance = 1; // 7 squares after each flight: just 6 + 1
    assertEquals(Fate.IN_COMBAT, play(flees(), 2, 2, 2, 2, 2).who(A).fate());
    distance = 3;
    target = Sheet.npc("C").wields(Fight.BOW); // 40 squares
    assertEquals(Fate.IN_COMBAT, play(flees()).who(A).fate());
  }

  @Test
  @DisplayName("INT-34 whoever can fight no more pursues nobody")
  void theHelplessDoNotPursue() {
    distance = 1;
    targetStarts = new Condition[] {Condition.UNCONSCIOUS};
    foes = new Member[] {Fight.npc("D").at(Squares.at(8, 0))};
    assertEquals(Fate.FLED, play(flees()).who(A).fate()); // 8 + 6 squares from D
  }

  @Test
  @DisplayName("INT-34 the edge of a field is a way out")
  void theEdgeIsAWayOut() {
    field = GridField.of(20, 20).build();
    start = Squares.at(10, 8);
    assertEquals(Fate.IN_COMBAT, play(flees()).who(A).fate()); // the edge is 8 squares away
    start = Squares.at(10, 6);
    assertEquals(Fate.FLED, play(flees()).who(A).fate());
  }

  @Test
  @DisplayName("INT-34 an exit is a way out, the edge is none then")
  void anExitIsAWayOut() {
    field = GridField.of(20, 20).build();
    start = Squares.at(1, 1);
    int exit = Squares.at(9, 9);
    Fight fight = play(does(turn -> turn.flee(exit)));
    assertEquals(Fate.IN_COMBAT, fight.who(A).fate());
    assertEquals(2, Squares.distance(fight.combat().square(A), exit));
    start = Squares.at(4, 4);
    assertEquals(Fate.FLED, play(does(turn -> turn.flee(exit))).who(A).fate());
  }

  @Test
  @DisplayName("TAC-07 whoever leaves the field by somebody's side is struck at")
  void whoeverLeavesBesideAnEnemyIsStruckAt() {
    field = GridField.of(20, 20).build();
    start = Squares.at(10, 0); // on the edge already
    answer = WATCHFUL;
    Fight fight = play(flees(), 2);
    assertEquals(1, fight.all(Event.Attacked.class).size());
    assertEquals(Fate.FLED, fight.who(A).fate());
    target.skill("Fight[Sword]", 20);
    actor.skill("Physique", -5); // Life 1
    Fight late = play(flees(), 5, 8);
    assertEquals(Fate.DEAD, late.who(A).fate());
  }

  @Test
  @DisplayName("MAN-03 a dash goes on with the flight")
  void aDashGoesOnWithTheFlight() {
    distance = 5;
    Fight fight = play(does(Turn::flee, Turn::dash), 8); // level 1
    assertEquals(Fate.FLED, fight.who(A).fate());
  }

  @Test
  @DisplayName("CON-17 nobody restrained flees")
  void nobodyRestrainedFlees() {
    actorStarts = new Condition[] {Condition.RESTRAINED};
    Fight fight = play(flees());
    assertEquals(ActionKind.FLEE, fight.only(Event.Barred.class).action());
  }

  @Test
  @DisplayName("INT-34 whoever yields is out of the fight, and it is over")
  void whoeverYieldsIsOut() {
    activations = 9;
    Fight fight = play(does(Turn::yield));
    assertEquals(Fate.YIELDED, fight.who(A).fate());
    assertEquals(EndReason.ONE_SIDE_LEFT, fight.combat().reason());
    assertTrue(fight.combat().won(1));
  }

  @Test
  @DisplayName("INT-13 whoever flees with an even test leaves the initiative to his side")
  void anEvenTestBeforeTheFlightCounts() {
    activations = 2;
    friends = new Member[] {Fight.pc("B").at(Squares.at(3, 3))};
    Fight kept = play(does(turn -> turn.attack(C), Turn::yield), 2);
    assertEquals(List.of(A, 2), kept.holders());
    Fight lost = play(does(turn -> turn.attack(C), Turn::yield), 3);
    assertEquals(List.of(A, C), lost.holders());
  }
}
