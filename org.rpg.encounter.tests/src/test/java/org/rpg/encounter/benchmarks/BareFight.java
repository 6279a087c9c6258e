package org.rpg.encounter.benchmarks;

/**
 * Four against four as one would write it for this fight alone: no map, no script, no events, no
 * open points; but it counts what a forecast is made of. The measure for what the engine's
 * generality costs.
 *
 * <p>Of the rules of combat this fight needs no more than these: nobody walks away from an enemy's
 * reach (whoever is nearest is gone to, and all reach equally far), nobody is surprised, held,
 * poisoned or on rough ground, and nobody has a second weapon.
 */
final class BareFight {
  private static final int SIDE = 4;
  private static final int ALL = 2 * SIDE;
  private static final int FIGHT = 2;
  private static final int DIFFICULTY = 8; // 7 + Dodge 1
  private static final int PHYSIQUE = 1;
  private static final int PROTECTION = 2;
  private static final int LIFE = 8; // 6 + 2 x Physique
  private static final int DAMAGE_DIE = 6;

  private final int[] protection = new int[ALL];
  private final int[] vigor = new int[ALL];
  private final int[] life = new int[ALL];
  private final boolean[] acted = new boolean[ALL];
  private final int[] held = new int[ALL];
  private final int[] dealt = new int[ALL];
  private final int[] taken = new int[ALL];
  private final int[] killer = new int[ALL];
  private final int[] wounds = new int[3 * ALL];
  private int turns;
  private long state;

  /** Fights once and answers which side has won. */
  int fight(long seed) {
    state = seed * 0x9E3779B97F4A7C15L + 1;
    for (int i = 0; i < ALL; i++) {
      protection[i] = PROTECTION;
      vigor[i] = LIFE;
      life[i] = LIFE;
      acted[i] = false;
      held[i] = 0;
      dealt[i] = 0;
      taken[i] = 0;
      killer[i] = -1;
      wounds[3 * i] = 0;
      wounds[3 * i + 1] = 0;
      wounds[3 * i + 2] = 0;
    }
    turns = 1;
    int[] able = {SIDE, SIDE};
    int holder = 0;
    int clock = 0;
    while (true) {
      acted[holder] = true;
      held[holder] = ++clock;
      int side = holder / SIDE;
      int target = weakest(1 - side);
      int worse = (LIFE - life[holder]) / 6;
      int better = able[side] > 1 ? 1 : 0; // TAC-23: another one stands beside the target
      int die = roll(12);
      for (int n = Math.abs(better - worse); n > 0; n--) {
        int again = roll(12);
        die = better > worse ? Math.max(die, again) : Math.min(die, again);
      }
      if (die == 12 || die != 1 && die + FIGHT >= DIFFICULTY) {
        int damage = roll(DAMAGE_DIE) + PHYSIQUE + (die == 12 ? DAMAGE_DIE : 0);
        dealt[holder] += damage;
        taken[target] += damage;
        if (hit(target, damage)) {
          killer[target] = holder;
          able[1 - side]--;
          if (able[1 - side] == 0) {
            return side;
          }
        }
      }
      boolean kept = (die & 1) == 0;
      turns += kept ? 0 : 1;
      holder = next(kept ? side : 1 - side, holder, able);
    }
  }

  /** Turns of the last fight. */
  int turns() {
    return turns;
  }

  private int weakest(int side) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int i = side * SIDE; i < side * SIDE + SIDE; i++) {
      int left = protection[i] + vigor[i] + life[i];
      if (life[i] > 0 && left < least) {
        least = left;
        best = i;
      }
    }
    return best;
  }

  private boolean hit(int target, int damage) {
    int left = damage - protection[target];
    protection[target] = Math.max(0, -left);
    if (left > 0) {
      int wound = left - vigor[target];
      vigor[target] = Math.max(0, -wound);
      if (wound > 0) {
        wounds[3 * target + (wound < 4 ? 0 : wound < 7 ? 1 : 2)]++;
        life[target] = Math.max(0, life[target] - wound);
        vigor[target] = Math.min(vigor[target], life[target]);
      }
    }
    return life[target] == 0;
  }

  /**
   * Whoever has not acted, then who held the initiative longest ago; never the holder if another
   * can.
   */
  private int next(int side, int holder, int[] able) {
    int best = holder / SIDE == side ? holder : -1;
    int least = Integer.MAX_VALUE;
    for (int i = side * SIDE; i < side * SIDE + SIDE; i++) {
      int key = acted[i] ? held[i] : 0;
      if (life[i] > 0 && i != holder && key < least) {
        least = key;
        best = i;
      }
    }
    return best;
  }

  private int roll(int sides) {
    state += 0x9E3779B97F4A7C15L;
    long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return (int) (((z ^ z >>> 31) >>> 32) * sides >>> 32) + 1;
  }
}
