package org.rpg.encounter.ide.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with a command line, in the user's language. */
final class UsageErrors implements IParameterExceptionHandler {
  private final Screen screen;
  private final Messages words;

  UsageErrors(Screen screen, Messages words) {
    this.screen = screen;
    this.words = words;
  }

  @Override
  public int handleParseException(ParameterException fault, String[] arguments) {
    screen.err().println(sentence(fault));
    screen
        .err()
        .println(
            words.say("usage.see", fault.getCommandLine().getCommandSpec().qualifiedName(" ")));
    return ExitCode.USAGE;
  }

  private String sentence(ParameterException fault) {
    if (fault instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    if (fault instanceof MissingParameterException missing) {
      List<String> names = missing.getMissing().stream().map(UsageErrors::name).toList();
      return words.say("usage.missing", String.join(", ", names));
    }
    if (fault instanceof OverwrittenOptionException twice) {
      return words.say("usage.twice", name(twice.getOverwritten()));
    }
    ArgSpec argument = fault.getArgSpec();
    if (argument != null && fault.getValue() != null) {
      return words.say(
          "usage.bad.value", name(argument), fault.getValue(), wanted(fault, argument));
    }
    return words.say("usage.other", fault.getMessage());
  }

  private String unmatched(UnmatchedArgumentException fault) {
    String first = fault.getUnmatched().get(0);
    CommandLine command = fault.getCommandLine();
    String sentence =
        first.startsWith("-")
            ? words.say("usage.unknown.option", first)
            : command.getParent() == null
                ? words.say("usage.unknown.command", first)
                : words.say("usage.unknown.argument", first);
    List<String> near = fault.getSuggestions().stream().limit(1).toList();
    return near.isEmpty() ? sentence : sentence + " " + words.say("usage.suggestion", near.get(0));
  }

  private String wanted(ParameterException fault, ArgSpec argument) {
    if (fault instanceof OutOfRange range) {
      return words.say("usage.value.range", range.least(), range.most());
    }
    if (argument.completionCandidates() != null) {
      return words.say("usage.value.choice", String.join(", ", argument.completionCandidates()));
    }
    return words.say("usage.value.number");
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? option.longestName()
        : argument.paramLabel().replaceAll("[<>]", "");
  }
}
