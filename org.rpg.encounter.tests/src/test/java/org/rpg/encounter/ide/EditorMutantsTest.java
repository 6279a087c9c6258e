package org.rpg.encounter.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.robust.LoggedFaults;
import org.rpg.encounter.dsl.robust.Mutant;

/**
 * Mutants of all that ships, as an editor meets them while somebody types: each is read, checked
 * and laid out, and whatever an editor asks is asked somewhere in it, without an exception and
 * without a hang. {@code -Dencounter.mutants=1000000} tries so many, {@code
 * -Dencounter.mutants.seed=7} begins there; from {@value #LONG_RUN} on each has a budget of time
 * and the slowest are printed.
 */
class EditorMutantsTest {
  private static final int MUTANTS = Integer.getInteger("encounter.mutants", 300);
  private static final long FIRST = Long.getLong("encounter.mutants.seed", 1);
  private static final int LONG_RUN = 10_000;
  private static final int SLOWEST = 10;
  private static final int MOST_FINDINGS = 50;

  /** A hang of one in a batch, not a slow machine. */
  private static final Duration LONGEST = Duration.ofMinutes(2);

  private static final int BATCH = 100;

  /** For 100 KB, of the processor; what is shorter has as much as this part of it in any case. */
  private static final double BUDGET = 1_000;

  private static final double LEAST = 0.1;

  private final Desk desk = new Desk();
  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final List<String> findings = new ArrayList<>();
  private final PriorityQueue<Time> slowest =
      new PriorityQueue<>(Comparator.comparingDouble(Time::share));
  private volatile long seed;

  /** How long one took to be read and checked, as a share of its budget. */
  private record Time(long seed, int length, double millis) {
    double share() {
      return millis / (BUDGET * Math.max(LEAST, length / 100_000.0));
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT, "seed %d: %d characters, %.0f ms, %.2f", seed, length, millis, share());
    }
  }

  @Test
  void whateverAnEditorAsksOfAMutantIsAnswered() {
    System.out.println("mutants from seed " + FIRST + " on");
    long began = System.nanoTime();
    try (LoggedFaults faults = new LoggedFaults()) {
      for (long from = FIRST; from < FIRST + MUTANTS; from += BATCH) {
        long first = from;
        long end = Math.min(FIRST + MUTANTS, from + BATCH);
        assertTimeoutPreemptively(LONGEST, () -> use(first, end, faults), () -> "seed " + seed);
        if (findings.size() >= MOST_FINDINGS) {
          break;
        }
      }
    }
    if (MUTANTS >= LONG_RUN) {
      long seconds = (System.nanoTime() - began) / 1_000_000_000;
      System.out.println("up to seed " + seed + " after " + seconds + " s; the slowest:");
      slowest.stream()
          .sorted(Comparator.comparingDouble(Time::share).reversed())
          .forEach(System.out::println);
    }
    assertEquals(List.of(), findings);
  }

  private void use(long first, long end, LoggedFaults faults) {
    for (seed = first; seed < end; seed++) {
      Mutant mutant = Mutant.of(seed);
      try {
        use(mutant);
        faults.since().forEach(it -> find(it, mutant));
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        find(told(e), mutant);
      } finally {
        desk.clear();
      }
    }
    seed = end - 1;
    if (MUTANTS >= LONG_RUN && seed % LONG_RUN == 0) {
      System.out.println("up to seed " + seed);
    }
  }

  private void use(Mutant mutant) {
    long before = clock.getCurrentThreadCpuTime();
    Desk.Sheet sheet = desk.read(mutant);
    double millis = (clock.getCurrentThreadCpuTime() - before) / 1e6;
    Time time = new Time(seed, mutant.text().length(), millis);
    slowest.add(time);
    if (slowest.size() > SLOWEST) {
      slowest.remove();
    }
    if (MUTANTS >= LONG_RUN && time.share() > 1) {
      find("slow: " + time, mutant);
    }
    desk.judge(sheet);
    desk.ask(sheet);
    desk.rewrite(sheet);
  }

  private void find(String what, Mutant mutant) {
    String text = mutant.text().length() > 5_000 ? "(long)" : mutant.text();
    String finding = "seed " + seed + ": " + what + "\n----\n" + text + "\n----\n";
    if (MUTANTS >= LONG_RUN) {
      System.out.println(finding);
    }
    findings.add(finding);
  }

  private static String told(Throwable e) {
    StringBuilder told = new StringBuilder(e.toString());
    StackTraceElement[] trace = e.getStackTrace();
    for (int i = 0; i < Math.min(12, trace.length); i++) {
      told.append("\n    at ").append(trace[i]);
    }
    return told.toString();
  }
}
