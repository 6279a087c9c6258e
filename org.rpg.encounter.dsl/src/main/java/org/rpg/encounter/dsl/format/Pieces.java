package org.rpg.encounter.dsl.format;

import org.eclipse.xtext.nodemodel.ILeafNode;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;

/** What is written of a token or a comment. */
final class Pieces {
  private Pieces() {}

  /** Whether nothing may follow a comment on its line. */
  static boolean endsLine(ILeafNode comment) {
    return comment != null && comment.getText().startsWith("//");
  }

  /** The text of a piece: a number with the language's mark, a comment without its line's end. */
  static String text(ILeafNode leaf, Language language) {
    return Keys.isComment(leaf) ? leaf.getText().stripTrailing() : Keys.number(leaf, language);
  }

  /** Where the text of a comment ends. */
  static int end(ILeafNode comment) {
    return comment.getOffset() + comment.getText().stripTrailing().length();
  }
}
