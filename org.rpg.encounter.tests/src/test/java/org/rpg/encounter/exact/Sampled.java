package org.rpg.encounter.exact;

import org.rpg.encounter.rules.combat.Battle;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.dice.SeededDice;

/**
 * What many runs of the engine have shown, in the same places as the values of {@link Exact}.
 *
 * @param runs how many
 * @param means the mean of each value
 * @param errors the standard error of each mean
 * @param most the greatest of each value
 */
record Sampled(int runs, double[] means, double[] errors, double[] most) {

  /** Plays a battle of two sides many times. */
  static Sampled of(Battle battle, int runs, long seed) {
    Combat combat = new Combat(battle);
    int width = Exact.width(combat.size());
    double[] sums = new double[width];
    double[] squares = new double[width];
    double[] most = new double[width];
    double[] seen = new double[width];
    SeededDice dice = new SeededDice(seed, 0);
    for (int run = 0; run < runs; run++) {
      dice.restart(seed, run);
      combat.run(dice);
      look(combat, seen);
      for (int i = 0; i < width; i++) {
        sums[i] += seen[i];
        squares[i] += seen[i] * seen[i];
        most[i] = Math.max(most[i], seen[i]);
      }
    }
    double[] errors = new double[width];
    for (int i = 0; i < width; i++) {
      sums[i] /= runs;
      errors[i] = Math.sqrt(Math.max(0, squares[i] / runs - sums[i] * sums[i]) / runs);
    }
    return new Sampled(runs, sums, errors, most);
  }

  private static void look(Combat combat, double[] seen) {
    seen[Exact.TURNS] = combat.result().turns();
    for (int side = 0; side < 2; side++) {
      seen[Exact.winsAt(side)] = combat.won(side) ? 1 : 0;
    }
    for (int who = 0; who < combat.size(); who++) {
      Combatant each = combat.combatant(who);
      seen[Exact.diesAt(who)] = each.fate() == Fate.DEAD ? 1 : 0;
      seen[Exact.lifeAt(who)] = each.life();
      seen[Exact.destinyAt(who)] = each.destiny();
    }
  }

  /**
   * How far the mean of a value may be from the exact one: so many standard errors, and what a rare
   * event can add to them (Bernstein's inequality).
   */
  double tolerance(int place, double exact, double z) {
    boolean share = most[place] <= 1 && exact >= 0 && exact <= 1;
    double error = share ? Math.sqrt(exact * (1 - exact) / runs) : errors[place];
    double rare = exact == 0 && share ? 0 : z * z * Math.max(1, most[place]) / (3 * runs);
    return z * error + rare;
  }
}
