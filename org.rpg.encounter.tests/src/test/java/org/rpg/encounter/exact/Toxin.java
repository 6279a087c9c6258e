package org.rpg.encounter.exact;

import org.rpg.encounter.rules.Parameter;

/** Poisons: contact, what they do each turn, resisting them (POI). */
final class Toxin {
  private static final int BASE = 7;

  private final Table table;
  private final Flesh flesh;

  Toxin(Table table, Flesh flesh) {
    this.table = table;
    this.flesh = flesh;
  }

  /** A poisoned weapon has hit. */
  void enters(int who, Venom venom, boolean pastProtection, boolean wounded) {
    boolean contact =
        switch (table.reading(Parameter.WEAPON_POISON)) {
          case 0 -> true;
          case 1 -> pastProtection;
          default -> wounded;
        };
    if (contact) {
      contact(who, venom);
    }
  }

  /** POI-02, POI-03. */
  private void contact(int who, Venom venom) {
    boolean total = !resists(who, venom).success();
    int kind = table.venoms.indexOf(venom);
    switch (venom.kind()) {
      case CAUSTIC -> flesh.direct(who, table.roll(2, total ? 6 : 3)); // POI-06, POI-07
      case INOCULANT -> {
        flesh.fatigue(who, table.roll(1, 6)); // POI-08
        if (total && table.now.isAlive(who)) {
          goesOn(who, kind, true); // POI-09
        }
      }
      case NEUROTOXIN -> {
        goesOn(who, kind, total); // POI-10, POI-11
        if (table.reading(Parameter.FIRST_TICK) == 1) {
          flesh.fatigue(who, table.roll(1, 3)); // POI-16
        }
      }
    }
  }

  /** POI-15: each dose works by itself, or one at a time and then the graver. */
  private void goesOn(int who, int kind, boolean total) {
    State now = table.now;
    for (int place = 0; place < now.venoms[who].length; place++) {
      boolean same = now.venoms[who][place] != 0 && now.venomKinds[who][place] == kind;
      if (same && table.reading(Parameter.REPEATED_DOSES) == 1) {
        now.venoms[who][place] = Math.max(now.venoms[who][place], total ? 2 : 1);
        return;
      }
    }
    now.poison(who, kind, total);
    if (table.isParalysed(who) && now.prisonerOf(who) != State.NOBODY) {
      now.heldBy[now.prisonerOf(who)] = State.NOBODY; // INT-07
    }
  }

  private Trial.Roll resists(int who, Venom venom) {
    int difficulty = BASE + venom.potency();
    Trial.Roll roll =
        table.test(table.fighter(who).physique, difficulty, -table.woundChances(who), false);
    if (roll.critical()) {
      table.destiny(who);
    }
    return roll;
  }

  /**
   * POI-12: the test again, against the oldest of the poisons with total effect, or of all; answers
   * whether the die was even.
   */
  boolean resist(int who) {
    State now = table.now;
    int place = 0;
    for (int i = now.venoms[who].length - 1; i >= 0; i--) {
      place = now.venoms[who][i] == 2 ? i : place;
    }
    Trial.Roll roll = resists(who, table.venoms.get(now.venomKinds[who][place]));
    if (roll.success()) {
      now.cure(who, place);
    }
    return roll.even();
  }

  /** What goes on in somebody does its work, in the order of its coming (TRN-03). */
  void tick(int who) {
    State now = table.now;
    for (int place = 0; place < now.venoms[who].length; place++) {
      if (now.venoms[who][place] != 0) {
        flesh.fatigue(who, table.roll(1, 3)); // dies: all places are empty then
      }
    }
    if (now.has(who, Mark.BURNING)) {
      flesh.wound(who, table.fighter(who).blaze.orElseThrow().growth()); // SIT-16
    }
  }

  /** Whether something goes on that works each turn. */
  boolean isTicking(int who) {
    return table.now.isPoisoned(who) || table.now.has(who, Mark.BURNING);
  }
}
