package org.rpg.encounter.ide.scenes;

import com.google.gson.JsonObject;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.report.EventJson;
import org.rpg.encounter.report.StepsJson;
import org.rpg.encounter.report.Story;
import org.rpg.encounter.report.Terminal;

/**
 * One run of a scene, to be told.
 *
 * @param plan what is played
 * @param seed the seed of the forecast that it is one run of
 * @param run which run, from 0
 */
public record SceneRun(Plan plan, long seed, long run) {

  /** Tells it as a story, line by line. */
  public void story(Terminal terminal, Consumer<String> lines) {
    Play play = new Play(plan);
    Story story = new Story(play, terminal, lines);
    story.title(plan.title(), plan.script(), seed, run);
    plan.prose().forEach(story::read);
    play.run(seed, run, story);
  }

  /** Tells it for those who show it: step by step, with where everybody stands. */
  public JsonObject steps() {
    Play play = new Play(plan);
    StepsJson steps = new StepsJson(play);
    play.run(seed, run, steps);
    return steps.json();
  }

  /**
   * The first run that shows something.
   *
   * @param shown asked of each run when it is over
   * @return nothing if none of so many does
   */
  public static OptionalLong first(Plan plan, long seed, int most, Predicate<Play> shown) {
    Play play = new Play(plan);
    for (long run = 0; run < most; run++) {
      play.run(seed, run);
      if (shown.test(play)) {
        return OptionalLong.of(run);
      }
    }
    return OptionalLong.empty();
  }

  /** Tells it for programs, an event on each line. */
  public void events(Consumer<String> lines) {
    Play play = new Play(plan);
    EventJson events = new EventJson(play, lines);
    events.run(plan.script(), plan.name(), plan.language(), seed, run);
    play.run(seed, run, events);
  }
}
