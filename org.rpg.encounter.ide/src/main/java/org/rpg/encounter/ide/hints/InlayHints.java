package org.rpg.encounter.ide.hints;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Leg;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.odds.Looks;
import org.rpg.encounter.preview.Wear;

/** The hints of a script: what beings come to, dice, odds of tests, times on the road. */
public final class InlayHints {
  private final int from;
  private final int to;
  private final List<Hint> found = new ArrayList<>();
  private final BeingHints beings;
  private final DiceHints dice;
  private final SceneHints scenes;

  private InlayHints(Reader reader, Function<Leg, List<Wear.Traveller>> wear, int from, int to) {
    this.from = from;
    this.to = to;
    Looks looks = new Looks(reader);
    beings = new BeingHints(looks);
    dice = new DiceHints(looks);
    scenes = new SceneHints(looks, wear);
  }

  /**
   * The hints that stand between two offsets, for a reader.
   *
   * @param wear how worn out travellers are at the end of a leg, if that is known
   */
  public static List<Hint> of(
      XtextResource script,
      int from,
      int to,
      Reader reader,
      Function<Leg, List<Wear.Traveller>> wear) {
    InlayHints hints = new InlayHints(reader, wear, from, to);
    script.getContents().forEach(hints::visit);
    return hints.found.stream().filter(it -> from <= it.offset() && it.offset() <= to).toList();
  }

  private void visit(EObject element) {
    ICompositeNode node = NodeModelUtils.getNode(element);
    boolean here = node != null && node.getOffset() <= to && node.getEndOffset() >= from;
    if (!here || element instanceof Parameter) {
      return;
    }
    beings.of(element, found);
    dice.of(element, found);
    scenes.of(element, found);
    element.eContents().forEach(this::visit);
  }
}
