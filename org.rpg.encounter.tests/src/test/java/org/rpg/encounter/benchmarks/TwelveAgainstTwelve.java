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
 * Times twelve against twelve, a third of them archers, on a map of 40 by 40 squares with walls,
 * low walls and difficult ground.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TwelveAgainstTwelve {
  private static final int SIDE = 40;

  private static final String SCRIPT =
      """
      skill Physique
      skill Dodge
      skill Athletics
      skill Fight by weapon
      weapon Blade {
        size medium  damage 1d6 cutting  melee 1.5 m  tested with Fight[Blade]
      }
      weapon Bow {
        size medium  damage 1d6 piercing  ranged 30 m  hands 2  tested with Fight[Bow]
      }
      terrain Wall { impassable }
      terrain Low Wall { partial cover }
      terrain Mud { exhausting }
      creature Fighter {
        skills Physique 1, Dodge 1, Athletics 2, Fight[Blade] 2
        protection 2
        wields Blade
      }
      creature Archer {
        skills Physique 1, Dodge 1, Athletics 2, Fight[Bow] 2
        protection 2
        wields Bow
      }
      %s
      encounter Twelve {
        map {
      %s
        }
        legend { # = Wall  - = Low Wall  ~ = Mud  f = place West  g = place East }
        heroes: 8 Fighter at West, 4 Archer at West
        opponents: 8 Fighter at East, 4 Archer at East
      }
      """;

  private static final String STYLE =
      """
      tactics Style {
        if prone: stand up
        otherwise: attack weakest enemy within reach
        otherwise: approach nearest enemy
      }
      """;

  private final Play engine = new Play(Plans.of(SCRIPT.formatted("", map())));
  private final Play scripted =
      new Play(
          Plans.of(
              SCRIPT.formatted(STYLE, map()).replace("protection 2", "protection 2 style Style")));
  private long run;

  /** One obstacle in seven squares or so, the rim left free for those who start there. */
  private static String map() {
    StringBuilder map = new StringBuilder();
    for (int row = 0; row < SIDE; row++) {
      map.append("    ");
      for (int column = 0; column < SIDE; column++) {
        boolean starts = Math.abs(2 * row - SIDE) < 13;
        if (column == 4 && starts) {
          map.append('f');
        } else if (column == SIDE - 5 && starts) {
          map.append('g');
        } else {
          map.append(sign(column, row));
        }
      }
      map.append('\n');
    }
    return map.toString();
  }

  private static char sign(int column, int row) {
    int mixed = (column * 7 + row * 13 + column * row) % 29;
    return switch (mixed) {
      case 0 -> '#';
      case 1 -> '-';
      case 2, 3 -> '~';
      default -> '.';
    };
  }

  /** The engine's ready-made conduct. */
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

  /** Runs both and prints how many fights a second. */
  public static void main(String[] args) throws RunnerException {
    Collection<RunResult> results =
        new Runner(new OptionsBuilder().include(TwelveAgainstTwelve.class.getSimpleName()).build())
            .run();
    for (RunResult result : results) {
      System.out.printf(
          "%-16s %,10.0f fights/s%n",
          result.getPrimaryResult().getLabel(), 1e6 / result.getPrimaryResult().getScore());
    }
  }
}
