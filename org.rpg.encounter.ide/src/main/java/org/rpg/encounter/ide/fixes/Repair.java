package org.rpg.encounter.ide.fixes;

import java.util.List;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.validation.Wording;

/**
 * One way to mend something.
 *
 * @param title what the person reads who chooses
 * @param edits what changes in the text, in order, none over another
 */
public record Repair(Wording title, List<ReplaceRegion> edits) {
  /** Copies the edits. */
  public Repair {
    edits = List.copyOf(edits);
  }

  /** With one change alone. */
  static Repair of(Wording title, int offset, int length, String text) {
    return new Repair(title, List.of(new ReplaceRegion(offset, length, text)));
  }
}
