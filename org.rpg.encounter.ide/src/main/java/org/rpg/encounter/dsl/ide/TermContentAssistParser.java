package org.rpg.encounter.dsl.ide;

import org.antlr.runtime.*;
import org.rpg.encounter.dsl.ide.contentassist.antlr.EncounterParser;
import org.rpg.encounter.dsl.words.*;

public class TermContentAssistParser extends EncounterParser {
  private static final TokenTypes TYPES =
      new TokenTypes(
          EncounterParser.class,
          "org/rpg/encounter/dsl/ide/contentassist/antlr/internal/InternalEncounter.tokens");

  @Override
  protected TokenSource createLexer(CharStream stream) {
    return new TermTokenSource(super.createLexer(stream), stream, TYPES, java.util.Set.of());
  }
}
