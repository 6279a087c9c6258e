package org.rpg.encounter.ide.refactor;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/**
 * A creature that others can be like, made of the body of one that is written out; that one is like
 * it from then on. Comments go where what they are about goes.
 */
final class ExtractedCreature implements Refactoring {
  @Override
  public String id() {
    return "extract-creature";
  }

  @Override
  public String kind() {
    return CodeActionKind.RefactorExtract;
  }

  @Override
  public Optional<Wording> title(XtextResource script, int offset) {
    return being(script, offset)
        .map(it -> Phrases.of("refactor.extract-creature", name(script, it)));
  }

  /** On its head, so that it is not offered at each line of its body. */
  private static Optional<EObject> being(XtextResource script, int offset) {
    Optional<Creature> creature = Around.caret(script, offset, Creature.class);
    Optional<EObject> being =
        creature.isPresent()
            ? creature.map(EObject.class::cast)
            : Around.caret(script, offset, Persona.class).map(EObject.class::cast);
    return being
        .filter(it -> !Lineage.properties(it).isEmpty())
        .filter(
            it -> Around.token(it, "{").filter(brace -> offset <= brace.getOffset()).isPresent());
  }

  private static String name(XtextResource script, EObject being) {
    String own = Spellings.first(being).orElse("");
    return Around.free(script, Language.of(script).choose(own + " Kind", "Tipo de " + own));
  }

  @Override
  public List<ReplaceRegion> edits(XtextResource script, String text, int offset) {
    EObject being = being(script, offset).orElseThrow();
    Language language = Language.of(script);
    String name = name(script, being);
    String line = Around.lineBreak(text);
    int open = Around.token(being, "{").orElseThrow().getEndOffset();
    int close = Around.last(being).getOffset();
    Optional<INode> base = Around.base(being);
    String like = " " + Words.spelling("like", language) + " ";
    String head =
        Words.spelling("creature", language)
            + " "
            + name
            + base.map(it -> like + text.substring(it.getOffset(), it.getEndOffset())).orElse("");
    String whole = head + " {" + text.substring(open, close) + "}" + line + line;
    int begin = Around.beginning(being);
    ReplaceRegion made = new ReplaceRegion(begin, 0, whole);
    ReplaceRegion emptied = new ReplaceRegion(open, close - open, " ");
    ReplaceRegion alike =
        base.map(it -> new ReplaceRegion(it.getOffset(), it.getLength(), name))
            .orElseGet(() -> new ReplaceRegion(Around.headEnd(being), 0, like + name));
    return List.of(made, alike, emptied);
  }
}
