package org.rpg.encounter.dsl.validation;

import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/** The name of a thing in the language of the script that is spoken of, if it has one there. */
public record Named(EObject element) implements Wording {
  @Override
  public String in(Reader reader) {
    boolean own = Language.of(element) == reader.script();
    String first = Spellings.first(element).orElse("");
    if (first.isEmpty() && element instanceof Member m && m.getBeing() != null) {
      return new Named(m.getBeing()).in(reader);
    }
    return own ? first : Spellings.other(element).orElse(first);
  }
}
