package org.rpg.encounter.report;

import java.util.List;
import java.util.function.Function;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.rules.combat.CombatResult;

/**
 * What whoever tells a scene must know of it beside what can be seen while it is played.
 *
 * @param kind what kind of scene it is
 * @param title what readers see
 * @param prose what is read aloud at its start
 * @param outcomes what an end of it is called in the script's language
 * @param parts the scenes within it, by their numbers
 */
public record Telling(
    PlanKind kind,
    String title,
    List<String> prose,
    Function<CombatResult, String> outcomes,
    List<Telling> parts) {

  public Telling {
    prose = List.copyOf(prose);
    parts = List.copyOf(parts);
  }

  /** Of a planned scene. */
  public static Telling of(Plan plan) {
    return new Telling(
        plan.kind(),
        plan.title(),
        plan.prose(),
        plan::endingName,
        plan.parts().stream().map(Telling::of).toList());
  }

  /** Of a fight without a plan. */
  public static Telling fight(Function<CombatResult, String> outcomes) {
    return new Telling(PlanKind.ENCOUNTER, "", List.of(), outcomes, List.of());
  }

  /** Whether time passes in it. */
  boolean isRoad() {
    return kind != PlanKind.ENCOUNTER;
  }
}
