package org.rpg.encounter.dsl.validation;

import com.google.common.base.Suppliers;
import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.eclipse.emf.common.util.BasicDiagnostic;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.validation.ResourceValidatorImpl;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.scoping.Imports;
import org.rpg.encounter.dsl.syntax.Network;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.DeclarationKeywords;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.NameKey;
import org.rpg.encounter.dsl.words.TermParser;

/**
 * The diagnostics of a file, in the order of the text. A slip upsets the parser for some lines, so
 * of the syntax errors only one that begins more than three lines below the one before it is shown,
 * and no name near one in its declaration counts as unknown, nor any while an imported file is
 * missing; what is hidden comes back when the first is mended.
 */
public class ScriptIssues extends ResourceValidatorImpl {
  private static final int UPSET_LINES = 3;
  private static final Pattern BEGINS_WITH_CAPITAL = Pattern.compile("\\s*\\p{Lu}");
  private static final Diagnosis NAME = Diagnosis.of("SYN-NAME");
  private static final Diagnosis STRAY = Diagnosis.of("SYN-STRAY");
  private static final Diagnosis WORD = Diagnosis.of("SYN-WORD");
  private static final Diagnosis CAPITAL = Diagnosis.of("SYN-CAPITAL");
  private static final Diagnosis UNKNOWN = Diagnosis.of("LINK-UNKNOWN");
  private static final Diagnosis STRANGER = Diagnosis.of("LINK-STRANGER");
  private static final Diagnosis LOWERCASE = Diagnosis.of("SYN-LOWERCASE");

  @Inject private EncounterValidator validator;
  @Inject private KnownNames known;
  @Inject private LinkErrors links;
  @Inject private Imports imports;
  @Inject private ProjectSeverities severities;
  @Inject private Network network;
  @Inject private TermParser parser;
  @Inject private DeclarationKeywords openers;
  @Inject private Audience audience;

