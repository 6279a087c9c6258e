package org.rpg.encounter.dsl.library;

import com.google.inject.Singleton;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;

/** The rulebook that ships: scripts that every other script sees without an import. */
@Singleton
public class Library {
  /** The folder of the class path it lies in. */
  public static final String PLACE = "/org/rpg/encounter/library/";

  /** The files, in the order in which they are read. */
  public static final List<String> FILES =
      List.of(
          "regras.encounter",
          "pericias.encounter",
          "armas.encounter",
          "armaduras.encounter",
          "itens.encounter",
          "venenos.encounter",
          "terrenos.encounter",
          "taticas.encounter",
          "criaturas.encounter",
          "bestas.encounter",
          "personagens.encounter");

  private volatile List<URI> uris = FILES.stream().map(Library::shipped).toList();

  private static URI shipped(String file) {
    return URI.createURI(resource(file).toString());
  }

  /** Where a file of the library is on the class path, in a folder or a jar. */
  public static URL resource(String file) {
    return Objects.requireNonNull(Library.class.getResource(PLACE + file), file);
  }

  /** Where the scripts of the library are read from. */
  public List<URI> uris() {
    return uris;
  }

  /** Reads the library from elsewhere: a copy that an editor can open. */
  public void moveTo(List<URI> copies) {
    uris = List.copyOf(copies);
  }

  /** Whether a file is part of the library. */
  public boolean holds(URI uri) {
    return uris.contains(uri);
  }

  /** The library in a set of scripts, read if it is not there yet. */
  public List<Resource> load(ResourceSet scripts) {
    List<Resource> loaded = new ArrayList<>();
    for (URI uri : uris) {
      try {
        loaded.add(scripts.getResource(uri, true));
      } catch (WrappedException e) { // a copy that somebody deleted: go on without it
        scripts.getResources().removeIf(resource -> uri.equals(resource.getURI()));
      }
    }
    return loaded;
  }
}
