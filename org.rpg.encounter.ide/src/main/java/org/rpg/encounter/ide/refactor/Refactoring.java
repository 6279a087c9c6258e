package org.rpg.encounter.ide.refactor;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.validation.Wording;

/** A change of the text that leaves what it means as it is. */
interface Refactoring {
  /** What a client gives back that wants it done. */
  String id();

  /** Its kind in the protocol. */
  String kind();

  /** What the person reads who chooses; empty where it does not fit. */
  Optional<Wording> title(XtextResource script, int offset);

  /**
   * The changes, in order, none over another; only where it fits.
   *
   * @param text what the client has: of a page more than the script
   */
  List<ReplaceRegion> edits(XtextResource script, String text, int offset);
}
