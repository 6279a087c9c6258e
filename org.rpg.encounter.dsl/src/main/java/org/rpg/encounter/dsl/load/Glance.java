package org.rpg.encounter.dsl.load;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.StrayText;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.pages.Lines;
import org.rpg.encounter.dsl.validation.ScriptIssues;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.TermParser;

/**
 * What is wrong with a long script, told at once while somebody writes in one of its declarations:
 * that declaration is read and checked alone, against all others as they were read last; what was
 * known of those stays. It is told in advance: the whole script is to be read and checked behind
 * it, and what that finds counts.
 */
@Singleton
public final class Glance {
  /** Shorter scripts are read and checked as a whole in no time. */
  public static final int SHORTEST = 5_000;

  private static final String PROSE = "\"\"\"";

  private final TermParser parser;
  private final ScriptIssues issues;

  @Inject
  Glance(TermParser parser, ScriptIssues issues) {
    this.parser = parser;
    this.issues = issues;
  }

  /**
   * What was found when a script was checked as a whole.
   *
   * @param text what it said
   */
  public record Known(String text, List<Issue> issues) {
    /** The lists are not kept from being changed by others. */
    public Known {
      issues = List.copyOf(issues);
    }
  }

  /**
   * What a glance shows.
   *
   * @param issues those of the script as it is written now, in the order of the text
   * @param kept whether the script is now as it is written; otherwise it is as it was read last
   */
  public record Seen(List<Issue> issues, boolean kept) {}

  /**
   * Looks at a script as it is written now.
   *
   * @param script as it was read last
   * @param text what it says now
   * @param known what was found when it was checked last
   * @param keep whether the script may become what is written, so that it need not be read again at
   *     once: only if nobody else names what it declares
   * @return nothing unless all that was written since stands inside one declaration, and all that
   *     could not be read too
   */
  public Optional<Seen> at(
      ScriptResource script, String text, Known known, boolean keep, CancelIndicator cancel) {
    if (text.length() < SHORTEST || script.page().isPresent() || script.getParseResult() == null) {
      return Optional.empty();
    }
    return Spot.of(script, text)
        .flatMap(
            spot -> {
              Change since = Change.between(known.text(), text);
              boolean inside =
                  since.from() >= spot.from
                      && text.length() - since.newEnd() >= text.length() - spot.to;
              return inside ? at(script, text, spot, known, keep, cancel) : Optional.empty();
            });
  }

  private Optional<Seen> at(
      ScriptResource script,
      String text,
      Spot spot,
      Known known,
      boolean keep,
      CancelIndicator cancel) {
    IParseResult read = parser.part(text.substring(spot.from, spot.to), Language.of(script));
    return Part.of(
            read,
            spot.declaration,
            spot.change.from() - spot.from,
            spot.change.newEnd() - spot.from)
        .map(
            part -> {
              List<Issue> found =
                  script.looking(
                      spot.declaration,
                      part.declaration(),
                      read,
                      () -> issues.validate(script, CheckMode.NORMAL_AND_FAST, cancel));
              List<Issue> all = merged(found, spot.from + part.end(), text, spot, known);
              boolean kept =
                  keep
                      && part.strays().isEmpty()
                      && ((Script) script.getContents().get(0)).getStrays().isEmpty()
                      && names(spot.declaration).equals(names(part.declaration()))
                      && script.adopt(spot.declaration, part.declaration(), read, text);
              return new Seen(all, kept);
            });
  }

  /** What others can name in a declaration, and itself, in its order. */
  private static List<List<String>> names(Declaration declaration) {
    List<List<String>> names = new ArrayList<>();
    names.add(Spellings.of(declaration));
    declaration
        .eAllContents()
        .forEachRemaining(
            it -> {
              List<String> own = Spellings.of(it);
              if (!own.isEmpty()) {
                names.add(own);
                names.add(List.of(it.eClass().getName()));
              }
            });
    return names;
  }

  private List<Issue> merged(List<Issue> found, int end, String text, Spot spot, Known known) {
    Change since = Change.between(known.text(), text);
    int[] lines = Lines.starts(text);
    Set<String> ofWhole = issues.ofWholeScripts();
    List<Issue> merged = new ArrayList<>();
    for (Issue issue : known.issues()) {
      if (issue.getOffset() == null) {
        merged.add(issue);
        continue;
      }
      int from = issue.getOffset();
      int to = from + (issue.getLength() == null ? 0 : issue.getLength());
      boolean above = from < spot.from;
      boolean below = from + since.growth() >= end && from >= since.oldEnd();
      boolean untouched = to < since.from() || from > since.oldEnd();
      if (above) {
        merged.add(issue);
      } else if (below || ofWhole.contains(issue.getCode()) && untouched) {
        merged.add(Moved.to(issue, from >= since.oldEnd() ? from + since.growth() : from, lines));
      }
    }
    for (Issue issue : found) {
      int from = spot.from + (issue.getOffset() == null ? 0 : issue.getOffset());
      if (from < end) {
        merged.add(Moved.to(issue, from, lines));
      }
    }
    merged.sort(Comparator.comparing(Issue::getOffset, Comparator.nullsFirst(Integer::compare)));
    return merged;
  }

