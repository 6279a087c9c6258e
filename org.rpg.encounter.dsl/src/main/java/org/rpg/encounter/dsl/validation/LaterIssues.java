package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import java.util.List;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/**
 * Issues that are found when a script has long been checked, such as by playing it: told as its
 * table and its comments want them.
 */
public final class LaterIssues {
  /** The begin of the codes of what only a forecast finds. */
  static final String BALANCE = "BALANCE-";

  private final ProjectSeverities severities;

  @Inject
  LaterIssues(ProjectSeverities severities) {
    this.severities = severities;
  }

  /** The service of a script's own set-up. */
  public static LaterIssues of(XtextResource script) {
    return script.getResourceServiceProvider().get(LaterIssues.class);
  }

  /** The issue of a diagnosis at a place of a script, told to whoever listens to its set-up. */
  public static Issue issue(Diagnosis diagnosis, Place place, int line, Object... arguments) {
    Issue.IssueImpl issue = new Issue.IssueImpl();
    issue.setCode(diagnosis.code());
    issue.setSeverity(diagnosis.severity());
    issue.setMessage(diagnosis.message(reader(place.source().eResource()), arguments));
    issue.setData(Diagnosis.replacements(arguments));
    issue.setOffset(place.offset());
    issue.setLength(place.length());
    issue.setLineNumber(line);
    issue.setType(CheckType.EXPENSIVE);
    return issue;
  }

  private static Reader reader(Resource of) {
    return of instanceof XtextResource script
        ? script.getResourceServiceProvider().get(Audience.class).of(script)
        : Reader.of(Language.of(of));
  }

  /** Without what the script ignores, as severe as its table wants the others. */
  public List<Issue> applied(Resource script, List<Issue> issues) {
    return severities.applied(script, Ignores.without(script, issues)).stream()
        .filter(it -> it.getSeverity() != Severity.IGNORE)
        .toList();
  }
}
