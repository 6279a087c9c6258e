package org.rpg.encounter.dsl;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** What scripts say, to be compared: all but names and texts. */
public final class Models {
  private Models() {}

  /** A line for each element with its numbers, words and dice. */
  public static String of(String script) {
    StringBuilder lines = new StringBuilder();
    EcoreUtil.getAllContents(Scripts.script(script), false)
        .forEachRemaining(element -> lines.append(line((EObject) element)).append('\n'));
    return lines.toString();
  }

  private static String line(EObject element) {
    StringBuilder line = new StringBuilder(element.eClass().getName());
    for (EStructuralFeature feature : element.eClass().getEAllStructuralFeatures()) {
      if (feature instanceof EAttribute attribute
          && (attribute.getEAttributeType() != EcorePackage.Literals.ESTRING
              || attribute.getName().equals("dice"))) {
        line.append(' ').append(feature.getName()).append('=').append(element.eGet(feature));
      }
    }
    return line.toString();
  }
}
