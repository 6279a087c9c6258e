package org.rpg.encounter.preview;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A skill test of a scene on the road. What is exact is worked out without any run, for people as
 * they are at the scene's start: unhurt, rested.
 *
 * @param text as it stands in the script, without what comes of it
 * @param line its line, from 1
 * @param within the title of the scene it is part of, empty if that is the whole
 * @param testers who makes it and how likely each succeeds; nobody if that depends on the run
 * @param anyFails how likely at least one of several fails, exact
 * @param together how likely at least half of them succeed, exact, where that is what counts
 * @param seen what came of it in all runs; nothing where it was never made
 */
public record TestForecast(
    String text,
    int line,
    String within,
    List<Tester> testers,
    OptionalDouble anyFails,
    OptionalDouble together,
    Optional<Seen> seen) {

  public TestForecast {
    testers = List.copyOf(testers);
  }

  /**
   * One who makes it.
   *
   * @param name who
   * @param success how likely he succeeds, 0 to 1, exact
   */
  public record Tester(String name, double success) {}

  /**
   * What came of it in all runs.
   *
   * @param failed how often it failed, of how often it was made
   * @param makers who made it, in the roster's order, where that depends on the run: whoever is on
   *     watch
   * @param nobody how often there was nobody to make it, of how often it came to be made
   */
  public record Seen(Share failed, List<Maker> makers, Share nobody) {

    public Seen {
      makers = List.copyOf(makers);
    }
  }

  /** One who made it, and how often he failed of how often he made it. */
  public record Maker(String name, Share failed) {}
}
