package org.rpg.encounter.ide.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.rpg.encounter.dsl.words.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code encounter}: the commands, and what they have in common. */
@Command(name = "encounter", versionProvider = Version.class)
final class EncounterCommand implements Callable<Integer> {
  private final Screen screen;
  private final Messages words;

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      descriptionKey = "option.help")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      descriptionKey = "option.version")
  private boolean version;

  /** Of messages: {@link UserLanguage} has read it before any. Of the manual: what is written. */
  @Option(
      names = "--language",
      paramLabel = "pt|en",
      scope = ScopeType.INHERIT,
      descriptionKey = "option.language")
  private LanguageTag language;

  enum LanguageTag {
    pt,
    en
  }

  private EncounterCommand(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  /** The language that was asked for; empty if none was. */
  Optional<Language> language() {
    return Optional.ofNullable(language).flatMap(tag -> UserLanguage.named(tag.name()));
  }

  /** Without a command: the help, as a usage error. */
  @Override
  public Integer call() {
    spec.commandLine().usage(screen.err());
    return ExitCode.USAGE;
  }

  /**
   * The command line in the user's language.
   *
   * @param first its first argument, or the empty text
   */
  static CommandLine commandLine(Screen screen, Language user, String first) {
    Messages words = new Messages(user);
    CommandLine line = new CommandLine(new EncounterCommand(screen, words));
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("validate", () -> new ValidateCommand(screen, words));
    commands.put("run", () -> new RunCommand(screen, words));
    commands.put("preview", () -> new PreviewCommand(screen, words));
    commands.put("format", () -> new FormatCommand(screen, words));
    commands.put("translate", () -> new TranslateCommand(screen, words));
    commands.put("explain", () -> new ExplainCommand(screen, words));
    commands.put("rules", () -> new RulesCommand(screen, words));
    commands.put("recipes", () -> new RecipesCommand(screen, words));
    commands.put("manual", () -> new ManualCommand(screen, words));
    commands.put("lsp", LspCommand::new);
    commands.put("rehearse", RehearseCommand::new);
    commands.forEach(
        (name, command) -> {
          // one is enough if it is the one: to look at all of them takes its time
          if (!commands.containsKey(first) || name.equals(first)) {
            line.addSubcommand(command.get());
          }
        });
    line.setResourceBundle(words);
    line.setOut(new PrintWriter(screen.out(), true));
    line.setErr(new PrintWriter(screen.err(), true));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler(new UsageErrors(screen, words));
    line.setExecutionExceptionHandler(
        (fault, at, parsed) ->
            FaultReport.of(fault, parsed.originalArgs().toArray(String[]::new), screen, words));
    line.setUsageHelpAutoWidth(false);
    line.setUsageHelpWidth(100);
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            screen.outInk().colours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    headings(line, words);
    line.getSubcommands().values().forEach(command -> headings(command, words));
    return line;
  }

  private static void headings(CommandLine command, Messages words) {
    command
        .getCommandSpec()
        .usageMessage()
        .synopsisHeading("%n" + words.getString("usage.synopsis"))
        .synopsisSubcommandLabel(words.getString("usage.command"))
        .parameterListHeading(words.getString("usage.parameters"))
        .optionListHeading(words.getString("usage.options"))
        .commandListHeading(words.getString("usage.commands"));
  }
}
