package org.rpg.encounter.dsl.format;

import org.eclipse.xtext.nodemodel.ILeafNode;
import org.rpg.encounter.dsl.words.Language;

/** What is written of a token or a comment. */
final class Pieces {
  private Pieces() {}

  static boolean isComment(ILeafNode leaf) {
    return Spacing.is(leaf, "SL_COMMENT")
        || Spacing.is(leaf, "ML_COMMENT")
        || leaf.getText().startsWith("//")
        || leaf.getText().startsWith("/*");
  }

  /** Whether nothing may follow a comment on its line. */
  static boolean endsLine(ILeafNode comment) {
    return comment != null && comment.getText().startsWith("//");
  }

  /** The text of a piece: a number with the language's mark, a comment without its line's end. */
  static String text(ILeafNode leaf, Language language) {
    if (Spacing.is(leaf, "DECIMAL")) {
      return leaf.getText().replace(language.choose(',', '.'), language.choose('.', ','));
    }
    return isComment(leaf) ? leaf.getText().stripTrailing() : leaf.getText();
  }

  /** Where the text of a comment ends. */
  static int end(ILeafNode comment) {
    return comment.getOffset() + comment.getText().stripTrailing().length();
  }
}
