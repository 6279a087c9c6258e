package org.rpg.encounter.dsl.load;

import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.impl.AbstractNode;
import org.eclipse.xtext.nodemodel.impl.CompositeNode;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;

/** Puts a part of one text, as it was read, into another. */
final class Nodes extends NodeModelBuilder {
  /**
   * Both nodes stand right below the roots of their texts.
   *
   * @param text what the text says then
   */
  void replace(ICompositeNode old, ICompositeNode other, String text) {
    ICompositeNode root = old.getRootNode();
    ICompositeNode from = other.getRootNode();
    replaceWithoutChildren((AbstractNode) old, (AbstractNode) other);
    setLookAhead((CompositeNode) other, old.getLookAhead());
    // of the first nodes, which are the grammar's and empty, one is as good as the other; with
    // that, all offsets are counted again
    replaceAndTransferLookAhead(root.getFirstChild(), from);
    setCompleteContent(root, text);
  }

  /** Whether the first node below a root is the grammar's, without a text. */
  static boolean beginsEmpty(ICompositeNode root) {
    return root.getFirstChild() instanceof ICompositeNode first && first.getTotalLength() == 0;
  }
}
