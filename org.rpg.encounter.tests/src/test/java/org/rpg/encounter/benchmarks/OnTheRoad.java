package org.rpg.encounter.benchmarks;

import java.nio.file.Path;
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
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plans;
import org.rpg.encounter.play.Play;

/** Times journeys of ten legs and four travellers, and a whole adventure, without listeners. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(2)
public class OnTheRoad {
  /** Ten legs in ten days, with their meals and nights, and a hard day in the middle. */
  static final String JOURNEY =
      """
      character Ana { skills Physique 2  perseverance 8 }
      character Bento { skills Physique 1  perseverance 6 }
      character Caio { skills Physique 0  perseverance 7 }
      character Dora { skills Physique 2  perseverance 9 }
      journey Ten Legs {
        travellers Ana, Bento, Caio, Dora
        supplies 60 meals
        leg First 8 h
        long rest
        leg Second 24 km
        long rest
        leg Third 8 h { with chance 1/3: each traveller loses 1 perseverance }
        long rest
        leg Fourth 12 h accelerated { no sleep }
        leg Fifth 12 h accelerated { no sleep  no meals }
        leg Sixth 8 h { no meals }
        long rest
        leg Seventh 20 km
        long rest
        leg Eighth 6 h { test Physique by each traveller against 8 { failure: tester loses 1 perseverance } }
        long rest
        leg Ninth 8 h
        long rest
        leg Tenth 4 h
      }
      """;

  private final Play journey = new Play(Plans.of(JOURNEY));
  private final Play adventure = new Play(Plans.widest(example()));
  private long run;

  private static Script example() {
    String file = "seven-nights-of-fever.encounter";
    Path path = Path.of(System.getProperty("encounter.root", "."), "examples", file);
    return ScriptLoader.standalone(Language.EN).load(path, file).script().orElseThrow();
  }

  /** One journey. */
  @Benchmark
  public int journey() {
    journey.run(1, run++);
    return journey.ending();
  }

  /** One play of the example adventure. */
  @Benchmark
  public int adventure() {
    adventure.run(1, run++);
    return adventure.ending();
  }

  /** Runs both in one go and prints how many there are in a second. */
  public static void main(String[] args) throws RunnerException {
    for (RunResult result :
        new Runner(new OptionsBuilder().include(OnTheRoad.class.getSimpleName()).build()).run()) {
      System.out.printf(
          "%-16s %,12.0f a second%n",
          result.getPrimaryResult().getLabel(), 1e9 / result.getPrimaryResult().getScore());
    }
  }
}
