package org.rpg.encounter.dsl.format;

import java.util.Set;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.words.Keys;

/** How many blanks stand between two neighbours on a line. */
final class Spacing {
  private static final Set<String> NONE_BEFORE = Set.of(",", ":", ")", "]", "[", "%", ".");
  private static final Set<String> NONE_AFTER = Set.of("(", "[", ".");

  /** In these rules a minus or a stroke belongs to a number: 4-6, -1, 3 km/h. */
  private static final Set<String> TIGHT =
      Set.of("TableRow", "WoundBand", "Pace", "AmountOperator");

  /** In these a minus stands before a number. */
  private static final Set<String> SIGNED = Set.of("SignedInteger", "Primary");

  private Spacing() {}

  static int between(ILeafNode left, ILeafNode right) {
    String before = Keys.of(left);
    String after = Keys.of(right);
    if (clings(right)
        || NONE_AFTER.contains(before)
        || isTight(left, before)
        || isTight(right, after)
        || before.equals("-") && SIGNED.contains(Keys.rule(left))
        || after.equals("/") && isNumber(left) && isNumber(next(right))
        || before.equals("/") && isNumber(right) && isNumber(previous(left))) {
      return 0;
    }
    return isName(left) && isName(right) ? 2 : 1; // on one blank two names would join
  }

  /** Whether a sign stands right behind whatever comes before it. */
  static boolean clings(ILeafNode leaf) {
    return NONE_BEFORE.contains(Keys.of(leaf));
  }

  private static boolean isTight(ILeafNode leaf, String key) {
    return (key.equals("-") || key.equals("/") || key.equals("+") || key.equals("*"))
        && TIGHT.contains(Keys.rule(leaf));
  }

  /** Whether a leaf begins the other half of a decision, which stands below the first. */
  static boolean isOtherwise(ILeafNode leaf) {
    return Keys.of(leaf).equals("otherwise") && !Keys.rule(leaf).equals("Edge");
  }

  private static boolean isNumber(ILeafNode leaf) {
    return Keys.isTerminal(leaf, "INT") || Keys.isTerminal(leaf, "DECIMAL");
  }

  private static boolean isName(ILeafNode leaf) {
    return Keys.isTerminal(leaf, "ID");
  }

  private static ILeafNode next(ILeafNode leaf) {
    return neighbour(leaf, leaf.getTotalEndOffset(), 1);
  }

  private static ILeafNode previous(ILeafNode leaf) {
    return neighbour(leaf, leaf.getTotalOffset() - 1, -1);
  }

  /** The nearest leaf on a side that is not hidden, or null. */
  private static ILeafNode neighbour(ILeafNode leaf, int offset, int step) {
    ILeafNode found = NodeModelUtils.findLeafNodeAtOffset(leaf.getRootNode(), offset);
    while (found != null && found.isHidden()) {
      int on = step > 0 ? found.getTotalEndOffset() : found.getTotalOffset() - 1;
      found = on < 0 ? null : NodeModelUtils.findLeafNodeAtOffset(leaf.getRootNode(), on);
    }
    return found;
  }
}
