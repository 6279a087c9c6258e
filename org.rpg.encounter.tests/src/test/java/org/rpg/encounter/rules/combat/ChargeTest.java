package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

@DisplayName("MAN-15, MAN-16 charging")
class ChargeTest extends OneDeed {
  private static Conduct charges() {
    return does(turn -> turn.charge(C, Combatant.NONE));
  }

  private static Conduct setsOut() {
    return Fight.setsOut(turn -> turn.charge(C, Combatant.NONE));
  }

  @BeforeEach
  void sturdyTarget() {
    target.skill("Physique", 20);
    distance = 5;
  }

  private static int damage(Fight fight) {
    return fight.only(Event.DamageRolled.class).total();
  }

  private static int steps(Fight fight) {
    return fight.only(Event.Acted.class).detail();
  }

  @Test
  @DisplayName("MAN-15 a step on the damage scale for 3 m in a straight line")
  void aChargeOfSixMetresIsTwoSteps() {
    Fight fight = play(charges(), 9, 12); // 4 squares: 6 m; 1d8 becomes 1d12
    assertEquals(4, column(fight, A));
    assertEquals(2, steps(fight));
    assertEquals(12, damage(fight));
    assertEquals(List.of(Rule.MAN_15, Rule.MAN_16), fight.only(Event.Acted.class).rules());
  }

  @Test
  @DisplayName("MAN-15 only whole 3 m count")
  void fourAndAHalfMetresAreOneStep() {
    distance = 4;
    assertEquals(1, steps(play(charges(), 9, 10))); // 3 squares: 1d10
  }

  @Test
  @DisplayName("MAN-16 whoever charges is exposed until his next turn, and only then")
  void whoeverChargesIsExposed() {
    activations = 2;
    answer = does(turn -> turn.attack(A));
    Fight fight = play(charges(), 3, 2, 3); // a miss, then C's attack with a positive chance
    assertEquals(Rule.CON_13, fight.all(Event.Attacked.class).get(1).chances().get(0).source());
    assertTrue(has(fight, A, Condition.EXPOSED));
    answer = PlainConduct.IDLE;
    activations = 3;
    assertFalse(has(play(charges(), 3, 3), A, Condition.EXPOSED)); // the second one is no charge
  }

  @Test
  @DisplayName("INT-41 under 3 m there is no bonus and no exposure")
  void aShortRunIsAPlainAttack() {
    distance = 2;
    Fight fight = play(charges(), 9, 8);
    assertEquals(8, damage(fight));
    assertFalse(has(fight, A, Condition.EXPOSED));
    assertEquals(0, fight.all(Event.Acted.class).size());
  }

  @Test
  @DisplayName("INT-41 the bonus is optional: a plain attack declines it")
  void aPlainAttackDeclinesTheBonus() {
    Fight fight = play(does(turn -> turn.approach(C), turn -> turn.attack(C)), 9, 8);
    assertEquals(8, damage(fight));
    assertFalse(has(fight, A, Condition.EXPOSED));
  }

  @Test
  @DisplayName("MAN-15 what was walked straight before in the activation counts too")
  void anEarlierWalkInTheSameLineCounts() {
    Conduct inParts =
        does(
            turn -> turn.moveTo(Squares.at(2, 0)),
            turn -> turn.midway().shout(),
            turn -> turn.charge(C, 0));
    assertEquals(2, play(inParts, 9, 12).all(Event.Acted.class).get(1).detail()); // 2 + 2 squares
    Conduct atTheEnd = does(turn -> turn.moveTo(Squares.at(4, 0)), turn -> turn.charge(C, 0));
    assertEquals(2, steps(play(atTheEnd, 9, 12)));
    Conduct withATurn =
        does(
            turn -> turn.moveTo(Squares.at(0, 1)),
            turn -> turn.midway().shout(),
            turn -> turn.charge(C, 0));
    distance = 4;
    // one square down, then three squares along the row or two with one aslant: 3 at most
    assertEquals(1, play(withATurn, 9, 10).all(Event.Acted.class).get(1).detail());
  }

  @Test
  @DisplayName("MAN-15 Charge Metres: Whole Movement")
  void theWholeMovementCountsIfTheTableSaysSo() {
    distance = 3;
    // three squares down; C in 3,0 is in reach from 2,1: two squares aslant
    assertEquals(1, play(bent(), 9, 10).all(Event.Acted.class).get(1).detail());
    ruleset = ruleset.with(Parameter.CHARGE_METRES, 1);
    Fight whole = play(bent(), 9, 12);
    assertEquals(2, whole.all(Event.Acted.class).get(1).detail()); // 5 squares
  }

  private static Conduct bent() {
    return does(
        turn -> turn.moveTo(Squares.at(0, 3)),
        turn -> turn.midway().shout(),
        turn -> turn.charge(C, 0));
  }

