package org.rpg.encounter.dsl.validation;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.words.Reader;

/**
 * A sentence in both languages. What stands in single quotes in it and is no place to be filled in
 * is what somebody writes in a script: it is told in the script's language, whatever the sentence's
 * is. The quotations of both come in the same order.
 */
record Sentence(String english, String portuguese) {
  private static final Pattern QUOTED =
      Pattern.compile("(?<![\\p{L}\\p{N}])'([^'\\s]|[^'\\s][^']*[^'\\s])'(?!\\p{L})");
  private static final Pattern FILLED = Pattern.compile("\\{\\d}");

  /** As it is told to a reader. */
  String in(Reader reader) {
    String told = reader.choose(english, portuguese);
    if (reader.language() == reader.script()) {
      return told;
    }
    List<String> quoted = quotations(reader.script().choose(english, portuguese));
    StringBuilder text = new StringBuilder();
    Matcher each = QUOTED.matcher(told);
    for (int n = 0; each.find(); n++) {
      boolean code = n < quoted.size() && !FILLED.matcher(each.group()).find();
      each.appendReplacement(text, Matcher.quoteReplacement(code ? quoted.get(n) : each.group()));
    }
    return each.appendTail(text).toString();
  }

  /** What stands in quotes, quotes and all. */
  static List<String> quotations(String sentence) {
    return QUOTED.matcher(sentence).results().map(MatchResult::group).toList();
  }
}
