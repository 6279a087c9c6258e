package org.rpg.encounter.ide.fixes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.words.Keys;

/** The tokens of a part of a script, comments and blanks left out. */
final class Tokens {
  private Tokens() {}

  /** Of an element, from left to right. */
  static List<ILeafNode> of(EObject element) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    List<ILeafNode> all = new ArrayList<>();
    if (node != null) {
      for (ILeafNode leaf : node.getLeafNodes()) {
        if (!leaf.isHidden()) {
          all.add(leaf);
        }
      }
    }
    return all;
  }

  /** The first token of an element with a key. */
  static Optional<ILeafNode> first(EObject element, String key) {
    return of(element).stream().filter(it -> Keys.of(it).equals(key)).findFirst();
  }

  /** The last token of an element with a key. */
  static Optional<ILeafNode> last(EObject element, String key) {
    return of(element).stream().filter(it -> Keys.of(it).equals(key)).reduce((a, b) -> b);
  }

  /** Where the last token before an offset ends, 0 if there is none. */
  static int endBefore(Fault fault, int offset) {
    int end = 0;
    for (ILeafNode leaf : fault.script().getParseResult().getRootNode().getLeafNodes()) {
      if (leaf.getEndOffset() > offset) {
        break;
      }
      end = leaf.isHidden() ? end : leaf.getEndOffset();
    }
    return end;
  }
}
