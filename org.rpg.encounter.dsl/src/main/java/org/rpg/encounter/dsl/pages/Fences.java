package org.rpg.encounter.dsl.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Document;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.rpg.encounter.dsl.pages.Fence.Strip;
import org.rpg.encounter.dsl.words.Language;

/**
 * Finds the fences of a page that hold scripts, by the rules of CommonMark: any number of backticks
 * or tildes from three, in lists and quotes, left open, but not within comments.
 */
final class Fences {
  private static final Pattern WORD =
      Pattern.compile(
          "(encounter|encontro)(?![\\p{L}\\p{N}_-])",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** What stands at the head of a page for programs: between two lines of three hyphens. */
  private static final Pattern FRONT_MATTER =
      Pattern.compile(
          "\\A\\uFEFF?---[ \\t]*\\R(?s:.*?)^(?:---|\\.\\.\\.)[ \\t]*$", Pattern.MULTILINE);

  /** Deeper than anybody's quotes lie in each other. */
  private static final int DEEPEST = 100;

  private static final Parser MARKDOWN =
      Parser.builder()
          .includeSourceSpans(IncludeSourceSpans.BLOCKS)
          .maxOpenBlockParsers(DEEPEST)
          .inlineParserFactory(context -> (lines, node) -> {}) // emphasis and links are not ours
          .build();

  private final String text;
  private final int[] lineStarts;
  private final List<Fence> found = new ArrayList<>();

  private Fences(String text) {
    this.text = text;
    this.lineStarts = Lines.starts(text);
  }

  static List<Fence> of(String text) {
    Fences fences = new Fences(text);
    fences.visit(MARKDOWN.parse(withoutHead(text)));
    return fences.found;
  }

  /** The page with its byte order mark and its head as blanks, which begin no fence. */
  private static String withoutHead(String text) {
    Matcher head = FRONT_MATTER.matcher(text);
    int end = head.lookingAt() ? head.end() : text.startsWith("\uFEFF") ? 1 : 0;
    StringBuilder blank = new StringBuilder(text);
    for (int i = 0; i < end; i++) {
      if (!endsLine(text.charAt(i))) {
        blank.setCharAt(i, ' ');
      }
    }
    return blank.toString();
  }

  private static boolean endsLine(char c) {
    return c == '\n' || c == '\r';
  }

  private void visit(Node parent) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof FencedCodeBlock block) {
        language(block.getInfo()).ifPresent(language -> found.add(fence(block, language)));
      } else {
        visit(node);
      }
    }
  }

  private static Optional<Language> language(String info) {
    Matcher word = WORD.matcher(info);
    return word.lookingAt()
        ? Optional.of(word.group(1).equalsIgnoreCase("encontro") ? Language.PT : Language.EN)
        : Optional.empty();
  }

  /** The library tells the part of each line that is not empty; empty lines are added here. */
  private Fence fence(FencedCodeBlock block, Language language) {
    List<SourceSpan> spans = block.getSourceSpans();
    boolean closed = block.getClosingFenceLength() != null;
    int first = spans.get(0).getLineIndex() + 1;
    int last = spans.get(spans.size() - 1).getLineIndex() + (closed ? 0 : 1);
    if (!closed && block.getParent() instanceof Document) {
      last = lineStarts.length; // nothing can end it but the page's end
    }
    List<Strip> lines = new ArrayList<>();
    int next = 1;
    for (int line = first; line < last; line++) {
      boolean told = next < spans.size() && spans.get(next).getLineIndex() == line;
      lines.add(told ? strip(spans.get(next++)) : empty(line));
    }
    return new Fence(language, List.copyOf(lines), start(last));
  }

  private static Strip strip(SourceSpan span) {
    return new Strip(span.getInputIndex(), span.getInputIndex() + span.getLength());
  }

  private Strip empty(int line) {
    int end = start(line + 1);
    while (end > lineStarts[line] && endsLine(text.charAt(end - 1))) {
      end--;
    }
    int from = end;
    while (from > lineStarts[line] && Character.isWhitespace(text.charAt(from - 1))) {
      from--;
    }
    return new Strip(from, end);
  }

  private int start(int line) {
    return line < lineStarts.length ? lineStarts[line] : text.length();
  }
}
