package org.rpg.encounter.dsl.library;

import com.google.inject.Inject;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.rpg.encounter.dsl.words.Language;

/** What a comment before a declaration says. */
public final class Documentation {
  private final IEObjectDocumentationProvider comments;

  @Inject
  Documentation(IEObjectDocumentationProvider comments) {
    this.comments = comments;
  }

  /**
   * In one language: a comment that holds both holds the file's own first, then, behind {@code ---}
   * at the beginning of a line, the other.
   */
  public Optional<String> of(EObject element, Language language) {
    String comment = comments.getDocumentation(element);
    if (comment == null || comment.isBlank()) {
      return Optional.empty();
    }
    String[] halves = comment.split("(?m)^\\s*---(?=\\s|$)", 2);
    boolean second = halves.length == 2 && Language.of(element) != language;
    return Optional.of(halves[second ? 1 : 0].strip()).filter(text -> !text.isEmpty());
  }
}
