package org.rpg.encounter.dsl.library;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;

/** What lies in a folder of the class path, be it a folder or a part of a jar. */
public final class ResourceFolder {
  private ResourceFolder() {}

  /**
   * The names of its files, in order; none if there is no such folder.
   *
   * @param folder begins and ends with a slash
   * @param ending how the names end
   */
  public static List<String> names(String folder, String ending) {
    URL place = ResourceFolder.class.getResource(folder);
    List<String> names = new ArrayList<>();
    try {
      if (place != null && place.openConnection() instanceof JarURLConnection jar) {
        jar.getJarFile().stream()
            .map(ZipEntry::getName)
            .filter(name -> name.startsWith(jar.getEntryName()))
            .map(name -> name.substring(folder.length() - 1))
            .filter(name -> !name.contains("/"))
            .forEach(names::add);
      } else if (place != null) {
        names.addAll(List.of(new File(URI.create(place.toString())).list()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return names.stream().filter(name -> name.endsWith(ending)).sorted().toList();
  }
}
