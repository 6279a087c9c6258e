package org.rpg.encounter.ide.completion;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;

/**
 * What the grammar allows at a caret. Whether one element of the grammar may follow another is
 * remembered: to find it out, Xtext walks through the whole grammar, and that took most of the time
 * of a completion.
 */
final class CaretContexts extends ContentAssistContextFactory {
  private final Answers answers;

  @Inject
  CaretContexts(Answers answers) {
    this.answers = answers;
  }

  /** What was asked before, for all carets. */
  @Singleton
  static final class Answers {
    private final Map<Question, Boolean> known = new ConcurrentHashMap<>();
    private final Set<String> keywords;

    @Inject
    Answers(IGrammarAccess grammar) {
      keywords = GrammarUtil.getAllKeywords(grammar.getGrammar());
    }

    /** Of a token that could not be read, the text counts if the grammar has it at all. */
    Question question(AbstractRule rule, EObject previous, String text, EObject next) {
      boolean counts = previous == null && keywords.contains(text);
      return new Question(rule, Optional.ofNullable(previous), counts ? text : "", next);
    }
  }

  private record Question(
      AbstractRule rule, Optional<EObject> previous, String text, EObject next) {}

  @Override
  protected boolean canBeCalledAfter(
      AbstractRule rule, EObject previous, String text, EObject next) {
    Question question = answers.question(rule, previous, text, next);
    Boolean known = answers.known.get(question);
    if (known == null) {
      known = super.canBeCalledAfter(rule, previous, text, next);
      answers.known.put(question, known);
    }
    return known;
  }
}
