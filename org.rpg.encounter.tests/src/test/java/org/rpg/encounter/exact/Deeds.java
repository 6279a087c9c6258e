package org.rpg.encounter.exact;

import java.util.ArrayList;
import java.util.List;

/** What a fighter does with the initiative (ACT, CON-10, CON-14). */
final class Deeds {
  private static final int MAJOR = 1;
  private static final int MINOR = 2;
  private static final int MOVEMENT = 4;
  private static final int NO_TEST = -1;
  private static final int NEXT_TO = 1;

  private final Table table;
  private final Blow blow;
  private final Scuffle scuffle;
  private final Toxin toxin;
  private int free;
  private int parity;
  private boolean confused;

  Deeds(Table table, Blow blow, Scuffle scuffle, Toxin toxin) {
    this.table = table;
    this.blow = blow;
    this.scuffle = scuffle;
    this.toxin = toxin;
  }

  /** Whether the test of the major action was made and came out even (INI-05). */
  boolean keeps() {
    return parity == 0;
  }

  /** Whether the one who acted was confused while doing so. */
  boolean wasConfused() {
    return confused;
  }

  void act(int self) {
    free = MAJOR | MINOR | MOVEMENT;
    parity = NO_TEST;
    confused = table.now.has(self, Mark.CONFUSED);
    if (confused) {
      stagger(self);
      return;
    }
    boolean slow = table.isSlow(self);
    while (table.now.isAble(self) && one(self)) {
      slow |= table.isSlow(self);
      free = slow ? 0 : free; // CON-14; resisting takes all of it (INT-04)
    }
  }

  private boolean one(int self) {
    for (Order order : table.fighter(self).orders) {
      if (does(order, self)) {
        return true;
      }
    }
    return false;
  }

  private boolean does(Order order, int self) {
    State now = table.now;
    boolean moves = (free & MOVEMENT) != 0 && !table.cannotMove(self);
    boolean major = (free & MAJOR) != 0;
    return switch (order) {
      case STAND -> moves && now.has(self, Mark.PRONE) && stand(self);
      case RESIST -> major && now.isPoisoned(self) && tested(toxin.resist(self));
      case ESCAPE -> major && now.heldBy[self] != State.NOBODY && tested(scuffle.escape(self));
      case GRAPPLE -> major && grapples(self);
      case KNOCK_DOWN -> major && knocksDown(self);
      case PUSH -> major && now.gap <= NEXT_TO && tested(scuffle.push(self, table.size - 1 - self));
      case DISARM -> major && disarms(self);
      case CHARGE -> moves && major && charges(self);
      case ATTACK -> major && attacks(self);
      case APPROACH -> moves && approaches(self) > 0;
      case RETREAT -> moves && retreats(self, false);
      case RETREAT_WITH_CARE -> moves && retreats(self, true);
    };
  }

  /** A test was made for the major action. */
  private boolean tested(boolean even) {
    free &= ~MAJOR;
    parity = parity == NO_TEST ? (even ? 0 : 1) : parity; // INI-08
    return true;
  }

  /** ACT-15. */
  private boolean stand(int self) {
    free &= ~MOVEMENT;
    table.now.set(self, Mark.PRONE, false);
    return true;
  }

  private boolean grapples(int self) {
    State now = table.now;
    int foe = firstFoe(self);
    boolean free =
        foe != State.NOBODY
            && now.gap <= NEXT_TO
            && now.heldBy[foe] == State.NOBODY
            && now.heldBy[self] == State.NOBODY
            && now.prisonerOf(self) == State.NOBODY
            && now.prisonerOf(foe) == State.NOBODY;
    return free && tested(scuffle.grapple(self, foe));
  }

  private boolean knocksDown(int self) {
    for (int foe = 0; foe < table.size; foe++) {
      if (table.areFoes(self, foe) && table.now.isAlive(foe) && !table.now.has(foe, Mark.PRONE)) {
        return table.now.gap <= NEXT_TO && tested(scuffle.knockDown(self, foe));
      }
    }
    return false;
  }

