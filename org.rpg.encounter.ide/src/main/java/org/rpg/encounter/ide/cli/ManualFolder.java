package org.rpg.encounter.ide.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A folder that a manual is written to: an empty one, or one that holds an older manual. */
final class ManualFolder {
  private static final String DOOR = "index.html";

  /** What every page of a manual says in its head. */
  private static final String MARK = "content=\"encounter manual\"";

  private final Path folder;

  ManualFolder(Path folder) {
    this.folder = folder;
  }

  /** Whether nothing of anybody else's lies there. */
  boolean isFree() {
    if (!Files.exists(folder)) {
      return true;
    }
    try (Stream<Path> within = Files.list(folder)) {
      return within.findAny().isEmpty() || isOurs(folder.resolve(DOOR));
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isOurs(Path page) throws IOException {
    return Files.isRegularFile(page)
        && new String(Files.readAllBytes(page), StandardCharsets.UTF_8).contains(MARK);
  }

  /**
   * Writes all files; pages of an older manual that this one no longer has go.
   *
   * @param files texts by their paths in the folder
   */
  void write(Map<String, String> files) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    for (Path page : pages()) {
      String name = folder.relativize(page).toString().replace('\\', '/');
      if (!files.containsKey(name) && isOurs(page)) {
        Files.delete(page);
      }
    }
  }

  private List<Path> pages() throws IOException {
    try (Stream<Path> all = Files.walk(folder, 2)) {
      return all.filter(it -> it.toString().endsWith(".html")).toList();
    }
  }
}
