package org.rpg.encounter.dsl.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.TableRow;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;

/**
 * Where every piece of a script stands: goes through its tokens once and settles the gap before
 * each. An element of a block stands on a line of its own; a block that its writer put on one line
 * stays there; a line that its writer broke stays broken.
 */
final class Layout {
  /** Blanks a level. */
  static final int INDENT = 4;

  private final Elements elements;
  private final String text;
  private final Language language;
  private final Set<Integer> opened;
  private final List<Gap> gaps = new ArrayList<>();
  private final List<ILeafNode> waiting = new ArrayList<>();
  private Block block;
  private ILeafNode previous;
  private ILeafNode lastComment;
  private boolean afterBlock;
  private int done;

  /** An element being laid out. */
  private static final class Element {
    final Element parent;
    final boolean flows;
    final boolean behindColon;
    final Object table;
    boolean begun;
    int indent;

    Element(Element parent, boolean flows, boolean behindColon, Object table) {
      this.parent = parent;
      this.flows = flows;
      this.behindColon = behindColon;
      this.table = table;
    }
  }

  /**
   * @param opened blocks too long for one line and steps that need one of their own, by offset
   */
  Layout(Elements elements, String text, Language language, Set<Integer> opened) {
    this.elements = elements;
    this.text = text;
    this.language = language;
    this.opened = opened;
  }

  List<Gap> of(ICompositeNode script) {
    done = text.startsWith("\uFEFF") ? 1 : 0;
    Element root = new Element(null, false, false, null);
    root.begun = true;
    for (INode each : script.getChildren()) {
      visit(each, root);
    }
    comments(0, root);
    return gaps;
  }

  private void visit(INode node, Element element) {
    if (node instanceof ILeafNode leaf) {
      leaf(leaf, element);
      return;
    }
    Element inner = element;
    boolean behindColon = elements.followsColon(node) && key(previous).equals(":");
    if (behindColon || elements.isLine(node)) {
      EObject container = node.getParent().getSemanticElement();
      inner =
          new Element(element, !behindColon && elements.flows(node), behindColon, table(container));
    }
    for (INode each : ((ICompositeNode) node).getChildren()) {
      visit(each, inner);
    }
  }

  /** The table in whose row a step stands, or null. */
  private static Object table(EObject then) {
    EObject row = then == null ? null : then.eContainer();
    return row instanceof TableRow && row.eContainer() instanceof RandomTable table ? table : null;
  }

  private void leaf(ILeafNode leaf, Element element) {
    if (leaf.isHidden()) {
      if (!Keys.isBlank(leaf)) {
        waiting.add(leaf);
      }
      return;
    }
    boolean begins = !element.begun;
    element.begun = true;
    Gap gap = place(leaf, element, begins);
    if (begins) {
      element.indent = gap.isLine() ? gap.indent : depthOnLine(element);
    }
    if (key(leaf).equals("{")) {
      block = new Block(leaf.getOffset(), isOneLine(leaf), element.indent, block);
    } else if (key(leaf).equals("}") && block != null) {
      afterBlock = block.outer() == null && !block.oneLine();
      block = block.outer();
    }
    previous = leaf;
  }

  /** How deep an element counts that does not begin its line. */
  private int depthOnLine(Element element) {
    boolean behindNeighbour = !element.behindColon && block != null && !block.oneLine();
    return behindNeighbour ? block.indent() + 1 : element.parent.indent;
  }

  /** The gap before a token, and before the comments and articles that wait for it. */
  private Gap place(ILeafNode leaf, Element element, boolean begins) {
    int onward = onward(leaf, element, begins);
    comments(onward, element);
    Gap gap = null;
    for (ILeafNode article : waiting) {
      gap = gap == null ? settle(add(article), leaf, element, begins) : add(article).blanks(1);
    }
    Gap own = add(leaf);
    if (gap == null) {
      gap = settle(own, leaf, element, begins);
    } else {
      own.blanks(1);
    }
    waiting.clear();
    return gap;
  }

  private Gap add(ILeafNode leaf) {
    String piece = Pieces.text(leaf, language);
    Gap gap = new Gap(done, leaf.getOffset(), Pieces.end(leaf), piece);
    gap.inside = block != null && block.oneLine() ? block : null;
    gap.prose = Keys.isTerminal(leaf, "STRING") && piece.length() > Fitting.WIDTH / 2;
    done = leaf.getEndOffset();
    gaps.add(gap);
    return gap;
  }

