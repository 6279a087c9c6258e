package org.rpg.encounter.ide.completion;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.emf.ecore.resource.ResourceSet;

/**
 * What an editor tells of a proposal, in Markdown, worked out when somebody looks.
 *
 * @param brief what can be told with the list
 * @param full what is told of it alone, from the scripts as they are then
 */
public record Explanation(
    Supplier<Optional<String>> brief, Function<ResourceSet, Optional<String>> full) {
  /** There is nothing to tell. */
  static final Explanation NONE = of(Optional::empty);

  /** The same in the list and alone. */
  static Explanation of(Supplier<Optional<String>> text) {
    return new Explanation(text, scripts -> text.get());
  }
}