  private boolean disarms(int self) {
    int foe = firstFoe(self);
    int arm = table.armReaching(self, table.now.gap);
    return foe != State.NOBODY
        && arm != State.NOBODY
        && table.meleeReach(self) >= table.now.gap
        && !table.now.has(foe, Mark.DISARMED)
        && tested(scuffle.disarm(self, foe, arm));
  }

  private boolean attacks(int self) {
    int foe = firstFoe(self);
    int arm = table.armReaching(self, table.now.gap);
    return foe != State.NOBODY
        && arm != State.NOBODY
        && tested(blow.strike(self, foe, arm, table.now.gap, 0));
  }

  private int firstFoe(int self) {
    for (int foe = 0; foe < table.size; foe++) {
      if (table.areFoes(self, foe) && table.now.isAlive(foe)) {
        return foe;
      }
    }
    return State.NOBODY;
  }

  /** MAN-15, MAN-16, INT-40, INT-41. */
  private boolean charges(int self) {
    State now = table.now;
    int foe = firstFoe(self);
    int reach = table.fighter(self).arms.get(0).reach();
    if (foe == State.NOBODY || now.has(self, Mark.PRONE) || table.isSlow(self)) {
      return false; // INT-03
    }
    if (now.gap <= reach || now.gap - speed(self) > reach) {
      return false;
    }
    int walked = approaches(self);
    int steps = walked / 2; // 3 m are 2 squares
    boolean even = blow.strike(self, foe, 0, now.gap, steps);
    if (steps > 0) {
      now.set(self, Mark.EXPOSED_FOR_NOW, true);
    }
    return tested(even);
  }

  /** Walks into reach of the first weapon, as far as it can; answers how many squares. */
  private int approaches(int self) {
    State now = table.now;
    int arm = table.armReaching(self, 1);
    int reach = arm == State.NOBODY ? 1 : table.fighter(self).arms.get(arm).reach();
    int squares = Math.min(speed(self), now.gap - reach);
    if (squares <= 0) {
      return 0;
    }
    free &= ~MOVEMENT;
    now.gap -= squares;
    return squares;
  }

  /** TAC-07, TAC-09: away from the only foe. */
  private boolean retreats(int self, boolean careful) {
    State now = table.now;
    int foe = firstFoe(self);
    if (foe == State.NOBODY || now.gap > table.meleeReach(foe)) {
      return false;
    }
    int squares = careful ? speed(self) / 2 : speed(self);
    if (squares == 0) {
      return false;
    }
    free &= ~MOVEMENT;
    int last = table.meleeReach(foe);
    boolean leaves = now.gap + squares > last;
    if (leaves && !careful && now.isAble(foe) && !now.has(foe, Mark.SURPRISED)) {
      blow.strike(foe, self, table.armReaching(foe, last), last, 0); // no test of the holder's
    }
    if (now.isAlive(self)) {
      now.gap += squares;
    }
    return true;
  }

  /** CON-08. */
  private int speed(int who) {
    int speed = table.fighter(who).speed;
    return table.now.has(who, Mark.PRONE) ? speed / 2 : speed;
  }

  /**
   * CON-10 of somebody who cannot move: with 4 and 5 of 1d6 it attacks a random character in reach,
   * friend or foe; the random movement of 1 to 3 is barred, and 6 is nothing (INT-21).
   */
  private void stagger(int self) {
    if (!table.cannotMove(self)) {
      throw new IllegalStateException("random movement is not solved");
    }
    if (table.branches.pick(2 / 3.0, 1 / 3.0) == 0) {
      return;
    }
    List<Integer> near = new ArrayList<>();
    for (int i = 0; i < table.size; i++) {
      if (i != self && table.now.isAlive(i)) {
        near.add(i);
      }
    }
    int arm = table.armReaching(self, table.now.gap);
    if (arm != State.NOBODY && !near.isEmpty()) {
      double[] equal = new double[near.size()];
      java.util.Arrays.fill(equal, 1.0 / equal.length);
      int target = near.get(equal.length == 1 ? 0 : table.branches.pick(equal));
      blow.strike(self, target, arm, table.now.gap, 0);
    }
  }
}
