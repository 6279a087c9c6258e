package org.rpg.encounter.ide.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.ide.OpenDocument;

/** What of a script can be folded away: bodies, long comments, the imports, long texts. */
public final class Folding {
  private Folding() {}

  /** The ranges, in lines; what closes a body stays to be seen. */
  public static List<FoldingRange> of(OpenDocument document, XtextResource script) {
    List<FoldingRange> found = new ArrayList<>();
    Deque<Integer> bodies = new ArrayDeque<>();
    int firstImport = -1;
    int lastImport = -1;
    for (ILeafNode leaf : script.getParseResult().getRootNode().getLeafNodes()) {
      int begin = line(document, leaf.getOffset());
      int end = line(document, leaf.getOffset() + leaf.getText().stripTrailing().length());
      switch (Keys.of(leaf)) {
        case "{" -> bodies.push(begin);
        case "}" -> {
          if (!bodies.isEmpty()) {
            add(bodies.pop(), begin - 1, null, found);
          }
        }
        case "import" -> {
          firstImport = firstImport < 0 ? begin : firstImport;
          lastImport = begin;
        }
        default -> {
          if (Keys.isComment(leaf)) {
            add(begin, end, FoldingRangeKind.Comment, found);
          } else if (!leaf.isHidden()) {
            add(begin, end, null, found); // a text of several lines
          }
        }
      }
    }
    add(firstImport, lastImport, FoldingRangeKind.Imports, found);
    return found;
  }

  private static void add(int begin, int end, String kind, List<FoldingRange> found) {
    if (end > begin) {
      FoldingRange range = new FoldingRange(begin, end);
      range.setKind(kind);
      found.add(range);
    }
  }

  private static int line(OpenDocument document, int offset) {
    return document.getPosition(offset).getLine();
  }
}
