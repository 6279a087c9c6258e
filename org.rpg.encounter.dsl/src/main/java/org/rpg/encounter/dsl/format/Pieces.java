package org.rpg.encounter.dsl.format;

import org.eclipse.xtext.nodemodel.ILeafNode;
import org.rpg.encounter.dsl.words.Figures;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/** What is written of a token or a comment. */
final class Pieces {
  private Pieces() {}

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
      return Keys.isComment(leaf) ? text.stripTrailing() : text;
    } else if (Keys.isTerminal(leaf, "DECIMAL")) {
      return Figures.written(text, language);
    } else if (Keys.isTerminal(leaf, "DICE")) {
      return Figures.dice(text);
    } else if (Keys.isTerminal(leaf, "INT")) {
      return Figures.plain(text);
    }
    String key = Keys.of(leaf);
    if (key.equals("or-more") && text.equals("+")) {
      return Words.spelling(key, language);
    }
    return key.isEmpty() || Character.isLetter(key.charAt(0)) ? text : key;
  }

  /** Where the text of a piece ends. */
  static int end(ILeafNode leaf) {
    return Keys.isComment(leaf)
        ? leaf.getOffset() + leaf.getText().stripTrailing().length()
        : leaf.getEndOffset();
  }
}
