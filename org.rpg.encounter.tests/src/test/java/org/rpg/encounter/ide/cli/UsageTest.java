package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.words.Language;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** The command line itself: help and wrong usage, in both languages. */
class UsageTest {
  @Test
  void eachMessageIsInBothLanguages() {
    List<String> english = Collections.list(new Messages(Language.EN).getKeys());
    List<String> portuguese = Collections.list(new Messages(Language.PT).getKeys());
    assertEquals(new TreeSet<>(english), new TreeSet<>(portuguese));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void everyOptionAndCommandIsDescribed(String language) {
    Messages words = new Messages(UserLanguage.named(language).orElseThrow());
    Screen nowhere = new Screen(System.out, System.err, false, false, false);
    CommandLine line = EncounterCommand.commandLine(nowhere, words.language(), "");
    for (CommandLine command : line.getSubcommands().values()) {
      if (command.getCommandSpec().usageMessage().hidden()) {
        continue;
      }
      assertTrue(command.getUsageMessage().strip().length() > 40);
      assertTrue(command.getCommandSpec().usageMessage().header().length > 0);
      for (ArgSpec argument : command.getCommandSpec().args()) {
        assertTrue(words.containsKey(argument.descriptionKey()), argument.toString());
      }
    }
  }

  @Test
  void helpIsInTheUsersLanguage() {
    CommandRun english = CommandRun.of("--help", "--language", "en");
    CommandRun portuguese = CommandRun.of("validate", "--help", "--language=pt");
    assertEquals(0, english.code());
    assertTrue(english.out().contains("Checks scripts and what they import."));
    assertTrue(portuguese.out().contains("Opções:"), portuguese.out());
    assertFalse(english.out().contains("rehearse"));
  }

  @Test
  void theVersionIsOneLineAboutUsAndOneAboutJava() {
    CommandRun run = CommandRun.of("--version");
    assertEquals(0, run.code());
    assertTrue(run.out().startsWith("encounter "), run.out());
    assertTrue(run.out().contains("Java " + Runtime.version()), run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | valdate                     | There is no command "valdate". Did you mean validate?
          pt | valdate                     | Não há comando "valdate". Quis dizer validate?
          en | validate                    | Missing: FILE
          pt | validate                    | Falta: FILE
          en | validate --fomat json x     | Unknown option: --fomat. Did you mean --format?
          pt | validate --format xml x     | "xml" não serve para --format. Possíveis: text, json, sarif.
          pt | preview --runs muitas x     | "muitas" não serve para --runs. É preciso um número inteiro.
          en | preview --runs 0 x          | "0" is no value for --runs. From 1 to 100000000.
          en | preview --threads 65 x      | "65" is no value for --threads. From 1 to 64.
          en | run --run -1 x              | "-1" is no value for --run. From 0 to 9223372036854775807.
          en | run --seed 1 --seed 2 x     | --seed is given twice.
          en | run x y                     | This does not belong here: y
          """)
  void wrongUsageIsToldInOneSentenceAndExits64(String language, String line, String sentence) {
    String[] arguments = (line + " --language " + language).split(" +");
    CommandRun run = CommandRun.of(arguments);
    assertEquals(64, run.code());
    assertEquals(sentence, run.err().split("\n")[0]);
    assertEquals("", run.out());
  }

  @Test
  void withoutACommandThereIsHelpAndA64() {
    CommandRun run = CommandRun.of();
    assertEquals(64, run.code());
    assertTrue(run.err().contains("validate"), run.err());
  }

  @Test
  void theLanguageOfTheUserIsWhatHeSays() {
    assertEquals(Language.PT, UserLanguage.of(new String[] {"run", "--language=pt"}));
    assertEquals(Language.EN, UserLanguage.of(new String[] {"--language", "en", "run"}));
  }
}
