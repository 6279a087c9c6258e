package org.rpg.encounter.ide.cli;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.rpg.encounter.report.RulesJson;
import org.rpg.encounter.report.RulesText;
import org.rpg.encounter.rulebook.Lookup;
import org.rpg.encounter.rulebook.Rulebook;
import org.rpg.encounter.rulebook.Traces;
import org.rpg.encounter.rules.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code encounter rules [ID...]}: the rules as a book, and where they are built and tested. */
@Command(name = "rules")
final class RulesCommand implements Callable<Integer> {
  private final Screen screen;
  private final Messages words;

  @Parameters(paramLabel = "ID", arity = "0..*", descriptionKey = "option.rules")
  private List<String> ids = List.of();

  @Mixin private Shape shape;

  RulesCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public Integer call() {
    Set<Rule> wanted = new LinkedHashSet<>();
    for (String id : ids) {
      List<Rule> found = Lookup.find(id);
      if (found.isEmpty()) {
        String near = String.join(", ", Lookup.nearest(id));
        screen.err().println(words.say("rules.unknown", Excerpt.plain(id), near));
        return ExitCode.USAGE;
      }
      wanted.addAll(found);
    }
    List<Rule> rules = ids.isEmpty() ? Arrays.asList(Rule.values()) : List.copyOf(wanted);
    if (shape.isJson()) {
      screen.out().print(RulesJson.of(rules, Traces.packed()));
      return ExitCode.DONE;
    }
    RulesText text = new RulesText(words.language(), screen.outTerminal(), Traces.packed());
    boolean contents = ids.stream().allMatch(RulesCommand::isChapter);
    (contents ? text.contents(rules) : text.pages(rules)).forEach(screen.out()::println);
    return ExitCode.DONE;
  }

  private static boolean isChapter(String id) {
    return Rulebook.chapterIds().contains(id.strip().toUpperCase(java.util.Locale.ROOT));
  }
}
