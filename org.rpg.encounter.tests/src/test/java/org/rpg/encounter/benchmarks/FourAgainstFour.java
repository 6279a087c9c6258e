package org.rpg.encounter.benchmarks;

import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.play.Play;

/**
 * Times four against four from a script, without listeners, beside a bare loop of the same fight.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(2)
public class FourAgainstFour {
  private static final String SCRIPT =
      """
      skill Physique
      skill Dodge
      skill Fight by weapon
      weapon Blade {
        size medium  damage 1d6 cutting  melee 1.5 m  tested with Fight[Blade]
      }
      creature Fighter {
        skills Physique 1, Dodge 1, Fight[Blade] 2
        protection 2
        wields Blade
      }
      %s
      encounter Four {
        heroes: 4 Fighter
        opponents: 4 Fighter
      }
      """;

  private static final String STYLE =
      """
      tactics Style {
        if prone: stand up
        otherwise: attack weakest enemy within reach
        otherwise: approach nearest enemy
      }
      creature Stylist like Fighter { style Style }
      """;

  private final BareFight bare = new BareFight();
  private final Play engine = new Play(Plans.of(SCRIPT.formatted("")));
  private final Play scripted =
      new Play(Plans.of(SCRIPT.formatted(STYLE).replace("4 Fighter", "4 Stylist")));
  private long run;

  /** The hand-written loop. */
  @Benchmark
  public int bareLoop() {
    return bare.fight(run++) + bare.turns();
  }

  /** The engine's ready-made conduct on open ground. */
  @Benchmark
  public int engine() {
    engine.run(1, run++);
    return engine.ending() + engine.turns();
  }

  /** The same with tactics from a script. */
  @Benchmark
  public int scriptedTactics() {
    scripted.run(1, run++);
    return scripted.ending() + scripted.turns();
  }

  /** Runs all three in one go and prints the ratios. */
  public static void main(String[] args) throws RunnerException {
    Collection<RunResult> results =
        new Runner(new OptionsBuilder().include(FourAgainstFour.class.getSimpleName()).build())
            .run();
    double bareTime = time(results, "bareLoop");
    System.out.printf("%-16s %12s %10s%n", "", "fights/s", "x bare");
    for (RunResult result : results) {
      String label = result.getPrimaryResult().getLabel();
      double time = time(results, label);
      System.out.printf("%-16s %,12.0f %10.2f%n", label, 1e9 / time, time / bareTime);
    }
  }

  private static double time(Collection<RunResult> results, String label) {
    return results.stream()
        .filter(it -> it.getPrimaryResult().getLabel().equals(label))
        .mapToDouble(it -> it.getPrimaryResult().getScore())
        .findFirst()
        .orElseThrow();
  }
}
