package org.rpg.encounter.dsl.validation;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.Language;

/** The name of a thing in the reader's language, as far as it has one there. */
public record Named(EObject element) implements Wording {
  @Override
  public String in(Language language) {
    boolean own = Language.of(element) == language;
    String first = Spellings.first(element).orElse("");
    if (first.isEmpty() && element instanceof Member m && m.getBeing() != null) {
      return new Named(m.getBeing()).in(language);
    }
    return own ? first : Spellings.other(element).orElse(first);
  }
}
