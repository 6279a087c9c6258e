package org.rpg.encounter.play;

import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Prose;
import org.rpg.encounter.dsl.encounter.Step;
import org.rpg.encounter.dsl.encounter.TestBranch;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Texts;

/**
 * A part of a script as one says it: names without quotes, comparisons in words, commas where the
 * script has lines, brackets where it has braces, and nothing of what is read aloud.
 */
final class Spoken {
  /** What stands for a text that is all that happens. */
  private static final String UNTOLD = "…";

  /** A sign and what is said for it. */
  private record Said(String english, String portuguese) {}

  private static final Map<String, Said> SIGNS =
      Map.of(
          ">=", new Said("at least", "ao menos"),
          "<=", new Said("at most", "no máximo"),
          ">", new Said("above", "acima de"),
          "<", new Said("below", "abaixo de"),
          "!=", new Said("other than", "diferente de"),
          "->", new Said("→", "→"));

  private final Language language;
  private final StringBuilder text = new StringBuilder();

  /** What divides the next word from the last one. */
  private String gap = "";

  /** Where in the script it ends. */
  private final int end;

  private Spoken(Language language, int end) {
    this.language = language;
    this.end = end;
  }

  /** All of it; nothing where no text of a script made it. */
  static String of(EObject part, Language language) {
    ICompositeNode node = NodeModelUtils.getNode(part);
    return node == null ? "" : of(node, language, node.getEndOffset());
  }

  /** What stands before its first block. */
  static String beforeBlock(EObject part, Language language) {
    ICompositeNode node = NodeModelUtils.getNode(part);
    if (node == null) {
      return ""; // of a being that a variant changes
    }
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (leaf.getText().equals("{")) {
        return of(node, language, leaf.getOffset());
      }
    }
    return of(part, language);
  }

  private static String of(INode node, Language language, int end) {
    Spoken spoken = new Spoken(language, end);
    spoken.tell(node);
    return spoken.text.toString();
  }

  private void tell(INode node) {
    if (node instanceof ILeafNode leaf) {
      tell(leaf);
      return;
    }
    EObject element = node.hasDirectSemanticElement() ? node.getSemanticElement() : null;
    if (element instanceof Prose prose) {
      if (isAlone(prose)) {
        gap = " ";
        say(UNTOLD);
      }
      return;
    }
    if (element instanceof Step && isLater(element)) {
      gap = ", ";
    } else if (element instanceof TestBranch && isLater(element)) {
      gap = "; ";
    }
    for (INode child : ((ICompositeNode) node).getChildren()) {
      tell(child);
    }
  }

  private void tell(ILeafNode leaf) {
    String written = leaf.getText();
    if (leaf.getOffset() >= end) {
      return;
    }
    if (leaf.isHidden()) {
      gap = gap.isEmpty() && !text.isEmpty() && !opens() ? " " : gap;
    } else if (written.equals("{")) {
      gap = " ";
      say("(");
    } else if (written.equals("}")) {
      gap = "";
      say(")");
      gap = " ";
    } else {
      Said sign = SIGNS.get(written);
      boolean quoted = written.startsWith("\"") || written.startsWith("\u201C");
      say(
          sign != null
              ? language.choose(sign.english, sign.portuguese)
              : quoted ? Texts.lenient(written) : written);
    }
  }

  private void say(String word) {
    text.append(text.isEmpty() || opens() ? "" : gap).append(word);
    gap = "";
  }

  private boolean opens() {
    return !text.isEmpty() && text.charAt(text.length() - 1) == '(';
  }

  /** Whether nothing but texts stands with it. */
  private static boolean isAlone(Prose prose) {
    List<EObject> all = beside(prose);
    return all.get(0) == prose && all.stream().allMatch(Prose.class::isInstance);
  }

  /** Whether something that is told stands before it in the same list. */
  private static boolean isLater(EObject element) {
    return beside(element).stream()
        .takeWhile(it -> it != element)
        .anyMatch(it -> !(it instanceof Prose));
  }

  @SuppressWarnings("unchecked") // a list of a model holds model elements
  private static List<EObject> beside(EObject element) {
    return element.eContainmentFeature().isMany()
        ? (List<EObject>) element.eContainer().eGet(element.eContainmentFeature())
        : List.of(element);
  }
}
