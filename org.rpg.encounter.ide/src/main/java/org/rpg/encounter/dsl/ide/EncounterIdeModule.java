package org.rpg.encounter.dsl.ide;

import org.eclipse.xtext.generator.IShouldGenerate;
import org.eclipse.xtext.ide.editor.contentassist.antlr.IContentAssistParser;

/** What the editor services use in place of Xtext's defaults. */
public class EncounterIdeModule extends AbstractEncounterIdeModule {
  @Override
  public Class<? extends IContentAssistParser> bindIContentAssistParser() {
    return TermContentAssistParser.class;
  }

  /** Nothing is ever generated from a script, least of all while it is being typed. */
  public IShouldGenerate bindIShouldGenerate() {
    return (resource, cancel) -> false;
  }
}
