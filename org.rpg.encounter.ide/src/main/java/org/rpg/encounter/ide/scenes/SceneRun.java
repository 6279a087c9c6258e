package org.rpg.encounter.ide.scenes;

import java.util.function.Consumer;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.report.EventJson;
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

  /** Tells it for programs, an event on each line. */
  public void events(Consumer<String> lines) {
    Play play = new Play(plan);
    EventJson events = new EventJson(play, lines);
    events.run(plan.script(), plan.name(), plan.language(), seed, run);
    play.run(seed, run, events);
  }
}
