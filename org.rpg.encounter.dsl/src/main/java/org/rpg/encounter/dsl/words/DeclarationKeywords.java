package org.rpg.encounter.dsl.words;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;

/** The keywords that open a declaration (or an import), as the grammar has them. */
@Singleton
public final class DeclarationKeywords {
  private final Set<String> keys = new LinkedHashSet<>();

  @Inject
  DeclarationKeywords(IGrammarAccess access) {
    for (String rule : List.of("Import", "Declaration")) {
      first(GrammarUtil.findRuleForName(access.getGrammar(), rule).getAlternatives());
    }
  }

  private void first(AbstractElement element) {
    if (element instanceof Keyword keyword) {
      keys.add(keyword.getValue());
    } else if (element instanceof RuleCall call) {
      first(call.getRule().getAlternatives());
    } else if (element instanceof Alternatives either) {
      either.getElements().forEach(this::first);
    } else if (element instanceof CompoundElement sequence) {
      first(sequence.getElements().get(0));
    }
  }

  /** The keys. */
  public Set<String> keys() {
    return Collections.unmodifiableSet(keys);
  }
}
