package org.rpg.encounter.ide.refactor;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.TacticsLine;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.words.Language;

/**
 * The lines of what tactics are like, written out behind their own, in the language of the file;
 * what that is like, they are like in turn.
 */
final class InlinedTactics implements Refactoring {
  private final Translator translator;

  @Inject
  InlinedTactics(Translator translator) {
    this.translator = translator;
  }

  @Override
  public String id() {
    return "inline-tactics";
  }

  @Override
  public String kind() {
    return CodeActionKind.RefactorInline;
  }

  @Override
  public Optional<Wording> title(XtextResource script, int offset) {
    return tactics(script, offset)
        .flatMap(it -> Names.of(it.getBase()))
        .map(it -> Phrases.of("refactor.inline-tactics", it.in(Language.of(script))));
  }

  /** On its head. */
  private static Optional<Tactics> tactics(XtextResource script, int offset) {
    return Around.caret(script, offset, Tactics.class)
        .filter(it -> it.getBase() != null && !it.getBase().eIsProxy())
        .filter(it -> it.getBase() != it && NodeModelUtils.getNode(it.getBase()) != null)
        .filter(it -> Around.token(it, "{").filter(b -> offset <= b.getOffset()).isPresent());
  }

  @Override
  public List<ReplaceRegion> edits(XtextResource script, String text, int offset) {
    Tactics tactics = tactics(script, offset).orElseThrow();
    Tactics base = tactics.getBase();
    String end = Around.lineBreak(text);
    String lines =
        base.getLines().stream()
            .map(it -> "    " + line(it, script))
            .collect(Collectors.joining(end));
    INode named = Around.base(tactics).orElseThrow();
    Optional<String> next =
        Optional.ofNullable(base.getBase())
            .flatMap(Names::of)
            .map(it -> it.in(Language.of(script)));
    ReplaceRegion head =
        next.map(it -> new ReplaceRegion(named.getOffset(), named.getLength(), it))
            .orElseGet(() -> without(tactics, named));
    int close = Around.last(tactics).getOffset();
    int start = close;
    while (start > 0 && " \t".indexOf(text.charAt(start - 1)) >= 0) {
      start--;
    }
    boolean own = start > 0 && text.charAt(start - 1) == '\n';
    String added = (own ? "" : end) + lines + end;
    return List.of(head, new ReplaceRegion(own ? start : close, 0, added));
  }

  private String line(TacticsLine line, XtextResource script) {
    return translator.of(
        NodeModelUtils.findActualNodeFor(line),
        (XtextResource) line.eResource(),
        Language.of(script));
  }

  /** The head without "like X". */
  private static ReplaceRegion without(Tactics tactics, INode named) {
    int like = Around.token(tactics, "like").map(INode::getOffset).orElse(named.getOffset());
    int from = like;
    String text = named.getRootNode().getText();
    while (from > 0 && " \t".indexOf(text.charAt(from - 1)) >= 0) {
      from--;
    }
    return new ReplaceRegion(from, named.getEndOffset() - from, "");
  }
}
