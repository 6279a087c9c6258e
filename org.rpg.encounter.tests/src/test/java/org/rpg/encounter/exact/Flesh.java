package org.rpg.encounter.exact;

import org.rpg.encounter.rules.Parameter;

/** Protection, Vigor and Life (LAY, WND-01, BASE-11, BASE-12). */
final class Flesh {
  private final Table table;

  Flesh(Table table) {
    this.table = table;
  }

  /** Ordinary damage (LAY-10); answers whether it left a wound. */
  boolean hit(int who, int damage) {
    State now = table.now;
    boolean carriesOver = table.reading(Parameter.LAYER_REMAINDER) == 0;
    int onProtection = Math.min(now.protection[who], damage);
    now.protection[who] -= onProtection;
    if (!carriesOver && onProtection > 0) {
      return false; // LAY-10 (b)
    }
    return tire(who, damage - onProtection, damage, carriesOver);
  }

  /** BASE-11. */
  boolean direct(int who, int damage) {
    return table.reading(Parameter.DIRECT_DAMAGE) == 0
        ? wound(who, damage)
        : tire(who, damage, damage, table.reading(Parameter.LAYER_REMAINDER) == 0);
  }

  /** BASE-12. */
  boolean fatigue(int who, int damage) {
    return switch (table.reading(Parameter.FATIGUE_DAMAGE)) {
      case 0 -> {
        table.now.vigor[who] -= Math.min(table.now.vigor[who], damage);
        yield false;
      }
      case 1 -> tire(who, damage, damage, true);
      default -> hit(who, damage);
    };
  }

  private boolean tire(int who, int left, int whole, boolean carriesOver) {
    State now = table.now;
    int onVigor = Math.min(now.vigor[who], left);
    now.vigor[who] -= onVigor;
    int reachesLife = left - onVigor;
    if (reachesLife == 0 || (!carriesOver && onVigor > 0)) {
      return false;
    }
    boolean onlyThatPart = table.reading(Parameter.WOUND_SEVERITY) == 0;
    return wound(who, onlyThatPart ? reachesLife : whole); // WND-01
  }

  /** A wound: Life falls, and Vigor is never above it (WND-02, LAY-07, LAY-12). */
  boolean wound(int who, int severity) {
    State now = table.now;
    if (severity <= 0) {
      return false;
    }
    now.life[who] = Math.max(0, now.life[who] - severity);
    now.vigor[who] = Math.min(now.vigor[who], now.life[who]);
    if (now.life[who] == 0) {
      now.bury(who);
    }
    return true;
  }
}
