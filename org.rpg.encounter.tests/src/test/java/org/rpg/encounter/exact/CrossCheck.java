package org.rpg.encounter.exact;

/** Prints the exact and the sampled values of all bouts, or of those whose name is given. */
final class CrossCheck {
  private CrossCheck() {}

  /** Takes the number of runs and, if wanted, a part of the names. */
  public static void main(String[] arguments) {
    int runs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 40_000;
    boolean all = arguments.length > 1;
    double worst = 0;
    int compared = 0;
    int states = 0;
    for (Bout bout : Bouts.all()) {
      if (all && !bout.name().contains(arguments[1])) {
        continue;
      }
      long start = System.nanoTime();
      Exact exact = ExactSolver.solve(bout);
      long solved = System.nanoTime();
      Sampled sampled = Sampled.of(EngineBout.battle(bout), runs, 11);
      long played = System.nanoTime();
      System.out.printf(
          "%s: %d states, %d + %d ms%n",
          bout.name(), exact.states(), (solved - start) / 1_000_000, (played - solved) / 1_000_000);
      for (int place = 0; place < exact.values().length; place++) {
        double value = exact.values()[place];
        double off = sampled.means()[place] - value;
        double error = sampled.tolerance(place, value, 1);
        double z = error == 0 ? (off == 0 ? 0 : 99) : off / error;
        worst = Math.max(worst, Math.abs(z));
        compared++;
        boolean wrong = Math.abs(off) > sampled.tolerance(place, value, 5);
        if (all || wrong) {
          System.out.printf(
              "  %-18s %10.5f %10.5f %7.2f %s%n",
              Exact.name(place), value, sampled.means()[place], z, wrong ? "<<<<" : "");
        }
      }
      states += exact.states();
    }
    System.out.printf("%d values, %d states, worst %.2f%n", compared, states, worst);
  }
}
