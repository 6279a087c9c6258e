package org.rpg.encounter.ide.hints;

import java.util.List;
import java.util.OptionalInt;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.words.Keys;

/** Where in a script a hint stands. */
final class Spots {
  private Spots() {}

  /** Behind an element. */
  static OptionalInt behind(EObject element) {
    ICompositeNode node = NodeModelUtils.getNode(element);
    return node == null ? OptionalInt.empty() : OptionalInt.of(node.getEndOffset());
  }

  /** Behind the nth value of a feature. */
  static OptionalInt behind(EObject element, EStructuralFeature feature, int n) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    return n < nodes.size() ? OptionalInt.of(nodes.get(n).getEndOffset()) : OptionalInt.empty();
  }

  /** At the end of the line that opens a body; of a body in one line behind it. */
  static OptionalInt ofBody(EObject declaration) {
    ICompositeNode node = NodeModelUtils.getNode(declaration);
    if (node == null) {
      return OptionalInt.empty();
    }
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (Keys.of(leaf).equals("{")) {
        boolean inOneLine = leaf.getStartLine() == node.getEndLine();
        return OptionalInt.of(inOneLine ? node.getEndOffset() : leaf.getEndOffset());
      }
    }
    return OptionalInt.empty();
  }
}
