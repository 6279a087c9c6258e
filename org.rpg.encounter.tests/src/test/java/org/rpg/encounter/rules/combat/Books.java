package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.Squares;

/** What must hold between any two things that happen in a combat. */
final class Books {
  private static final int HANDS = 2;

  private Books() {}

  static void balance(Combat combat) {
    int[] able = new int[combat.sides()];
    int[] standing = new int[combat.sides()];
    for (int i = 0; i < combat.size(); i++) {
      Combatant each = combat.combatant(i);
      body(each.body());
      assertEquals(each.life() == 0, each.fate() == Fate.DEAD, "the dead have no Life"); // LAY-12
      state(combat, each);
      place(combat, each);
      hands(each);
      bonds(combat, each);
      able[each.side()] += each.isAble() ? each.weight : 0;
      standing[each.side()] += each.isStanding() ? each.weight : 0;
    }
    for (int side = 0; side < able.length; side++) {
      assertEquals(able[side], combat.able[side], "able members");
      assertEquals(standing[side], combat.standing[side], "standing members");
    }
  }

  private static void body(Body body) {
    int lost = 0;
    for (int i = 0; i < body.wounds(); i++) {
      assertTrue(body.wound(i).severity() > 0, "a wound of nothing");
      lost += body.wound(i).severity();
    }
    if (!body.isSimple()) {
      assertEquals(Math.max(0, body.maxLife() - lost), body.life(), "Life and wounds"); // WND-02
    }
    assertTrue(body.life() >= 0 && body.life() <= body.maxLife(), "Life");
    assertTrue(body.vigor() >= 0 && body.vigor() <= body.life(), "Vigor"); // LAY-06
    assertTrue(body.protection() >= 0 && body.protection() <= body.maxProtection(), "Protection");
  }

  private static void state(Combat combat, Combatant each) {
    boolean incapable = (each.conditions & Combatant.INCAPACITATING) != 0;
    boolean standing = each.fate() == Fate.IN_COMBAT && !incapable; // STA-07
    assertEquals(standing, each.isStanding(), "standing");
    assertEquals(standing && each.rider() == Combatant.NONE, each.isAble(), "able");
    assertEquals(each.isAble(), combat.heldLast[each.index()] != Combat.NOT_ABLE, "may receive");
    assertEquals(0, each.conditions & ~each.timers.held(), "a condition that nothing holds");
    assertTrue(each.hits() <= each.attacks(), "hits");
  }

  private static void place(Combat combat, Combatant each) {
    int square = combat.square(each.index());
    assertEquals(each.isPresent(), square != Squares.NOWHERE, "on the field");
    if (square == Squares.NOWHERE) {
      return;
    }
    assertTrue(combat.field().passable(square), "on a square where nobody can stand");
    for (int i = 0; i < combat.size(); i++) {
      boolean together = each.mount() == i || each.rider() == i || i == each.index();
      assertTrue(together || combat.square(i) != square, "two on one square");
      assertEquals(combat.distance(each.index(), i), combat.distance(i, each.index()));
      if (combat.combatant(i).isPresent()) {
        int other = combat.square(i);
        int rise = Math.abs(combat.field().height(square) - combat.field().height(other));
        boolean upwards = combat.battle.ruleset.on(Parameter.HEIGHT_IN_REACH);
        int flat = Squares.distance(square, other);
        int distance = upwards ? Math.max(flat, (rise - 1) / Field.STEP) : flat; // BASE-14
        assertEquals(distance, combat.distance(each.index(), i), "distance");
      }
    }
  }

  private static void hands(Combatant each) {
    int free = HANDS - each.itemHands - (each.shieldHeld ? each.shieldHands : 0);
    for (int number = 0; number < each.weapons(); number++) {
      boolean held = each.inHand(number);
      free -= held ? each.weapon(number).hands() : 0;
      assertTrue(!held || !each.isOnGround(number), "in hand and on the ground");
      assertTrue(held || !each.weapon(number).natural(), "a claw put away");
    }
    assertEquals(free, each.handsFree, "hands");
    assertTrue(each.itemHands >= 0 && free >= 0, "hands that he does not have");
  }

  /** Holding and riding are each known to both. */
  private static void bonds(Combat combat, Combatant each) {
    if (each.prisoner() != Combatant.NONE) {
      Combatant prisoner = combat.combatant(each.prisoner());
      assertTrue(each.isPresent() && prisoner.isPresent(), "a grapple with one who is gone");
      assertTrue(prisoner.has(Condition.GRAPPLED), "held, but not grappled"); // MAN-09
      assertTrue(combat.distance(each.index(), prisoner.index()) <= 1, "held from afar"); // INT-07
    }
    boolean byHand = (each.startConditions & Condition.GRAPPLING.bit()) != 0; // and holds nobody
    if (each.isPresent() && !byHand) {
      assertEquals(each.prisoner() != Combatant.NONE, each.has(Condition.GRAPPLING), "grappling");
    }
    if (each.mount() != Combatant.NONE) {
      Combatant mount = combat.combatant(each.mount());
      assertEquals(each.index(), mount.rider(), "mount and rider");
      assertEquals(combat.square(each.index()), combat.square(mount.index()), "in the saddle");
    }
    if (each.rider() != Combatant.NONE) {
      assertEquals(each.index(), combat.combatant(each.rider()).mount(), "rider and mount");
    }
  }
}
