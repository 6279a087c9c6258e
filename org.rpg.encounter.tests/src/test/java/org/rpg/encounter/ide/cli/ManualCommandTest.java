package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code encounter manual}. */
class ManualCommandTest {
  @TempDir Path folder;

  private CommandRun manual(Path to, String... more) {
    String[] arguments = new String[3 + more.length];
    arguments[0] = "manual";
    arguments[1] = "--output";
    arguments[2] = to.toString();
    System.arraycopy(more, 0, arguments, 3, more.length);
    return CommandRun.of(arguments);
  }

  @Test
  void bothLanguagesAreWrittenUnlessOneIsAskedFor() {
    Path to = folder.resolve("a manual/à mão");
    CommandRun run = manual(to);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().endsWith("It begins at " + to.resolve("index.html") + "\n"), run.out());
    assertTrue(Files.exists(to.resolve("en/index.html")));
    assertTrue(Files.exists(to.resolve("pt/index.html")));
  }

  /** What was left of an older one goes, and nothing else. */
  @Test
  void aManualIsWrittenOverAnOlderOne() throws IOException {
    assertEquals(0, manual(folder, "--language", "pt").code());
    assertFalse(Files.exists(folder.resolve("en")));
    Path door = folder.resolve("index.html");
    Path gone = Files.copy(door, folder.resolve("pt/message-GONE.html"));
    Path mine = Files.writeString(folder.resolve("mine.html"), "<p>mine</p>");
    CommandRun run = manual(folder, "--language", "pt");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("Começa em"), run.out());
    assertFalse(Files.exists(gone));
    assertTrue(Files.exists(mine));
  }

  @Test
  void aFolderWithSomethingElseInItIsLeftAlone() throws IOException {
    Files.writeString(folder.resolve("index.html"), "<p>my table</p>");
    CommandRun run = manual(folder);
    assertEquals(64, run.code());
    assertEquals(
        folder + " holds something else than a manual. Name another folder, or an empty one.\n",
        run.err());
    assertEquals("<p>my table</p>", Files.readString(folder.resolve("index.html")));
    assertFalse(Files.exists(folder.resolve("en")));
  }

  @Test
  void whereNoFolderCanBeItSaysSo() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(new CommandRun(64, "", "Cannot write to " + file + ".\n"), manual(file));
  }
}
