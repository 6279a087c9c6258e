package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.play.Questions.OpenChoice;

/**
 * A scene with choices that have no shares: one plan for each way the players may go, so that none
 * is ever mixed with another. What cannot be come by on a way is not part of it.
 *
 * @param plans at least one, in the order in which the script names the ways
 * @param isAll whether these are all ways, not only the first {@link #MOST}
 * @param unknown ways that were asked for and that no choice offers
 */
public record Branches(List<Plan> plans, boolean isAll, List<String> unknown) {
  /** More ways than these are not told apart. */
  public static final int MOST = 12;

  public Branches {
    plans = List.copyOf(plans);
    unknown = List.copyOf(unknown);
  }

  /**
   * The ways of a scene.
   *
   * @param chosen ways, by their texts, at some of its choices: only these are gone
   * @throws IllegalArgumentException if nobody takes part, which validation reports
   */
  public static Branches of(EObject scene, List<String> chosen) {
    return of(scene, chosen, MOST);
  }

  /** The first way of a scene: where nothing is chosen, the first one that its script names. */
  public static Branches first(EObject scene, List<String> chosen) {
    return of(scene, chosen, 1);
  }

  private static Branches of(EObject scene, List<String> chosen, int most) {
    Search search = new Search(scene, chosen, most);
    search.go(Map.of());
    List<String> unknown = new ArrayList<>(chosen);
    unknown.removeAll(search.offered);
    return new Branches(search.plans, search.all, unknown);
  }

  /** Goes one way after the other, as deep as there are choices. */
  private static final class Search {
    private final EObject scene;
    private final Set<String> chosen;
    private final Set<String> offered = new HashSet<>();
    private final List<Plan> plans = new ArrayList<>();
    private final int most;
    private boolean all = true;

    Search(EObject scene, List<String> chosen, int most) {
      this.scene = scene;
      this.most = most;
      this.chosen = new HashSet<>(chosen);
    }

    void go(Map<EObject, Integer> taken) {
      if (plans.size() == most) {
        all = false;
        return;
      }
      Picks picks = new Picks(taken);
      Plan plan = Planner.plan(scene, picks);
      Map<EObject, OpenChoice> open = new LinkedHashMap<>(picks.found());
      open.keySet().removeAll(taken.keySet());
      if (open.isEmpty()) {
        plans.add(plan);
        return;
      }
      Map.Entry<EObject, OpenChoice> next = open.entrySet().iterator().next();
      List<String> ways = next.getValue().ways();
      offered.addAll(ways);
      boolean decided = ways.stream().anyMatch(chosen::contains);
      for (int way = 0; way < ways.size(); way++) {
        if (!decided || chosen.contains(ways.get(way))) {
          Map<EObject, Integer> further = new HashMap<>(taken);
          further.put(next.getKey(), way);
          go(further);
        }
      }
    }
  }
}
