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
 * @param seen how often it failed of how often it was made, in all runs; nothing where it never was
 */
public record TestForecast(
    String text,
    int line,
    String within,
    List<Tester> testers,
    OptionalDouble anyFails,
    OptionalDouble together,
    Optional<Share> seen) {

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
}
