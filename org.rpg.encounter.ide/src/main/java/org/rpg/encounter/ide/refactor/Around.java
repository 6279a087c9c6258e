package org.rpg.encounter.ide.refactor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.NameKey;

/** What stands around a caret, and what is free there. */
final class Around {
  private Around() {}

  /** The innermost element of a kind around an offset that parses without a slip. */
  static <T extends EObject> Optional<T> caret(XtextResource script, int offset, Class<T> kind) {
    ICompositeNode root = script.getParseResult().getRootNode();
    INode leaf = NodeModelUtils.findLeafNodeAtOffset(root, offset);
    leaf =
        leaf == null && offset > 0 ? NodeModelUtils.findLeafNodeAtOffset(root, offset - 1) : leaf;
    EObject each = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    for (; each != null; each = each.eContainer()) {
      if (kind.isInstance(each)) {
        return Optional.of(kind.cast(each)).filter(Around::isWhole);
      }
    }
    return Optional.empty();
  }

  private static boolean isWhole(EObject part) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(part);
    if (node == null) {
      return false;
    }
    for (INode each : node.getAsTreeIterable()) {
      if (each.getSyntaxErrorMessage() != null) {
        return false;
      }
    }
    return true;
  }

  /** The first token of an element with a key. */
  static Optional<ILeafNode> token(EObject of, String key) {
    for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(of).getLeafNodes()) {
      if (Keys.of(leaf).equals(key)) {
        return Optional.of(leaf);
      }
    }
    return Optional.empty();
  }

  /** The last token of an element, its closing brace. */
  static ILeafNode last(EObject of) {
    ILeafNode found = null;
    for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(of).getLeafNodes()) {
      found = leaf.isHidden() ? found : leaf;
    }
    return found;
  }

  /** A name that nothing in the script has yet, as it is written. */
  static String free(XtextResource script, String wanted) {
    List<String> taken = new ArrayList<>();
    script.getContents().stream()
        .filter(Script.class::isInstance)
        .flatMap(it -> ((Script) it).getDeclarations().stream())
        .forEach(it -> taken.addAll(Spellings.keys(it)));
    String free = wanted;
    for (int n = 2; taken.contains(NameKey.of(free)); n++) {
      free = wanted + " " + n;
    }
    return NameConverter.written(free);
  }

  /** As the file ends its lines. */
  static String lineBreak(String text) {
    return text.contains("\r\n") ? "\r\n" : "\n";
  }

  /** Where the comments begin that belong to a declaration, or itself. */
  static int beginning(EObject declaration) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(declaration);
    int begin = node.getOffset();
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (leaf.getOffset() >= node.getOffset()) {
        break;
      }
      if (Keys.isComment(leaf)) {
        begin = Math.min(begin, leaf.getOffset());
      }
    }
    return begin;
  }

  /** What a declaration is like, as it is written; empty if it is like nothing. */
  static Optional<INode> base(EObject of) {
    return NodeModelUtils.findNodesForFeature(of, of.eClass().getEStructuralFeature("base"))
        .stream()
        .findFirst();
  }

  /** Where " like X" goes: before the brace, behind the last token of the head. */
  static int headEnd(EObject of) {
    int brace = token(of, "{").map(INode::getOffset).orElse(0);
    int end = 0;
    for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(of).getLeafNodes()) {
      end = !leaf.isHidden() && leaf.getOffset() < brace ? leaf.getEndOffset() : end;
    }
    return end;
  }
}
