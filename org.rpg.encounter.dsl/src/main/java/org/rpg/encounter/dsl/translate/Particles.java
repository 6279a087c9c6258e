package org.rpg.encounter.dsl.translate;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.At;
import org.rpg.encounter.dsl.encounter.CountValue;
import org.rpg.encounter.dsl.encounter.CountedGear;
import org.rpg.encounter.dsl.encounter.Departure;
import org.rpg.encounter.dsl.encounter.DistanceValue;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.GiveAction;
import org.rpg.encounter.dsl.encounter.ItemAction;
import org.rpg.encounter.dsl.encounter.Leg;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Opening;
import org.rpg.encounter.dsl.encounter.SkillValueOf;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.words.Gender;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Wording;

/** The small words that are one key in a script and several in a language: the place decides. */
final class Particles {
  private Particles() {}

  /** How such a word is written where it stands; empty for every other key. */
  static Optional<String> of(String key, EObject element, Language to) {
    return switch (key) {
      case "at" -> Optional.of(at(element, to));
      case "of" -> Optional.of(to == Language.PT ? de(element) : of(element));
      case "like" ->
          Optional.of(to == Language.PT ? "como" : element instanceof Member ? "as" : "like");
      case "not" ->
          Optional.of(
              to == Language.PT ? "não" : element instanceof SubjectValue ? "does not" : "not");
      default -> Optional.empty();
    };
  }

  private static String de(EObject element) {
    return element instanceof CountValue ? "de" : Wording.write("of", 0, Language.PT, Gender.M);
  }

  private static String of(EObject element) {
    return element instanceof At ? "from" : "of";
  }

  private static String at(EObject element, Language to) {
    if (element instanceof Departure) {
      return to == Language.PT ? "às" : "at"; // of the hours of a day
    }
    boolean towards =
        element instanceof DistanceValue
            || element instanceof GiveAction
            || element instanceof Opening;
    boolean measured = element instanceof At place && place.getDistance() != null;
    if (to == Language.PT) {
      return Wording.write("at", towards || measured ? 1 : 0, to, Gender.M);
    }
    boolean inside =
        element instanceof CountedGear
            || element instanceof Leg
            || element instanceof SkillValueOf
            || element instanceof Expectation;
    if (element instanceof ItemAction) {
      return "on"; // "at most wounded" would be "at most"
    }
    return towards ? "to" : inside ? "in" : "at";
  }
}
