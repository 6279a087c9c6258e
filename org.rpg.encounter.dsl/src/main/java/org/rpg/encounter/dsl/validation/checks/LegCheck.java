package org.rpg.encounter.dsl.validation.checks;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.travel.Amounts;
import org.rpg.encounter.dsl.validation.travel.Company;
import org.rpg.encounter.dsl.validation.travel.Course;
import org.rpg.encounter.dsl.validation.travel.Rulings;
import org.rpg.encounter.dsl.validation.travel.Scenes;
import org.rpg.encounter.dsl.validation.travel.Within;

/** A leg that nobody can stand: too long without sleep, or at a pace that must end in collapse. */
final class LegCheck implements Check<Leg> {
  private static final Diagnosis AWAKE = Diagnosis.of("LEG-AWAKE");
  private static final Diagnosis COLLAPSE = Diagnosis.of("LEG-COLLAPSE");
  private static final Diagnosis REST = Diagnosis.of("LEG-REST");
  private static final Diagnosis SHORT = Diagnosis.of("LEG-SHORT");
  private static final Diagnosis PACE = Diagnosis.of("PACE-MISSING");

  private static final int HOUR = 60;

  /** What is shorter is no part of a journey but the ground of a fight. */
  private static final BigDecimal LEAST_METRES = BigDecimal.valueOf(100);

  // TRV-01
  private static final int SCENE_HOURS = 6;
  // EXH-03, EXH-06
  private static final int ENDURED = 24 * HOUR;
  // EXH-04
  private static final int ENOUGH_SLEEP = 4 * HOUR;
  // TRV-04
  private static final int ACCELERATED = 3;

  @Override
  public void check(Leg leg, Findings findings) {
    Optional<EObject> scene = Scenes.slow(leg);
    if (scene.isEmpty()) {
      return;
    }
    if (leg.isAccelerated()) {
      leg.getSteps().stream()
          .filter(it -> it instanceof Rest rest && rest.getKind() == RestKind.LONG)
          .forEach(it -> findings.report(REST, Place.whole(it), leg.getName()));
    }
    if (isShort(leg.getLength())) {
      Place place = Place.whole(leg.getLength());
      String text = place.all();
      Fix longer = new Fix(text.substring(0, text.lastIndexOf('m')) + "km");
      findings.report(SHORT, place, text, longer);
    } else {
      pace(leg, scene.get(), findings);
    }
    boolean sleepless = leg.isAccelerated() || has(leg, NoSleep.class);
    long minutes = Course.minutes(leg, scene.get());
    Rulings rulings = Rulings.of(scene.get());
    if (!sleepless || minutes <= ENDURED || !rulings.exhausts() || mayRest(leg)) {
      return;
    }
    int length = Math.max(1, rulings.number("Scene Hours", SCENE_HOURS)) * HOUR;
    int late = rulings.of("First Loss").isPresent() ? 1 : 0;
    long loss = ((minutes - ENDURED) / length - late) * lossOfAScene(leg);
    OptionalInt strongest = strongest(scene.get(), rulings);
    if (strongest.isPresent() && loss >= strongest.getAsInt() && !mayRecover(leg)) {
      findings.report(COLLAPSE, leg, leg.getName(), minutes / HOUR, loss, strongest.getAsInt());
    } else {
      findings.report(AWAKE, leg, leg.getName(), minutes / HOUR);
    }
  }

  private static boolean has(Leg leg, Class<?> routine) {
    return leg.getSteps().stream().anyMatch(routine::isInstance);
  }

  private static boolean isShort(Quantity length) {
    return length != null
        && length.getUnit() == Unit.METRE
        && length.getDice() == null
        && length.getValue() != null
        && length.getValue().compareTo(LEAST_METRES) < 0;
  }

  /** A way in kilometres takes as long as the pace says. */
  private static void pace(Leg leg, EObject scene, Findings findings) {
    Quantity length = leg.getLength();
    boolean way =
        length != null && (length.getUnit() == Unit.KILOMETRE || length.getUnit() == Unit.METRE);
    boolean ground =
        leg.getTerrain() != null
            && (leg.getTerrain().eIsProxy()
                || Lineage.of(leg.getTerrain(), Terrain.class).stream()
                    .flatMap(it -> it.getProperties().stream())
                    .anyMatch(Pace.class::isInstance));
    if (way && !ground && Course.written(scene).isEmpty() && isFirst(leg, scene)) {
      findings.report(PACE, Place.whole(length));
    }
  }

  /** Once a journey is enough. */
  private static boolean isFirst(Leg leg, EObject scene) {
    for (var all = scene.eAllContents(); all.hasNext(); ) {
      if (all.next() instanceof Leg first
          && first.getLength() != null
          && (first.getLength().getUnit() == Unit.KILOMETRE
              || first.getLength().getUnit() == Unit.METRE)) {
        return first == leg;
      }
    }
    return true;
  }

  /** The Perseverance of the strongest who tire; empty if it is not known. */
  private static OptionalInt strongest(EObject scene, Rulings rulings) {
    Company company = Company.of(scene);
    return company.isKnown() && rulings.of("Perseverance Limit").isEmpty()
        ? company.tiring().stream().mapToInt(it -> it.perseverance(rulings)).max()
        : OptionalInt.empty();
  }

  /** The least that the want of sleep and food costs in one scene (EXH-03, EXH-06, TRV-04). */
  private static int lossOfAScene(Leg leg) {
    int loss = 1 + (has(leg, NoMeals.class) ? 1 : 0);
    return leg.isAccelerated() ? ACCELERATED * loss : loss;
  }

  /** Whether somebody may sleep enough on the way. */
  private static boolean mayRest(Leg leg) {
    return Within.of(leg).mayHold(LegCheck::isSleep) || outside(leg, LegCheck::isSleep);
  }

  private static boolean isSleep(EObject it) {
    return it instanceof Rest rest && rest.getKind() == RestKind.LONG
        || it instanceof Sleeps sleeps
            && Amounts.mostMinutes(sleeps.getDuration()).orElse(ENOUGH_SLEEP) >= ENOUGH_SLEEP;
  }

  /**
   * Whether somebody may win Perseverance back on the way: a meal may be worth as much as it costs.
   */
  private static boolean mayRecover(Leg leg) {
    return !has(leg, NoMeals.class)
        || Within.of(leg).mayHold(LegCheck::isRecovery)
        || outside(leg, LegCheck::isRecovery);
  }

  private static boolean isRecovery(EObject it) {
    return it instanceof SessionStart
        || it instanceof Spends spends && spends.getAttribute() == Attribute.XP
        || it instanceof Gains gains && gains.getAttribute() == Attribute.PERSEVERANCE
        || it instanceof Eats;
  }

  /** Events of the journey happen on the way too. */
  private static boolean outside(Leg leg, Predicate<EObject> wanted) {
    for (EObject up = leg.eContainer(); up != null; up = up.eContainer()) {
      for (EObject part : up.eContents()) {
        boolean event =
            part instanceof WhenEvent || part instanceof EveryEvent || part instanceof AfterEvent;
        if (event && Within.of(part).mayHold(wanted)) {
          return true;
        }
      }
    }
    return false;
  }
}
