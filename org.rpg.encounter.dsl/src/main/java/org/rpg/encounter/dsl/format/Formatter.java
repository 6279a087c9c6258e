package org.rpg.encounter.dsl.format;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.pages.Page;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.ScriptReader;

/**
 * Lays a script out: four blanks a level, an element a line, lists no longer than a line. Words,
 * names, texts and comments stay as they were typed, line ends too; formatting twice changes
 * nothing more, and the script means the same.
 */
@Singleton
public class Formatter {
  private final Elements elements;

  private final IParser parser;

  @Inject
  Formatter(IGrammarAccess grammar, IParser parser) {
    elements = new Elements(grammar.getGrammar());
    this.parser = parser;
  }

  /** Whether a script can be formatted: it must parse. */
  public boolean canFormat(XtextResource resource) {
    return resource.getParseResult() != null && canFormat(resource.getParseResult());
  }

  private static boolean canFormat(IParseResult parsed) {
    return !parsed.hasSyntaxErrors()
        && parsed.getRootASTElement() instanceof Script script
        && script.getStrays().isEmpty();
  }

  /**
   * What must be changed so that a script is laid out.
   *
   * @param resource a script that {@linkplain #canFormat parses}
   * @return the edits in the order of the text; none if it is laid out
   */
  public List<Edit> edits(XtextResource resource) {
    Language language = Language.of(resource);
    return page(resource)
        .map(page -> new FencedScripts(page, script -> laidOut(script, language)).edits())
        .orElseGet(() -> edits(resource.getParseResult(), language));
  }

  private static Optional<Page> page(XtextResource resource) {
    return resource instanceof ScriptResource file ? file.page() : Optional.empty();
  }

  /** A part of a page's script by itself; a declaration may go on in the next fence. */
  private String laidOut(String script, Language language) {
    IParseResult parsed = parser.parse(new ScriptReader(script, Optional.of(language)));
    return canFormat(parsed) ? Edit.apply(script, edits(parsed, language)) : script;
  }

  private List<Edit> edits(IParseResult parsed, Language language) {
    String text = parsed.getRootNode().getText();
    return edits(text, gaps(parsed.getRootNode(), text, language));
  }

  /** The same, of the lines that a part of the text touches. */
  public List<Edit> edits(XtextResource resource, int offset, int length) {
    String text =
        page(resource).map(Page::text).orElse(resource.getParseResult().getRootNode().getText());
    int from = lineStart(text, offset);
    int last = Math.min(text.length(), offset + Math.max(0, length - 1));
    int to = LineEnds.next(text, last, text.length());
    boolean whole = page(resource).isPresent(); // a fence is laid out as a whole
    return edits(resource).stream()
        .filter(e -> e.end() >= from && (whole ? e.offset() : e.end()) <= to)
        .toList();
  }

  private List<Gap> gaps(ICompositeNode root, String text, Language language) {
    Set<Integer> opened = new HashSet<>();
    while (true) { // each round opens one more, so it ends
      List<Gap> gaps = new Layout(elements, text, language, opened).of(root);
      Fitting fitting = new Fitting(gaps);
      fitting.align();
      if (!opened.addAll(fitting.fit())) {
        return gaps;
      }
    }
  }

  private static List<Edit> edits(String text, List<Gap> gaps) {
    String lineEnd = LineEnds.of(text);
    List<Edit> edits = new ArrayList<>();
    int done = 0;
    for (Gap gap : gaps) {
      add(edits, text, gap.from, gap.to, gap.text(lineEnd));
      done = gap.to;
      done = piece(edits, text, gap);
    }
    if (!gaps.isEmpty()) {
      add(edits, text, done, text.length(), lineEnd);
    }
    return edits;
  }

  /** Only numbers and signs change, and how far the lines of a comment are set in. */
  private static int piece(List<Edit> edits, String text, Gap gap) {
    int end = gap.end;
    if (gap.piece.startsWith("/*") && gap.isLine()) {
      int moved = gap.indent * Layout.INDENT - (gap.to - lineStart(text, gap.to));
      for (int at = LineEnds.next(text, gap.to, end); at < end; at = LineEnds.next(text, at, end)) {
        at = LineEnds.after(text, at);
        int inside = at;
        while (inside < end && text.charAt(inside) == ' ') {
          inside++;
        }
        add(edits, text, at, inside, " ".repeat(Math.max(0, inside - at + moved)));
      }
    } else {
      add(edits, text, gap.to, end, gap.piece);
    }
    return end;
  }

  private static int lineStart(String text, int offset) {
    return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  }

  private static void add(List<Edit> edits, String text, int from, int to, String wanted) {
    if (!text.substring(from, to).equals(wanted)) {
      edits.add(new Edit(from, to - from, wanted));
    }
  }
}
