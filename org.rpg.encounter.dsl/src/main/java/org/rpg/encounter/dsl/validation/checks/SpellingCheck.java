package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.NameText;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Letters;
import org.rpg.encounter.dsl.words.NameKey;
import org.rpg.encounter.dsl.words.Words;

/** A name is spelled one way, in letters of its own; a text stands between straight quotes. */
final class SpellingCheck implements Check<Script> {
  private static final Diagnosis SPELLING = Diagnosis.of("NAME-SPELLING");
  private static final Diagnosis LIGATURE = Diagnosis.of("NAME-LIGATURE");
  private static final Diagnosis WORD = Diagnosis.of("NAME-WORD");
  private static final Diagnosis QUOTES = Diagnosis.of("TEXT-QUOTES");

  @Override
  public void check(Script script, Findings findings) {
    INode root = NodeModelUtils.getNode(script);
    if (root == null) {
      return;
    }
    Map<String, ILeafNode> spelled = new HashMap<>();
    for (ILeafNode leaf : root.getRootNode().getLeafNodes()) {
      if (leaf.isHidden()
          || leaf.getSyntaxErrorMessage() != null
          || !(leaf.getGrammarElement() instanceof RuleCall call)) {
        continue;
      }
      String terminal = call.getRule().getName();
      boolean text = terminal.equals("STRING");
      if (terminal.equals("ID")
          || text && GrammarUtil.containingRule(call).getName().equals("Name")) {
        spelling(script, leaf, spelled, findings);
        shouted(script, leaf, findings);
      }
      if (text) {
        quotes(script, leaf, findings);
      }
    }
  }

  /** The same name in two spellings: a curved apostrophe here, a straight one there. */
  private static void spelling(
      Script script, ILeafNode leaf, Map<String, ILeafNode> spelled, Findings findings) {
    String name = NameText.unquoted(leaf.getText());
    ILeafNode before = spelled.putIfAbsent(NameKey.of(name), leaf);
    String first = before == null ? name : NameText.unquoted(before.getText());
    if (!name.equals(first) && !visible(name).equals(visible(first))) {
      findings.report(
          SPELLING, Place.of(script, leaf), name, before.getStartLine(), new Fix(before.getText()));
    }
    String apart = NameKey.unjoined(leaf.getText());
    if (!apart.equals(leaf.getText())) {
      findings.report(LIGATURE, Place.of(script, leaf), name, new Fix(apart));
    }
  }

  /** "item Elixir POTION": a word in capitals all through joins the name before it. */
  private static void shouted(Script script, ILeafNode leaf, Findings findings) {
    String name = leaf.getText();
    int last = name.lastIndexOf(' ') + 1;
    String word = name.substring(last);
    if (last == 0 || !isShouted(word) || isShouted(name.substring(0, last))) {
      return;
    }
    String lower = word.toLowerCase(Locale.ROOT);
    if (Words.key(lower, Language.EN).or(() -> Words.key(lower, Language.PT)).isPresent()) {
      findings.report(WORD, Place.of(script, leaf), word, new Fix(name.substring(0, last) + lower));
    }
  }

  private static boolean isShouted(String text) {
    return text.chars().filter(Character::isLetter).count() > 2
        && text.equals(text.toUpperCase(Locale.ROOT));
  }

  /** Without what has a diagnosis of its own. */
  private static String visible(String name) {
    StringBuilder visible = new StringBuilder(name.length());
    name.codePoints().filter(c -> !Letters.isInvisible(c)).forEach(visible::appendCodePoint);
    return visible.toString();
  }

  private static void quotes(Script script, ILeafNode leaf, Findings findings) {
    String text = leaf.getText();
    boolean curved = text.charAt(0) != '"' || text.charAt(text.length() - 1) != '"';
    if (curved && text.length() > 1) {
      String inside = text.substring(1, text.length() - 1);
      boolean plain = text.charAt(0) == '"';
      String escaped = plain ? inside : inside.replace("\\", "\\\\").replace("\"", "\\\"");
      findings.report(QUOTES, Place.of(script, leaf), new Fix('"' + escaped + '"'));
    }
  }
}
