package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that somebody names is read, whatever its name ends with. */
class FileEndingsTest {
  private static final String RAT = "creature Rat {\n    size tiny\n}\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"OLD.ENCOUNTER", "notes.txt", "script", "a#b.text", "x.encounter"})
  void aScriptIsReadWhateverItsNameEndsWith(String name) throws IOException {
    Path file = Files.writeString(folder.resolve(name), RAT);
    assertEquals(0, CommandRun.of("validate", file.toString()).code());
    Files.writeString(file, RAT.replace("tiny", "tinny"));
    assertEquals(1, CommandRun.of("validate", file.toString()).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.MD", "page.md"})
  void aPageIsReadWhateverTheCaseOfItsEnding(String name) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "# Rats\n\n```encounter\n" + RAT + "```\n");
    assertEquals(0, CommandRun.of("validate", file.toString()).code());
  }
}
