package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code encounter translate}. */
class TranslateCommandTest {
  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("mesa é.encounter"), text);
  }

  @Test
  void theOtherLanguageIsPrinted() throws IOException {
    Path file = file("criatura Lobo Cinza / Grey Wolf como Lobo { deslocamento 1,5 m }\n");
    assertEquals(
        new CommandRun(0, "creature Grey Wolf / Lobo Cinza like Wolf { speed 1.5 m }\n", ""),
        CommandRun.of("translate", file.toString()));
  }

  @Test
  void ofAPageOnlyTheScriptsChange() throws IOException {
    String page =
        """
        # A mesa: Ana, Bento

        > ```encontro
        > grupo Mesa: Ana
        > encontro Luta { leia \"""
        >     Um corvo.
        >     \""" heróis: Ana  oponentes: 2 Lobos }
        > ```
        criatura é só prosa aqui.
        """;
    Path file = Files.writeString(folder.resolve("mesa.md"), page);
    assertEquals(
        new CommandRun(
            0,
            page.replace("grupo", "party")
                .replace("encontro Luta", "encounter Luta")
                .replace("leia", "read")
                .replace("heróis", "heroes")
                .replace("oponentes", "opponents")
                .replace("Lobos", "Wolves"),
            ""),
        CommandRun.of("translate", file.toString()));
  }

  @Test
  void orWrittenToAFile() throws IOException {
    Path file = file("party Mesa: Ana\n");
    Path other = folder.resolve("other.encounter");
    assertEquals(
        new CommandRun(0, "", ""),
        CommandRun.of("translate", file.toString(), "--output", other.toString()));
    assertEquals("grupo Mesa: Ana\n", Files.readString(other));
  }

  @Test
  void aBrokenScriptIsNot() throws IOException {
    Path file = file("party Mesa Ana\n");
    CommandRun run = CommandRun.of("translate", "--language=en", file.toString());
    assertEquals(1, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("cannot be translated"), run.err());
  }
}
