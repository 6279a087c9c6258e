package org.rpg.encounter.ide.odds;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Shield;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.validation.DiceText;

/**
 * Whether a being can be worked out: while somebody is writing, it may be half there. What it is
 * like, wears, wields and rides must be whole too.
 */
public final class Sound {
  /** What is known of each; of what is being looked at, that nothing was wrong so far. */
  private final Map<EObject, Boolean> known = new HashMap<>();

  /** Whether nothing of a being is missing, unknown or misspelled. */
  public boolean isBeing(EObject being) {
    return (being instanceof Creature || being instanceof Persona) && isWhole(being);
  }

  /** Whether a part of a script is without slips and all its names are known. */
  public boolean isWhole(EObject part) {
    if (part == null || part.eIsProxy() || part.eResource() == null) {
      return false;
    }
    Boolean before = known.putIfAbsent(part, true);
    if (before != null) {
      return before;
    }
    boolean whole = hasNoSlip(part) && areKnown(part);
    known.put(part, whole);
    return whole;
  }

  private static boolean hasNoSlip(EObject part) {
    ICompositeNode node = NodeModelUtils.getNode(part);
    if (node == null) {
      return false;
    }
    for (INode each : node.getAsTreeIterable()) {
      if (each.getSyntaxErrorMessage() != null) {
        return false;
      }
      if (each.getGrammarElement() instanceof CrossReference && each.getText().isBlank()) {
        return false;
      }
    }
    return true;
  }

  private boolean areKnown(EObject part) {
    if (!isKnown(part)) {
      return false;
    }
    for (Iterator<EObject> all = part.eAllContents(); all.hasNext(); ) {
      EObject each = all.next();
      if (!isKnown(each)) {
        return false;
      }
      Object dice = value(each, "dice");
      if (dice instanceof String text && !DiceText.of(text).isRollable()) {
        return false;
      }
    }
    return true;
  }

  private static Object value(EObject of, String feature) {
    var found = of.eClass().getEStructuralFeature(feature);
    return found == null ? null : of.eGet(found);
  }

  private boolean isKnown(EObject of) {
    for (EReference reference : of.eClass().getEAllReferences()) {
      if (reference.isContainment() || reference.isContainer() || !of.eIsSet(reference)) {
        continue;
      }
      Object value = of.eGet(reference);
      Iterable<?> targets = value instanceof Iterable<?> many ? many : List.of(value);
      for (Object target : targets) {
        if (!(target instanceof EObject it) || it.eIsProxy() || !isWholeTarget(it)) {
          return false;
        }
      }
    }
    return true;
  }

  /** What a being's numbers depend on must be whole; all else it only has to know. */
  private boolean isWholeTarget(EObject it) {
    boolean counts =
        it instanceof Creature
            || it instanceof Persona
            || it instanceof Weapon
            || it instanceof Armour
            || it instanceof Shield;
    return !counts || isWhole(EcoreUtil.resolve(it, it));
  }
}
