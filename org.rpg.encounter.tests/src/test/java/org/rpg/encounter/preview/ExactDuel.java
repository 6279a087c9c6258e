package org.rpg.encounter.preview;

import java.util.HashMap;
import java.util.Map;

/**
 * Solves a fight of one against one exactly, worked out from the rules catalogue and sharing no
 * code with the engine. Both stand in each other's reach from the start and do nothing but attack.
 *
 * <p>The state is what is left of both bodies and who has the initiative. Damage only ever lowers a
 * body, so the bodies are solved from the weakest up; only a blow that changes nothing leads back
 * to the same bodies, which leaves two equations (one for each holder) with two unknowns.
 */
final class ExactDuel {

  /**
   * A duellist.
   *
   * @param fight value of Fight with its weapon
   * @param dodge value of Dodge (DEF-02)
   * @param physique its Physique
   * @param protection Protection worn
   * @param dieSides sides of the weapon's damage die
   * @param dieBonus what the weapon adds to its die (part of the damage dice)
   * @param addsPhysique whether the weapon is medium or large (BASE-13)
   * @param takesDestiny whether it is a PC that takes Destiny points instead of critical damage
   *     (TAC-01)
   */
  record Duellist(
      int fight,
      int dodge,
      int physique,
      int protection,
      int dieSides,
      int dieBonus,
      boolean addsPhysique,
      boolean takesDestiny) {
    int life() {
      return Math.max(1, 6 + 2 * physique); // LAY-08, LAY-13
    }
  }

  private record Body(int protection, int vigor, int life) {
    /** LAY-10 (a), LAY-06, LAY-07. */
    Body hit(int damage) {
      int onProtection = Math.min(protection, damage);
      int onVigor = Math.min(vigor, damage - onProtection);
      int wound = damage - onProtection - onVigor; // WND-01
      int lifeLeft = Math.max(0, life - wound);
      return new Body(protection - onProtection, Math.min(vigor - onVigor, lifeLeft), lifeLeft);
    }
  }

  private record Bodies(Body first, Body second) {}

  /** Chance that the first wins, by who holds the initiative. */
  private record Solved(double firstHolds, double secondHolds) {}

  private final Duellist first;
  private final Duellist second;
  private final Map<Bodies, Solved> solved = new HashMap<>();

  ExactDuel(Duellist first, Duellist second) {
    this.first = first;
    this.second = second;
  }

  /** The chance that the first wins if it has the initiative at the start. */
  double firstWinsHoldingFirst() {
    return solve(new Bodies(fresh(first), fresh(second))).firstHolds;
  }

  private static Body fresh(Duellist it) {
    return new Body(it.protection, it.life(), it.life());
  }

  private Solved solve(Bodies now) {
    if (now.first.life == 0) {
      return new Solved(0, 0); // LAY-12
    }
    if (now.second.life == 0) {
      return new Solved(1, 1);
    }
    Solved known = solved.get(now);
    if (known != null) {
      return known;
    }
    // x = chance with the first holding, y = with the second holding:
    // x = a0 + a1 x + a2 y,  y = b0 + b1 y + b2 x
    double[] a = activation(first, second, now.first, now, true);
    double[] b = activation(second, first, now.second, now, false);
    double determinant = (1 - a[1]) * (1 - b[1]) - a[2] * b[2];
    double x = (a[0] * (1 - b[1]) + a[2] * b[0]) / determinant;
    double y = (b[0] * (1 - a[1]) + b[2] * a[0]) / determinant;
    Solved result = new Solved(x, y);
    solved.put(now, result);
    return result;
  }

  /** What one attack of the holder adds: {settled, same bodies and kept, same bodies and lost}. */
  private double[] activation(
      Duellist attacker, Duellist target, Body own, Bodies now, boolean firstHolds) {
    double[] sum = new double[3];
    int difficulty =
        7 + Math.max(0, target.dodge); // ATK-04; a defence is chosen, so never a bad one
    int worse = (attacker.life() - own.life) / 6; // LAY-11: one negative chance per 6 Life lost
    for (int die = 1; die <= 12; die++) {
      double chance = lowestOf(worse + 1, die);
      boolean kept = die % 2 == 0; // INI-05 (a): no other ally, so the holder acts again
      boolean hits = die == 12 || die != 1 && die + attacker.fight >= difficulty;
      if (!hits) {
        sum[kept ? 1 : 2] += chance;
        continue;
      }
      boolean critical = die == 12 && !attacker.takesDestiny;
      for (int face = 1; face <= attacker.dieSides; face++) {
        int damage =
            face
                + attacker.dieBonus
                + (critical ? attacker.dieSides + attacker.dieBonus : 0) // TAC-01, TAC-02
                + (attacker.addsPhysique ? attacker.physique : 0);
        damage = Math.max(1, damage); // BASE-13
        Bodies then =
            firstHolds
                ? new Bodies(now.first, now.second.hit(damage))
                : new Bodies(now.first.hit(damage), now.second);
        Solved next = solve(then);
        sum[0] +=
            chance / attacker.dieSides * (kept == firstHolds ? next.firstHolds : next.secondHolds);
      }
    }
    return sum;
  }

  /** Chance that the lowest of n twelve-sided dice shows this face (BASE-05 (a)). */
  private static double lowestOf(int n, int face) {
    return Math.pow((13 - face) / 12.0, n) - Math.pow((12 - face) / 12.0, n);
  }
}
