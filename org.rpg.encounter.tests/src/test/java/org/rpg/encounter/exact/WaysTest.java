package org.rpg.encounter.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.Size;

/**
 * The solver's own parts, by cases worked out by hand. A fights with skill 2 against no defence, so
 * that 5 to 11 of 1d12 hit and 12 is critical: 8 of 12.
 */
class WaysTest {
  private static final double EXACT = 1e-12;
  private static final double HIT = 8 / 12.0;

  /** At least one of two dice hits. */
  private static final double HIT_OF_TWO = 1 - 4 * 4 / 144.0;

  private static Fighter a(String damage) {
    return Fighter.npc("A").arms(Arm.small(damage, 2));
  }

  /** Has 4 points of Life left, no Vigor, and does nothing. */
  private static Fighter b() {
    return Fighter.npc("B").life(4).vigor(0).does();
  }

  private static double dead(Fighter a, Fighter b) {
    return Ways.of(Bout.of("by hand", a, b)).chance(state -> !state.isAlive(1));
  }

  private static double life(Fighter a, Fighter b) {
    return Ways.of(Bout.of("by hand", a, b)).mean(state -> state.life[1]);
  }

  @Test
  @DisplayName("ATK-01 TAC-03: 7 of 12 hit, 1 of 12 hits twice as hard")
  void aPlainAttack() {
    assertEquals(4 - 7 / 12.0 - 2 / 12.0, life(a("1d1"), b()), EXACT);
    assertEquals(HIT, dead(a("1d1+3"), b()), EXACT);
  }

  @Test
  @DisplayName("TAC-01 BASE-07: a hero takes the damage, or a point of Destiny")
  void criticalsOfHeroes() {
    Fighter hero = Fighter.pc("A").arms(Arm.small("1d1", 2));
    assertEquals(4 - 9 / 12.0, life(hero, b()), EXACT);
    assertEquals(4 - 8 / 12.0, life(hero.takesDestiny(), b()), EXACT);
  }

  @Test
  @DisplayName("BASE-13 TAC-02: Physique is added once, by medium and large weapons")
  void physiqueIsAddedOnce() {
    // 1 + 2 with a hit, 1 + 1 + 2 with a critical one
    Fighter strong = a("1d1").physique(2).arms(Arm.medium("1d1", 2));
    assertEquals(4 - 3 * 7 / 12.0 - 4 / 12.0, life(strong, b()), EXACT);
    assertEquals(4 - 9 / 12.0, life(a("1d1").physique(2), b()), EXACT);
  }

  @Test
  @DisplayName("TAC-04: the unaware is hit with one of two dice, always critically")
  void aSneakAttack() {
    assertEquals(HIT_OF_TWO, dead(a("1d1+1"), b().starts(Mark.SURPRISED)), EXACT);
    // he still defends: 7 + 3 needs 8, so 5 of 12
    Fighter nimble = b().dodge(3).starts(Mark.SURPRISED);
    assertEquals(1 - 7 * 7 / 144.0, dead(a("1d1+1"), nimble), EXACT);
  }

  @Test
  @DisplayName("TAC-05: a shot at the unaware is always against 7")
  void aSneakShot() {
    Bout shot =
        Bout.of(
                "by hand",
                a("1d1").arms(Arm.bow("1d1+1", 2, 9)),
                b().shield(4).starts(Mark.SURPRISED))
            .apart(5);
    assertEquals(HIT_OF_TWO, Ways.of(shot).chance(state -> !state.isAlive(1)), EXACT);
  }

  @Test
  @DisplayName("TAC-06: the helpless is hit whatever the die, with twice the maximum")
  void aHelplessTarget() {
    Fighter guard = Fighter.npc("C").does();
    Bout three = Bout.of("by hand", List.of(a("1d2")), List.of(b().starts(Mark.BOUND), guard));
    assertEquals(1, Ways.of(three).chance(state -> !state.isAlive(1)), EXACT);
    Bout weaker = Bout.of("by hand", List.of(a("1d1")), List.of(b().starts(Mark.BOUND), guard));
    assertEquals(2, Ways.of(weaker).mean(state -> state.life[1]), EXACT);
  }

  @Test
  @DisplayName("CON-13 CON-09 CON-07: exposed and prone help, shaken hinders")
  void conditionsChangeTheChances() {
    assertEquals(HIT_OF_TWO, dead(a("1d1+3"), b().starts(Mark.EXPOSED)), EXACT);
    assertEquals(HIT_OF_TWO, dead(a("1d1+3"), b().starts(Mark.PRONE, Mark.EXPOSED)), EXACT);
    assertEquals(HIT * HIT, dead(a("1d1+3").starts(Mark.SHAKEN), b()), EXACT);
    assertEquals(HIT, dead(a("1d1+3").starts(Mark.SHAKEN), b().starts(Mark.PRONE)), EXACT);
  }

