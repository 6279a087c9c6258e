package org.rpg.encounter.ide;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/** A declaration as text, its words and names in the reader's language. */
class Rendering {
  private static final int LINES = 14;

  private final Translator translator;

  @Inject
  Rendering(Translator translator) {
    this.translator = translator;
  }

  /** The word of the table that a leaf spells. */
  static Optional<String> key(ILeafNode leaf) {
    return Optional.of(Keys.of(leaf)).filter(Words.keys()::contains);
  }

  /** What kind of thing an element is: the word that declares it. */
  static Optional<String> kind(EObject element, Language language) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    return Optional.ofNullable(node)
        .flatMap(Keys::first)
        .flatMap(Rendering::key)
        .map(key -> Words.spelling(key, language));
  }

  /** The text of an element, its first lines if it is long. */
  Optional<String> of(EObject element, Language language) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    if (node == null || !(element.eResource() instanceof XtextResource resource)) {
      return Optional.empty();
    }
    return Optional.of(shortened(translator.of(node, resource, language)))
        .filter(t -> !t.isBlank());
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
