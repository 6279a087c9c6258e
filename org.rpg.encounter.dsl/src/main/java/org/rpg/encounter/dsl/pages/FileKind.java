package org.rpg.encounter.dsl.pages;

import java.util.List;
import org.eclipse.emf.common.util.URI;

/** What a file is to us, which its name tells. */
public enum FileKind {
  /** A script and nothing else. */
  SCRIPT("encounter"),
  /** A Markdown page, which may hold a script in fences. */
  PAGE("md"),
  /** Nothing that we read. */
  OTHER("");

  private final String extension;

  FileKind(String extension) {
    this.extension = extension;
  }

  /** How the names of such files end, without the point. */
  public String extension() {
    return extension;
  }

  /** The ends of the names of all files that can hold a script. */
  public static List<String> extensions() {
    return List.of(SCRIPT.extension, PAGE.extension);
  }

  /** What the file at that address is. */
  public static FileKind of(URI file) {
    return ofExtension(file.fileExtension());
  }

  /** What a file of that name is. */
  public static FileKind of(String name) {
    return ofExtension(name.substring(name.lastIndexOf('.') + 1));
  }

  private static FileKind ofExtension(String extension) {
    return SCRIPT.extension.equals(extension)
        ? SCRIPT
        : PAGE.extension.equals(extension) ? PAGE : OTHER;
  }
}
