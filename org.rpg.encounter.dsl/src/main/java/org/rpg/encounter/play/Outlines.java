package org.rpg.encounter.play;

import java.util.Iterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Questions about the whole text of a scene. */
final class Outlines {
  private Outlines() {}

  /** Whether anything of a kind stands anywhere in a scene. */
  static boolean says(Outline outline, Class<? extends EObject> kind) {
    Iterator<EObject> all = EcoreUtil.getAllContents(outline.declaration(), false);
    while (all.hasNext()) {
      if (kind.isInstance(all.next())) {
        return true;
      }
    }
    return false;
  }
}