  @Test
  @DisplayName("LAY-11: 6 points of Life lost are a negative chance, 12 are two")
  void woundsHinder() {
    assertEquals(HIT, dead(a("1d1+3").physique(5).life(11), b()), EXACT);
    assertEquals(HIT * HIT, dead(a("1d1+3").physique(5).life(10), b()), EXACT);
    assertEquals(HIT * HIT * HIT, dead(a("1d1+3").physique(5).life(4), b()), EXACT);
  }

  @Test
  @DisplayName("TAC-19 TAC-20: one test, and the other weapon's die on top")
  void twoWeapons() {
    // 1d2 + 1d2 >= 4 with one in four; a critical adds 2: with 3 in four
    Fighter both = a("1d2").offHand(Arm.small("1d2", 0));
    assertEquals(7 / 12.0 / 4 + 1 / 12.0, dead(both, b()), EXACT);
  }

  @Test
  @DisplayName("TAC-21 (b): whoever fights with two weapons, one of them medium, is exposed")
  void twoWeaponsExpose() {
    Fighter both = b().arms(Arm.small("1d4", 0)).offHand(Arm.medium("1d4", 0));
    assertEquals(HIT_OF_TWO, dead(a("1d1+3"), both), EXACT);
    Fighter small = b().arms(Arm.small("1d4", 0)).offHand(Arm.small("1d4", 0));
    assertEquals(HIT, dead(a("1d1+3"), small), EXACT);
  }

  @Test
  @DisplayName("TAC-22 TAC-23: from above and in numbers")
  void placesChangeTheChances() {
    assertEquals(HIT_OF_TWO, dead(a("1d1+3").raised(3), b()), EXACT);
    Bout two = Bout.of("by hand", List.of(a("1d1+3"), a("1d1")), List.of(b()));
    assertEquals(HIT_OF_TWO, Ways.of(two).chance(state -> !state.isAlive(2)), EXACT);
  }

  @Test
  @DisplayName("MAN-07 MAN-09: a grapple succeeds against the best of three")
  void aGrapple() {
    // skill 1 against 7 + 2: 8 to 12
    Fighter wrestler = a("1d1").unarmed(1).does(Order.GRAPPLE);
    Bout bout = Bout.of("by hand", wrestler, b().dodge(2));
    assertEquals(5 / 12.0, Ways.of(bout).chance(state -> state.heldBy[1] == 0), EXACT);
  }

  @Test
  @DisplayName("MAN-14: back by 1.5 m for every two levels")
  void aPush() {
    // 12 + 0 against 7 is level 6, 10 and 11 are 4 and 5, 8 and 9 are 2 and 3
    Bout bout = Bout.of("by hand", a("1d1").does(Order.PUSH), b());
    assertEquals(1 + (3 + 2 + 2 + 1 + 1) / 12.0, Ways.of(bout).mean(state -> state.gap), EXACT);
  }

  @Test
  @DisplayName("CON-01 CON-04 INT-48: both are exposed, but not the holder to his prisoner")
  void whoIsExposedInAGrapple() {
    Bout bout = Bout.of("by hand", a("1d1"), b());
    Table table = new Table(bout);
    Flesh flesh = new Flesh(table);
    Blow blow = new Blow(table, flesh, new Toxin(table, flesh));
    table.now = new Rounds(table).opening();
    table.now.heldBy[1] = 0;
    assertEquals(true, blow.isExposed(1, 0));
    assertEquals(false, blow.isExposed(0, 1));
    assertEquals(true, blow.isExposed(0, 7));
  }

  @Test
  @DisplayName("CON-03 CON-17: held by someone larger one cannot stand up")
  void theLargerHoldsFast() {
    Bout bout = Bout.of("by hand", a("1d1").size(Size.LARGE), b());
    Table table = new Table(bout);
    table.now = new Rounds(table).opening();
    table.now.heldBy[1] = 0;
    assertEquals(true, table.cannotMove(1));
  }

  @Test
  @DisplayName("MAN-15 BASE-10: 6 m straight ahead are two steps on the scale")
  void aCharge() {
    // 4 squares: 1d2 becomes 1d6; 4 or more with 1 in 2, and always with a critical hit
    Bout bout = Bout.of("by hand", a("1d2").does(Order.CHARGE), b()).apart(5);
    assertEquals(7 / 12.0 / 2 + 1 / 12.0, Ways.of(bout).chance(it -> !it.isAlive(1)), EXACT);
    // 3 m are one step: 1d4; and he is exposed
    Bout near = Bout.of("by hand", a("1d2").does(Order.CHARGE), b()).apart(3);
    assertEquals(7 / 12.0 / 4 + 1 / 12.0, Ways.of(near).chance(it -> !it.isAlive(1)), EXACT);
    assertEquals(
        1, Ways.of(near).chance(it -> it.holder == 0 || it.has(0, Mark.EXPOSED_FOR_NOW)), EXACT);
    // 1.5 m are none, and he is not (INT-41)
    Bout step = Bout.of("by hand", a("1d2").does(Order.CHARGE), b()).apart(2);
    assertEquals(0, Ways.of(step).chance(it -> it.has(0, Mark.EXPOSED_FOR_NOW)), EXACT);
  }

