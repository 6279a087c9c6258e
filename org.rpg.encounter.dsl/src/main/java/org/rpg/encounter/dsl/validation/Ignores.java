package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/**
 * Warnings and hints that a script does not want to hear: {@code // ignore EDGE-OPEN: it ends
 * there} at the end of their line, on the line before, or before a declaration for all of it. An
 * error is never left out: the script would not run. What ignores nothing is told in its turn.
 */
final class Ignores {
  private static final Diagnosis REASON = Diagnosis.of("IGNORE-REASON");
  private static final Diagnosis UNKNOWN = Diagnosis.of("IGNORE-UNKNOWN");
  private static final Diagnosis ERROR = Diagnosis.of("IGNORE-ERROR");
  private static final Diagnosis UNUSED = Diagnosis.of("IGNORE-UNUSED");

  private static final String CODE = "[A-Za-z]+(?:-[A-Za-z0-9]+)+";
  private static final Pattern COMMENT =
      Pattern.compile(
          "//[/ \\t]*ignor(?:e|a|ar)[ \\t]+(" + CODE + "(?:[ \\t]*,[ \\t]*" + CODE + ")*)(.*)",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  private static final Pattern EACH = Pattern.compile(CODE);

  /** One code of one comment. */
  private static final class Ignore {
    final String code;
    final int offset;
    final int length;
    final boolean reasoned;
    final int firstLine;
    final int lastLine;
    boolean used;
    boolean onError;

    Ignore(String code, int offset, int length, boolean reasoned, int firstLine, int lastLine) {
      this.code = code;
      this.offset = offset;
      this.length = length;
      this.reasoned = reasoned;
      this.firstLine = firstLine;
      this.lastLine = lastLine;
    }

    boolean covers(Issue issue) {
      int line = issue.getLineNumber() == null ? 1 : issue.getLineNumber();
      return code.equals(issue.getCode()) && firstLine <= line && line <= lastLine;
    }
  }

  private final XtextResource script;
  private final INode root;
  private final Reader reader;

  private Ignores(XtextResource script, Reader reader) {
    this.script = script;
    root = script.getParseResult().getRootNode();
    this.reader = reader;
  }

  /** The issues of a script without those it ignores, with what is wrong with its comments. */
  static List<Issue> applied(Resource resource, List<Issue> issues, Audience audience) {
    boolean may =
        resource instanceof XtextResource it
            && it.getParseResult() != null
            && it.getParseResult().getRootNode().getText().contains("gnor");
    return may
        ? new Ignores((XtextResource) resource, audience.of(resource)).applied(issues)
        : issues;
  }

  /** The issues of a script without those it ignores. */
  static List<Issue> without(Resource resource, List<Issue> issues) {
    if (!(resource instanceof XtextResource script) || script.getParseResult() == null) {
      return issues;
    }
    List<Ignore> ignores = new Ignores(script, Reader.of(Language.of(script))).ignores();
    return issues.stream()
        .filter(issue -> ignores.stream().noneMatch(ignore -> ignore.covers(issue)))
        .toList();
  }

  private List<Issue> applied(List<Issue> issues) {
    List<Ignore> ignores = ignores();
    if (ignores.isEmpty()) {
      return issues;
    }
    List<Issue> left = new ArrayList<>();
    for (Issue issue : issues) {
      boolean dropped = false;
      for (Ignore ignore : ignores) {
        if (ignore.covers(issue)) {
          boolean error = issue.getSeverity() == Severity.ERROR;
          ignore.used |= !error;
          ignore.onError |= error;
          dropped |= !error;
        }
      }
      if (!dropped) {
        left.add(issue);
      }
    }
    ignores.forEach(it -> judge(it, left));
    return left;
  }

  private void judge(Ignore ignore, List<Issue> issues) {
    if (!DiagnosisPage.exists(ignore.code)) {
      issues.add(issue(UNKNOWN, ignore, ignore.code, DiagnosisPage.nearest(ignore.code)));
    } else if (ignore.onError) {
      issues.add(issue(ERROR, ignore, ignore.code));
    } else if (!ignore.used && !ignore.code.startsWith(LaterIssues.BALANCE)) {
      issues.add(issue(UNUSED, ignore, ignore.code));
    } else if (!ignore.reasoned) {
      issues.add(issue(REASON, ignore, ignore.code));
    }
  }

  private Issue issue(Diagnosis diagnosis, Ignore ignore, Object... arguments) {
    Issue.IssueImpl issue = new Issue.IssueImpl();
    LineAndColumn begin = NodeModelUtils.getLineAndColumn(root, ignore.offset);
    issue.setCode(diagnosis.code());
    issue.setSeverity(diagnosis.severity());
    issue.setMessage(diagnosis.message(reader, arguments));
    issue.setData(Diagnosis.replacements(arguments));
    issue.setOffset(ignore.offset);
    issue.setLength(ignore.length);
    issue.setLineNumber(begin.getLine());
    issue.setColumn(begin.getColumn());
    issue.setLineNumberEnd(begin.getLine());
    issue.setColumnEnd(begin.getColumn() + ignore.length);
    issue.setType(CheckType.FAST);
    issue.setUriToProblem(script.getURI());
    return issue;
  }

  private List<Ignore> ignores() {
    List<Ignore> found = new ArrayList<>();
    List<ILeafNode> above = new ArrayList<>();
    for (ILeafNode leaf : root.getLeafNodes()) {
      if (Keys.isComment(leaf)) {
        above.add(leaf);
      } else if (!leaf.isHidden() && leaf.getLength() > 0) {
        above.forEach(comment -> found.addAll(ignores(comment, leaf.getStartLine())));
        above.clear();
      }
    }
    above.forEach(comment -> found.addAll(ignores(comment, comment.getStartLine())));
    return found;
  }

  /**
   * What one comment leaves out.
   *
   * @param next the line of what follows it; its own if nothing does
   */
  private List<Ignore> ignores(ILeafNode leaf, int next) {
    List<Ignore> found = new ArrayList<>();
    Matcher comment = COMMENT.matcher(leaf.getText());
    if (comment.lookingAt()) {
      String reason = comment.group(2).strip();
      boolean reasoned = reason.startsWith(":") && reason.length() > 1;
      int[] lines = lines(leaf, next);
      for (MatchResult code : EACH.matcher(comment.group(1)).results().toList()) {
        found.add(
            new Ignore(
                code.group().toUpperCase(Locale.ROOT),
                leaf.getOffset() + comment.start(1) + code.start(),
                code.group().length(),
                reasoned,
                lines[0],
                lines[1]));
      }
    }
    return found;
  }

  /** Its own line, if something stands before it; otherwise what begins below it. */
  private int[] lines(ILeafNode comment, int next) {
    String text = root.getText();
    int begin = comment.getOffset();
    while (begin > 0 && text.charAt(begin - 1) != '\n' && text.charAt(begin - 1) != '\r') {
      begin--;
    }
    if (!text.substring(begin, comment.getOffset()).isBlank()) {
      return new int[] {comment.getStartLine(), comment.getStartLine()};
    }
    for (EObject top : script.getContents()) {
      if (top instanceof Script all) {
        for (EObject declaration : Focused.declarations(all)) {
          ICompositeNode node = NodeModelUtils.findActualNodeFor(declaration);
          if (node != null && node.getStartLine() == next) {
            return new int[] {next, node.getEndLine()};
          }
        }
      }
    }
    return new int[] {next, next};
  }
}
