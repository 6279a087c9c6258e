package org.rpg.encounter.ide;

import com.google.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
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
    try (InputStream in = ReadingCopies.class.getResourceAsStream(resource)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] content = in.readAllBytes();
      String name = resource.substring(resource.lastIndexOf('/') + 1);
      Optional<Path> kept = keep(cache, name, content);
      return kept.isPresent()
          ? kept
          : keep(Path.of(System.getProperty("java.io.tmpdir"), "encounter"), name, content);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<Path> keep(Path root, String name, byte[] content) {
    CRC32 sum = new CRC32();
    sum.update(content);
    Path folder =
        root.resolve(HexFormat.of().toHexDigits((int) sum.getValue()) + "-" + content.length);
    Path copy = folder.resolve(name);
    try {
      if (!Files.exists(copy) || Files.size(copy) != content.length) {
        Files.createDirectories(folder);
        Path draft = Files.createTempFile(folder, name, ".new");
        Files.write(draft, content);
        draft.toFile().setReadOnly();
        move(draft, copy);
      }
      return Optional.of(copy.toRealPath());
    } catch (IOException | SecurityException e) {
      return Optional.empty();
    }
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