  @Test
  @DisplayName("MAN-15 Charge Melee Only")
  void shotsMayChargeUnlessTheTableForbidsIt() {
    actor = Sheet.pc("A").wields(BOW);
    Fight fight = play(charges(), 9, 10); // 1d6 and two steps: 1d10
    assertEquals(10, damage(fight));
    assertEquals(4, column(fight, A));
    ruleset = ruleset.with(Parameter.CHARGE_MELEE_ONLY, true);
    assertEquals(0, play(charges()).all(Event.Attacked.class).size());
    Fight named = play(does(turn -> turn.charge(C, 0)), 9, 6);
    assertEquals(6, damage(named));
    assertFalse(has(named, A, Condition.EXPOSED));
  }

  @Test
  @DisplayName("MAN-15 the attack ends the movement")
  void theAttackEndsTheMovement() {
    Fight fight =
        play(does(turn -> turn.midway().charge(C, Combatant.NONE), turn -> turn.withdraw(C)), 3);
    assertEquals(1, fight.all(Event.Moved.class).size());
    assertEquals(4, column(fight, A));
  }

  @Test
  @DisplayName("MAN-15 nobody charges whom he cannot reach")
  void nobodyChargesTooFar() {
    distance = 8;
    Fight fight = play(charges());
    assertEquals(0, fight.all(Event.Moved.class).size());
    assertEquals(0, fight.all(Event.Attacked.class).size());
  }

  @Test
  @DisplayName("MAN-15 around a wall only the last straight piece counts")
  void onlyTheStraightPieceCounts() {
    // A in 0,0; walls in column 1 of rows 0 and 1: the way leads down, along row 2 and up again
    field = GridField.of(9, 4).impassable(1, 0).impassable(1, 1).build();
    distance = 4;
    Fight fight = play(charges(), 9, 8);
    assertEquals(1, fight.all(Event.Attacked.class).size());
    assertTrue(fight.all(Event.Acted.class).isEmpty() || steps(fight) <= 1);
  }

  @Test
  @DisplayName("INT-03 nobody slow charges; CON-17, CON-15, INT-40 nor whoever cannot run")
  void whoeverCannotRunDoesNotCharge() {
    List<Condition> barring =
        List.of(Condition.SLOW, Condition.RESTRAINED, Condition.PARALYSED, Condition.PRONE);
    for (Condition each : barring) {
      distance = each == Condition.PRONE ? 4 : 5; // who lies can crawl 3 squares
      actorStarts = new Condition[] {each};
      Fight fight = play(charges());
      assertEquals(0, fight.all(Event.Attacked.class).size(), each.name());
      assertEquals(0, column(fight, A));
      assertEquals(ActionKind.CHARGE, fight.only(Event.Barred.class).action());
    }
  }

  private void ground(Setback setback) {
    Terrain kind = Terrain.named("Ground").setback(setback);
    field = GridField.of(9, 1).terrain(2, 0, kind).terrain(3, 0, kind).build();
  }

  @Test
  @DisplayName("INT-40 dangerous ground stops no charge: what was covered counts")
  void aChargeThroughDangerousGround() {
    ground(Setback.DANGEROUS);
    Fight fight = play(charges(), 2, 9, 12); // fails to cross, hits
    assertEquals(2, steps(fight)); // 4 squares
    assertEquals(12, damage(fight));
  }

  @Test
  @DisplayName("INT-40 a setback that stops ends the move, and there is no charge")
  void aChargeThroughSlipperyGround() {
    ground(Setback.SLIPPERY);
    Fight fight = play(setsOut(), 2);
    assertTrue(has(fight, A, Condition.PRONE));
    assertEquals(2, column(fight, A));
    assertEquals(0, fight.all(Event.Attacked.class).size());
    assertFalse(has(fight, A, Condition.EXPOSED));
  }

  @Test
  @DisplayName("INT-40 whoever ends prone within reach attacks, without the bonus")
  void whoeverEndsProneInReachJustAttacks() {
    Terrain slippery = Terrain.named("Ice").setback(Setback.SLIPPERY);
    field = GridField.of(9, 1).terrain(4, 0, slippery).build();
    Fight fight = play(charges(), 2, 9, 8);
    assertEquals(8, damage(fight));
    assertFalse(has(fight, A, Condition.EXPOSED));
  }

  @Test
  @DisplayName("INT-40 a charge that a blow fells is none")
  void aChargeThatIsStoppedIsNone() {
    distance = 6;
    // D strikes as A leaves its reach; A dies of it
    foes = new Member[] {Fight.npc("D").conduct(WATCHFUL).at(Squares.at(0, 1))};
    actor = Sheet.pc("A").wields(SWORD).skill("Physique", -3);
    Fight fight = play(setsOut(), 11, 8);
    assertEquals(Fate.DEAD, fight.who(A).fate());
    assertEquals(2, fight.only(Event.Attacked.class).attacker());
  }
}
