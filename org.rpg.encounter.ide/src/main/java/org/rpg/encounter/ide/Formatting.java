package org.rpg.encounter.ide;

import com.google.inject.Inject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.format.Edit;
import org.rpg.encounter.dsl.format.Formatter;
import org.rpg.encounter.dsl.words.Keys;

/** Formatting as an editor asks for it. */
public final class Formatting {
  private final Formatter formatter;

  @Inject
  Formatting(Formatter formatter) {
    this.formatter = formatter;
  }

  /** The edits of a whole script or of some lines; none while it does not parse. */
  public List<TextEdit> edits(OpenDocument document, XtextResource script, Optional<Range> range) {
    if (!formatter.canFormat(script)) {
      return List.of();
    }
    List<Edit> edits =
        range
            .map(document::getTextRegion)
            .map(part -> formatter.edits(script, part.getOffset(), part.getLength()))
            .orElseGet(() -> formatter.edits(script));
    return edits.stream().map(edit -> textEdit(document, edit)).toList();
  }

  /**
   * What is laid out as soon as it is written: with a brace the body that it closes, with a new
   * line the line that was left. The line of the caret itself is the editor's.
   */
  public List<TextEdit> typed(
      OpenDocument document, XtextResource script, Position caret, String typed) {
    if (typed.equals("}")) {
      int brace = document.getOffSet(caret) - 1;
      return body(script, brace)
          .map(begin -> edits(document, script, Optional.of(document.range(begin, brace + 1))))
          .orElse(List.of());
    }
    int left = caret.getLine() - 1;
    if (left < 0 || document.getLineContent(left).isBlank()) {
      return List.of();
    }
    Range line =
        new Range(
            new Position(left, 0), new Position(left, document.getLineContent(left).length()));
    return edits(document, script, Optional.of(line)).stream()
        .filter(it -> it.getRange().getEnd().getLine() <= left)
        .toList();
  }

  /** Where the body begins that a brace closes: the brace itself must be a token. */
  private static Optional<Integer> body(XtextResource script, int brace) {
    Deque<Integer> open = new ArrayDeque<>();
    for (ILeafNode leaf : script.getParseResult().getRootNode().getLeafNodes()) {
      String key = Keys.of(leaf);
      if (key.equals("{")) {
        open.push(leaf.getOffset());
      } else if (key.equals("}")) {
        Optional<Integer> begin = Optional.ofNullable(open.poll());
        if (leaf.getOffset() == brace) {
          return begin;
        }
      }
    }
    return Optional.empty();
  }

  private static TextEdit textEdit(OpenDocument document, Edit edit) {
    return new TextEdit(document.range(edit.offset(), edit.offset() + edit.length()), edit.text());
  }
}
