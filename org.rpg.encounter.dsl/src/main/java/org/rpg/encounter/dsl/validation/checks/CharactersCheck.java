package org.rpg.encounter.dsl.validation.checks;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.TwiceEncoded;
import org.rpg.encounter.dsl.words.Letters;

/**
 * What came into a file with a copy and that nobody would type: invisible marks, characters of one
 * font, letters encoded twice. Each kind is told once, at its first place; prose is the author's.
 */
final class CharactersCheck implements Check<Script> {
  private static final Diagnosis INVISIBLE = Diagnosis.of("TEXT-INVISIBLE");
  private static final Diagnosis PRIVATE = Diagnosis.of("TEXT-PRIVATE");
  private static final Diagnosis ENCODING = Diagnosis.of("TEXT-ENCODING");

  /** Below it there is nothing to tell; most scripts of either language have little above. */
  private static final int PLAIN = 0xAD;

  @Override
  public void check(Script script, Findings findings) {
    INode root = NodeModelUtils.getNode(script);
    if (root == null) {
      return;
    }
    String text = root.getRootNode().getText();
    int invisible = 0;
    int private_ = 0;
    for (int i = 1; i < text.length(); i++) { // a mark at the very beginning is of the file
      char c = text.charAt(i);
      if (c < PLAIN) {
        continue;
      }
      invisible += Letters.isInvisible(c) ? 1 : 0;
      private_ += Letters.isPrivate(c) ? 1 : 0;
    }
    if (invisible + private_ > 0) {
      marks(script, root.getRootNode(), text, findings);
    }
    Optional<TwiceEncoded> twice = TwiceEncoded.in(text);
    twice.ifPresent(
        it -> {
          Place place = new Place(script, it.offset(), it.length());
          String found = text.substring(it.offset(), it.offset() + it.length());
          findings.report(ENCODING, place, found, new Fix(it.repaired()));
        });
  }

  private static void marks(Script script, INode root, String text, Findings findings) {
    Marks invisible = new Marks();
    Marks ofFont = new Marks();
    for (ILeafNode leaf : root.getLeafNodes()) {
      if (isProse(leaf)) {
        continue;
      }
      String token = leaf.getText();
      for (int i = leaf.getOffset() == 0 ? 1 : 0; i < token.length(); i++) {
        char c = token.charAt(i);
        if (Letters.isInvisible(c) && !joinsPicture(token, i)) {
          invisible.add(leaf.getOffset() + i);
        } else if (Letters.isPrivate(c) && leaf.isHidden()) {
          ofFont.add(leaf.getOffset() + i);
        }
      }
    }
    invisible.report(INVISIBLE, script, text, findings);
    ofFont.report(PRIVATE, script, text, findings);
  }

  /** Comments and texts are the author's; a name in quotes is a name. */
  private static boolean isProse(ILeafNode leaf) {
    if (leaf.isHidden()) {
      return leaf.getText().startsWith("/");
    }
    return leaf.getGrammarElement() instanceof RuleCall call
        && call.getRule().getName().equals("STRING");
  }

  private static boolean joinsPicture(String token, int i) {
    return token.charAt(i) == '\u200D' && i > 0 && Character.isSurrogate(token.charAt(i - 1));
  }

  /** The places of one kind of mark. */
  private static final class Marks {
    private int first = -1;
    private int count;

    void add(int offset) {
      first = first < 0 ? offset : first;
      count++;
    }

    void report(Diagnosis diagnosis, Script script, String text, Findings findings) {
      if (count == 0) {
        return;
      }
      String code = String.format(Locale.ROOT, "U+%04X", (int) text.charAt(first));
      Object more = count == 1 ? "" : Phrases.of("marks.more", count - 1);
      Fix fix = new Fix(divides(text) ? " " : "");
      findings.report(diagnosis, new Place(script, first, 1), code, more, fix);
    }

    /** Whether the mark alone keeps two words apart. */
    private boolean divides(String text) {
      char c = text.charAt(first);
      boolean blank = c == '\u200B' || c == '\uFEFF' || Letters.isPrivate(c);
      return blank
          && Character.isLetterOrDigit(text.charAt(first - 1))
          && first + 1 < text.length()
          && Character.isLetterOrDigit(text.charAt(first + 1));
    }
  }
}
