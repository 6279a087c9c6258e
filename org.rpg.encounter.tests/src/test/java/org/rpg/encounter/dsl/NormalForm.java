package org.rpg.encounter.dsl;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.EncounterPackage;

/**
 * What a linked script says, as text, one line for each element and each value: the same for two
 * scripts that say the same in different words. Of a thing with a name in each language both stand
 * there, in one order, wherever it is declared or meant; what no name leads to stands as written.
 */
public final class NormalForm {
  /** Features of which a declaration has one for each language. */
  private static final List<List<String>> TWINS =
      List.of(List.of("name", "alias"), List.of("title", "aliasTitle"));

  private final StringBuilder lines = new StringBuilder();

  private NormalForm() {}

  /** Everything that a script says. */
  public static String of(Resource script) {
    NormalForm form = new NormalForm();
    script.getContents().forEach(element -> form.write(element, 0));
    return form.lines.toString();
  }

  private void write(EObject element, int depth) {
    if (element instanceof Amount amount) {
      line(depth, "Amount " + sum(amount)); // 9+2d6 is one token, 2d6+9 are three
      return;
    }
    line(depth, element.eClass().getName());
    TWINS.forEach(
        twins -> {
          TreeSet<String> spellings = spellings(element, twins);
          if (!spellings.isEmpty()) {
            line(depth + 1, twins.get(0) + " = " + spellings);
          }
        });
    for (EStructuralFeature feature : element.eClass().getEAllStructuralFeatures()) {
      boolean twin = TWINS.stream().anyMatch(it -> it.contains(feature.getName()));
      if (!twin && !feature.isDerived() && !feature.isTransient() && element.eIsSet(feature)) {
        write(element, feature, depth + 1);
      }
    }
  }

  private static String sum(Amount amount) {
    String first = amount.getDice() == null ? "" + amount.getValue() : amount.getDice();
    EStructuralFeature operand = EncounterPackage.eINSTANCE.getAmount_Operand();
    return amount.eIsSet(operand) ? first + amount.getOperator() + amount.getOperand() : first;
  }

  private void write(EObject element, EStructuralFeature feature, int depth) {
    List<?> values =
        feature.isMany() ? (List<?>) element.eGet(feature) : List.of(element.eGet(feature));
    for (int i = 0; i < values.size(); i++) {
      if (feature instanceof EAttribute) {
        line(depth, feature.getName() + " = " + values.get(i));
      } else if (((EReference) feature).isContainment()) {
        line(depth, feature.getName() + ":");
        write((EObject) values.get(i), depth + 1);
      } else {
        line(depth, feature.getName() + " -> " + meant(element, feature, i, values));
      }
    }
  }

  private static String meant(EObject from, EStructuralFeature feature, int i, List<?> values) {
    EObject target = (EObject) values.get(i);
    if (!target.eIsProxy()) {
      return place(target);
    }
    List<INode> nodes = NodeModelUtils.findNodesForFeature(from, feature);
    return "? " + (i < nodes.size() ? NodeModelUtils.getTokenText(nodes.get(i)) : "");
  }

  /** Its names, after those of what it stands in; a thing without a name has a number there. */
  private static String place(EObject element) {
    EObject container = element.eContainer();
    if (container == null) {
      return "";
    }
    TreeSet<String> names = spellings(element, TWINS.get(0));
    String own = element.eClass().getName();
    own += names.isEmpty() ? number(element, container) : names;
    return place(container) + "/" + own;
  }

  private static String number(EObject element, EObject container) {
    Object held = container.eGet(element.eContainingFeature());
    return held instanceof Collection<?> list ? "#" + List.copyOf(list).indexOf(element) : "";
  }

  private static TreeSet<String> spellings(EObject element, List<String> features) {
    TreeSet<String> spellings = new TreeSet<>();
    features.stream()
        .map(it -> element.eClass().getEStructuralFeature(it))
        .filter(Objects::nonNull)
        .filter(it -> it instanceof EAttribute)
        .map(element::eGet)
        .filter(Objects::nonNull)
        .forEach(it -> spellings.add(it.toString()));
    return spellings;
  }

  private void line(int depth, String text) {
    lines.append("  ".repeat(depth)).append(text).append('\n');
  }
}
