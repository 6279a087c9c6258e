package org.rpg.encounter.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client that nobody here has written, and that is strict about ranges and versions. */
class NeovimTest {
  @TempDir Path folder;

  @Test
  @Timeout(value = 3, unit = TimeUnit.MINUTES)
  void neovimChecksCompletesRenamesAndLaysOut()
      throws IOException, InterruptedException, URISyntaxException {
    assumeTrue(Programs.onPath("nvim"), "there is no Neovim here");
    Files.writeString(
        folder.resolve("heroes.encounter"),
        "character Ana {\n    skills Physique 2, Fight[Sword] 3\n    wields Sword\n}\n");
    Files.writeString(
        folder.resolve("scene.encounter"),
        "import \"heroes.encounter\"\n"
            + "encounter Ford { heroes: Ana\nopponents:   2 Goblinz\n  Ana starts prone }\n");
    Path script = Path.of(getClass().getResource("/neovim/drive.lua").toURI());
    ProcessBuilder nvim =
        new ProcessBuilder(
            "nvim", "--headless", "-u", "NONE", "-i", "NONE", "-S", script.toString());
    nvim.environment().put("ENCOUNTER_FOLDER", folder.toRealPath().toString());
    nvim.environment().put("ENCOUNTER_SERVER", String.join("\n", TheJar.process("lsp").command()));
    nvim.environment().put("XDG_STATE_HOME", folder.resolve("state").toString());
    Process process = nvim.redirectErrorStream(true).start();
    String said = TheJar.all(process.getInputStream());
    assertEquals(0, TheJar.exitCode(process), said);
    List<String> lines = said.lines().map(String::stripTrailing).toList();
    // "opponents:   2 Goblinz": the name is the columns 15 to 22 of the third line
    assertTrue(lines.contains("diagnostic LINK-UNKNOWN 2 15 22"), said);
    assertTrue(lines.stream().anyMatch(it -> it.matches("completion \\d+ Dagger")), said);
    assertTrue(lines.contains("hover Sword"), said);
    assertTrue(lines.contains("renamed everywhere"), said);
    assertTrue(
        said.contains(
            "|encounter Ford {\n|    heroes: Zuleica\n|    opponents: 2 Goblinz\n"
                + "|    Zuleica starts prone\n|}\n"),
        said);
    assertTrue(lines.contains("clean") && lines.contains("stopped"), said);
  }
}