  @Override
  public List<Issue> validate(Resource resource, CheckMode mode, CancelIndicator monitor) {
    List<Issue> issues = super.validate(resource, mode, monitor);
    return issues == null
        ? null
        : severities.applied(resource, Ignores.applied(resource, issues, audience));
  }

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
    boolean lacksNames = lacksImport(resource);
    Map<Issue, BrokenName> broken = brokenNames(resource, all);
    Set<BrokenName> told = new HashSet<>();
    Supplier<Misfits> misfits = Suppliers.memoize(() -> misfits(resource));
    int lineBefore = -UPSET_LINES - 1;
    for (Issue issue : all) {
      int line = issue.getLineNumber() == null ? 1 : issue.getLineNumber();
      BrokenName name = broken.get(issue);
      if (name != null) {
        if (told.add(name)) {
          quote(resource, issue, name);
          acceptor.accept(issue);
        }
        lineBefore = line;
        continue;
      }
      if (!issue.isSyntaxError()) {
        if (!damage.isNear(line, issue.getOffset() == null ? 0 : issue.getOffset())
            && !lacksNames
            && !isLost(resource, issue, damage)
            && !isPart(resource, issue, broken.values())) {
          explain(resource, issue);
          if (!STRANGER.code().equals(issue.getCode())
              || !damage.isSpoiledAt(issue.getOffset()) && !isBesideUnknown(resource, issue)) {
            acceptor.accept(issue);
          }
        }
        continue;
      }
      if (line > lineBefore + UPSET_LINES) {
        if (lineBefore > 0 && misfits.get().isFollowing(issue.getCode(), issue.getOffset())) {
          continue;
        }
        if (!isSaidOtherwise(resource, issue) && !isMeant(resource, issue, misfits.get())) {
          atCapital(resource, issue);
          widen(resource, issue);
        }
        acceptor.accept(issue);
      }
      lineBefore = line;
    }
  }

  /** The errors that come from a name without its quotes. */
  private static Map<Issue, BrokenName> brokenNames(Resource resource, List<Issue> all) {
    String text = ((XtextResource) resource).getParseResult().getRootNode().getText();
    Map<Issue, BrokenName> broken = new HashMap<>();
    for (Issue issue : all) {
      boolean unread = issue.isSyntaxError();
      if ((unread || UNKNOWN.code().equals(issue.getCode())) && issue.getOffset() != null) {
        BrokenName.at(text, issue.getOffset())
            .filter(name -> unread || issue.getOffset() >= name.from())
            .filter(name -> unread || issue.getOffset() < name.to())
            .ifPresent(name -> broken.put(issue, name));
      }
    }
    return broken;
  }

  /** A declaration of one line ends with its name, so the rest of a broken name is a stray. */
  private void strayOfName(Resource resource, Issue issue) {
    String text = ((XtextResource) resource).getParseResult().getRootNode().getText();
    BrokenName.at(text, issue.getOffset())
        .filter(name -> name.from() < issue.getOffset() && issue.getOffset() < name.to())
        .ifPresent(name -> quote(resource, issue, name));
  }

  private void quote(Resource resource, Issue issue, BrokenName name) {
    INode root = ((XtextResource) resource).getParseResult().getRootNode();
    String message = NAME.message(audience.of(resource), name.text());
    reword(issue, NAME, message, Diagnosis.replacements(name.quoted()));
    mark(issue, root, name.from(), name.text().length());
  }

  /** A name of which elsewhere only a part could be read. */
  private static boolean isPart(Resource resource, Issue issue, Collection<BrokenName> broken) {
    if (broken.isEmpty() || !UNKNOWN.code().equals(issue.getCode())) {
      return false;
    }
    String key = NameKey.of(NameText.unquoted(text(resource, issue)));
    return broken.stream()
        .anyMatch(b -> key.equals(NameKey.of(b.text())) || key.equals(NameKey.of(b.head())));
  }

  /** Whether a file is missing whose names this one may use. */
  private boolean lacksImport(Resource resource) {
    return resource.getContents().stream()
        .filter(Script.class::isInstance)
        .flatMap(script -> ((Script) script).getImports().stream())
        .anyMatch(line -> imports.status(line) != Imports.Status.FOUND);
  }

  /** The name of a declaration whose own head could not be read. */
  private static boolean isLost(Resource resource, Issue issue, Damage damage) {
    return UNKNOWN.code().equals(issue.getCode())
        && damage.mayHaveLost(NameText.unquoted(text(resource, issue)), issue.getOffset());
  }

  /** Whether a name stands in a scene of which not all who take part are known. */
  private static boolean isBesideUnknown(Resource resource, Issue issue) {
    INode root = ((XtextResource) resource).getParseResult().getRootNode();
    INode leaf = NodeModelUtils.findLeafNodeAtOffset(root, issue.getOffset());
    EObject at = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    Declaration around = EcoreUtil2.getContainerOfType(at, Declaration.class);
    return around != null
        && EcoreUtil2.getAllContentsOfType(around, Member.class).stream()
            .anyMatch(it -> it.getBeing() != null && it.getBeing().eIsProxy());
  }

  /** What another game's page, or plain speech, would say there, with what to write here. */
  private boolean isSaidOtherwise(Resource resource, Issue issue) {
    INode root = ((XtextResource) resource).getParseResult().getRootNode();
    Language language = Language.of(resource);
    Optional<OtherGames.Found> found =
        OtherGames.at(root.getText(), issue.getOffset(), language)
            .or(() -> OwnWords.at(root.getText(), issue.getOffset(), language));
    found.ifPresent(it -> tell(resource, issue, it));
    return found.isPresent();
  }

  private Misfits misfits(Resource resource) {
    String text = ((XtextResource) resource).getParseResult().getRootNode().getText();
    Language language = Language.of(resource);
    Spots spots = new Spots(network, parser, openers.keys(), text, language);
    return new Misfits(spots, openers.keys(), language);
  }

  /** A name in lower case, a word of daily speech; or else what may stand there. */
  private boolean isMeant(Resource resource, Issue issue, Misfits misfits) {
    boolean isWord = WORD.code().equals(issue.getCode());
    boolean mayBeName = isWord && misfits.mayBeName(issue.getOffset());
    if (mayBeName
        && isNameInLowerCase(resource, issue, known.like(text(resource, issue), resource))) {
      return true;
    }
    String code = issue.getCode();
    int offset = issue.getOffset();
    Optional<OtherGames.Found> meant = misfits.word(code, offset);
    if (meant.isEmpty() && mayBeName) {
      Nearest nearest = new Nearest(text(resource, issue));
      known.all(resource).forEach(nearest::offer);
      if (isNameInLowerCase(resource, issue, nearest.found())) {
        return true;
      }
    }
    Optional<OtherGames.Found> found = meant.or(() -> misfits.misfit(code, offset));
    found.ifPresent(it -> tell(resource, issue, it));
    return found.isPresent();
  }

  private void tell(Resource resource, Issue issue, OtherGames.Found it) {
    reword(issue, it.diagnosis(), it.message(audience.of(resource)), it.replacements());
    INode root = ((XtextResource) resource).getParseResult().getRootNode();
    mark(issue, root, it.from(), it.to() - it.from());
  }

  /** What is missing has no width; then the next character is marked. */
  private static void widen(Resource resource, Issue issue) {
    if (issue.getLength() != 0) {
      return;
    }
    INode root = ((XtextResource) resource).getParseResult().getRootNode();
    String all = root.getText();
    int offset = issue.getOffset();
    while (offset < all.length() && Character.isWhitespace(all.charAt(offset))) {
      offset++;
    }
    if (offset < all.length()) {
      mark(issue, root, offset, 1);
    }
  }

  /** The word with a capital may stand before the place where the parser noticed. */
  private static void atCapital(Resource resource, Issue issue) {
    if (!CAPITAL.code().equals(issue.getCode())) {
      return;
    }
    INode root = ((XtextResource) resource).getParseResult().getRootNode();
    String all = root.getText();
    int from = Math.min(issue.getOffset(), all.length());
    do { // it may be the last word that stands above
      from = Math.max(0, from - 1);
      while (from > 0 && "\n{}".indexOf(all.charAt(from - 1)) < 0) {
        from--;
      }
    } while (from > 0 && !BEGINS_WITH_CAPITAL.matcher(all).region(from, all.length()).lookingAt());
    while (from < all.length() && !Character.isLetter(all.charAt(from))) {
      from++;
    }
    int to = from;
    while (to < all.length() && Character.isLetter(all.charAt(to))) {
      to++;
    }
    mark(issue, root, from, to - from);
  }

  private static void mark(Issue issue, INode root, int offset, int length) {
    LineAndColumn start = NodeModelUtils.getLineAndColumn(root, offset);
    Issue.IssueImpl i = (Issue.IssueImpl) issue;
    i.setOffset(offset);
    i.setLength(length);
    i.setLineNumber(start.getLine());
    i.setColumn(start.getColumn());
    i.setLineNumberEnd(start.getLine());
    i.setColumnEnd(start.getColumn() + length);
  }

  /** A name that leads nowhere, in more words than the linker had time for. */
  private void explain(Resource resource, Issue issue) {
    if (!UNKNOWN.code().equals(issue.getCode())) {
      return;
    }
    INode root = ((XtextResource) resource).getParseResult().getRootNode();
    INode node = NodeModelUtils.findLeafNodeAtOffset(root, issue.getOffset());
    while (node != null && !(node.getGrammarElement() instanceof CrossReference)) {
      node = node.getParent();
    }
    EObject from = node == null ? null : NodeModelUtils.findActualSemanticObjectFor(node);
    if (from != null) {
      EReference reference = GrammarUtil.getReference((CrossReference) node.getGrammarElement());
      String name = NameText.unquoted(NodeModelUtils.getTokenText(node));
      LinkErrors.Found found = links.explain(from, reference, name);
      reword(
          issue, found.diagnosis(), found.message(), found.replacements().toArray(String[]::new));
    }
  }

  private static void reword(Issue issue, Diagnosis d, String message, String[] replacements) {
    Issue.IssueImpl i = (Issue.IssueImpl) issue;
    i.setCode(d.code());
    i.setSeverity(d.severity());
    i.setMessage(message);
    i.setData(replacements);
  }

  private static String text(Resource resource, Issue issue) {
    String all = ((XtextResource) resource).getParseResult().getRootNode().getText();
    int end = Math.min(all.length(), issue.getOffset() + issue.getLength());
    return all.substring(Math.min(issue.getOffset(), end), end);
  }

  /** An unknown word may be a name without its capital; which names there are, no parser knows. */
  private boolean isNameInLowerCase(Resource resource, Issue issue, Optional<String> name) {
    name.ifPresent(
        it -> {
          Suggestion suggestion = Suggestion.of(it);
          String message =
              LOWERCASE.message(audience.of(resource), text(resource, issue), suggestion);
          reword(issue, LOWERCASE, message, Diagnosis.replacements(suggestion));
        });
    return name.isPresent();
  }

  /** The codes of what can only be found by looking at a whole script. */
  public Set<String> ofWholeScripts() {
    return validator.ofWholeScripts();
  }

  /** Only of what may be looked at. */
  @Override
  protected void resolveProxies(Resource resource, CancelIndicator monitor) {
    Focused.of(resource)
        .ifPresentOrElse(EcoreUtil::resolveAll, () -> super.resolveProxies(resource, monitor));
  }

  /** Shown to our checks at once: Xtext's way there visits each element of a script for nothing. */
  @Override
  protected void validate(
      Resource resource,
      EObject element,
      CheckMode mode,
      CancelIndicator monitor,
      IAcceptor<Issue> acceptor) {
    List<Issue> found = new ArrayList<>();
    if (element instanceof Script script) {
      BasicDiagnostic all = new BasicDiagnostic();
      validator.check(script, all, monitor);
      all.getChildren().forEach(it -> issueFromEValidatorDiagnostic(it, found::add));
    }
    found.sort(Comparator.comparing(Issue::getOffset, Comparator.nullsFirst(Integer::compare)));
    for (Issue issue : found) {
      if (STRAY.code().equals(issue.getCode())) {
        if (!isSaidOtherwise(resource, issue)) {
          strayOfName(resource, issue);
        }
      }
      acceptor.accept(issue);
    }
  }
}
