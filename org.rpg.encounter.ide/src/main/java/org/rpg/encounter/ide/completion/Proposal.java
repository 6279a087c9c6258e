package org.rpg.encounter.ide.completion;

import java.util.Optional;
import org.eclipse.lsp4j.CompletionItemKind;

/**
 * Something that could stand at the caret.
 *
 * @param beginning what it replaces
 * @param label what the list shows
 * @param insert what is written
 * @param matched the spelling that the typed text begins
 * @param kind the icon
 * @param rank where it comes in the list, small numbers first
 * @param detail a few words beside the label
 * @param documentation what an editor tells of it
 */
record Proposal(
    Beginning beginning,
    String label,
    String insert,
    String matched,
    CompletionItemKind kind,
    int rank,
    Optional<String> detail,
    Explanation documentation) {
  static final int LIKELY = 0;
  static final int OWN_NAME = 1;
  static final int WORD = 2;
  static final int LIBRARY_NAME = 3;
  static final int SNIPPET = 4;
  static final int RECIPE = 5;
  static final int SIGN = 6;

  /** The same before all others. */
  Proposal likely() {
    return new Proposal(beginning, label, insert, matched, kind, LIKELY, detail, documentation);
  }

  /** The same where each line begins with some signs, as in a quote of a page. */
  Proposal behind(String margin) {
    return new Proposal(
        beginning,
        label,
        insert.replace("\n", "\n" + margin),
        matched,
        kind,
        rank,
        detail,
        documentation);
  }
}
