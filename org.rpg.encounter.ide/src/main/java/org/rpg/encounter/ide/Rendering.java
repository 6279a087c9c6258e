package org.rpg.encounter.ide;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/** A declaration as text, its words and names in the reader's language. */
class Rendering {
  private static final int LINES = 14;

  private final EObjectAtOffsetHelper elements;

  @Inject
  Rendering(EObjectAtOffsetHelper elements) {
    this.elements = elements;
  }

  /** The word of the table that a leaf spells. */
  static Optional<String> key(ILeafNode leaf) {
    EObject grammar = leaf.getGrammarElement();
    if (grammar instanceof EnumLiteralDeclaration literal) {
      grammar = literal.getLiteral();
    }
    return grammar instanceof Keyword keyword && Words.keys().contains(keyword.getValue())
        ? Optional.of(keyword.getValue())
        : Optional.empty();
  }

  /** What kind of thing an element is: the word that declares it. */
  static Optional<String> kind(EObject element, Language language) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    if (node == null) {
      return Optional.empty();
    }
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (leaf.isHidden()) {
        continue;
      }
      return key(leaf).map(key -> Words.spelling(key, language));
    }
    return Optional.empty();
  }

  /** The text of an element, its first lines if it is long. */
  Optional<String> of(EObject element, Language language) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    if (node == null || !(element.eResource() instanceof XtextResource resource)) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    boolean asWritten = Language.of(element) == language;
    boolean begun = false;
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!begun && leaf.isHidden()) {
        continue; // blanks and comments before it
      }
      begun = true;
      text.append(asWritten ? leaf.getText() : translated(leaf, resource, language));
    }
    return Optional.of(shortened(text.toString())).filter(t -> !t.isBlank());
  }

  private String translated(ILeafNode leaf, XtextResource resource, Language to) {
    if (leaf.isHidden()) {
      return leaf.getText();
    }
    Optional<String> key = key(leaf);
    if (key.isPresent()) {
      return aligned(key.get(), leaf.getText(), to);
    }
    return isReference(leaf)
        ? Optional.ofNullable(elements.resolveCrossReferencedElementAt(resource, leaf.getOffset()))
            .filter(target -> !target.eIsProxy())
            .flatMap(Names::of)
            .map(names -> names.in(to))
            .orElse(leaf.getText())
        : leaf.getText();
  }

  /** The n-th form of a word in one language answers the n-th in the other. */
  private static String aligned(String key, String written, Language to) {
    String plain = written.replaceAll("\\s+", " ");
    List<List<String>> from = Words.inflections(key, to.other());
    List<List<String>> into = Words.inflections(key, to);
    for (int i = 0; i < Math.min(from.size(), into.size()); i++) {
      if (from.get(i).contains(plain)) {
        return into.get(i).get(0);
      }
    }
    return Words.spelling(key, to);
  }

  private static boolean isReference(INode leaf) {
    for (INode node = leaf; node != null; node = node.getParent()) {
      if (node.getGrammarElement() instanceof CrossReference) {
        return true;
      }
      if (node.hasDirectSemanticElement()) {
        return false;
      }
    }
    return false;
  }

  /** Without the indent that all lines but the first share, and cut to a size one can read. */
  private static String shortened(String text) {
    List<String> lines = new ArrayList<>(List.of(text.strip().split("\r\n|\r|\n")));
    int indent =
        lines.stream()
            .skip(1)
            .filter(line -> !line.isBlank())
            .mapToInt(line -> line.length() - line.stripLeading().length())
            .min()
            .orElse(0);
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i);
      lines.set(i, line.isBlank() ? "" : line.substring(indent).stripTrailing());
    }
    if (lines.size() <= LINES) {
      return String.join("\n", lines);
    }
    return String.join("\n", lines.subList(0, LINES - 1)) + "\n    …";
  }
}
