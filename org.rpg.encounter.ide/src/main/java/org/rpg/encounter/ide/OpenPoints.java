package org.rpg.encounter.ide;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.ParameterOption;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.RuleMarkdown;
import org.rpg.encounter.rules.Parameter;

/** The rule behind a parameter of a ruleset: what it says, its readings, its default. */
public final class OpenPoints {
  private OpenPoints() {}

  /** For a parameter or one of its readings; empty for everything else. */
  public static Optional<String> about(EObject element, Language language) {
    EObject of = element instanceof ParameterOption ? element.eContainer() : element;
    return of instanceof org.rpg.encounter.dsl.encounter.Parameter declared
        ? engineParameter(declared).map(parameter -> RuleMarkdown.of(parameter, language))
        : Optional.empty();
  }

  private static Optional<Parameter> engineParameter(
      org.rpg.encounter.dsl.encounter.Parameter declared) {
    return Parameter.named(String.valueOf(declared.getName()))
        .or(() -> Parameter.named(String.valueOf(declared.getAlias())));
  }
}
