package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.words.Language;

/** What an internal fault looks like. */
class FaultReportTest {
  @Test
  void theDetailsGoIntoAFileThatTheMessageNames() throws IOException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream to = new PrintStream(err, true, StandardCharsets.UTF_8);
    Screen screen = new Screen(to, to, false, false, false);
    Throwable fault = new IllegalStateException("the dragon ate it");
    int code =
        FaultReport.of(
            fault, new String[] {"run", "x.encounter"}, screen, new Messages(Language.EN));
    String message = err.toString(StandardCharsets.UTF_8);
    assertEquals(70, code);
    assertFalse(message.contains("at org.rpg"), message);
    Path file = Path.of(message.substring(message.lastIndexOf(": ") + 2).strip());
    String details = Files.readString(file);
    Files.delete(file);
    assertTrue(details.contains("the dragon ate it"), details);
    assertTrue(details.contains("[run, x.encounter]"), details);
  }
}
