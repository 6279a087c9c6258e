package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;
import org.rpg.encounter.dsl.validation.travel.Amounts;
import org.rpg.encounter.dsl.validation.travel.Course;
import org.rpg.encounter.dsl.validation.travel.Rulings;
import org.rpg.encounter.dsl.validation.travel.Scenes;
import org.rpg.encounter.dsl.words.Words;

/** A long rest is long enough to sleep, and a watch no longer than the rest. */
final class RestCheck implements Check<Rest> {
  private static final Diagnosis SHORT = Diagnosis.of("REST-SHORT");
  private static final Diagnosis WATCH = Diagnosis.of("WATCH-LONG");

  private static final int HOUR = 60;
  // REST-04
  private static final int NEEDED_SLEEP = 6;
  private static final String LONG_REST_SLEEP = "Long Rest Sleep";
  // EXH-04
  private static final int NEEDED_NAP = 4;
  private static final String ENOUGH_SLEEP = "Enough Sleep";

  @Override
  public void check(Rest rest, Findings findings) {
    if (rest.getKind() != RestKind.LONG) {
      return;
    }
    long needed = neededSleep(rest);
    long most =
        rest.getDuration() == null
            ? Course.minutes(rest)
            : Amounts.mostMinutes(rest.getDuration()).orElse(Long.MAX_VALUE);
    if (most < needed && isMeantAsANight(rest, most)) {
      Place time = Place.whole(rest.getDuration());
      findings.report(SHORT, time, needed / HOUR, hours(needed, findings));
    }
    Map<EObject, Long> watched = new HashMap<>();
    for (Step step : rest.getSteps()) {
      if (step instanceof Happening happening
          && happening.getDeed() instanceof Watches watch
          && watch.getDuration() != null) {
        long minutes = Amounts.leastMinutes(watch.getDuration()).orElse(0);
        for (Subject subject : happening.getSubjects()) {
          long all =
              subject.getNamed() == null
                  ? minutes
                  : watched.merge(subject.getNamed(), minutes, Long::sum);
          if (all > most) {
            Place time = Place.whole(watch.getDuration());
            Fix whole = hours(most - all + minutes, findings);
            findings.report(WATCH, time, most / HOUR, whole);
          } else if (most >= needed && most - all < needed) {
            Place time = Place.whole(watch.getDuration());
            long left = most - needed - all + minutes;
            findings.report(
                SHORT,
                time,
                needed / HOUR,
                left >= HOUR ? hours(left, findings) : Suggestion.none());
          }
        }
      }
    }
  }

  /** So many full hours, as one writes them. */
  private static Fix hours(long minutes, Findings findings) {
    return new Fix(Math.max(0, minutes) / HOUR + " " + Words.spelling("h", findings.language()));
  }

  /** Four hours may be meant: they end the time awake (INT-57), but nobody recovers in them. */
  private static boolean isMeantAsANight(Rest rest, long minutes) {
    long enough =
        (long) HOUR
            * Scenes.around(rest)
                .map(it -> Rulings.of(it).number(ENOUGH_SLEEP, NEEDED_NAP))
                .orElse(NEEDED_NAP);
    return minutes < enough
        || EcoreUtil2.getAllContentsOfType(rest, Recovers.class).stream().findAny().isPresent();
  }

  /** The minutes of sleep that make a rest a long one. */
  private static long neededSleep(Rest rest) {
    return (long) HOUR
        * Scenes.around(rest)
            .map(it -> Rulings.of(it).number(LONG_REST_SLEEP, NEEDED_SLEEP))
            .orElse(NEEDED_SLEEP);
  }
}
