package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Chance;
import org.rpg.encounter.dsl.encounter.Decision;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Then;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Wording;

/** An "otherwise" on a line of its own looks like the answer to what begins the line above. */
final class OtherwiseCheck implements Check<EObject> {
  private static final Diagnosis INNER = Diagnosis.of("STEP-OTHERWISE");

  @Override
  public void check(EObject inner, Findings findings) {
    INode word = otherwise(inner);
    if (word == null || !(inner.eContainer() instanceof Then then)) {
      return;
    }
    EObject outer = then.eContainer();
    boolean asks = outer instanceof Decision || outer instanceof Chance;
    if (!asks || outer.eGet(feature(outer, "then")) != then || otherwise(outer) != null) {
      return;
    }
    INode whole = NodeModelUtils.findActualNodeFor(inner);
    String text = whole.getRootNode().getText();
    boolean braces = text.startsWith("{", NodeModelUtils.findActualNodeFor(then).getOffset());
    boolean begins = text.substring(startOfLine(text, word), word.getOffset()).isBlank();
    if (!braces && begins && column(text, word) < column(text, whole)) {
      findings.report(
          INNER, new Place(inner, word.getOffset(), word.getLength()), asked(inner), asked(outer));
    }
  }

  /** The word before what is done otherwise; null if nothing is. */
  private static INode otherwise(EObject asking) {
    boolean asks = asking instanceof Decision || asking instanceof Chance;
    List<INode> nodes =
        asks ? NodeModelUtils.findNodesForFeature(asking, feature(asking, "otherwise")) : List.of();
    INode before = nodes.isEmpty() ? null : nodes.get(0).getPreviousSibling();
    while (before instanceof ILeafNode leaf && leaf.isHidden()) {
      before = before.getPreviousSibling();
    }
    return before;
  }

  private static EStructuralFeature feature(EObject asking, String name) {
    return asking.eClass().getEStructuralFeature(name);
  }

  /** What is asked, in the words of the script: its first line up to the colon. */
  private static Wording asked(EObject asking) {
    EStructuralFeature what =
        asking instanceof Decision
            ? EncounterPackage.eINSTANCE.getDecision_Condition()
            : EncounterPackage.eINSTANCE.getChance_Chance();
    int from = Place.whole(asking).offset();
    Place end = Place.of(asking, what);
    String said = new Place(asking, from, end.offset() + end.length() - from).text();
    return reader -> "'" + said.replaceAll("\\s+", " ") + "'";
  }

  private static int startOfLine(String text, INode node) {
    return text.lastIndexOf('\n', node.getOffset() - 1) + 1;
  }

  private static int column(String text, INode node) {
    return node.getOffset() - startOfLine(text, node);
  }
}