  /**
   * The declaration in which somebody writes.
   *
   * @param from where in both texts the element before it ends
   * @param to where in the new text the element behind it begins
   */
  private record Spot(Declaration declaration, Change change, int from, int to) {
    static Optional<Spot> of(ScriptResource resource, String text) {
      INode root = resource.getParseResult().getRootNode();
      Change change = Change.between(root.getText(), text);
      boolean readable =
          !resource.getContents().isEmpty()
              && resource.getContents().get(0) instanceof Script
              && !text.endsWith("\r");
      if (!readable || change.isNone()) {
        return Optional.empty();
      }
      Script script = (Script) resource.getContents().get(0);
      TreeMap<Integer, EObject> elements = new TreeMap<>();
      script.getImports().forEach(it -> elements.put(offset(it), it));
      script.getDeclarations().forEach(it -> elements.put(offset(it), it));
      Map.Entry<Integer, EObject> at = elements.lowerEntry(change.from());
      if (at == null || !(at.getValue() instanceof Declaration declaration)) {
        return Optional.empty();
      }
      Map.Entry<Integer, EObject> above = elements.lowerEntry(at.getKey());
      int from = above == null ? 0 : end(above.getValue());
      Integer below = elements.higherKey(at.getKey());
      int to = below == null ? root.getTotalLength() : below;
      boolean inside =
          change.oldEnd() <= to
              && script.getStrays().stream().allMatch(it -> isIn(offset(it), from, to))
              && (!resource.getParseResult().hasSyntaxErrors()
                  || isAllIn(resource.getParseResult().getSyntaxErrors(), from, to));
      return inside
          ? Optional.of(new Spot(declaration, change, from, to + change.growth()))
          : Optional.empty();
    }

    private static boolean isAllIn(Iterable<INode> nodes, int from, int to) {
      for (INode node : nodes) {
        if (!isIn(node.getOffset(), from, to)) {
          return false;
        }
      }
      return true;
    }

    private static boolean isIn(int offset, int from, int to) {
      return from <= offset && offset < to;
    }

    private static int offset(EObject element) {
      return NodeModelUtils.findActualNodeFor(element).getOffset();
    }

    private static int end(EObject element) {
      return NodeModelUtils.findActualNodeFor(element).getEndOffset();
    }
  }

  /**
   * A declaration that was read alone.
   *
   * @param end where its last sign ends, also if that could not be read
   */
  private record Part(Declaration declaration, List<StrayText> strays, int end) {
    /**
     * What was read, if it is one declaration of the same kind, written in behind its beginning,
     * and what follows it could not be read otherwise now: it ends with a brace, none is missing,
     * and no text and no comment is open.
     */
    static Optional<Part> of(IParseResult read, Declaration old, int from, int to) {
      boolean alone =
          read.getRootASTElement() instanceof Script script
              && script.getImports().isEmpty()
              && script.getDeclarations().size() == 1
              && script.getDeclarations().get(0).eClass() == old.eClass();
      String text = read.getRootNode().getText();
      if (!alone || text.lastIndexOf("/*") > text.lastIndexOf("*/") || isProseOpen(text)) {
        return Optional.empty();
      }
      Declaration found = ((Script) read.getRootASTElement()).getDeclarations().get(0);
      int depth = 0;
      ILeafNode last = null;
      for (ILeafNode leaf : read.getRootNode().getLeafNodes()) {
        if (!leaf.isHidden()) {
          last = leaf;
          String sign = leaf.getLength() == 1 ? leaf.getText() : "";
          depth += sign.equals("{") ? 1 : sign.equals("}") ? -1 : 0;
        }
      }
      INode node = NodeModelUtils.findActualNodeFor(found);
      boolean whole =
          node != null
              && from > node.getOffset()
              && depth == 0
              && last != null
              && last.getText().equals("}")
              && last.getOffset() >= to;
      return whole
          ? Optional.of(
              new Part(found, ((Script) found.eContainer()).getStrays(), last.getEndOffset()))
          : Optional.empty();
    }

    private static boolean isProseOpen(String text) {
      boolean open = false;
      for (int at = text.indexOf(PROSE); at >= 0; at = text.indexOf(PROSE, at + PROSE.length())) {
        open = !open;
      }
      return open;
    }
  }

  /** An issue at another place. */
  private static final class Moved {
    static Issue to(Issue issue, int offset, int[] lines) {
      int length = issue.getLength() == null ? 0 : issue.getLength();
      Issue.IssueImpl moved = new Issue.IssueImpl();
      moved.setCode(issue.getCode());
      moved.setData(issue.getData());
      moved.setMessage(issue.getMessage());
      moved.setSeverity(issue.getSeverity());
      moved.setSyntaxError(issue.isSyntaxError());
      moved.setType(issue.getType());
      moved.setUriToProblem(issue.getUriToProblem());
      moved.setOffset(offset);
      moved.setLength(length);
      int begin = line(lines, offset);
      int end = line(lines, offset + length);
      moved.setLineNumber(begin + 1);
      moved.setColumn(offset - lines[begin] + 1);
      moved.setLineNumberEnd(end + 1);
      moved.setColumnEnd(offset + length - lines[end] + 1);
      return moved;
    }

    private static int line(int[] lines, int offset) {
      int found = java.util.Arrays.binarySearch(lines, offset);
      return found >= 0 ? found : -found - 2;
    }
  }
}
