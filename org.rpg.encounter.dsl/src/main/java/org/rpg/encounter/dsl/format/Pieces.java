package org.rpg.encounter.dsl.format;

import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.rpg.encounter.dsl.words.Figures;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

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

  /**
   * The text of a piece: numbers, dice and signs in their one form, a comment without its line's
   * end.
   */
  static String text(ILeafNode leaf, Language language) {
    String text = leaf.getText();
    if (leaf.isHidden()) {
      return isComment(leaf) ? text.stripTrailing() : text;
    } else if (Spacing.is(leaf, "DECIMAL")) {
      return Figures.written(text, language);
    } else if (Spacing.is(leaf, "DICE")) {
      return Figures.dice(text);
    } else if (Spacing.is(leaf, "INT")) {
      return Figures.plain(text);
    }
    String key = Spacing.key(leaf);
    if (key.equals("or-more") && text.equals("+")) {
      return Words.spelling(key, language);
    }
    return key.isEmpty() || Character.isLetter(key.charAt(0)) ? text : key;
  }

  /** Whether a leaf is nothing but blanks, whatever else nobody sees is among them. */
  static boolean isBlank(ILeafNode leaf) {
    return leaf.getText().isBlank()
        || leaf.getGrammarElement() instanceof TerminalRule terminal
            && terminal.getName().equals("WS");
  }

  /** Where the text of a piece ends. */
  static int end(ILeafNode leaf) {
    return isComment(leaf)
        ? leaf.getOffset() + leaf.getText().stripTrailing().length()
        : leaf.getEndOffset();
  }
}
