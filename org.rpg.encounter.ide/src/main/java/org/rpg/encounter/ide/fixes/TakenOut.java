package org.rpg.encounter.ide.fixes;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Keys;

/**
 * Takes one of several out: an edge, a line of tactics, a name on a list with its comma. What is
 * left alone on its line takes the line with it; comments stay.
 */
final class TakenOut implements Mend {
  private static final int LONGEST = 40;

  @Override
  public List<Repair> of(Fault fault) {
    Optional<INode> name = nameOnList(fault);
    if (name.isPresent()) {
      String title = shortened(NodeModelUtils.getTokenText(name.get()));
      ReplaceRegion edit = edit(fault.text(), name.get());
      return List.of(new Repair(Phrases.of("fix.take-out", title), List.of(edit)));
    }
    return fault
        .element()
        .flatMap(TakenOut::oneOfSeveral)
        .flatMap(it -> repair(fault, it))
        .map(List::of)
        .orElse(List.of());
  }

  /** A name that is one of several between commas, such as what somebody wears. */
  private static Optional<INode> nameOnList(Fault fault) {
    INode node = fault.token().orElse(null);
    while (node != null && !(node.getGrammarElement() instanceof CrossReference)) {
      node = node.hasDirectSemanticElement() ? null : node.getParent();
    }
    if (node == null || fault.element().isEmpty()) {
      return Optional.empty();
    }
    EObject of = fault.element().get();
    String feature = GrammarUtil.containingAssignment(node.getGrammarElement()).getFeature();
    Object value = of.eGet(of.eClass().getEStructuralFeature(feature));
    return value instanceof List<?> all && all.size() > 1 ? Optional.of(node) : Optional.empty();
  }

  /** The innermost part of a list around an element; of the only one of a list, what holds it. */
  private static Optional<EObject> oneOfSeveral(EObject element) {
    EObject each = element;
    while (each != null && each.eContainer() != null) {
      boolean many = each.eContainingFeature().isMany();
      boolean alone = many && size(each) == 1 && !isInBody(each);
      if (many && !alone) {
        return Optional.of(each);
      }
      each = each.eContainer();
    }
    return Optional.empty();
  }

  private static int size(EObject each) {
    return ((List<?>) each.eContainer().eGet(each.eContainingFeature())).size();
  }

  /** Between braces there may be nothing at all. */
  private static boolean isInBody(EObject each) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(each.eContainer());
    return node == null
        || each.eContainer().eContainer() == null
        || StreamSupport.stream(node.getLeafNodes().spliterator(), false)
            .filter(it -> Keys.of(it).equals("{"))
            .anyMatch(it -> it.getOffset() < begin(each));
  }

  private static int begin(EObject each) {
    return Fault.node(each).map(ICompositeNode::getOffset).orElse(0);
  }

  private static Optional<Repair> repair(Fault fault, EObject element) {
    return Fault.node(element)
        .map(
            node -> {
              ReplaceRegion edit = edit(fault.text(), node);
              String shown = shortened(NodeModelUtils.getTokenText(node));
              return new Repair(Phrases.of("fix.take-out", shown), List.of(edit));
            });
  }

  /** A text as a title may have it. */
  static String shortened(String text) {
    String first = text.strip().lines().findFirst().orElse("");
    return first.length() == text.strip().length() && first.length() <= LONGEST
        ? first
        : first.substring(0, Math.min(LONGEST, first.length())).strip() + " …";
  }

  /** The change that takes a node out. */
  static ReplaceRegion edit(String text, INode node) {
    int begin = node.getOffset();
    int end = node.getEndOffset();
    String kept = comments(node);
    int comma = next(text, end);
    int before = previous(text, begin);
    if (comma < text.length() && text.charAt(comma) == ',') {
      end = comma + 1;
      while (end < text.length() && " \t".indexOf(text.charAt(end)) >= 0) {
        end++;
      }
    } else if (before > 0 && text.charAt(before - 1) == ',') {
      begin = before - 1;
    }
    return lines(text, begin, end, kept);
  }

  /** With the whole lines, if nothing else stands on them. */
  static ReplaceRegion lines(String text, int begin, int end, String kept) {
    int from = begin;
    while (from > 0 && " \t".indexOf(text.charAt(from - 1)) >= 0) {
      from--;
    }
    int to = end;
    while (to < text.length() && " \t".indexOf(text.charAt(to)) >= 0) {
      to++;
    }
    boolean starts = from == 0 || text.charAt(from - 1) == '\n';
    boolean ends = to == text.length() || "\r\n".indexOf(text.charAt(to)) >= 0;
    if (!kept.isEmpty()) {
      return new ReplaceRegion(begin, end - begin, kept);
    }
    if (starts && ends) {
      if (text.startsWith("\r\n", to)) {
        to += 2;
      } else if (to < text.length()) {
        to++;
      }
      return new ReplaceRegion(from, to - from, "");
    }
    boolean apart = begin == 0 || Character.isWhitespace(text.charAt(begin - 1));
    return ends || !apart
        ? new ReplaceRegion(ends ? from : begin, end - (ends ? from : begin), "")
        : new ReplaceRegion(begin, to - begin, "");
  }

  private static String comments(INode node) {
    return StreamSupport.stream(node.getAsTreeIterable().spliterator(), false)
        .filter(ILeafNode.class::isInstance)
        .map(ILeafNode.class::cast)
        .filter(Keys::isComment)
        .filter(
            it -> it.getOffset() >= node.getOffset() && it.getEndOffset() <= node.getEndOffset())
        .map(ILeafNode::getText)
        .collect(Collectors.joining());
  }

  private static int next(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static int previous(String text, int from) {
    int at = from;
    while (at > 0 && Character.isWhitespace(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }
}