  @Test
  @DisplayName("POI-02 POI-06 POI-07: a caustic hurts by its potency")
  void aCaustic() {
    // hit 8/12 with 1 (2 if critical); then 7 + 3: 10, 11, 12 of 12 resist: 2d3, else 2d6
    Venom acid = new Venom(Venom.Kind.CAUSTIC, 3);
    Fighter victim = Fighter.npc("B").physique(10).vigor(0).does();
    Fighter snake = Fighter.npc("A").arms(Arm.small("1d1", 2).with(acid));
    // Físico 10 makes 11 of 12 resist; 26 Life are never lost at once
    assertEquals(26 - 9 / 12.0 - HIT * (11 / 12.0 * 4 + 1 / 12.0 * 7), life(snake, victim), EXACT);
  }

  @Test
  @DisplayName("POI-08 POI-09 TRN-03: an inoculant tires at once, and again as the turn comes back")
  void anInoculant() {
    Venom sting = new Venom(Venom.Kind.INOCULANT, 9);
    Fighter victim = Fighter.npc("B").physique(2).does();
    // 2 against 16: only 12 resists. 10 Vigor; the blow takes 1 of it, or 2.
    Fighter wasp = Fighter.npc("A").arms(Arm.small("1d1", 2).with(sting));
    double lost = 9 / 12.0 + HIT * 3.5;
    // B's turn begins after an odd die: 5, 7, 9 and 11 hit
    lost += 4 / 12.0 * (11 / 12.0) * 2;
    Bout bout = Bout.of("by hand", wasp, victim);
    assertEquals(10 - lost, Ways.of(bout).mean(state -> state.vigor[1]), EXACT);
  }

  @Test
  @DisplayName("POI-10 POI-11: slow or paralysed")
  void aNeurotoxin() {
    Venom bite = new Venom(Venom.Kind.NEUROTOXIN, 3);
    Fighter spider = Fighter.npc("A").arms(Arm.small("1d1", 2).with(bite));
    Bout bout = Bout.of("by hand", spider, Fighter.npc("B").does());
    // 0 against 10: 10, 11, 12 resist
    assertEquals(HIT * 3 / 12, Ways.of(bout).chance(state -> state.venoms[1][0] == 1), EXACT);
    assertEquals(HIT * 9 / 12, Ways.of(bout).chance(state -> state.venoms[1][0] == 2), EXACT);
  }

  @Test
  @DisplayName("SIT-16: a burn grows when the initiative comes back to the side")
  void fireGrows() {
    Bout bout = Bout.of("by hand", a("1d1").does(), Fighter.npc("B").inFire(2, 1).does());
    assertEquals(1, Ways.of(bout).chance(state -> state.life[1] == 3), EXACT);
  }

  @Test
  @DisplayName("TAC-07: whoever walks out of reach is struck at")
  void anOpportunityAttack() {
    Bout flight = Bout.of("by hand", b().does(Order.RETREAT), a("1d1+3"));
    assertEquals(HIT, Ways.of(flight).chance(state -> !state.isAlive(0)), EXACT);
    assertEquals(1 - HIT, Ways.of(flight).chance(state -> state.gap == 7), EXACT);
    Bout careful = Bout.of("by hand", b().does(Order.RETREAT_WITH_CARE), a("1d1+3"));
    assertEquals(1, Ways.of(careful).chance(state -> state.gap == 4), EXACT);
  }

  @Test
  @DisplayName("TRN-06 (b): after the fight a poison goes on until resisted or fatal")
  void afterTheFight() {
    // B dies of the first blow or A goes on; A, poisoned, has Life 6, Vigor 6 and Físico 0
    // against 7 + 0: 6 of 12 resist. 1d1 damage a turn would be simple, but 1d3 it is: so only
    // that the end is reached and the chances add up is checked here.
    Fighter sick = a("1d1+9").poisoned(new Venom(Venom.Kind.INOCULANT, 0), true);
    Exact exact = ExactSolver.solve(Bout.of("by hand", sick, b()));
    assertEquals(1, exact.wins(0) + exact.wins(1), EXACT);
    Exact stops =
        ExactSolver.solve(
            Bout.of("by hand", sick, b()).under(it -> it.with(Parameter.AFTER_COMBAT, 0)));
    assertEquals(true, exact.dies(0) > stops.dies(0));
  }
}
