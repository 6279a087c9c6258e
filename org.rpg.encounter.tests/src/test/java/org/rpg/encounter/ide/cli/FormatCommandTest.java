package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code encounter format}. */
class FormatCommandTest {
  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("mesa é.encounter"), text);
  }

  @Test
  void layingOutWritesTheFileAndSaysSo() throws IOException {
    Path file = file("\uFEFFgrupo A:Ana\r\n\r\n\r\ngrupo B: Bento");
    assertEquals(
        new CommandRun(0, "Arrumado: " + file + "\n", ""),
        CommandRun.of("format", "--language=pt", file.toString()));
    assertEquals("\uFEFFgrupo A: Ana\r\n\r\ngrupo B: Bento\r\n", Files.readString(file));
    assertEquals(new CommandRun(0, "", ""), CommandRun.of("format", file.toString()));
  }

  @Test
  void checkingChangesNothingAndFails() throws IOException {
    Path file = file("party A:Ana\n");
    assertEquals(
        new CommandRun(1, "Not laid out: " + file + "\n", ""),
        CommandRun.of("format", "--language=en", "--check", file.toString()));
    assertEquals("party A:Ana\n", Files.readString(file));
  }

  @Test
  void aBrokenScriptIsLeftAsItIsAndItsErrorsAreShown() throws IOException {
    Path file = file("party A Ana\n");
    CommandRun run = CommandRun.of("format", "--language=en", file.toString());
    assertEquals(1, run.code());
    assertTrue(run.err().contains(":1:") && run.err().contains("left as it is"), run.err());
    assertEquals("party A Ana\n", Files.readString(file));
  }

  @Test
  void aMissingFileIsAMessage() {
    CommandRun run = CommandRun.of("format", "--language=en", folder.resolve("no.encounter") + "");
    assertEquals(1, run.code());
    assertTrue(run.err().contains("no.encounter"), run.err());
  }

  @Test
  void ofAPageOnlyTheFencesAreLaidOut() throws IOException {
    Path page = folder.resolve("a.md");
    Files.writeString(
        page,
        """
        #  Quem   joga
        > ```encontro
        > grupo A:Ana
        >
        >
        >   grupo B :  Bento
        > ```

        1. x

           ~~~encontro
           encontro C{
           heróis:A
           oponentes:2 Goblins
           ~~~

           texto   solto

           ~~~encontro
             }
           ~~~

        ```encontro
        personagem Bento{
        xp 1}
        ```
        """);
    assertEquals(0, CommandRun.of("format", page.toString()).code());
    assertEquals(
        """
        #  Quem   joga
        > ```encontro
        > grupo A: Ana
        >
        > grupo B: Bento
        > ```

        1. x

           ~~~encontro
           encontro C{
           heróis:A
           oponentes:2 Goblins
           ~~~

           texto   solto

           ~~~encontro
             }
           ~~~

        ```encontro
        personagem Bento {
            xp 1
        }
        ```
        """,
        Files.readString(page));
    assertEquals(new CommandRun(0, "", ""), CommandRun.of("format", "--check", page.toString()));
  }
}
