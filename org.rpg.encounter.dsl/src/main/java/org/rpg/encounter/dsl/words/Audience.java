package org.rpg.encounter.dsl.words;

import com.google.inject.Singleton;
import java.util.Optional;
import org.eclipse.emf.ecore.resource.Resource;

/**
 * Who hears what is said of scripts. Everything said is in the language that somebody has asked
 * for, else in the script's.
 */
@Singleton
public class Audience {
  private volatile Optional<Language> asked = Optional.empty();

  /** The language asked for; empty if each script speaks for itself. */
  public Optional<Language> asked() {
    return asked;
  }

  /** From now on everything is said in that language, or in that of each script. */
  public void ask(Optional<Language> language) {
    asked = language;
  }

  /** The reader of what is said about a script. */
  public Reader of(Resource script) {
    return of(Language.of(script));
  }

  /** The reader of what is said about a text in a language. */
  public Reader of(Language script) {
    return new Reader(asked.orElse(script), script);
  }
}
