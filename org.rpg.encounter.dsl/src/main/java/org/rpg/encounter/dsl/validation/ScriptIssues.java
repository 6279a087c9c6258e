package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.validation.ResourceValidatorImpl;

/**
 * The diagnostics of a file, in the order of the text. A slip upsets the parser for some lines, so
 * of the syntax errors only one that begins more than three lines below the one before it is shown,
 * and no name near one counts as unknown; what is hidden comes back when the first is mended.
 */
public class ScriptIssues extends ResourceValidatorImpl {
  private static final int UPSET_LINES = 3;

  @Override
  protected void collectResourceDiagnostics(
      Resource resource, CancelIndicator monitor, IAcceptor<Issue> acceptor) {
    List<Issue> all = new ArrayList<>();
    super.collectResourceDiagnostics(resource, monitor, all::add);
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
        acceptor.accept(issue);
      }
      lineBefore = line;
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
