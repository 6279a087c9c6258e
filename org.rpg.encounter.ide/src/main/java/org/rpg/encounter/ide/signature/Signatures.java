package org.rpg.encounter.ide.signature;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.jsonrpc.messages.Tuple;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.EnumRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.rulebook.Glossary;

/**
 * The shape of what somebody is writing: of the action, step, test or property around the caret,
 * with the part that comes next.
 */
public final class Signatures {
  private Signatures() {}

  /** The shape at a caret; empty where no construct is begun. */
  public static Optional<SignatureHelp> at(XtextResource script, int caret, Reader reader) {
    ILeafNode last = last(script, caret);
    if (last == null || Keys.of(last).equals("{") || Keys.of(last).equals("}")) {
      return Optional.empty();
    }
    int from = Math.min(end(last), caret); // the caret may stand within it
    String between = script.getParseResult().getRootNode().getText().substring(from, caret);
    if (between.indexOf('\n') >= 0 && !goesOn(last)) {
      return Optional.empty(); // a new line begins something new
    }
    boolean behind = caret > end(last);
    for (INode node = last; node != null; node = node.getParent()) {
      AbstractRule rule = rule(node);
      if (rule != null && isInBody(node)) {
        return Optional.empty();
      }
      if (rule != null && isConstruct(rule)) {
        return Optional.of(help(rule, node, behind, reader));
      }
    }
    return Optional.empty();
  }

  /** Whether a body has begun before a node, in which nothing is begun yet. */
  private static boolean isInBody(INode node) {
    for (INode each = node.getPreviousSibling(); each != null; each = each.getPreviousSibling()) {
      if (each instanceof ILeafNode leaf && Keys.of(leaf).equals("{")) {
        return true;
      }
    }
    return false;
  }

  private static boolean goesOn(ILeafNode leaf) {
    return ",:".contains(leaf.getText());
  }

  private static int end(ILeafNode leaf) {
    return leaf.getEndOffset();
  }

  /** The last token before the caret or at it; none within a comment. */
  private static ILeafNode last(XtextResource script, int caret) {
    ILeafNode found = null;
    for (ILeafNode leaf : script.getParseResult().getRootNode().getLeafNodes()) {
      if (leaf.getOffset() >= caret) {
        break;
      }
      if (Keys.isComment(leaf) && leaf.getEndOffset() >= caret) {
        return null;
      }
      found = leaf.isHidden() ? found : leaf;
    }
    return found != null && found.getEndOffset() > caret && Keys.isTerminal(found, "STRING")
        ? null
        : found;
  }

  /** The rule within which the grammar has what a node is. */
  private static AbstractRule rule(INode node) {
    return node.getGrammarElement() instanceof AbstractElement element
        ? GrammarUtil.containingRule(element)
        : null;
  }

  /** What begins with a word of its own and goes on. */
  private static boolean isConstruct(AbstractRule rule) {
    return rule instanceof ParserRule parsed
        && !parsed.isFragment()
        && rule.getAlternatives() instanceof CompoundElement all
        && isLong(all)
        && begins(all)
        && EcoreUtil2.getAllContentsOfType(rule, Assignment.class).size() > 0;
  }

  private static boolean isLong(AbstractElement element) {
    return element instanceof Alternatives either
        ? either.getElements().stream().allMatch(Signatures::isLong)
        : element instanceof Group sequence && parts(sequence).size() > 1;
  }

  private static List<AbstractElement> parts(Group sequence) {
    return sequence.getElements().stream().filter(it -> !(it instanceof Action)).toList();
  }

  /** Whether it can only begin with a word. */
  private static boolean begins(AbstractElement element) {
    if (GrammarUtil.isOptionalCardinality(element)) {
      return false;
    }
    if (element instanceof Alternatives either) {
      return either.getElements().stream().allMatch(Signatures::begins);
    }
    if (element instanceof Group sequence) {
      return begins(parts(sequence).get(0));
    }
    return element instanceof Keyword || element instanceof Assignment it && isOfWords(it);
  }

  private static boolean isOfWords(Assignment assignment) {
    return assignment.getTerminal() instanceof Keyword || isWords(assignment);
  }

  private static SignatureHelp help(
      AbstractRule rule, INode inRule, boolean behind, Reader reader) {
    ICompositeNode whole = inRule.getParent();
    Map<Assignment, String> written = new HashMap<>();
    String key = "";
    for (INode each = whole.getFirstChild(); each != null; each = each.getNextSibling()) {
      ILeafNode leaf = Keys.first(each).orElse(null);
      if (leaf != null && !Keys.of(leaf).isEmpty()) {
        key = key.isEmpty() ? Keys.of(leaf) : key;
        Assignment assignment = GrammarUtil.containingAssignment(each.getGrammarElement());
        if (assignment != null && each.getEndOffset() <= inRule.getEndOffset()) {
          written.put(assignment, leaf.getText());
        }
      }
    }
    written.keySet().removeIf(it -> !isWords(it));
    Shape shape = Shape.of(rule, reader, written);
    SignatureInformation told = new SignatureInformation(shape.text());
    told.setParameters(
        shape.parts().stream()
            .map(
                it -> {
                  ParameterInformation part = new ParameterInformation();
                  part.setLabel(Tuple.two(it.begin(), it.end()));
                  return part;
                })
            .toList());
    Glossary.about(key, reader)
        .map(it -> new MarkupContent(MarkupKind.MARKDOWN, it))
        .ifPresent(told::setDocumentation);
    Optional<Integer> active = shape.active(element(inRule, rule), behind);
    active.ifPresent(told::setActiveParameter);
    return new SignatureHelp(List.of(told), 0, active.orElse(null));
  }

  private static boolean isWords(Assignment assignment) {
    return assignment.getTerminal() instanceof RuleCall call && call.getRule() instanceof EnumRule;
  }

  /** The element of the rule as the shape has it: an assignment, or a word. */
  private static AbstractElement element(INode node, AbstractRule rule) {
    AbstractElement element = (AbstractElement) node.getGrammarElement();
    Assignment assignment = GrammarUtil.containingAssignment(element);
    return assignment != null && GrammarUtil.containingRule(assignment) == rule
        ? assignment
        : element;
  }
}
