package org.rpg.encounter.play;

import org.rpg.encounter.dsl.encounter.Quality;
import org.rpg.encounter.dsl.encounter.Quantifier;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.play.steps.Those;

/**
 * Compiles to whom a step happens: a side or a kind is each of it, "any" one of them by a roll, a
 * rank the one it means.
 */
final class Subjects {
  private final Selections selections;

  Subjects(Selections selections) {
    this.selections = selections;
  }

  Those compile(Subject subject) {
    Selection selection = selections.compile(subject);
    if (subject.getQuantifier() == Quantifier.ANY) {
      return new Those(selection, Those.How.ANY);
    }
    boolean ranked = subject.getQualities().stream().anyMatch(Subjects::isChoice);
    return new Those(selection, ranked ? Those.How.CHOSEN : Those.How.ALL);
  }

  private static boolean isChoice(Quality quality) {
    return switch (quality.getRank()) {
      case NEAREST, FARTHEST, WEAKEST, STRONGEST, MOST_WOUNDED -> true;
      default -> false;
    };
  }
}
