package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import org.rpg.encounter.rules.field.Cover;

/** Works out, once, who is whose enemy and whose ally. */
final class Roster {
  private final Combatant[] combatants;
  private final Sides sides;

  Roster(Combatant[] combatants, Sides sides) {
    this.combatants = combatants;
    this.sides = sides;
  }

  /** A cart is nobody's enemy, whoever it belongs to; it can be struck all the same. */
  int[][] enemies() {
    return pick((self, other) -> sides.hostile[self.side][other.side] && !other.vehicle);
  }

  /** The same sets, a bit for each member; null if there are too many for that. */
  static long[] bits(int[][] sets) {
    if (sets.length > Long.SIZE) {
      return null;
    }
    long[] bits = new long[sets.length];
    for (int self = 0; self < sets.length; self++) {
      for (int other : sets[self]) {
        bits[self] |= 1L << other;
      }
    }
    return bits;
  }

  /** Whether nobody has anything that strikes farther than the next square. */
  boolean armsAreShort(int bareReach) {
    return bareReach <= 1
        && Arrays.stream(combatants)
            .flatMap(it -> Arrays.stream(it.forms))
            .flatMap(it -> Arrays.stream(it.weapons))
            .allMatch(it -> it.melee <= 1);
  }

  int[][] allies() {
    return pick((self, other) -> self != other && self.team == other.team);
  }

  int[][] teams() {
    int[][] teams = new int[sides.count][];
    for (int team = 0; team < teams.length; team++) {
      int wanted = team;
      teams[team] =
          Arrays.stream(combatants)
              .filter(it -> it.team == wanted)
              .mapToInt(it -> it.index)
              .toArray();
    }
    return teams;
  }

  boolean[][] hostile() {
    boolean[][] hostile = new boolean[combatants.length][combatants.length];
    for (Combatant self : combatants) {
      for (Combatant other : combatants) {
        hostile[self.index][other.index] = sides.hostile[self.side][other.side];
      }
    }
    return hostile;
  }

  boolean anySheltered() {
    return Arrays.stream(combatants).anyMatch(it -> it.startShelter != Cover.NONE);
  }

  private int[][] pick(BiPredicate<Combatant, Combatant> test) {
    int[][] all = new int[combatants.length][];
    for (Combatant self : combatants) {
      List<Integer> found = new ArrayList<>();
      for (Combatant other : combatants) {
        if (test.test(self, other)) {
          found.add(other.index);
        }
      }
      all[self.index] = found.stream().mapToInt(Integer::intValue).toArray();
    }
    return all;
  }
}
