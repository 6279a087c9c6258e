package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/** A file speaks one language, in small letters. Foreign words are reported once for each line. */
final class WordsCheck implements Check<Script> {
  private static final Diagnosis MIXED = Diagnosis.of("WORD-FOREIGN");
  private static final Diagnosis CAPITAL = Diagnosis.of("SYN-CAPITAL");

  @Override
  public void check(Script script, Findings findings) {
    INode root = NodeModelUtils.getNode(script);
    if (root == null) {
      return;
    }
    Language language = findings.language();
    int line = 0;
    for (ILeafNode leaf : root.getRootNode().getLeafNodes()) {
      if (leaf.isHidden() || leaf.getSyntaxErrorMessage() != null) {
        continue;
      }
      String key = Keys.of(leaf);
      if (key.isEmpty() || !Character.isLetter(key.charAt(0))) {
        continue;
      }
      String text = leaf.getText();
      if (Words.isMiscased(leaf)) {
        findings.report(CAPITAL, Place.of(script, leaf), text, new Fix(lower(text)));
        continue;
      }
      if (Words.forms(key, language).contains(text)) {
        continue;
      }
      String written = text.indexOf(' ') < 0 ? text : text.replaceAll("\\s+", " ");
      if (leaf.getStartLine() != line
          && !Words.forms(key, language).contains(written)
          && Words.forms(key, language.other()).contains(written)) {
        line = leaf.getStartLine();
        Suggestion own = Suggestion.of(Words.spelling(key, language));
        findings.report(MIXED, Place.of(script, leaf), written, own);
      }
    }
  }

  private static String lower(String text) {
    return text.toLowerCase(java.util.Locale.ROOT);
  }
}
