package org.rpg.encounter.ide.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.report.DiagnosesJson;
import org.rpg.encounter.report.DiagnosesText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code encounter explain [CODE...]}: what a diagnostic means and how to mend it. */
@Command(name = "explain")
final class ExplainCommand implements Callable<Integer> {
  @Parameters(paramLabel = "CODE", arity = "0..*", descriptionKey = "option.codes")
  private List<String> codes = List.of();

  @Mixin private Shape shape;

  private final Screen screen;
  private final Messages words;

  ExplainCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    List<String> wanted = codes.stream().map(it -> it.strip().toUpperCase(Locale.ROOT)).toList();
    Optional<String> unknown = wanted.stream().filter(it -> !DiagnosisPage.exists(it)).findFirst();
    if (unknown.isPresent()) {
      String code = Excerpt.plain(unknown.get());
      screen
          .err()
          .println(
              DiagnosisPage.nearest(unknown.get()).replacements().stream()
                  .findFirst()
                  .map(near -> words.say("explain.near", code, near))
                  .orElseGet(() -> words.say("explain.unknown", code)));
      return ExitCode.USAGE;
    }
    List<DiagnosisPage> pages =
        (wanted.isEmpty() ? DiagnosisPage.codes() : wanted)
            .stream().distinct().map(it -> Diagnosis.of(it).page()).toList();
    if (shape.isJson()) {
      screen.out().print(DiagnosesJson.of(pages));
      return ExitCode.DONE;
    }
    DiagnosesText text = new DiagnosesText(words.language(), screen.outTerminal());
    (wanted.isEmpty() ? text.contents(pages) : text.pages(pages)).forEach(screen.out()::println);
    return ExitCode.DONE;
  }
}
