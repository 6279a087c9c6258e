package org.rpg.encounter.ide.hints;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Leg;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Rest;
import org.rpg.encounter.dsl.encounter.Trial;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.travel.Amounts;
import org.rpg.encounter.dsl.validation.travel.Course;
import org.rpg.encounter.dsl.validation.travel.Scenes;
import org.rpg.encounter.ide.odds.Looks;
import org.rpg.encounter.preview.Wear;

/** Odds of tests, and how long legs, rests and journeys take. */
final class SceneHints {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  /** Of more the hint would be longer than the line. */
  private static final int MOST_TESTERS = 3;

  private final Looks looks;
  private final Function<Leg, List<Wear.Traveller>> wear;

  SceneHints(Looks looks, Function<Leg, List<Wear.Traveller>> wear) {
    this.looks = looks;
    this.wear = wear;
  }

  void of(EObject element, List<Hint> found) {
    Optional<Hint> hint = Optional.empty();
    if (element instanceof Trial trial) {
      hint = test(trial);
    } else if (element instanceof Leg leg) {
      hint = leg(leg);
    } else if (element instanceof Rest rest) {
      hint = rest(rest);
    } else if (element instanceof Journey journey) {
      hint = journey(journey);
    }
    hint.ifPresent(found::add);
  }

  private Optional<Hint> test(Trial trial) {
    List<Looks.Test> tests = looks.tests(trial);
    var at = Spots.behind(trial, MODEL.getTrial_Difficulty(), 0);
    if (tests.isEmpty() || tests.size() > MOST_TESTERS || at.isEmpty()) {
      return Optional.empty();
    }
    String label =
        tests.stream()
            .map(it -> it.tale().brief(it.who(), it.attempt()))
            .collect(Collectors.joining(" · "));
    return Optional.of(
        new Hint(
            at.getAsInt(),
            label,
            () ->
                tests.stream()
                    .map(it -> it.tale().full(it.who(), it.attempt(), it.against()))
                    .collect(Collectors.joining("\n\n"))));
  }

  private Optional<Hint> leg(Leg leg) {
    Optional<EObject> scene = Scenes.slow(leg);
    var at = Spots.behind(leg, MODEL.getLeg_Length(), 0);
    List<Wear.Traveller> worn = scene.isEmpty() ? List.of() : wear.apply(leg);
    boolean plain = isPlain(leg.getLength()) && !leg.isAccelerated();
    if (scene.isEmpty() || at.isEmpty() || plain && worn.isEmpty()) {
      return Optional.empty();
    }
    boolean known = leg.getTerrain() == null || !leg.getTerrain().eIsProxy();
    long least = Course.minutes(leg, scene.get());
    long most = Course.mostMinutes(leg, scene.get());
    if (!known || most <= 0) {
      return Optional.empty();
    }
    return Optional.of(
        new Hint(
            at.getAsInt(),
            Stream.of(
                    plain ? "" : looks.tale().time(least, most),
                    looks.tale().brief(worn, MOST_TESTERS))
                .filter(it -> !it.isEmpty())
                .collect(Collectors.joining(" · ")),
            () -> looks.tale().leg(least, most, leg.isAccelerated()) + looks.tale().full(worn)));
  }

  /** A time in hours that is written needs no hint. */
  private static boolean isPlain(Quantity length) {
    return length == null
        || length.getDice() == null
            && (length.getUnit() == Unit.HOUR
                || length.getUnit() == Unit.MINUTE
                || length.getUnit() == Unit.DAY);
  }

  private Optional<Hint> rest(Rest rest) {
    Quantity duration = rest.getDuration();
    var at = Spots.behind(rest, MODEL.getRest_Duration(), 0);
    var most = Amounts.mostMinutes(duration);
    if (at.isEmpty() || most.isEmpty() || isPlain(duration)) {
      return Optional.empty();
    }
    long least = Math.max(0, Amounts.leastMinutes(duration).orElse(0));
    String label = looks.tale().time(least, Math.max(least, most.getAsLong()));
    return Optional.of(new Hint(at.getAsInt(), label, () -> looks.tale().rest(rest.getKind())));
  }

  private Optional<Hint> journey(Journey journey) {
    var at = Spots.ofBody(journey);
    long least = Course.of(journey).minutes();
    return at.isEmpty() || least <= 0
        ? Optional.empty()
        : Optional.of(
            new Hint(
                at.getAsInt(), looks.tale().atLeast(least), () -> looks.tale().journey(least)));
  }
}
