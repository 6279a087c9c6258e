package org.rpg.encounter.ide;

import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.rpg.encounter.dsl.pages.Lines;

/**
 * A text as the protocol sees it: lines end with LF, CRLF or CR, columns count UTF-16 units, and a
 * position that is outside is taken as the nearest one inside. Immutable.
 */
public final class OpenDocument extends Document {
  private final int[] lineStarts;

  public OpenDocument(Integer version, String contents) {
    super(version, contents);
    lineStarts = Lines.starts(contents);
  }

  /** The same document after an edit of the client. */
  public OpenDocument changed(
      Integer version, Iterable<? extends TextDocumentContentChangeEvent> changes) {
    OpenDocument current = this;
    for (TextDocumentContentChangeEvent change : changes) {
      current = new OpenDocument(version, current.after(change));
    }
    return current;
  }

  private String after(TextDocumentContentChangeEvent change) {
    if (change.getRange() == null) {
      return change.getText();
    }
    TextRegion region = getTextRegion(change.getRange());
    String text = getContents();
    return text.substring(0, region.getOffset())
        + change.getText()
        + text.substring(region.getOffset() + region.getLength());
  }

  @Override
  public TextRegion getTextRegion(Range range) {
    int a = getOffSet(range.getStart());
    int b = getOffSet(range.getEnd());
    return new TextRegion(Math.min(a, b), Math.abs(b - a));
  }

  @Override
  public int getOffSet(Position position) {
    if (position.getLine() < 0) {
      return 0;
    }
    if (position.getLine() >= lineStarts.length) {
      return getContents().length();
    }
    int start = lineStarts[position.getLine()];
    return Math.max(start, Math.min(start + position.getCharacter(), lineEnd(position.getLine())));
  }

  @Override
  public Position getPosition(int offset) {
    int at = Math.max(0, Math.min(offset, getContents().length()));
    int found = Arrays.binarySearch(lineStarts, at);
    int line = found >= 0 ? found : -found - 2;
    return new Position(line, at - lineStarts[line]);
  }

  /** Where the text of a line ends, before its line break. */
  private int lineEnd(int line) {
    String text = getContents();
    int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
    if (line + 1 < lineStarts.length) {
      end--;
      if (text.charAt(end) == '\n' && end > lineStarts[line] && text.charAt(end - 1) == '\r') {
        end--;
      }
    }
    return end;
  }

  @Override
  public String getLineContent(int line) {
    return line < 0 || line >= lineStarts.length
        ? ""
        : getContents().substring(lineStarts[line], lineEnd(line));
  }

  @Override
  public int getLineCount() {
    return lineStarts.length;
  }

  @Override
  public OpenDocument applyTextDocumentChanges(
      Iterable<? extends TextDocumentContentChangeEvent> changes) {
    return changed(getVersion(), changes);
  }

  /** The range between two offsets. */
  public Range range(int begin, int end) {
    return new Range(getPosition(begin), getPosition(end));
  }

  /** The range of a region of the text. */
  public Range range(ITextRegion region) {
    return range(region.getOffset(), region.getOffset() + region.getLength());
  }

  /** What a client does to this very version of a document. */
  public TextDocumentEdit edit(String uri, List<TextEdit> edits) {
    return new TextDocumentEdit(
        new VersionedTextDocumentIdentifier(uri, getVersion()),
        edits.stream().map(Either::<TextEdit, SnippetTextEdit>forLeft).toList());
  }
}
