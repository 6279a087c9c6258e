package org.rpg.encounter.ide.fixes;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.encounter.Elevation;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SquareMap;
import org.rpg.encounter.dsl.validation.Phrases;

/** Maps that are not square, and sides that are told twice. */
final class Maps {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  private Maps() {}

  /** A row as long as the first: cut, or filled up with open ground. */
  static List<Repair> row(Fault fault) {
    return fault
        .around(SquareMap.class)
        .filter(it -> !it.getRows().isEmpty())
        .map(it -> fitted(fault, it.getRows().get(0).strip(), "."))
        .orElse(List.of());
  }

  /** Heights for each square of the row above which they stand: cut, or filled up with 0. */
  static List<Repair> heights(Fault fault) {
    Optional<Encounter> scene = fault.around(Encounter.class);
    Optional<Elevation> heights = fault.around(Elevation.class);
    if (scene.isEmpty() || heights.isEmpty()) {
      return List.of();
    }
    return scene.get().getElements().stream()
        .filter(SquareMap.class::isInstance)
        .map(it -> ((SquareMap) it).getRows())
        .filter(it -> !it.isEmpty())
        .findFirst()
        .map(it -> fitted(fault, it.get(0).strip(), "0"))
        .orElse(List.of());
  }

  private static List<Repair> fitted(Fault fault, String first, String filling) {
    Optional<String> row = fault.token().map(it -> it.getText().strip());
    if (row.isEmpty()) {
      return List.of();
    }
    int wanted = first.codePointCount(0, first.length());
    int there = row.get().codePointCount(0, row.get().length());
    String fits =
        there > wanted
            ? row.get().substring(0, row.get().offsetByCodePoints(0, wanted))
            : row.get() + filling.repeat(wanted - there);
    int offset = fault.token().get().getOffset();
    return List.of(Repair.of(Phrases.of("fix.write", fits), offset, row.get().length(), fits));
  }

  /** Both lists become one, where the first one stands. */
  static List<Repair> oneSide(Fault fault) {
    Optional<Side> second = fault.around(Side.class);
    if (second.isEmpty() || second.get().getMembers().isEmpty()) {
      return List.of();
    }
    for (EObject each : second.get().eContainer().eContents()) {
      if (each instanceof Side first
          && first != second.get()
          && first.getKind() == second.get().getKind()
          && !first.getMembers().isEmpty()) {
        return merged(fault, first, second.get());
      }
    }
    return List.of();
  }

  private static List<Repair> merged(Fault fault, Side first, Side second) {
    List<INode> members = NodeModelUtils.findNodesForFeature(second, MODEL.getSide_Members());
    String text = fault.text();
    int begin = members.get(0).getOffset();
    int end = members.get(members.size() - 1).getEndOffset();
    String more = ", " + text.substring(begin, end);
    int at = Fault.node(first).map(INode::getEndOffset).orElse(0);
    ReplaceRegion gone = TakenOut.edit(text, NodeModelUtils.findActualNodeFor(second));
    ReplaceRegion added = new ReplaceRegion(at, 0, more);
    return List.of(
        new Repair(
            Phrases.of("fix.merge", text.substring(begin, end)),
            at <= gone.getOffset() ? List.of(added, gone) : List.of(gone, added)));
  }
}
