package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files, names and crowds as game masters have them, from the command line. */
class TextsCommandTest {
  private static final String ANA = "personagem Ana { perícias Lutar[Espada] 2  empunha Espada }\n";
  private static final String ARCS = "02 Arcos – Cerco & Fuga (não-lido), #1.encounter";

  @TempDir Path folder;

  @Test
  void aPathWithADashAnAmpersandAndANumberSignIsImportedAndRun() throws IOException {
    Path adventures = Files.createDirectory(folder.resolve("Aventuras"));
    Path arcs = Files.writeString(adventures.resolve(ARCS), "criatura Urso Cinza { }\n" + ANA);
    String scene = "encontro Ponte { heróis: Ana  oponentes: 2 Urso Cinza }\n";
    Path main =
        Files.writeString(
            folder.resolve("principal.encounter"), "importa \"Aventuras/" + ARCS + "\"\n" + scene);
    assertEquals(0, CommandRun.of("validate", main.toString()).code());
    CommandRun run = CommandRun.of("run", main.toString());
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("Urso Cinza 1"), run.out());
    Files.writeString(arcs, Files.readString(arcs) + scene);
    assertEquals(0, CommandRun.of("run", arcs.toString()).code());
  }

  @Test
  void aNameOfSixHundredLettersIsCutInTheReportAndWholeInJson() throws IOException {
    String name = "Museu das Maravilhas ".repeat(31).strip();
    String file =
        Files.writeString(
                folder.resolve("longo.encounter"),
                "criatura "
                    + name
                    + " { }\n"
                    + ANA
                    + "encontro Ponte { heróis: Ana  oponentes: "
                    + name
                    + "\n termina depois de 2 turnos }\n")
            .toString();
    CommandRun text = CommandRun.of("preview", file, "--runs", "20");
    assertEquals(0, text.code(), text.err());
    assertFalse(text.out().contains(name));
    assertTrue(text.out().contains("Museu das Maravilhas"), text.out());
    assertTrue(text.out().contains("…"), text.out());
    text.out().lines().filter(line -> line.contains("Museu")).forEach(this::fits);
    CommandRun.of("run", file).out().lines().forEach(this::fits);
    CommandRun json = CommandRun.of("preview", file, "--runs", "20", "--format", "json");
    assertTrue(json.out().contains(name), json.out());
  }

  private void fits(String line) {
    assertTrue(line.length() <= 80, line);
  }

  @Test
  void threeHundredOnTheirNumbersAreReportedByTheirKinds() throws IOException {
    String file =
        Files.writeString(
                folder.resolve("muitos.encounter"),
                ANA
                    + "encontro Ponte { heróis: Ana\n oponentes: 100 Goblins, 100 Lobos, 99 Goblins"
                    + " chamados Rex\n termina depois de 2 turnos }\n")
            .toString();
    CommandRun run = CommandRun.of("preview", file, "--runs", "20");
    assertEquals(0, run.code(), run.err());
    for (String group : new String[] {"Goblin × 100", "Lobo × 100", "Rex × 99"}) {
      assertTrue(run.out().contains(group), run.out());
    }
  }

  @Test
  void theCaretStandsBelowAnInvisibleCharacterAndBehindPictures() throws IOException {
    String file =
        Files.writeString(
                folder.resolve("a.encounter"),
                "criatura Rato { nota \"🐺\" tamanho \u200Bpequeno }\n")
            .toString();
    CommandRun run = CommandRun.of("validate", file);
    assertTrue(run.out().contains("a.encounter:1:34: "), run.out());
    String shown =
        "    1 | criatura Rato { nota \"🐺\" tamanho \uFFFDpequeno }\n"
            + "      |                                   ^\n";
    assertTrue(run.out().contains(shown), run.out());
  }

  @Test
  void behindAPictureAndAnAccentWrittenApartTheCaretStandsBelowTheLegendsLetter()
      throws IOException {
    String legend = "  legenda { 🐺 = Lobo  e\u0301 = Ana  # = Ana }";
    String file =
        Files.writeString(
                folder.resolve("m.encounter"),
                "personagem Ana { perícias Físico 2 }\nencontro X {\n  heróis: Ana\n"
                    + "  oponentes: Lobo\n  mapa {\n    .🐺e\u0301..\n  }\n"
                    + legend
                    + "\n}\n")
            .toString();
    CommandRun run = CommandRun.of("validate", file);
    // on the screen the wolf takes two cells, e and its accent one: 12 + 2 + 9 + 1 + 8
    String shown = "    8 | " + legend + "\n      | " + " ".repeat(32) + "^\n";
    assertTrue(run.out().contains(shown), run.out());
    assertTrue(run.out().contains("[MAP-LEGEND-UNUSED]"), run.out());
  }
}
