package org.rpg.encounter.ide.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.play.Branches;
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

  /**
   * A scene and the ways that the players may go through it.
   *
   * @param scene as it is declared
   * @param branches its plans
   */
  record Ways(EObject scene, Branches branches) {}

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
  int plan(Screen screen, Messages words, boolean all, ToIntFunction<Ways> then) {
    Loaded script = ScriptLoader.standalone(words.language()).load(PathArgument.of(file), file);
    ProblemText problems = new ProblemText(screen.err(), screen.errInk(), words);
    if (script.hasErrors()) {
      problems.printErrors(script);
      return ExitCode.FAILED;
    }
    Choice choice = Choice.of(script, name());
    if (choice.scene().isEmpty()) {
      if (choice.names().isEmpty()) {
        problems.print(script); // such as that a page has no fence for us
      }
      String names = String.join(", ", choice.names());
      screen.err().println(words.say(choice.complaint(), file, names, name().orElse("")));
      return choice.names().isEmpty() ? ExitCode.FAILED : ExitCode.USAGE;
    }
    problems.printWarnings(script);
    screen.err().flush();
    EObject scene = choice.scene().get();
    Branches branches = all ? Branches.of(scene, ways) : Branches.first(scene, ways);
    if (!branches.unknown().isEmpty()) {
      screen.err().println(words.say("choose.unknown", file, branches.unknown().get(0)));
      return ExitCode.USAGE;
    }
    return then.applyAsInt(new Ways(scene, branches));
  }
}
