package org.rpg.encounter.exact;

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
    contact(who, venom);
  }

  /** POI-02, POI-03. */
  private void contact(int who, Venom venom) {
    boolean total = !resists(who, venom).success();
    int kind = table.venoms.indexOf(venom);
    switch (venom.kind()) {
      case CAUSTIC -> flesh.direct(who, table.roll(total ? "2d6" : "2d3")); // POI-06, POI-07
      case INOCULANT -> {
        flesh.fatigue(who, table.roll("1d6")); // POI-08
        if (total && table.now.isAlive(who)) {
          table.now.poison(who, kind, true); // POI-09
        }
      }
      case NEUROTOXIN -> table.now.poison(who, kind, total); // POI-10, POI-11
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

  /** POI-12: the test again, against the oldest poison; answers whether the die was even. */
  boolean resist(int who) {
    State now = table.now;
    Trial.Roll roll = resists(who, table.venoms.get(now.venomKinds[who][0]));
    if (roll.success()) {
      now.cure(who, 0);
    }
    return roll.even();
  }

  /** What goes on in somebody does its work, in the order of its coming (TRN-03). */
  void tick(int who) {
    State now = table.now;
    for (int place = 0; place < now.venoms[who].length; place++) {
      if (now.venoms[who][place] != 0) {
        flesh.fatigue(who, table.roll("1d3")); // dies: all places are empty then
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
