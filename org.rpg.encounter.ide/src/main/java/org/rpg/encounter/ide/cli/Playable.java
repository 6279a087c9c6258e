package org.rpg.encounter.ide.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.ide.scenes.ScenePick;
import org.rpg.encounter.ide.scenes.ScenePlans;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What {@code run} and {@code preview} have in common: a file, and which encounter of it. */
final class Playable {
  @Parameters(paramLabel = "FILE", descriptionKey = "option.file")
  private String file;

  @Option(names = "--name", paramLabel = "X", descriptionKey = "option.name")
  private String name;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "option.seed")
  private long seed;

  @Option(names = "--choose", paramLabel = "WAY", descriptionKey = "option.choose")
  private List<String> ways = new ArrayList<>();

  String file() {
    return file;
  }

  Optional<String> name() {
    return Optional.ofNullable(name);
  }

  long seed() {
    return seed;
  }

  /**
   * Plans the encounter and goes on with it; says what is in the way if it cannot be planned.
   *
   * @param all whether all ways that the players may go are wanted, not only the first
   */
  int plan(Screen screen, Messages words, boolean all, ToIntFunction<ScenePlans> then) {
    Loaded script = ScriptLoader.standalone(words.language()).load(PathArgument.of(file), file);
    ProblemText problems = new ProblemText(screen.err(), screen.errInk(), words);
    if (script.hasErrors()) {
      problems.printErrors(script);
      return ExitCode.FAILED;
    }
    ScenePick pick = ScenePick.of(script.script(), name());
    if (pick.scene().isEmpty()) {
      if (pick.names().isEmpty()) {
        problems.print(script); // such as that a page has no fence for us
      }
      String names = String.join(", ", pick.names());
      String complaint =
          switch (pick.obstacle()) {
            case NO_SCENE -> "pick.none";
            case SEVERAL -> "pick.several";
            case UNKNOWN, NOTHING -> "pick.unknown";
          };
      screen.err().println(words.say(complaint, file, names, name().orElse("")));
      return pick.names().isEmpty() ? ExitCode.FAILED : ExitCode.USAGE;
    }
    problems.printWarnings(script);
    screen.err().flush();
    EObject scene = pick.scene().get();
    ScenePlans plans = all ? ScenePlans.of(scene, ways) : ScenePlans.first(scene, ways);
    if (!plans.unknown().isEmpty()) {
      screen.err().println(words.say("choose.unknown", file, plans.unknown().get(0)));
      return ExitCode.USAGE;
    }
    return then.applyAsInt(plans);
  }
}
