package org.rpg.encounter.ide.fixes;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.words.Language;

/**
 * Something that is wrong, in the text and in the model.
 *
 * @param code what is wrong
 * @param offset where it is marked
 * @param length of the mark
 */
public record Fault(XtextResource script, String code, int offset, int length) {
  /** The language of the file. */
  Language language() {
    return Language.of(script);
  }

  String text() {
    return script.getParseResult().getRootNode().getText();
  }

  int end() {
    return offset + length;
  }

  /** What is marked. */
  String marked() {
    String text = text();
    return text.substring(
        Math.min(offset, text.length()), Math.min(Math.max(offset, end()), text.length()));
  }

  /** The token at the beginning of the mark. */
  Optional<ILeafNode> token() {
    return Optional.ofNullable(
        NodeModelUtils.findLeafNodeAtOffset(script.getParseResult().getRootNode(), offset));
  }

  /** The innermost element that holds the whole mark, no further than its first line. */
  Optional<EObject> element() {
    INode node = token().orElse(null);
    while (node != null && node.getEndOffset() < end()) {
      node = node.getParent();
    }
    return Optional.ofNullable(node).map(NodeModelUtils::findActualSemanticObjectFor);
  }

  /** The innermost element of a kind around the mark. */
  <T extends EObject> Optional<T> around(Class<T> kind) {
    for (EObject each = element().orElse(null); each != null; each = each.eContainer()) {
      if (kind.isInstance(each)) {
        return Optional.of(kind.cast(each));
      }
    }
    return Optional.empty();
  }

  static Optional<ICompositeNode> node(EObject element) {
    return Optional.ofNullable(NodeModelUtils.findActualNodeFor(element));
  }
}
