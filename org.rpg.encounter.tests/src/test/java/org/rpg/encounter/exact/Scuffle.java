package org.rpg.encounter.exact;

/** Manoeuvres (MAN); each answers whether the die was even. */
final class Scuffle {
  private static final int BASE = 7;

  private final Table table;

  Scuffle(Table table) {
    this.table = table;
  }

  /** MAN-07, MAN-09. */
  boolean grapple(int by, int at) {
    Trial.Roll roll = wrestle(by, at, false);
    if (roll.success()) {
      table.now.heldBy[at] = by;
    }
    return roll.even();
  }

  /** MAN-07, MAN-12. */
  boolean knockDown(int by, int at) {
    Trial.Roll roll = wrestle(by, at, false);
    if (roll.success()) {
      table.now.set(at, Mark.PRONE, true);
    }
    return roll.even();
  }

  /** MAN-07, MAN-14: back by 1.5 m for every 2 levels; a hold does not outlast that (INT-07). */
  boolean push(int by, int at) {
    Trial.Roll roll = wrestle(by, at, true);
    int squares = roll.level() / 2;
    table.now.gap += squares;
    if (squares > 0) {
      table.now.heldBy[at] = State.NOBODY;
      table.now.heldBy[by] = State.NOBODY;
    }
    return roll.even();
  }

  private Trial.Roll wrestle(int by, int at, boolean levels) {
    Fighter attacker = table.fighter(by);
    Fighter target = table.fighter(at);
    int skill = Math.max(attacker.physique, attacker.unarmed);
    int against = Math.max(Math.max(target.physique, target.unarmed), target.dodge);
    return test(by, skill, against, levels);
  }

  /** MAN-10, MAN-11. */
  boolean escape(int who) {
    Fighter holder = table.fighter(table.now.heldBy[who]);
    int against = Math.max(holder.physique, holder.unarmed);
    Trial.Roll roll = test(who, table.fighter(who).physique, against, false);
    if (roll.success()) {
      table.now.heldBy[who] = State.NOBODY;
    }
    return roll.even();
  }

  /** MAN-01, MAN-02: where the weapon lands does not matter to those who do not fetch it. */
  boolean disarm(int by, int at, int number) {
    int skill = table.fighter(by).arms.get(number).skill();
    Trial.Roll roll = test(by, skill, table.fighter(at).arms.get(0).skill(), false);
    if (roll.success()) {
      table.now.set(at, Mark.DISARMED, true);
    }
    return roll.even();
  }

  /** No manoeuvre is an attack (ATK-01 (a)): wounds hinder it, nothing else here does. */
  private Trial.Roll test(int by, int skill, int against, boolean levels) {
    Trial.Roll roll = table.test(skill, BASE + against, -table.woundChances(by), levels);
    if (roll.critical()) {
      table.destiny(by); // BASE-07
    }
    return roll;
  }
}
