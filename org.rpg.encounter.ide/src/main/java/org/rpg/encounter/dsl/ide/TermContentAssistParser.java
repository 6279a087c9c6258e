package org.rpg.encounter.dsl.ide;

import com.google.inject.Inject;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.TokenSource;
import org.rpg.encounter.dsl.ide.contentassist.antlr.EncounterParser;
import org.rpg.encounter.dsl.words.TermTokens;
import org.rpg.encounter.dsl.words.TokenTypes;

/** The generated parser of content assist, reading keys instead of words. */
public class TermContentAssistParser extends EncounterParser {
  private static final TokenTypes TYPES =
      new TokenTypes(
          EncounterParser.class,
          "org/rpg/encounter/dsl/ide/contentassist/antlr/internal/InternalEncounter.tokens");

  @Inject private TermTokens tokens;

  @Override
  protected TokenSource createLexer(CharStream stream) {
    return tokens.of(super.createLexer(stream), stream, TYPES);
  }
}
