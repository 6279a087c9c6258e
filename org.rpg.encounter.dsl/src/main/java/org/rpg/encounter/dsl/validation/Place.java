package org.rpg.encounter.dsl.validation;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** A stretch of the source text: what gets the squiggle. */
public record Place(EObject source, int offset, int length) {
  private static final int LONGEST_QUOTATION = 40;

  /** The name of a named thing, otherwise its text, no further than its first line. */
  public static Place of(EObject element) {
    EStructuralFeature name = element.eClass().getEStructuralFeature("name");
    if (name != null && element.eIsSet(name)) {
      return of(element, name);
    }
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    return node == null ? new Place(element, 0, 0) : of(element, node);
  }

  /** The text of one feature; of the whole element if the feature was not written. */
  public static Place of(EObject element, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    return nodes.isEmpty() ? whole(element) : of(element, nodes.get(0));
  }

  /** The text of one of the values of a feature. */
  public static Place of(EObject element, EStructuralFeature feature, int index) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    return index < nodes.size() ? of(element, nodes.get(index)) : of(element, feature);
  }

  /** The text of a node, no further than its first line. */
  public static Place of(EObject element, INode node) {
    int offset = node.getOffset();
    int length = node.getLength();
    String text = node.getRootNode().getText();
    int end = Math.min(offset + length, text.length());
    int line = text.indexOf('\n', offset);
    if (line >= 0 && line < end) {
      end = line;
      while (end > offset && Character.isWhitespace(text.charAt(end - 1))) {
        end--;
      }
    }
    return new Place(element, offset, Math.max(0, end - offset));
  }

  /** The marked text, all of it. */
  public String all() {
    INode node = NodeModelUtils.findActualNodeFor(source);
    return node == null ? "" : node.getRootNode().getText().substring(offset, offset + length);
  }

  /** The marked text, cut if it is long. */
  public String text() {
    String text = all();
    return text.length() > LONGEST_QUOTATION
        ? text.substring(0, LONGEST_QUOTATION).strip() + "…"
        : text;
  }

  /** The first line of an element, whatever its name. */
  public static Place whole(EObject element) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    return node == null ? new Place(element, 0, 0) : of(element, node);
  }
}
