package org.rpg.encounter.dsl.load;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.InternalEList;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** What two elements of the same kind hold, changed over: whoever names one still names it. */
final class Contents {
  private Contents() {}

  /** Each has then what the other had, and stands where in the text the other stood. */
  static void swap(EObject one, EObject other) {
    for (EStructuralFeature feature : one.eClass().getEAllStructuralFeatures()) {
      Optional<Object> ofOne = taken(one, feature);
      Optional<Object> ofOther = taken(other, feature);
      ofOther.ifPresent(value -> give(one, feature, value));
      ofOne.ifPresent(value -> give(other, feature, value));
    }
    ICompositeNode nodeOfOne = NodeModelUtils.getNode(one);
    ICompositeNode nodeOfOther = NodeModelUtils.getNode(other);
    move(nodeOfOne, one, other);
    move(nodeOfOther, other, one);
  }

  private static Optional<Object> taken(EObject from, EStructuralFeature feature) {
    if (!from.eIsSet(feature)) {
      return Optional.empty();
    }
    Object value = from.eGet(feature, false);
    if (feature.isMany()) {
      value = List.copyOf(((InternalEList<?>) value).basicList());
    }
    from.eUnset(feature);
    return Optional.of(value);
  }

  /** Nothing is looked up on the way: names that lead nowhere yet stay so. */
  private static void give(EObject to, EStructuralFeature feature, Object value) {
    if (feature.isMany()) {
      @SuppressWarnings("unchecked")
      InternalEList<Object> list = (InternalEList<Object>) to.eGet(feature, false);
      ((List<?>) value).forEach(list::addUnique);
    } else {
      to.eSet(feature, value);
    }
  }

  private static void move(ICompositeNode node, EObject from, EObject to) {
    if (node instanceof org.eclipse.emf.common.notify.Adapter place) {
      from.eAdapters().remove(place);
      to.eAdapters().add(place);
    }
  }
}
