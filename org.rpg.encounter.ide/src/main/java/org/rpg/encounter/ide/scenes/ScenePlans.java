package org.rpg.encounter.ide.scenes;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.play.Branches;
import org.rpg.encounter.play.Outline;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;

/**
 * A scene made ready to be played, free of the script it was made from.
 *
 * @param ways a plan for each way that the players may go, at least one
 * @param isAll whether these are all ways, not only the first ones
 * @param unknown ways that were asked for and that no choice offers
 * @param variants the plans of its variants, in the script's order; none where there are several
 *     ways, which would be two kinds of columns
 */
public record ScenePlans(
    List<Plan> ways, boolean isAll, List<String> unknown, List<Plan> variants) {

  public ScenePlans {
    ways = List.copyOf(ways);
    unknown = List.copyOf(unknown);
    variants = List.copyOf(variants);
  }

  /**
   * All ways of a scene whose script has no errors, and its variants.
   *
   * @param chosen ways, by their texts, at some of its choices: only these are gone
   */
  public static ScenePlans of(EObject scene, List<String> chosen) {
    ScenePlans ways = ways(scene, chosen);
    boolean one = ways.ways().size() == 1;
    List<Plan> variants =
        one ? Outline.variants(scene).stream().map(Planner::plan).toList() : List.of();
    return new ScenePlans(ways.ways(), ways.isAll(), ways.unknown(), variants);
  }

  /** The same without its variants. */
  public static ScenePlans ways(EObject scene, List<String> chosen) {
    return of(Branches.of(scene, chosen));
  }

  /** The first way alone: where nothing is chosen, the first one that the script names. */
  public static ScenePlans first(EObject scene, List<String> chosen) {
    return of(Branches.first(scene, chosen));
  }

  private static ScenePlans of(Branches branches) {
    return new ScenePlans(branches.plans(), branches.isAll(), branches.unknown(), List.of());
  }
}