  // ---- comments

  /** The comments that wait: those on lines of their own, and those behind something. */
  private void comments(int indent, Element element) {
    for (ILeafNode leaf : List.copyOf(waiting)) {
      if (!Keys.isComment(leaf)) {
        continue;
      }
      boolean ownLine = breaks(done, leaf.getOffset());
      boolean first = gaps.isEmpty();
      Gap gap = add(leaf);
      gap.prose = true;
      if (first) {
        gap.blanks(0);
      } else if (ownLine || Pieces.endsLine(lastComment)) {
        gap.line(indent, isEmptyLine(gap));
      } else {
        gap.blanks(1);
      }
      lastComment = leaf;
      done = Pieces.end(leaf);
      waiting.remove(leaf);
    }
  }

  /** How deep a line is that begins before a token. */
  private int onward(ILeafNode leaf, Element element, boolean begins) {
    if (block != null && (key(leaf).equals("}") || key(previous).equals("{"))) {
      return block.indent() + 1;
    }
    if (begins && !element.behindColon) {
      return block == null ? 0 : block.indent() + 1;
    }
    return (begins ? element.parent : element).indent + 1;
  }

  // ---- tokens

  private Gap settle(Gap gap, ILeafNode leaf, Element element, boolean begins) {
    ILeafNode comment = lastComment;
    lastComment = null;
    boolean broken =
        breaks(gap.from, gap.to) || Pieces.endsLine(comment) || opened.contains(gap.to);
    int onward = onward(leaf, element, begins);
    if (gaps.get(0) == gap) {
      return gap.blanks(0);
    }
    if (Keys.isTerminal(leaf, "ROW") && block != null) {
      return block.oneLine() ? gap.blanks(1) : gap.line(block.indent() + 1, false);
    }
    if (key(leaf).equals("}") && block != null) {
      boolean empty = key(previous).equals("{") && comment == null;
      return block.oneLine() || empty ? gap.blanks(1) : gap.line(block.indent(), false);
    }
    if (key(previous).equals("{") && block != null) {
      return block.oneLine()
          ? gap.blanks(1)
          : gap.line(onward, comment != null && isEmptyLine(gap));
    }
    if (begins && !element.behindColon) {
      return element(gap, element, onward, broken);
    }
    if (begins && !broken) {
      gap.column = element.table;
    }
    if (!broken || key(leaf).equals("{") && comment == null) {
      gap.breakable = begins ? Gap.GLADLY : breakable(leaf);
      gap.step = begins;
      gap.broken = onward;
      boolean afterComment = comment != null && !Spacing.clings(leaf);
      return gap.blanks(afterComment ? 1 : Spacing.between(previous, leaf));
    }
    return gap.line(Spacing.isOtherwise(leaf) ? element.indent : onward, false);
  }

  private Gap element(Gap gap, Element element, int onward, boolean broken) {
    if (block != null && block.oneLine()) {
      return gap.blanks(2);
    }
    boolean tooLong = block != null && opened.contains(block.offset());
    if (element.flows && !tooLong && !broken && !key(previous).equals("}")) {
      gap.breakable = Gap.GLADLY;
      gap.broken = onward;
      return gap.blanks(2);
    }
    return gap.line(onward, isEmptyLine(gap));
  }

  private int breakable(ILeafNode leaf) {
    boolean joined = key(leaf).equals("and") || key(leaf).equals("or");
    return key(previous).equals(",") ? Gap.GLADLY : joined ? Gap.IF_NEED_BE : 0;
  }

  // ---- the text as it is

  private static String key(ILeafNode leaf) {
    return leaf == null ? "" : Keys.of(leaf);
  }

  private boolean breaks(int from, int to) {
    return LineEnds.count(text, from, to) > 0;
  }

  /** Whether an empty line comes before a line: one that was there, and between declarations. */
  private boolean isEmptyLine(Gap gap) {
    if (afterBlock && block == null) {
      afterBlock = false;
      return true;
    }
    return LineEnds.count(text, gap.from, gap.to) > 1;
  }

  private boolean isOneLine(ILeafNode brace) {
    for (INode next = brace.getNextSibling(); next != null; next = next.getNextSibling()) {
      if (next instanceof ILeafNode leaf && key(leaf).equals("}")) {
        return !opened.contains(brace.getOffset()) && !breaks(brace.getOffset(), leaf.getOffset());
      }
    }
    return false;
  }
}
