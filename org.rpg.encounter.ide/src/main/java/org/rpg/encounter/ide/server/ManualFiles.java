package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.rpg.encounter.ide.ReadingCopies;

/** The page of each diagnostic, as a file that an editor can open. */
@Singleton
final class ManualFiles {
  private static final String FOLDER = "/org/rpg/encounter/dsl/diagnostics/";

  private final ReadingCopies copies;
  private final Map<String, Optional<String>> pages = new ConcurrentHashMap<>();

  @Inject
  ManualFiles(ReadingCopies copies) {
    this.copies = copies;
  }

  /** The URI of the page of that code, if it has one. */
  Optional<String> page(String code) {
    return pages.computeIfAbsent(
        code,
        c ->
            c.matches("[A-Z0-9-]+")
                ? copies.of(FOLDER + c + ".md").map(file -> file.toUri().toString())
                : Optional.empty());
  }
}
