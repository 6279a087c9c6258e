package org.rpg.encounter.dsl.words;

/**
 * A token of a script as the grammar knows it.
 *
 * @param symbol the key of a word or sign, or the terminal's name, such as RULE_ID
 * @param offset where it begins in the text
 * @param text what is written
 * @param line its line, from 1
 */
public record Lexeme(String symbol, int offset, String text, int line) {
  /** Where it ends in the text. */
  public int end() {
    return offset + text.length();
  }
}
