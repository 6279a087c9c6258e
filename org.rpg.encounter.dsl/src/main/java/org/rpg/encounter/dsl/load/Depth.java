package org.rpg.encounter.dsl.load;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * How deep the parts of a script lie in each other. A condition of ten thousand "or" is a chain as
 * deep as it is long, and whoever walks it would run out of stack.
 */
final class Depth {
  /** Far more than anybody writes. */
  static final int LIMIT = 600;

  private record Level(EObject object, int depth) {}

  private Depth() {}

  /** Where the declaration begins in which something lies too deep. */
  static OptionalInt firstBeyond(Resource script) {
    Deque<Level> open = new ArrayDeque<>();
    script.getContents().forEach(it -> open.push(new Level(it, 0)));
    while (!open.isEmpty()) {
      Level level = open.pop();
      if (level.depth > LIMIT) {
        return OptionalInt.of(beginOfDeclaration(level.object));
      }
      level.object.eContents().forEach(it -> open.push(new Level(it, level.depth + 1)));
    }
    return OptionalInt.empty();
  }

  private static int beginOfDeclaration(EObject deep) {
    EObject declaration = deep;
    while (declaration.eContainer() != null && declaration.eContainer().eContainer() != null) {
      declaration = declaration.eContainer();
    }
    ICompositeNode node = NodeModelUtils.getNode(declaration);
    return node == null ? 0 : node.getOffset();
  }
}
