package org.rpg.encounter.dsl.words;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Optional;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.TokenSource;

/** Puts the table of words before a generated lexer. */
@Singleton
public final class TermTokens {
  private final DeclarationKeywords declarations;
  private final LanguagePreference preference;

  @Inject
  TermTokens(DeclarationKeywords declarations, LanguagePreference preference) {
    this.declarations = declarations;
    this.preference = preference;
  }

  /** The tokens of a text as a parser of the grammar's keys wants them. */
  public TokenSource of(TokenSource lexer, CharStream chars, TokenTypes types) {
    Language preferred =
        (chars instanceof ScriptStream script ? script.hint() : Optional.<Language>empty())
            .orElseGet(preference::language);
    return new TermTokenSource(lexer, chars, types, declarations.keys(), preferred);
  }
}
