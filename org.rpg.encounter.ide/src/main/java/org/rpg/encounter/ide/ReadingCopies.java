package org.rpg.encounter.ide;

import com.google.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Files of the jar, copied to where an editor can open them for reading. A copy lies in a folder
 * named after its content, so versions never mix and two processes may write at once.
 */
@Singleton
public final class ReadingCopies {
  private final Path cache;

  /** In the user's cache folder. */
  public ReadingCopies() {
    this(userCache());
  }

  ReadingCopies(Path cache) {
    this.cache = cache;
  }

  /** The copy of a resource; empty if there is no such resource or nowhere to write. */
  public Optional<Path> of(String resource) {
    int name = resource.lastIndexOf('/') + 1;
    return of(resource.substring(0, name), List.of(resource.substring(name)))
        .map(copies -> copies.get(0));
  }

  /** Copies of some resources of one folder, side by side; empty if any is not there. */
  public Optional<List<Path>> of(String folder, List<String> names) {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    for (String name : names) {
      try (InputStream in = ReadingCopies.class.getResourceAsStream(folder + name)) {
        if (in == null) {
          return Optional.empty();
        }
        contents.put(name, in.readAllBytes());
      } catch (IOException e) {
        return Optional.empty();
      }
    }
    return keep(contents);
  }

  /**
   * A text that this program makes, below a folder for its content; the name may have folders of
   * its own. Empty if there is nowhere to write.
   */
  public Optional<Path> ofText(String name, String text) {
    return keep(Map.of(name, text.getBytes(StandardCharsets.UTF_8))).map(it -> it.get(0));
  }

  private Optional<List<Path>> keep(Map<String, byte[]> contents) {
    Optional<List<Path>> kept = keep(cache, contents);
    return kept.isPresent()
        ? kept
        : keep(Path.of(System.getProperty("java.io.tmpdir"), "encounter"), contents);
  }

  /** A text of the moment, for an editor to open: only the last of each name is kept. */
  public Optional<Path> write(String name, String text) {
    Path file = cache.resolve("shown").resolve(name);
    try {
      Files.createDirectories(file.getParent());
      return Optional.of(Files.writeString(file, text));
    } catch (IOException | SecurityException e) {
      return Optional.empty();
    }
  }

  private static Optional<List<Path>> keep(Path root, Map<String, byte[]> contents) {
    CRC32 sum = new CRC32();
    contents.values().forEach(sum::update);
    Path folder = root.resolve(HexFormat.of().toHexDigits((int) sum.getValue()));
    List<Path> copies = new ArrayList<>();
    try {
      for (Map.Entry<String, byte[]> content : contents.entrySet()) {
        copies.add(keep(folder, content.getKey(), content.getValue()));
      }
      return Optional.of(copies);
    } catch (IOException | SecurityException e) {
      return Optional.empty();
    }
  }

  private static Path keep(Path folder, String name, byte[] content) throws IOException {
    Path copy = folder.resolve(name);
    if (!Files.exists(copy) || Files.size(copy) != content.length) {
      Files.createDirectories(copy.getParent());
      Path draft = Files.createTempFile(copy.getParent(), "copy", ".new");
      Files.write(draft, content);
      draft.toFile().setReadOnly();
      move(draft, copy);
    }
    return copy.toRealPath();
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static Path userCache() {
    String home = System.getProperty("user.home", ".");
    String os = System.getProperty("os.name", "");
    if (os.startsWith("Windows")) {
      return environment("LOCALAPPDATA")
          .orElse(Path.of(home, "AppData", "Local"))
          .resolve("encounter");
    }
    if (os.startsWith("Mac")) {
      return Path.of(home, "Library", "Caches", "encounter");
    }
    return environment("XDG_CACHE_HOME").orElse(Path.of(home, ".cache")).resolve("encounter");
  }

  private static Optional<Path> environment(String name) {
    String value = System.getenv(name);
    return value == null || value.isEmpty() ? Optional.empty() : Optional.of(Path.of(value));
  }
}
