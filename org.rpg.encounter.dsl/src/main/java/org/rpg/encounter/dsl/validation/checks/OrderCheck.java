package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.TableRow;
import org.rpg.encounter.dsl.encounter.WoundBand;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;

/** "4-6" goes up. */
final class OrderCheck {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis ORDER = Diagnosis.of("VALUE-ORDER");

  private OrderCheck() {}

  static void check(WoundBand band, Findings findings) {
    check(band, MODEL.getWoundBand_To(), band.getFrom(), band.getTo(), findings);
  }

  static void check(TableRow row, Findings findings) {
    check(row, MODEL.getTableRow_To(), row.getFrom(), row.getTo(), findings);
  }

  private static void check(
      EObject element, EStructuralFeature to, int least, int most, Findings findings) {
    if (most < least && !NodeModelUtils.findNodesForFeature(element, to).isEmpty()) {
      findings.reportAt(ORDER, element, to, least, most);
    }
  }
}
