package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.StrayText;

/**
 * Text between two declarations that belongs to none.
 *
 * @param before the declaration above it, or the script if there is none
 */
public record StrayRegion(EObject before, List<INode> tokens) {

  /** All the regions of a file, from top to bottom. */
  public static List<StrayRegion> of(Script script) {
    if (script.getStrays().isEmpty()) {
      return List.of();
    }
    TreeMap<Integer, EObject> elements = new TreeMap<>();
    for (EObject element : script.eContents()) {
      INode node = NodeModelUtils.findActualNodeFor(element);
      if (node != null) {
        elements.put(node.getOffset(), element);
      }
    }
    List<StrayRegion> regions = new ArrayList<>();
    EObject before = script;
    StrayRegion open = null;
    for (EObject element : elements.values()) {
      if (!(element instanceof StrayText)) {
        before = element;
        open = null;
        continue;
      }
      if (open == null) {
        open = new StrayRegion(before, new ArrayList<>());
        regions.add(open);
      }
      open.tokens.add(NodeModelUtils.findActualNodeFor(element));
    }
    return regions;
  }

  /** The first token. */
  public INode first() {
    return tokens.get(0);
  }

  /** It closes more braces than it opens: the declaration above it was closed too early. */
  public boolean closesTooMuch() {
    int depth = 0;
    for (INode token : tokens) {
      String text = NodeModelUtils.getTokenText(token);
      if (text.equals("{")) {
        depth++;
      } else if (text.equals("}") && --depth < 0) {
        return true;
      }
    }
    return false;
  }
}
