package org.rpg.encounter.dsl.validation.checks;

import org.rpg.encounter.dsl.encounter.Decision;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;
import org.rpg.encounter.dsl.words.Words;

/** A step of a journey that is done once does not look like a rule that always holds. */
final class BareIfCheck implements Check<Decision> {
  private static final Diagnosis BARE = Diagnosis.of("STEP-BARE-IF");

  @Override
  public void check(Decision decision, Findings findings) {
    boolean top =
        decision.eContainer() instanceof Journey || decision.eContainer() instanceof Episode;
    if (top && !decision.isSequenced()) {
      String then =
          Words.spelling("then", findings.language())
              + " "
              + Words.spelling("if", findings.language());
      Place line = Place.whole(decision);
      Place word =
          new Place(decision, line.offset(), Words.spelling("if", findings.language()).length());
      findings.report(BARE, word, Suggestion.of(then));
    }
  }
}
