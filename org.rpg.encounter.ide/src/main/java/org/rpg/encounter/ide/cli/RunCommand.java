package org.rpg.encounter.ide.cli;

import java.util.concurrent.Callable;
import org.rpg.encounter.ide.scenes.SceneRun;
import org.rpg.encounter.play.Plan;
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
    return playable.plan(screen, words, false, it -> tell(it.ways().get(0)));
  }

  private int tell(Plan plan) {
    SceneRun told = new SceneRun(plan, playable.seed(), run);
    if (shape.isJson()) {
      told.events(screen.out()::println);
    } else {
      told.story(screen.outTerminal(), screen.out()::println);
    }
    return ExitCode.DONE;
  }
}
