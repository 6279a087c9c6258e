package org.rpg.encounter.dsl;

import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.rpg.encounter.dsl.scoping.EncounterScopeProvider;
import org.rpg.encounter.dsl.words.EncounterValues;
import org.rpg.encounter.dsl.words.TermParser;

/** What the language uses in place of Xtext's defaults. */
public class EncounterRuntimeModule extends AbstractEncounterRuntimeModule {
  @Override
  public Class<? extends IParser> bindIParser() {
    return TermParser.class;
  }

  @Override
  public Class<? extends IValueConverterService> bindIValueConverterService() {
    return EncounterValues.class;
  }

  @Override
  public Class<? extends IScopeProvider> bindIScopeProvider() {
    return EncounterScopeProvider.class;
  }
}
