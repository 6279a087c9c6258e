package org.rpg.encounter.ide.names;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;

/**
 * A name where it stands in a script.
 *
 * @param script the script
 * @param region the name alone, with its quotes if it has any
 * @param target what it names
 * @param written the name as it is written there
 * @param declares whether it stands where the thing is declared
 */
public record Occurrence(
    XtextResource script, TextRegion region, EObject target, String written, boolean declares) {
  /** Whether a caret before, in or right behind the name is on it. */
  boolean holds(int offset) {
    return region.getOffset() <= offset && offset <= region.getOffset() + region.getLength();
  }
}
