package org.rpg.encounter.play;

import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.play.Questions.Line;
import org.rpg.encounter.play.Questions.Occasion;
import org.rpg.encounter.play.steps.Noted;
import org.rpg.encounter.play.steps.Step;

/** When the events of a script come: in its words, and whether they came at all. */
final class Occasions {
  private static final Set<String> HEAD_ENDS = Set.of(":", ",", "{");

  private Occasions() {}

  /** A step that keeps in mind that its event came; an event of another file is passed over. */
  static Step noted(Scene scene, EObject around, EObject event, Step step) {
    if (event.eResource() != around.eResource()) {
      return step;
    }
    int cell = scene.ledger().take(1);
    Line line = new Line(head(event), Questions.line(event));
    scene.ledger().occasions().add(new Occasion(line, cell));
    return new Noted(cell, step);
  }

  /** An event's words up to what happens: "on turn 3 of opponents". */
  static String head(EObject event) {
    ICompositeNode node = NodeModelUtils.getNode(event);
    StringBuilder head = new StringBuilder();
    if (node == null) {
      return ""; // of a being that a variant changes
    }
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (HEAD_ENDS.contains(leaf.getText())) {
        break;
      }
      head.append(leaf.isHidden() ? " " : leaf.getText());
    }
    return head.toString().strip().replaceAll("\\s+", " ");
  }
}
