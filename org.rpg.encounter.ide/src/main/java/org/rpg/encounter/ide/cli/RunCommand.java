package org.rpg.encounter.ide.cli;

import java.util.concurrent.Callable;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.report.EventJson;
import org.rpg.encounter.report.Story;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code encounter run FILE}: one run of an encounter, told as a story. */
@Command(name = "run")
final class RunCommand implements Callable<Integer> {
  private final Screen screen;
  private final Messages words;

  @Spec private CommandSpec spec;
  @Mixin private Playable playable;

  @Option(names = "--run", paramLabel = "K", defaultValue = "0", descriptionKey = "option.run")
  private long run;

  @Mixin private Shape shape;

  RunCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    OutOfRange.check(spec, "--run", run, 0, Long.MAX_VALUE);
    return playable.plan(screen, words, false, it -> tell(it.branches().plans().get(0)));
  }

  private int tell(Plan plan) {
    Play play = new Play(plan);
    if (shape.isJson()) {
      EventJson events = new EventJson(play, screen.out()::println);
      events.run(plan.script(), plan.name(), plan.language(), playable.seed(), run);
      play.run(playable.seed(), run, events);
      return ExitCode.DONE;
    }
    Story story = new Story(play, screen.outTerminal(), screen.out()::println);
    story.title(plan.title(), plan.script(), playable.seed(), run);
    plan.prose().forEach(story::read);
    play.run(playable.seed(), run, story);
    return ExitCode.DONE;
  }
}
