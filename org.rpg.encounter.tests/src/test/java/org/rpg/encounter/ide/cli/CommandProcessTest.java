package org.rpg.encounter.ide.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.rpg.encounter.ide.TheJar;

/** The jar and its launcher as processes: nothing on the screen but what is meant for it. */
class CommandProcessTest {
  @TempDir Path folder;

  @Test
  void aBrokenScriptSaysWhatIsWrongAndNothingElse() throws Exception {
    Path script = folder.resolve("broken.encounter");
    Files.writeString(script, "tática T {\n  se caído: levanta-se\n}\n");
    ProcessBuilder builder = TheJar.process("validate", script.toString());
    builder.environment().put("LC_ALL", "POSIX");
    Process process = builder.start();
    assertEquals("", TheJar.all(process.getErrorStream()));
    String out = TheJar.all(process.getInputStream());
    assertTrue(out.contains("Não") || out.contains("'levantar-se'"), out);
    assertEquals(4, out.lines().count(), out);
    assertEquals(1, TheJar.exitCode(process));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theLauncherWorksFromAnyFolderThroughALinkAndWithBlanksInPaths() throws Exception {
    Path home = Files.createDirectories(folder.resolve("my games/encounter"));
    Path target = Files.createDirectories(home.resolve("org.rpg.encounter.ide/target"));
    Files.createSymbolicLink(target.resolve("encounter.jar"), TheJar.file());
    Path launcher = home.resolve("encounter");
    Files.copy(
        TheJar.root().resolve("encounter"),
        launcher,
        java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
    Path link = Files.createSymbolicLink(folder.resolve("the link"), launcher);
    Path script = folder.resolve("a script.encounter");
    Files.writeString(script, "criatura Bruto { tamanho médio }\n");
    ProcessBuilder builder =
        new ProcessBuilder(link.toString(), "validate", script.getFileName().toString())
            .directory(folder.toFile());
    builder.environment().put("ENCOUNTER_NO_ARCHIVE", "yes"); // it would be written meanwhile
    Process process = builder.start();
    String out = TheJar.all(process.getInputStream());
    assertEquals("", TheJar.all(process.getErrorStream()));
    assertEquals("Nenhum problema.\n", out);
    assertEquals(0, TheJar.exitCode(process));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void withoutJavaThereIsOneSentence() throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            "/bin/bash", TheJar.root().resolve("encounter").toString(), "--language", "pt");
    builder.environment().remove("JAVA_HOME");
    builder.environment().put("PATH", folder.toString());
    Process process = builder.start();
    assertEquals(
        "Falta o Java: o encounter precisa de um JDK, versão 17 ou mais nova,"
            + " em JAVA_HOME ou no PATH.\n",
        TheJar.all(process.getErrorStream()));
    assertEquals(69, TheJar.exitCode(process));
  }
}
