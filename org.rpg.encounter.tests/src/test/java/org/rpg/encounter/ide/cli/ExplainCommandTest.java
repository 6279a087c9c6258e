package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.dsl.validation.DiagnosisPage;

/** {@code encounter explain}. */
class ExplainCommandTest {
  @Test
  void withoutACodeAllAreListed() {
    String english = CommandRun.of("explain", "--language=en").out();
    String portuguese = CommandRun.of("explain", "--language=pt").out();
    for (String code : DiagnosisPage.codes()) {
      assertTrue(english.contains("\n  " + code + " ") || english.startsWith("  " + code), code);
      assertTrue(portuguese.contains("  " + code + " "), code);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, EDGE-OPEN · An end that no edge takes, warning, How to mend it., wrong, adventure Quest {",
    "pt, EDGE-OPEN · Um fim que nenhuma ligação segue, aviso, Como consertar., errado, aventura Busca {",
  })
  void aPageIsShownWithBothScripts(
      String language, String title, String severity, String mend, String wrong, String line) {
    CommandRun run = CommandRun.of("explain", "edge-open", "--language", language);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith(title + "\n" + severity), run.out());
    assertTrue(run.out().contains("\n" + mend + " "), run.out());
    assertTrue(run.out().contains("\n  " + wrong + "\n"), run.out());
    assertTrue(run.out().contains("\n    " + line + "\n"), run.out());
  }

  @Test
  void theJsonIsTheSameInBothLanguages() {
    String english = CommandRun.of("explain", "--format=json", "--language=en").out();
    assertEquals(english, CommandRun.of("explain", "--format=json", "--language=pt").out());
    assertEquals(
        DiagnosisPage.codes().size(),
        JsonParser.parseString(english).getAsJsonObject().getAsJsonArray("diagnostics").size());
  }

  @Test
  void anUnknownCodeIsToldWithTheNearestAndExits64() {
    CommandRun run = CommandRun.of("explain", "EDGE-OPNE", "--language=en");
    assertEquals(64, run.code());
    assertEquals("There is no diagnostic \"EDGE-OPNE\". Did you mean EDGE-OPEN?\n", run.err());
  }
}
