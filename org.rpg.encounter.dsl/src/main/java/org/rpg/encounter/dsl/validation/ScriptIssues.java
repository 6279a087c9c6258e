package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.validation.ResourceValidatorImpl;
import org.rpg.encounter.dsl.words.Language;

/**
 * The diagnostics of a file, in the order of the text. A slip upsets the parser for some lines, so
 * of the syntax errors only one that begins more than three lines below the one before it is shown,
 * and no name near one counts as unknown; what is hidden comes back when the first is mended.
 */
public class ScriptIssues extends ResourceValidatorImpl {
  private static final int UPSET_LINES = 3;
  private static final Diagnosis WORD = Diagnosis.of("SYN-WORD");
  private static final Diagnosis LOWERCASE = Diagnosis.of("SYN-LOWERCASE");

  @Override
  protected void collectResourceDiagnostics(
      Resource resource, CancelIndicator monitor, IAcceptor<Issue> acceptor) {
    List<Issue> all = new ArrayList<>();
    super.collectResourceDiagnostics(resource, monitor, all::add);
    if (all.isEmpty()) {
      return;
    }
    all.sort(Comparator.comparing(Issue::getOffset, Comparator.nullsFirst(Integer::compare)));
    Damage damage = Damage.of(resource);
    int lineBefore = -UPSET_LINES - 1;
    for (Issue issue : all) {
      int line = issue.getLineNumber() == null ? 1 : issue.getLineNumber();
      if (!issue.isSyntaxError()) {
        if (!damage.isNear(line)) {
          acceptor.accept(issue);
        }
        continue;
      }
      if (line > lineBefore + UPSET_LINES) {
        nameInLowerCase(resource, issue);
        acceptor.accept(issue);
      }
      lineBefore = line;
    }
  }

  /** An unknown word may be a name without its capital; which names there are, no parser knows. */
  private static void nameInLowerCase(Resource resource, Issue issue) {
    if (!WORD.code().equals(issue.getCode()) || !(resource instanceof XtextResource x)) {
      return;
    }
    String text = x.getParseResult().getRootNode().getText();
    String word = text.substring(issue.getOffset(), issue.getOffset() + issue.getLength());
    KnownNames known = KnownNames.of(resource);
    Optional<String> same = known.like(word);
    Suggestion suggestion = new Suggestion(same);
    if (same.isEmpty() && issue.getData().length == 0) {
      Nearest nearest = new Nearest(word);
      known.names().forEach(nearest::offer);
      suggestion = nearest.suggestion();
    }
    if (suggestion.replacement().isPresent()) {
      Language language = Language.of(resource);
      ((Issue.IssueImpl) issue).setCode(LOWERCASE.code());
      ((Issue.IssueImpl) issue).setMessage(LOWERCASE.message(language, word, suggestion));
      ((Issue.IssueImpl) issue).setData(Diagnosis.replacements(suggestion));
    }
  }

  @Override
  protected void validate(
      Resource resource,
      EObject element,
      CheckMode mode,
      CancelIndicator monitor,
      IAcceptor<Issue> acceptor) {
    List<Issue> found = new ArrayList<>();
    super.validate(resource, element, mode, monitor, found::add);
    found.sort(Comparator.comparing(Issue::getOffset, Comparator.nullsFirst(Integer::compare)));
    found.forEach(acceptor::accept);
  }
}
