package org.rpg.encounter.dsl.validation;

import java.util.Set;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AfterEvent;
import org.rpg.encounter.dsl.encounter.Before;
import org.rpg.encounter.dsl.encounter.DayPart;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Rest;
import org.rpg.encounter.dsl.encounter.RestKind;
import org.rpg.encounter.dsl.encounter.Treats;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.travel.Rulings;
import org.rpg.encounter.dsl.validation.travel.Scenes;

/** A fight is over in minutes: nobody travels, rests or eats in it, and its time is turns. */
public final class FightTime {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  private static final Set<EClass> SLOW =
      Set.of(
          MODEL.getLeg(),
          MODEL.getRest(),
          MODEL.getRoutine(),
          MODEL.getSessionStart(),
          MODEL.getDelay(),
          MODEL.getAwait(),
          MODEL.getFight(),
          MODEL.getSleeps(),
          MODEL.getEats(),
          MODEL.getTreats(), // TRT-07
          MODEL.getRecovers(),
          MODEL.getWatches());

  private FightTime() {}

  /** Whether a step or an event of a journey stands in a fight. */
  public static boolean isOutOfPlace(EObject element) {
    return isOfAJourney(element) && isInAFight(element) && !isAllowed(element);
  }

  /** What a ruleset may allow in a fight all the same (TRT-07, REST-01). */
  private static boolean isAllowed(EObject e) {
    String parameter =
        e instanceof Treats
            ? "Treatment in Combat"
            : e instanceof Rest rest && rest.getKind() == RestKind.SHORT
                ? "Short Rest in Combat"
                : "";
    return !parameter.isEmpty()
        && Scenes.around(e).filter(it -> Rulings.of(it).allows(parameter)).isPresent();
  }

  private static boolean isOfAJourney(EObject e) {
    if (e instanceof EveryEvent every) {
      boolean turns =
          every.getPeriod() == null
              ? every.getUnit() == Unit.TURN
              : every.getPeriod().getUnit() == Unit.TURN;
      return !turns || every.getMoment() != DayPart.UNSTATED;
    }
    if (e instanceof AfterEvent after) {
      Quantity delay = after.getDelay();
      return delay != null && delay.getUnit() != Unit.TURN;
    }
    return SLOW.contains(e.eClass());
  }

  /** What happens before a fight may take its time. */
  public static boolean isInAFight(EObject element) {
    for (EObject each = element.eContainer(); each != null; each = each.eContainer()) {
      if (each instanceof Before) {
        return false;
      }
      if (each instanceof Encounter) {
        return true;
      }
    }
    return false;
  }
}
