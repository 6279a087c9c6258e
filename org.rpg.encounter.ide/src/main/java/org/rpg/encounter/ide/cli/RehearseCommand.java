package org.rpg.encounter.ide.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.words.Language;
import picocli.CommandLine.Command;

/**
 * {@code encounter rehearse}: does once, for nobody, what the other commands do, so that the
 * launcher learns which classes they need.
 */
@Command(name = "rehearse", hidden = true)
final class RehearseCommand implements Callable<Integer> {
  private static final List<List<String>> ACTS =
      List.of(
          List.of("--help"),
          List.of("validate"),
          List.of("validate", "--format", "json"),
          List.of("run"),
          List.of("run", "--format", "json"),
          List.of("preview", "--runs", "200"),
          List.of("preview", "--runs", "200", "--format", "json"),
          List.of("format", "--check"),
          List.of("translate"),
          List.of("rules"),
          List.of("rules", "MAN-15"),
          List.of("rules", "--format", "json"),
          List.of("recipes"),
          List.of("recipes", "nerve"));

  @Override
  public Integer call() throws IOException {
    PrintStream nobody =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    Screen stage = new Screen(nobody, nobody, false, false, false);
    Path script = Files.createTempFile("rehearsal", ".encounter");
    Path broken = Files.createTempFile("rehearsal", ".encounter");
    try (var play = RehearseCommand.class.getResourceAsStream("rehearsal.encounter")) {
      String text = new String(play.readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(script, text);
      Files.writeString(broken, text.replace("heroes:", "heros"));
      for (List<String> act : ACTS) {
        play(act, script, stage);
      }
      play(List.of("validate"), broken, stage);
    } finally {
      Files.delete(script);
      Files.delete(broken);
    }
    return ExitCode.DONE;
  }

  private static void play(List<String> act, Path script, Screen stage) {
    List<String> arguments = new ArrayList<>(act);
    if (!act.contains("--help") && !act.contains("rules") && !act.contains("recipes")) {
      arguments.add(script.toString());
    }
    EncounterCommand.commandLine(stage, Language.EN, act.get(0))
        .execute(arguments.toArray(String[]::new));
  }
}
