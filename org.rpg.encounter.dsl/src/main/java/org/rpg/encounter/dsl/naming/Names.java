package org.rpg.encounter.dsl.naming;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.words.Language;

/**
 * What an element is called.
 *
 * @param language the language of the file it stands in, which the name is in
 * @param name its name
 * @param alias its name in the other language, if it has one of its own
 * @param title what readers see in place of the name, if it has one
 */
public record Names(
    Language language, String name, Optional<String> alias, Optional<String> title) {

  /** The names of an element; empty if it has none. */
  public static Optional<Names> of(EObject element) {
    return text(element, "name")
        .map(
            name ->
                new Names(
                    Language.of(element), name, text(element, "alias"), text(element, "title")));
  }

  /** The name in that language, or the only one there is. */
  public String in(Language wanted) {
    return wanted == language ? name : alias.orElse(name);
  }

  /** The name in the other language, if it differs. */
  public Optional<String> besides(Language wanted) {
    return alias.map(other -> wanted == language ? other : name).filter(o -> !o.equals(in(wanted)));
  }

  private static Optional<String> text(EObject element, String feature) {
    return Spellings.feature(element, feature).filter(text -> !text.isBlank());
  }
}
