package org.rpg.encounter.manual.script;

import java.util.List;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.words.Language;

/**
 * A script that comes with the program, in both languages. A translation has the same lines.
 *
 * @param file what its file is called
 * @param kind where it comes from
 * @param script the model, linked
 * @param language what it was written in
 * @param english its text in English
 * @param portuguese its text in Portuguese
 */
public record Shipped(
    String file,
    Kind kind,
    XtextResource script,
    Language language,
    ScriptText english,
    ScriptText portuguese) {
  /** Where it comes from. */
  public enum Kind {
    EXAMPLE,
    LIBRARY
  }

  /** Its text in a language. */
  public ScriptText in(Language wanted) {
    return wanted.choose(english, portuguese);
  }

  /** The scripts of a kind. */
  public static List<Shipped> of(Kind kind, List<Shipped> scripts) {
    return scripts.stream().filter(it -> it.kind() == kind).toList();
  }
}
