package org.rpg.encounter.dsl.library;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.words.Language;

/** The rulebook that ships, for tests that ask what it holds. */
public final class LibraryEntries {
  private static final List<Resource> FILES = Scripts.the(Library.class).load(Scripts.set());

  private LibraryEntries() {}

  /** Its files, linked. */
  public static List<Resource> files() {
    FILES.forEach(Scripts::link);
    return FILES;
  }

  /** Its entries of one kind, in the order of the files. */
  public static <T extends EObject> List<T> entries(Class<T> kind) {
    return files().stream()
        .flatMap(it -> ((Script) it.getContents().get(0)).getDeclarations().stream())
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  /** An entry's name in a language; the library is written in Portuguese. */
  public static String name(EObject entry, Language language) {
    String first = Spellings.first(entry).orElseThrow();
    return language == Language.PT ? first : Spellings.other(entry).orElse(first);
  }

  /** An entry's own properties of a kind and those of what it is like, the nearest first. */
  static <P> Stream<P> properties(EObject entry, Class<P> kind) {
    return Lineage.of(entry).stream()
        .flatMap(it -> it.eContents().stream())
        .filter(kind::isInstance)
        .map(kind::cast);
  }
}
