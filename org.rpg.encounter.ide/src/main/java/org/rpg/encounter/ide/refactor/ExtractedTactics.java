package org.rpg.encounter.ide.refactor;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.TacticsLine;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/**
 * The lines of tactics from the caret to the end become tactics of their own, which the first ones
 * are like: what they are like comes after their own lines, so nothing is done otherwise.
 */
final class ExtractedTactics implements Refactoring {
  @Override
  public String id() {
    return "extract-tactics";
  }

  @Override
  public String kind() {
    return CodeActionKind.RefactorExtract;
  }

  @Override
  public Optional<Wording> title(XtextResource script, int offset) {
    return line(script, offset)
        .map(it -> Phrases.of("refactor.extract-tactics", name(script, (Tactics) it.eContainer())));
  }

  /** Not the first line: nothing would be left. */
  private static Optional<TacticsLine> line(XtextResource script, int offset) {
    return Around.caret(script, offset, TacticsLine.class)
        .filter(it -> it.eContainer() instanceof Tactics all && all.getLines().indexOf(it) > 0)
        .filter(it -> startsItsLine(script, it));
  }

  private static boolean startsItsLine(XtextResource script, TacticsLine line) {
    String text = script.getParseResult().getRootNode().getText();
    int begin = begin(line);
    int start = text.lastIndexOf('\n', Math.max(0, begin - 1)) + 1;
    return text.substring(start, begin).isBlank();
  }

  private static String name(XtextResource script, Tactics tactics) {
    String own = Spellings.first(tactics).orElse("");
    return Around.free(script, Language.of(script).choose(own + " Last", "Fim de " + own));
  }

  /** With the comments right before it. */
  private static int begin(TacticsLine line) {
    return NodeModelUtils.findActualNodeFor(line).getOffset();
  }

  private static int withComments(Tactics tactics, TacticsLine line) {
    int begin = begin(line);
    int from = begin;
    for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(tactics).getLeafNodes()) {
      if (leaf.getOffset() >= begin) {
        break;
      }
      if (!leaf.isHidden()) {
        from = begin;
      } else if (Keys.isComment(leaf) && from == begin) {
        from = leaf.getOffset();
      }
    }
    return from;
  }

  @Override
  public List<ReplaceRegion> edits(XtextResource script, String text, int offset) {
    TacticsLine line = line(script, offset).orElseThrow();
    Tactics tactics = (Tactics) line.eContainer();
    Language language = Language.of(script);
    String name = name(script, tactics);
    String end = Around.lineBreak(text);
    int from = withComments(tactics, line);
    int start = text.lastIndexOf('\n', from - 1) + 1;
    start = text.substring(start, from).isBlank() ? start : from;
    int close = Around.last(tactics).getOffset();
    Optional<INode> base = Around.base(tactics);
    String like = " " + Words.spelling("like", language) + " ";
    String made =
        Words.spelling("tactics", language)
            + " "
            + name
            + base.map(it -> like + text.substring(it.getOffset(), it.getEndOffset())).orElse("")
            + " {"
            + end
            + text.substring(start, close)
            + "}"
            + end
            + end;
    ReplaceRegion alike =
        base.map(it -> new ReplaceRegion(it.getOffset(), it.getLength(), name))
            .orElseGet(() -> new ReplaceRegion(Around.headEnd(tactics), 0, like + name));
    return List.of(
        new ReplaceRegion(Around.beginning(tactics), 0, made),
        alike,
        new ReplaceRegion(start, close - start, ""));
  }
}
