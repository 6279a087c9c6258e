package org.rpg.encounter.manual.pages;

import java.util.List;
import org.eclipse.xtext.Grammar;
import org.rpg.encounter.dsl.library.Documentation;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.manual.grammar.Constructs;
import org.rpg.encounter.manual.grammar.Excerpts;
import org.rpg.encounter.manual.script.ScriptInk;
import org.rpg.encounter.manual.script.Shipped;

/**
 * What lies before whoever writes the manual in one language.
 *
 * @param scripts the examples and the library
 */
public record Desk(
    Language language,
    Grammar grammar,
    Constructs constructs,
    Excerpts excerpts,
    List<Shipped> scripts,
    ScriptInk ink,
    Translator translator,
    Documentation documentation) {
  public Desk {
    scripts = List.copyOf(scripts);
  }

  Markup markup() {
    return new Markup(ink, language);
  }
}
