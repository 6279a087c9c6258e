package org.rpg.encounter.ide.text;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.ide.OpenDocument;

/** What a selection grows to, step by step: the word, the phrase, the line, the body, the file. */
public final class Selections {
  private Selections() {}

  /** The innermost range at a position, with those around it as its parents. */
  public static SelectionRange at(OpenDocument document, Position position, XtextResource script) {
    int length = document.getContents().length();
    int offset = Math.min(document.getOffSet(position), length);
    List<int[]> growing = new ArrayList<>();
    ICompositeNode root = script.getParseResult().getRootNode();
    INode node = NodeModelUtils.findLeafNodeAtOffset(root, offset);
    for (; node != null && node != root; node = node.getParent()) {
      grow(growing, node.getOffset(), node.getEndOffset(), offset);
    }
    grow(growing, 0, length, offset);
    SelectionRange around = null;
    for (int i = growing.size() - 1; i >= 0; i--) {
      int[] region = growing.get(i);
      around = new SelectionRange(document.range(region[0], region[1]), around);
    }
    return around;
  }

  /** Only what holds the caret and is larger than the last. */
  private static void grow(List<int[]> growing, int begin, int end, int caret) {
    int[] last = growing.isEmpty() ? new int[] {caret, caret} : growing.get(growing.size() - 1);
    boolean larger = begin < last[0] || end > last[1] || growing.isEmpty();
    if (begin <= last[0] && end >= last[1] && larger) {
      growing.add(new int[] {begin, end});
    }
  }
}
