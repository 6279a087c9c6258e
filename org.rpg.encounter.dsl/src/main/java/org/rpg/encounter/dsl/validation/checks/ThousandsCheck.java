package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.Figures;
import org.rpg.encounter.dsl.words.Language;

/** "1.000 m" is one metre here, and a kilometre to half of its readers. */
final class ThousandsCheck {
  private static final EStructuralFeature VALUE = EncounterPackage.eINSTANCE.getQuantity_Value();
  private static final Diagnosis THOUSANDS = Diagnosis.of("VALUE-THOUSANDS");

  private ThousandsCheck() {}

  static void check(Quantity quantity, Findings findings) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(quantity, VALUE);
    String text = nodes.isEmpty() ? "" : NodeModelUtils.getTokenText(nodes.get(0));
    if (Figures.hasThousands(text) && quantity.getValue() != null) {
      String small = quantity.getValue().stripTrailingZeros().toPlainString();
      Fix one = new Fix(findings.language() == Language.PT ? small.replace('.', ',') : small);
      Fix thousands = new Fix(Figures.withoutThousands(text));
      findings.report(THOUSANDS, Place.of(quantity, nodes.get(0)), text, one, thousands);
    }
  }
}
