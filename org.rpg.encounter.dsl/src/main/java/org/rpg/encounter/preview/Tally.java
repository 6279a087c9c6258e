package org.rpg.encounter.preview;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/**
 * What one thread has counted. Only whole numbers are kept, so that the sum of several tallies does
 * not depend on who counted what.
 */
final class Tally {
  private final Plan plan;
  final long[] endings;
  final Histogram turns;
  final CombatantTally[] combatants;
  final long[] claims;
  final Scores scores;

  /** Nothing for a fight, in which no time passes. */
  final Optional<RoadTally> road;

  /** Only for an adventure. */
  final Optional<TourTally> tour;

  Tally(Plan plan) {
    this.plan = plan;
    endings = new long[plan.endings().size()];
    turns = new Histogram(plan.battle().ruleset().number(Parameter.TURN_LIMIT) + 1);
    combatants = new CombatantTally[plan.battle().size()];
    for (int i = 0; i < combatants.length; i++) {
      combatants[i] = new CombatantTally(plan);
    }
    claims = new long[plan.expectations().size()];
    scores = new Scores();
    road = plan.kind() == PlanKind.ENCOUNTER ? Optional.empty() : Optional.of(new RoadTally(plan));
    tour = plan.graph().map(TourTally::new);
  }

  /** Counts the run that was just played. */
  void add(Play play, long run) {
    CombatView view = play.view();
    int ending = play.ending();
    endings[ending]++;
    turns.add(play.turns());
    int score = 0;
    for (int i = 0; i < combatants.length; i++) {
      Combatant it = view.combatant(i);
      if (it.fate() != Fate.EXPECTED) {
        combatants[i].add(it);
        Plan.Role role = plan.roles().get(i);
        boolean counts = role.listed() && (role.team() == 0 || !role.neutral());
        boolean lives = counts && it.fate() != Fate.DEAD;
        int left = lives ? it.life() + it.vigor() + Scores.ALIVE : 0;
        left += lives && road.isPresent() && it.isTiring() ? it.perseverance() : 0;
        score += role.team() == 0 ? left : -left;
      }
    }
    scores.add(score, run);
    if (road.isPresent()) {
      road.get().add(play);
    }
    if (tour.isPresent()) {
      tour.get().add(view, !plan.endings().get(ending).regular());
    }
    List<Plan.Expected> expected = plan.expectations();
    for (int i = 0; i < claims.length; i++) {
      if (expected.get(i).claim().holds(view, ending)) {
        claims[i]++;
      }
    }
  }

  void addAll(Tally other) {
    add(endings, other.endings);
    turns.addAll(other.turns);
    for (int i = 0; i < combatants.length; i++) {
      combatants[i].addAll(other.combatants[i]);
    }
    add(claims, other.claims);
    scores.addAll(other.scores);
    road.ifPresent(it -> it.addAll(other.road.orElseThrow()));
    tour.ifPresent(it -> it.addAll(other.tour.orElseThrow()));
  }

  static void add(long[] sums, long[] more) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += more[i];
    }
  }
}
