package org.rpg.encounter.ide.refactor;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.validation.Wording;

/** All changes of a text that leave what it means as it is. */
@Singleton
public final class Refactorings {
  private final List<Refactoring> all;

  @Inject
  Refactorings(ConvertedLanguage language, InlinedTactics inlined) {
    all = List.of(new ExtractedTactics(), inlined, new ExtractedCreature(), language);
  }

  /**
   * One that fits.
   *
   * @param id by which it is asked for
   * @param kind its kind in the protocol
   */
  public record Offer(String id, String kind, Wording title) {}

  /** Those that fit where the caret is. */
  public List<Offer> at(XtextResource script, int offset) {
    List<Offer> found = new ArrayList<>();
    for (Refactoring each : all) {
      each.title(script, offset)
          .ifPresent(title -> found.add(new Offer(each.id(), each.kind(), title)));
    }
    return found;
  }

  /** The changes of one; empty if it does not fit any longer. */
  public Optional<List<ReplaceRegion>> edits(
      String id, XtextResource script, String text, int offset) {
    return all.stream()
        .filter(it -> it.id().equals(id) && it.title(script, offset).isPresent())
        .findFirst()
        .map(it -> it.edits(script, text, offset));
  }
}
