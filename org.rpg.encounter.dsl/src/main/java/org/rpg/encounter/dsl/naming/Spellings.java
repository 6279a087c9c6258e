package org.rpg.encounter.dsl.naming;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * The names of what a script declares: in the file's language, then in the other one if it has
 * another.
 */
public final class Spellings {
  private Spellings() {}

  /** Both names, or one, or none. */
  public static List<String> of(EObject element) {
    return Stream.of(feature(element, "name"), feature(element, "alias"))
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  /** By what its names are looked up. */
  public static List<String> keys(EObject element) {
    return of(element).stream().map(NameKey::of).distinct().toList();
  }

  /** The name in the file's language. */
  public static Optional<String> first(EObject element) {
    return feature(element, "name");
  }

  /** The name in the other language, if one is given. */
  public static Optional<String> other(EObject element) {
    return feature(element, "alias");
  }

  /** The declaration in which something stands, itself if it is one. */
  public static EObject declaration(EObject element) {
    EObject top = element;
    while (top.eContainer() != null && !(top.eContainer() instanceof Script)) {
      top = top.eContainer();
    }
    return top;
  }

  /** A text that an element has; empty if it has none. */
  static Optional<String> feature(EObject element, String feature) {
    EStructuralFeature name = element.eClass().getEStructuralFeature(feature);
    return name != null && element.eGet(name) instanceof String text && !text.isEmpty()
        ? Optional.of(text)
        : Optional.empty();
  }
}
