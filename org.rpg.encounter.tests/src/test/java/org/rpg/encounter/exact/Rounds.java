package org.rpg.encounter.exact;

import org.rpg.encounter.rules.Parameter;

/** The course of a fight: who acts, who comes next, turns, the end (INI, TRN, INT-34). */
final class Rounds {
  private final Table table;
  private final Flesh flesh;
  private final Toxin toxin;
  private final Deeds deeds;

  Rounds(Table table) {
    this.table = table;
    flesh = new Flesh(table);
    toxin = new Toxin(table, flesh);
    deeds = new Deeds(table, new Blow(table, flesh, toxin), new Scuffle(table), toxin);
  }

  /** The moment at which the first of the first side begins to act, in turn 1. */
  State opening() {
    State start = new State(table.size);
    start.gap = table.bout.gap();
    for (int i = 0; i < table.size; i++) {
      Fighter it = table.fighter(i);
      start.protection[i] = it.protection;
      start.life[i] = it.life == Fighter.FULL ? it.fullLife() : it.life;
      start.vigor[i] = Math.min(start.life[i], it.vigor == Fighter.FULL ? it.fullLife() : it.vigor);
      for (Mark mark : it.marks) {
        start.set(i, mark, true);
      }
      if (it.poisoned.isPresent()) {
        start.poison(i, table.venoms.indexOf(it.poisoned.get()), it.poisonedTotally);
      }
      start.set(i, Mark.BURNING, it.blaze.isPresent());
    }
    start.holder = 0;
    State before = table.now;
    table.now = start;
    for (int i = 0; i < table.size; i++) {
      if (table.fighter(i).blaze.isPresent()) {
        flesh.wound(i, table.fighter(i).blaze.get().base()); // SIT-15
      }
    }
    table.now = before;
    return start;
  }

  /** From one moment to the next, one way; answers whether the fight is over for good. */
  boolean step() {
    if (table.now.after) {
      return goesOnIn(table.now.holder);
    }
    activate();
    if (isDecided()) {
      return end();
    }
    if (!passOn()) {
      return end();
    }
    return false;
  }

  private void activate() {
    State now = table.now;
    int self = now.holder;
    now.acted |= 1 << self; // INI-06
    now.actedThisTurn |= 1 << self;
    now.set(self, Mark.SURPRISED, false); // STA-01
    deeds.act(self);
  }

  /** Hands the initiative over (INI-04); answers whether somebody has it. */
  private boolean passOn() {
    State now = table.now;
    int from = now.holder;
    int side = table.bout.side(from);
    if (deeds.wasConfused()) {
      int ally = firstAlly(from, false); // CON-12
      if (ally != State.NOBODY) {
        now.holder = ally;
        return true;
      }
      return lose(1 - side); // INT-20
    }
    if (deeds.keeps()) { // INI-05
      int ally = firstAlly(from, true);
      if (ally != State.NOBODY) {
        now.holder = ally;
        return true;
      }
      if (now.isAble(from)) {
        switch (table.reading(Parameter.LONE_EVEN_DIE)) {
          case 0:
            return true; // INT-09
          case 2:
            return lose(side);
          default:
            break;
        }
      }
    }
    return lose(1 - side); // INI-07
  }

  /** The first ally who can receive the initiative; those who have not acted come first. */
  private int firstAlly(int from, boolean priority) {
    int any = State.NOBODY;
    boolean filters = priority && table.reading(Parameter.ALLY_PRIORITY) == 0;
    for (int i = table.size - 1; i >= 0; i--) {
      boolean ally = i != from && !table.areFoes(i, from) && table.now.isAble(i);
      any = ally ? i : any;
    }
    for (int i = 0; i < table.size; i++) {
      boolean ally = i != from && !table.areFoes(i, from) && table.now.isAble(i);
      if (ally && filters && (table.now.acted & 1 << i) == 0) {
        return i; // INI-06
      }
    }
    return any;
  }

  /** A turn of a side begins; answers whether somebody of it can act. */
  private boolean lose(int side) {
    begin(side);
    if (isDecided()) {
      return false;
    }
    State now = table.now;
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < table.size; i++) {
        boolean first = now.has(i, Mark.CONFUSED); // CON-11
        if (table.bout.side(i) == side && now.isAble(i) && (pass == 1 || first)) {
          now.holder = i;
          return true;
        }
      }
    }
    return false;
  }

  private void begin(int side) {
    State now = table.now;
    table.gains[0]++;
    now.actedThisTurn = 0;
    for (int i = 0; i < table.size; i++) {
      if (table.bout.side(i) == side) {
        now.set(i, Mark.SURPRISED, false); // STA-01: by a hand-over
        now.set(i, Mark.EXPOSED_FOR_NOW, false); // TRN-05
        toxin.tick(i); // TRN-03
      }
    }
  }

  private boolean isDecided() {
    return !isThere(0) || !isThere(1);
  }

  private boolean isThere(int side) {
    for (int i = 0; i < table.size; i++) {
      if (table.bout.side(i) == side && table.now.isAble(i)) {
        return true;
      }
    }
    return false;
  }

  /** The fight is decided; answers whether nothing goes on. */
  private boolean end() {
    State now = table.now;
    now.winner = isThere(0) ? 0 : isThere(1) ? 1 : State.NOBODY;
    now.holder = 0;
    now.after = table.reading(Parameter.AFTER_COMBAT) == 1; // TRN-06 (b)
    now.acted = 0;
    now.actedThisTurn = 0;
    return !now.after || nothingGoesOn();
  }

  private boolean nothingGoesOn() {
    State now = table.now;
    while (now.holder < table.size && !toxin.isTicking(now.holder)) {
      now.holder++;
    }
    return now.holder == table.size;
  }

  /**
   * A virtual turn: it works, then there is an attempt to resist it (TRN-06 (b)). Fire works once
   * more before its victim has left it.
   */
  private boolean goesOnIn(int who) {
    toxin.tick(who);
    if (table.now.isAlive(who) && table.now.isPoisoned(who)) {
      toxin.resist(who);
    }
    if (table.now.isAlive(who)) {
      table.now.set(who, Mark.BURNING, false); // he has left the fire
    }
    return nothingGoesOn();
  }
}
